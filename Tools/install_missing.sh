#!/bin/sh
# Installs the packages of the system that are missing: `build` names those that a build needs, `python` what
# the tools in Python need too, `dist` what trying the downloads does, `bench` and `browser` what these two do,
# and no word those of all tests.
set -eu

# Where Debian has programs that a user's PATH does not name.
PATH=$PATH:/usr/sbin:/sbin

missing=
need() { # COMMAND PACKAGE
  command -v "$1" >/dev/null 2>&1 || missing="$missing $2"
}
need_file() { # FILE PACKAGE
  [ -e "$1" ] || missing="$missing $2"
}

needs_of_build() {
  need gcc gcc
  need g++ g++
  need pkg-config pkg-config
  need_file /usr/include/zlib.h zlib1g-dev
  need_file /usr/include/sqlite3.h libsqlite3-dev
  need_file /usr/include/libxml2/libxml/parser.h libxml2-dev
  need_file /usr/include/swephexp.h libswe-dev
  need_file /usr/share/libswe/ephe/sepl_18.se1 swe-basic-data
  command -v swift >/dev/null 2>&1 || {
    echo "error: no swift in PATH: install the toolchain, 6.2 or newer, from swift.org" >&2
    exit 1
  }
}

needs_of_python() {
  python3 -c 'import ensurepip' >/dev/null 2>&1 || missing="$missing python3-venv"
}

needs_of_tests() {
  need nm binutils
  need abidiff abigail-tools
  need luajit luajit
  need valgrind valgrind
  need openssl openssl
  need ruby ruby
  need thin thin
  need newsboat newsboat
  need nginx nginx-light
  need cmake cmake
  need_file /usr/lib/ruby/vendor_ruby/faye.rb ruby-faye
  need_file /usr/share/libswe/ephe/sepl_24.se1 swe-standard-data
  ldconfig -p 2>/dev/null | grep -q 'libical\.so\.3' || missing="$missing libical3"
}

need python3 python3
case "${1:-tests}" in
build) needs_of_build ;;
python)
  needs_of_build
  needs_of_python
  ;;
tests)
  needs_of_build
  needs_of_python
  needs_of_tests
  ;;
bench)
  needs_of_build
  needs_of_python
  needs_of_tests
  need_file /usr/include/simdjson.h libsimdjson-dev
  ;;
browser)
  needs_of_build
  needs_of_python
  need chromium chromium
  need chromedriver chromium-driver
  ;;
dist)
  need readelf binutils
  need debootstrap debootstrap
  ;;
*)
  echo "usage: install_missing.sh [build|python|dist|bench|browser]" >&2
  exit 64
  ;;
esac

[ -n "$missing" ] || exit 0
if ! command -v apt-get >/dev/null 2>&1; then
  echo "error: please install:$missing" >&2
  exit 1
fi
if [ "$(id -u)" -eq 0 ]; then
  root=
elif command -v sudo >/dev/null 2>&1; then
  root=sudo
else
  echo "error: neither root nor sudo; please let someone run: apt-get install$missing" >&2
  exit 1
fi
echo "installing$missing"
# Tests start the servers among these themselves: none is to serve now, nor when the machine starts. Packages
# call invoke-rc.d and deb-systemd-invoke by their names, and apt passes a PATH to them, so this needs no
# policy-rc.d, which an interrupted run would leave behind. An interrupt still disables what was installed.
services=$(cd "$(dirname "$0")" && pwd)/no_services
# shellcheck disable=SC2086
$root env DEBIAN_FRONTEND=noninteractive sh -eu -c '
  services=$1
  shift
  disable() {
    for package in "$@"; do
      case "$package" in
      nginx-light) service=nginx ;;
      thin) service=thin ;;
      *) continue ;;
      esac
      update-rc.d "$service" disable >/dev/null 2>&1 || true
      ! command -v systemctl >/dev/null || systemctl -q disable "$service" >/dev/null 2>&1 || true
    done
  }
  apt-get update -q
  trap "disable $*" EXIT
  trap "exit 129" HUP
  trap "exit 130" INT
  trap "exit 143" TERM
  apt-get install -q -y --no-install-recommends \
    -o DPkg::Path="$services:/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin" "$@"
' sh "$services" $missing
