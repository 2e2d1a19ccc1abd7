# Shared by ./play and ./test: Debian packages, one way to build a preset, one to build the client. Sourced, not run.

packages_to_build=(build-essential g++ cmake ninja-build ccache python3
  libboost1.81-dev libfmt-dev libcli11-dev
  libsqlite3-dev libspdlog-dev libqrencode-dev pkg-config)
packages_for_web=(nodejs
  clang-19 lld-19 libc++-19-dev-wasm32 libc++abi-19-dev-wasm32 libclang-rt-19-dev-wasm32 wasi-libc)
packages_to_test=(git libgtest-dev libgmock-dev librapidcheck-dev
  clang-format-14 clang-tidy-14 clang-14 libclang-rt-14-dev
  chromium)
# A Node from elsewhere brings an npm of its own, which Debian's package would not go together with.
command -v npm >/dev/null || packages_for_web+=(npm)

jobs=$(nproc 2>/dev/null || echo 2)

say() { printf '%s\n' "$*" >&2; }

# Installs those of the named packages that are missing. Without dpkg it trusts that the tools are there.
install_packages() {
  command -v dpkg-query >/dev/null || {
    say "Not a Debian system: make sure that you have what these packages hold: $*"
    return 0
  }
  local have missing=() package as_root=()
  # It fails where a package is unknown, which is no reason for a caller under `set -e` to end.
  have=" $(dpkg-query -W -f '${Package}/${db:Status-Status} ' "$@" 2>/dev/null || true)"
  for package; do
    [[ $have == *" $package/installed "* ]] || missing+=("$package")
  done
  ((${#missing[@]})) || return 0
  if [ "$(id -u)" -ne 0 ]; then
    command -v sudo >/dev/null || {
      say "These packages are missing, and it takes root or sudo to install them: ${missing[*]}"
      return 1
    }
    as_root=(sudo)
  fi
  say "Installing ${missing[*]}"
  local apt=("${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get -qq -o Dpkg::Use-Pty=0 -o DPkg::Lock::Timeout=300)
  "${apt[@]}" update >&2 &&
    "${apt[@]}" install -y --no-install-recommends "${missing[@]}" >&2
}

# build PRESET [TARGET...] [-DNAME=VALUE...]: quiet unless something is wrong.
build() {
  local preset=$1 targets=()
  shift
  while [ $# -gt 0 ] && [[ $1 != -* ]]; do
    targets+=("$1")
    shift
  done
  ((${#targets[@]})) || targets=(all)
  local log
  log=$(cmake --preset "$preset" "$@" 2>&1) || {
    say "$log"
    return 1
  }
  cmake --build --preset "$preset" --target "${targets[@]}" -j "$jobs" >&2
}

# node_modules_of FOLDER: what its package-lock.json names, if that has changed since the last time.
node_modules_of() {
  local installed=$1/node_modules/.installed
  cmp -s "$1/package-lock.json" "$installed" && return
  say "Installing the packages of $1"
  (cd "$1" && npm ci --ignore-scripts --no-audit --no-fund --loglevel=error >&2) || {
    say "client: 'npm ci' failed in $1"
    return 1
  }
  cp "$1/package-lock.json" "$installed"
}

# Node and npm for web/ first on the PATH, and the packages there. Debian's Node is too old for the tools, and its npm
# leaves out packages that Node could not run; so it fetches a newer pair only, and that one the rest.
web_tools() {
  node_modules_of web/runtime || return
  local tools=$PWD/web/runtime/node_modules folder
  if [[ $PATH != "$tools"* ]]; then
    for folder in "$tools"/.bin "$tools"/node-*/bin; do export PATH=$folder:$PATH; done
  fi
  node_modules_of web
}

# A digest of everything that web/dist is made from.
web_sources() {
  find data web build-wasm/{table,guide}{,_virtu}.wasm \
    -type d \( -name node_modules -o -name dist -o -name test-results -o -name e2e -o -name bench \) -prune \
    -o -type f -print0 | LC_ALL=C sort -z | xargs -0 sha256sum | sha256sum
}

# The client in web/dist, with the WebAssembly modules that it loads; nothing is done twice.
build_web() {
  local built=web/node_modules/.built sources
  web_tools || return
  build wasm table guide table_virtu guide_virtu || {
    say 'client: the WebAssembly modules did not build'
    return 1
  }
  sources=$(web_sources)
  [ -f web/dist/index.html ] && [ "$(cat "$built" 2>/dev/null)" = "$sources" ] && return
  say 'Building the client'
  (cd web && node_modules/.bin/vite build --logLevel error >&2) || {
    say "client: 'vite build' failed"
    return 1
  }
  printf '%s\n' "$sources" >"$built"
}
