#!/usr/bin/env bash
# Builds the programs of this folder, proves on the GPU of this machine that it plays the same games
# as the host, and measures how fast, with several arrangements of threads.
#
#   cuda/run.sh [GAMES]      GAMES: of one measurement; 4194304 unless told
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
games=${1:-4194304}

cmake --preset cuda >/dev/null
cmake --build --preset cuda >&2

parity=$(build-cuda/parity)
echo "$parity"
golden=$(awk '!/^#/ && NF == 2 { print $2 }' tests/golden/digest.txt)
[[ $parity == *"\"device\":\"$golden\""* ]] || {
  echo "run.sh: tests/golden/digest.txt has $golden" >&2
  exit 1
}

# THREADS of a block by BLOCKS on a multiprocessor. Shared memory holds 271 states of 856 bytes.
for shape in 32x8 64x4 128x2 256x1; do
  build-cuda/throughput --games "$games" --state shared --threads "${shape%x*}" --blocks "${shape#*x}"
done
for shape in 64x4 64x6 64x8 128x2 128x4 128x6 128x8 256x1 256x2 256x4; do
  build-cuda/throughput --games "$games" --state local --threads "${shape%x*}" --blocks "${shape#*x}"
done
