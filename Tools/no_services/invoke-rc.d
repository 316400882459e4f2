#!/bin/sh
# Replaces Debian's invoke-rc.d and deb-systemd-invoke while install_missing.sh installs packages: it acts on
# no service, and answers as they do when a policy forbids the action.
for word in "$@"; do
  [ "$word" != status ] || exit 4
done
exit 0
