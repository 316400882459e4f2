#!/bin/sh
# Runs a part of a long run, `phase.sh NAME COMMAND…`, and adds its name and seconds to the file that
# PENTAD_PHASES names, if any; `phase.sh` alone prints that file as a table.
set -u

if [ $# -eq 0 ]; then
  awk -F '\t' '{ printf "%6d s  %s\n", $1, $2 }' "$PENTAD_PHASES"
  exit 0
fi
name=$1
shift
begun=$(date +%s)
"$@"
status=$?
[ -z "${PENTAD_PHASES:-}" ] || printf '%d\t%s\n' $(($(date +%s) - begun)) "$name" >>"$PENTAD_PHASES"
exit $status
