#!/usr/bin/env bash
# How Virtù plays with the values of another revision and with those of this folder: balance_virtu for both, with the
# same bots of this folder, so that only data/virtu differs.
#
# usage: balance.sh REVISION PLAYERS GAMES SEED BOT ITERATIONS THREADS
#   scripts/balance.sh b63ccc5 4 1000 1 captain 0 1      # the values before they were tuned, and now
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
. scripts/lib.sh
[ $# -eq 7 ] || {
  sed -n '2,6s/^# \{0,1\}//p' "${BASH_SOURCE[0]}" >&2
  exit 2
}
revision=$1
shift

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
git ls-files -z -co --exclude-standard | xargs -0 cp --parents -t "$folder" 2>/dev/null || true
git archive "$revision" data/virtu | tar -x -C "$folder"
(cd "$folder" && build release balance_virtu)
build release balance_virtu

printf '== values of %s\n' "$revision"
"$folder"/build/balance_virtu "$@"
printf '== values of this folder\n'
build/balance_virtu "$@"
