# Shared by ./play and ./test: Debian packages, and one way to build a preset. Sourced, not run.

packages_to_build=(build-essential g++ cmake ninja-build ccache python3
  libboost1.81-dev libfmt-dev libcli11-dev
  libsqlite3-dev libspdlog-dev libqrencode-dev pkg-config)
packages_to_test=(git nodejs libgtest-dev libgmock-dev librapidcheck-dev
  clang-format-14 clang-tidy-14 clang-14 libclang-rt-14-dev
  clang-19 lld-19 libc++-19-dev-wasm32 libc++abi-19-dev-wasm32 libclang-rt-19-dev-wasm32 wasi-libc)

jobs=$(nproc 2>/dev/null || echo 2)

say() { printf '%s\n' "$*" >&2; }

# Installs those of the named packages that are missing. Without dpkg it trusts that the tools are there.
install_packages() {
  command -v dpkg-query >/dev/null || {
    say "Not a Debian system: make sure that you have what these packages hold: $*"
    return 0
  }
  local have missing=() package as_root=()
  have=" $(dpkg-query -W -f '${Package}/${db:Status-Status} ' "$@" 2>/dev/null)"
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

# build PRESET [TARGET] [-DNAME=VALUE...]: quiet unless something is wrong.
build() {
  local preset=$1 target=all
  shift
  if [ $# -gt 0 ] && [[ $1 != -* ]]; then
    target=$1
    shift
  fi
  local log
  log=$(cmake --preset "$preset" "$@" 2>&1) || {
    say "$log"
    return 1
  }
  cmake --build --preset "$preset" --target "$target" -j "$jobs" >&2
}
