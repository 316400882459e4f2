#!/bin/sh
# Installs the packages of the system that are missing: `build` alone names those that a build needs, `dist`
# what trying the downloads does, any other word those of the tests too.
set -eu

missing=
need() { # COMMAND PACKAGE
  command -v "$1" >/dev/null 2>&1 || missing="$missing $2"
}
need_file() { # FILE PACKAGE
  [ -e "$1" ] || missing="$missing $2"
}

need python3 python3

if [ "${1:-}" = dist ]; then
  need readelf binutils
  need_file /usr/sbin/debootstrap debootstrap
else
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
fi

if [ "${1:-}" != build ] && [ "${1:-}" != dist ]; then
  need nm binutils
  need abidiff abigail-tools
  need valgrind valgrind
  need openssl openssl
  need ruby ruby
  need thin thin
  need newsboat newsboat
  need nginx nginx-light
  need_file /usr/lib/ruby/vendor_ruby/faye.rb ruby-faye
  need_file /usr/share/libswe/ephe/sepl_24.se1 swe-standard-data
  ldconfig -p 2>/dev/null | grep -q 'libical\.so\.3' || missing="$missing libical3"
  python3 -c 'import ensurepip' >/dev/null 2>&1 || missing="$missing python3-venv"
fi

# For `make bench` alone.
[ "${1:-}" != bench ] || need_file /usr/include/simdjson.h libsimdjson-dev

# For `make try-showcase` alone.
[ "${1:-}" != browser ] || need chromium chromium
[ "${1:-}" != browser ] || need chromedriver chromium-driver

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
$root apt-get update -q
# shellcheck disable=SC2086
DEBIAN_FRONTEND=noninteractive $root apt-get install -q -y --no-install-recommends $missing
