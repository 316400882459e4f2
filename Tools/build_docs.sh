#!/bin/sh
# Renders the documentation of all library targets as one site: build_docs.sh GRAPHS OUTPUT
# A warning, such as a link that leads nowhere, ends it.
#
# It is one site so that a page of one target can link to those of another. In an article, a link begins
# with the name of its target: ``PentadCore/Expiry``.
set -eu
graphs=$1
output=$2
catalog=$output.docc
archive=$output.doccarchive

rm -rf "$output" "$catalog" "$archive"
mkdir -p "$catalog/graphs"
for module in PentadCore PentadStorage PentadNetworking ElementsKit AstroKit StellarKit ChatKit \
  VideoFeedKit ReferenceServer; do
  cp -r "Sources/$module/$module.docc" "$catalog/$module"
  cp "$graphs/$module.symbols.json" "$catalog/graphs"
  # What it adds to PentadCore, such as codes of errors.
  [ ! -f "$graphs/$module@PentadCore.symbols.json" ] \
    || cp "$graphs/$module@PentadCore.symbols.json" "$catalog/graphs"
done
# A parameter whose name says all has no words.
docc convert "$catalog" --fallback-display-name Pentad --fallback-bundle-identifier pentad \
  --disable-parameters-and-returns-validation --warnings-as-errors --output-path "$archive"
docc merge "$archive" --synthesized-landing-page-name Pentad --output-path "$output"
rm -r "$catalog" "$archive"
echo "python3 -m http.server -d $output, then http://localhost:8000/documentation/"
