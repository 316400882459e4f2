#!/bin/sh
# Writes the symbol graphs of the Kits: kit_graphs.sh OUTPUT. The facade need not compile for that: it
# is compiled with the enums that are written from these graphs.
set -eu
output=$1
mkdir -p "$output"
set -- $(pkg-config --cflags-only-I libxml-2.0) -I .build/debug/Modules -I .build/checkouts/GRDB.swift/Sources/GRDBSQLite
for map in Sources/*/module.modulemap; do set -- "$@" -I "$(dirname "$map")"; done
for kit in PentadCore ElementsKit AstroKit StellarKit ChatKit VideoFeedKit; do
  swift build -q --target $kit
  swift symbolgraph-extract -module-name $kit "$@" -minimum-access-level public -output-dir "$output" \
    -target "$(swift -print-target-info | sed -n 's/.*"triple": "\(.*\)".*/\1/p' | head -1)"
done
