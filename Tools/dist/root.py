"""Debian systems in folders, for tests without Swift and the Swiss Ephemeris."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from dataclasses import dataclass
from pathlib import Path

from variant import OUTPUT


@dataclass(frozen=True)
class Root:
    """A system made by debootstrap, in which commands run as in a complete one."""

    # The name of a Debian release.
    release: str
    packages: tuple[str, ...]

    @property
    def folder(self) -> Path:
        """The path of the folder; systems with other packages have other folders."""
        return OUTPUT / f"root-{self.release}-{len(self.packages)}"

    def make(self) -> None:
        """Creates the folder from this system's package archive, unless it exists."""
        ready, wanted = self.folder / ".ready", ",".join(self.packages)
        if ready.exists() and ready.read_text("utf-8") == wanted:
            return
        if os.geteuid() != 0:
            raise SystemExit(
                "error: to make a system in a folder takes root: run `sudo make try-dist`, or "
                "unpack the downloads on a machine without Swift and run the programs of Examples/"
            )
        shutil.rmtree(self.folder, ignore_errors=True)
        options = ["--variant=minbase", f"--include={wanted}"]
        command = ["debootstrap", *options, self.release, str(self.folder), _site()]
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
        for found in ("libswe*", "*.se1", "libswiftCore*", "swiftc"):
            if list(self.folder.rglob(found)):
                raise SystemExit(f"error: there is a {found} in {self.folder}")
        ready.write_text(wanted, "utf-8")

    def run(self, *command: str) -> subprocess.CompletedProcess[str]:
        """Runs a command in the folder, with its own /proc."""
        apart = ["unshare", "--mount", "--pid", "--fork", f"--mount-proc={self.folder}/proc"]
        environment = {"PATH": "/usr/local/bin:/usr/sbin:/usr/bin:/bin", "LC_ALL": "C.UTF-8"}
        whole = [*apart, "chroot", str(self.folder), *command]
        return subprocess.run(whole, env=environment, capture_output=True, text=True)

    def need(self, *command: str) -> None:
        """Runs a command that must succeed; otherwise ends the process with the command's output.
        """
        done = self.run(*command)
        if done.returncode != 0:
            raise SystemExit(f"error: {' '.join(command)}\n{done.stdout}{done.stderr}")


def this_release() -> str:
    """Returns the name of this system's Debian release."""
    system = Path("/etc/os-release").read_text("utf-8")
    names: list[str] = re.findall(r"^VERSION_CODENAME=(\w+)$", system, re.MULTILINE)
    return names[0]


def _site() -> str:
    """Returns the URL of the main archive of this system."""
    fields = "$(REPO_URI) $(CODENAME)"
    query = ["apt-get", "indextargets", "--format", fields, "Created-By: Packages"]
    listed = subprocess.run(query, check=True, capture_output=True, text=True).stdout
    for line in listed.splitlines():
        site, name = line.rsplit(" ", 1)
        if name == this_release():
            return site
    raise SystemExit(f"error: apt knows no archive of {this_release()}")
