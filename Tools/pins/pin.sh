#!/bin/sh
# Writes each requirements.txt of the project anew: the versions that its requirements.in allows, for every
# Python from 3.11 on, with the hashes of all their files. A folder takes the tool that finds them.
set -eu

cd "$(dirname "$0")/../.."
folder=$1
python3 -m venv "$folder"
"$folder/bin/pip" install -q --disable-pip-version-check --require-hashes --only-binary :all: \
  -r Tools/pins/requirements.txt
git ls-files '*requirements*.in' | while read -r wanted; do
  pinned=${wanted%.in}.txt
  # Those are installed without what they ask for.
  case "$wanted" in
  *-alone.in) alone=--no-deps ;;
  *) alone= ;;
  esac
  UV_CUSTOM_COMPILE_COMMAND="make pins" "$folder/bin/uv" pip compile -q --upgrade --universal --python-version 3.11 \
    --generate-hashes --no-annotate --no-emit-index-url $alone "$wanted" -o "$pinned"
done
