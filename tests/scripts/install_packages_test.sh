#!/usr/bin/env bash
# On a bare machine `./play` installs what is missing: dpkg-query fails for packages it has never heard of, and that must
# not end a script under `set -e`. The tools of Debian are stood in for by scripts that tell what they were asked.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
tools=$(mktemp -d)
trap 'rm -rf "$tools"' EXIT

tool() { printf '#!/bin/sh\n%s\n' "$2" >"$tools/$1" && chmod +x "$tools/$1"; }
tool dpkg-query 'printf "known/installed "; exit 1'
tool apt-get "echo \"\$*\" >>$tools/asked"
tool sudo 'exec "$@"'

PATH=$tools:$PATH bash -euo pipefail -c '. scripts/lib.sh; install_packages known unknown' 2>/dev/null
grep -q 'install .*unknown' "$tools/asked" || { echo 'the missing package was not asked for'; exit 1; }
! grep -q 'install .* known' "$tools/asked" || { echo 'an installed package was asked for'; exit 1; }
