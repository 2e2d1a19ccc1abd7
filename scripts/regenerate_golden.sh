#!/usr/bin/env bash
# Writes the leaf counts of tests/perft and the playthroughs of tests/golden anew from what the engine does now. Read
# the difference before you commit it: every changed line is a changed rule, or a new event.
#
# usage: regenerate_golden.sh [TEST_BINARY]     without one the preset `release` is built with its tests
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
. scripts/lib.sh

tests=${1:-}
if [ -z "$tests" ]; then
  build release condotta_unit_tests -DCONDOTTA_TESTS=ON
  tests=build/tests/condotta_unit_tests
fi
CONDOTTA_REGENERATE=1 "$tests" --gtest_brief=1 --gtest_filter='*Perft.*:*Golden.*'
git status --short -- tests/perft tests/golden
