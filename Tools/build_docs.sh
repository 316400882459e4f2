#!/bin/sh
# Builds the documentation as one static site: build_docs.sh PYTHON GRAPHS OUTPUT
# A warning, such as a broken link, ends it.
#
# OUTPUT has the articles and the reference of C and Python; OUTPUT/swift the reference of Swift by DocC,
# OUTPUT/man the manual pages. The targets are one DocC site, so that a page of one can link to those of
# another. In an article, a link begins with the name of its target: ``PentadCore/Expiry``.
set -eu
python=$1
graphs=$2
output=$3
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
docc convert "$catalog" --hosting-base-path swift --fallback-display-name Pentad --fallback-bundle-identifier pentad \
  --disable-parameters-and-returns-validation --warnings-as-errors --output-path "$archive"
"$python" Tools/website/build.py "$output"
docc merge "$archive" --synthesized-landing-page-name Pentad --output-path "$output/swift"
rm -r "$catalog" "$archive"

# By the name that the command is installed by.
mkdir -p "$output/man/man1"
ln -sf "$PWD/.build/debug/pentad-cli" "$output/pentad"
.build/debug/generate-manual "$output/pentad" --multi-page -o "$output/man/man1"
rm "$output/pentad"
echo "$output/index.html; for the reference of Swift: python3 -m http.server -d $output"
