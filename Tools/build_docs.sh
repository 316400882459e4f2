#!/bin/sh
# Renders the documentation of each library target: build_docs.sh GRAPHS OUTPUT
set -eu
graphs=$1
output=$2

rm -rf "$output"
mkdir -p "$output"
for sources in Sources/PentadCore Sources/PentadStorage Sources/PentadNetworking Sources/ReferenceServer \
  Sources/*Kit; do
  module=$(basename "$sources")
  [ -f "$graphs/$module.symbols.json" ] || continue
  mkdir -p "$output/graphs/$module"
  cp "$graphs/$module.symbols.json" "$output/graphs/$module"
  catalog=
  [ ! -d "$sources/$module.docc" ] || catalog=$sources/$module.docc
  # shellcheck disable=SC2086
  docc convert $catalog --additional-symbol-graph-dir "$output/graphs/$module" \
    --fallback-display-name "$module" --fallback-bundle-identifier "pentad.$module" \
    --transform-for-static-hosting --hosting-base-path "$module" \
    --output-path "$output/$module"
  echo "$output/$module/index.html"
done
rm -r "$output/graphs"
