"""The sources of the whole download, as the AGPL requires them. They exclude the libraries of the
toolchain, which the licence counts as a part of the compiler.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import carried
from archive import files, tar
from linked import linked
from variant import OUTPUT, ROOT, VERSION, Variant

NAME = f"pentad-{VERSION}-source"
_APT = OUTPUT / "stage/apt"


def write(variant: Variant) -> Path:
    """Packs the sources of Pentad, of the linked packages, and of Debian's libswe.

    If Debian's source is not completely available, the archive's name marks it as incomplete.
    """
    content = {f"{NAME}/pentad/{name}": ROOT / name for name in _ours()}
    for package in linked(variant.build / "release", "pentad", "pentad-cli"):
        of_package = files(package, f"{NAME}/packages/{package.name}")
        content |= {name: path for name, path in of_package.items() if "/.git/" not in name}
    libswe = OUTPUT / f"libswe-{carried.version(carried.PACKAGES[0])}"
    if lacking(libswe):
        _fetch(libswe)
    content |= files(libswe, f"{NAME}/libswe")
    lack = lacking(libswe)
    archive = OUTPUT / f"{NAME}{'-incomplete' if lack else ''}.tar.gz"
    tar(content, archive)
    if lack:
        print(
            f"warning: {archive.name} lacks {', '.join(lack)} of Debian's source of libswe. Put "
            f"that into {libswe} and run again, before anyone is given a download with libswe",
            file=sys.stderr,
        )
    return archive


def lacking(folder: Path) -> list[str]:
    """Returns the files that a Debian source package in a folder lacks, according to its
    description.
    """
    descriptions = list(folder.glob("*.dsc"))
    if not descriptions:
        return ["all"]
    text = descriptions[0].read_text("utf-8")
    listed = re.findall(r"^ [0-9a-f]{64} \d+ (\S+)$", text, re.MULTILINE)
    return [name for name in listed if not (folder / name).exists()]


def _ours() -> list[str]:
    """Returns the files that git tracks or would track, and the version of each package."""
    listing = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    names = subprocess.run(listing, cwd=ROOT, check=True, capture_output=True).stdout.decode()
    kept = [name for name in names.split("\0") if name and (ROOT / name).is_file()]
    return [*kept, "Package.resolved"]


def _fetch(folder: Path) -> None:
    """Downloads Debian's source package of the bundled libswe, as far as it is available."""
    folder.mkdir(parents=True, exist_ok=True)
    options = _apt()
    wanted = f"libswe={carried.version(carried.PACKAGES[0])}"
    subprocess.run(["apt-get", *options, "-q", "update"], check=False)
    fetch = ["apt-get", *options, "-q", "source", "--download-only", wanted]
    subprocess.run(fetch, check=False, cwd=folder)


def _apt() -> list[str]:
    """Returns options with which apt reads the sources of its known packages, without changing the
    system's lists.
    """
    (_APT / "sources.d").mkdir(parents=True, exist_ok=True)
    (_APT / "lists/partial").mkdir(parents=True, exist_ok=True)
    (_APT / "cache").mkdir(exist_ok=True)
    for file in Path("/etc/apt/sources.list.d").glob("debian*.sources"):
        text = re.sub(r"^Types:.*$", "Types: deb-src", file.read_text("utf-8"), flags=re.MULTILINE)
        (_APT / "sources.d" / file.name).write_text(text, "utf-8")
    old = Path("/etc/apt/sources.list")
    lines = old.read_text("utf-8").splitlines() if old.exists() else []
    (_APT / "sources.list").write_text(
        "".join(f"deb-src{line[3:]}\n" for line in lines if line.startswith("deb ")), "utf-8"
    )
    user = ["-o", "APT::Sandbox::User=root"] if os.geteuid() == 0 else []
    places = {
        "Dir::Etc::SourceList": _APT / "sources.list",
        "Dir::Etc::SourceParts": _APT / "sources.d",
        "Dir::State::Lists": _APT / "lists",
        "Dir::Cache": _APT / "cache",
    }
    return [*user, *(part for name, path in places.items() for part in ("-o", f"{name}={path}"))]
