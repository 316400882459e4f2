"""A Debian in a folder, with a C compiler and Python, and without Swift and the Swiss Ephemeris."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from pathlib import Path

from variant import OUTPUT

FOLDER = OUTPUT / "root"
_READY = FOLDER / ".ready"
_TOOLS = ["gcc", "libc6-dev", "pkg-config", "python3", "python3-venv"]


def make(packages: list[str]) -> None:
    """Makes the folder, from where this system's packages come, unless it is there."""
    wanted = ",".join([*_TOOLS, *packages])
    if _READY.exists() and _READY.read_text("utf-8") == wanted:
        return
    if os.geteuid() != 0:
        raise SystemExit(
            "error: to make a system in a folder takes root: run `sudo make try-dist`, or unpack "
            "the downloads on a machine without Swift and run the programs of Examples/ there"
        )
    shutil.rmtree(FOLDER, ignore_errors=True)
    site, codename = _origin()
    options = ["--variant=minbase", f"--include={wanted}"]
    subprocess.run(["debootstrap", *options, codename, str(FOLDER), site], check=True)
    for found in ("libswe*", "*.se1", "libswiftCore*", "swiftc"):
        if list(FOLDER.rglob(found)):
            raise SystemExit(f"error: there is a {found} in {FOLDER}")
    _READY.write_text(wanted, "utf-8")


def run(*command: str) -> subprocess.CompletedProcess[str]:
    """Runs a command in the folder as if that were the whole system, with its own /proc."""
    apart = ["unshare", "--mount", "--pid", "--fork", f"--mount-proc={FOLDER}/proc"]
    environment = {"PATH": "/usr/local/bin:/usr/sbin:/usr/bin:/bin", "LC_ALL": "C.UTF-8"}
    whole = [*apart, "chroot", str(FOLDER), *command]
    return subprocess.run(whole, env=environment, capture_output=True, text=True)


def need(*command: str) -> None:
    """Runs a command that is to succeed; ends the process with what it said if it does not."""
    done = run(*command)
    if done.returncode != 0:
        raise SystemExit(f"error: {' '.join(command)}\n{done.stdout}{done.stderr}")


def _origin() -> tuple[str, str]:
    """The address and the name of the system's main archive."""
    fields = "$(REPO_URI) $(CODENAME)"
    query = ["apt-get", "indextargets", "--format", fields, "Created-By: Packages"]
    listed = subprocess.run(query, check=True, capture_output=True, text=True).stdout
    system = Path("/etc/os-release").read_text("utf-8")
    codename = re.findall(r"^VERSION_CODENAME=(\w+)$", system, re.MULTILINE)[0]
    for line in listed.splitlines():
        site, name = line.rsplit(" ", 1)
        if name == codename:
            return site, codename
    raise SystemExit(f"error: apt knows no archive of {codename}")
