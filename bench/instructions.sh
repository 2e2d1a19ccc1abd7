#!/usr/bin/env bash
# Counts machine instructions for each decision of random play, under valgrind: the figure does not
# depend on what else the machine is doing. The difference of two runs leaves out the start-up.
#   bench/instructions.sh [PLAYERS]
# Built for x86-64-v3, since valgrind knows no newer instructions than those.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
command -v valgrind >/dev/null || { echo 'needs valgrind (apt-get install valgrind)' >&2; exit 2; }
players=${1:-4}
out=$(mktemp -d)
trap 'rm -rf "$out"' EXIT
python3 scripts/generate_tables.py data "$out"
g++ -std=c++20 -O3 -g -march=x86-64-v3 -I. -I"$out" bench/playout.cpp -o "$out/playout"

# run GAMES [EXTRA]: prints instructions and decisions.
run() {
  valgrind --tool=callgrind --callgrind-out-file="$out/profile" "$out/playout" "$players" "$@" \
    >"$out/stdout" 2>"$out/stderr"
  echo "$(sed -n 's/.*Collected : //p' "$out/stderr") $(cut -d' ' -f1 "$out/stdout")"
}
per_decision() {
  local few many
  few=$(run 200 "$@")
  many=$(run 2200 "$@")
  awk -v few="$few" -v many="$many" 'BEGIN {
    split(few, a); split(many, b); printf "%.0f", (b[1] - a[1]) / (b[2] - a[2]) }'
}
play=$(per_decision)
observe=$(per_decision observe)
imagine=$(per_decision imagine)
printf 'players %s: %s instructions a decision (legal list, choice, apply)\n' "$players" "$play"
printf '  observe: about %s more; imagine: about %s more\n' $((observe - play)) $((imagine - observe))
if [ "${PROFILE:-}" ]; then
  run 2000 ${PROFILE#play} >/dev/null
  callgrind_annotate "$out/profile" | sed -n '/file:function/,$p' | cut -c1-150 | head -30
fi
