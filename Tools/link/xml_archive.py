"""libxml2 for static linking, without the 33 MB of ICU that Debian's shared one requires.

Debian's archive is made for programs, and requires ICU and liblzma. The copy that is made here can
be linked into a shared library, and requires neither: xml_without.c replaces the functions of both.
"""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path

_WITHOUT = Path(__file__).with_name("xml_without.c")
_PACKAGE = "libxml-2.0"
_STREAMS = ("stdin", "stdout", "stderr")
_ICU = re.compile(r"^ +U ucnv_open(\w*)$", re.MULTILINE)


def write(folder: Path) -> None:
    """Writes the archive, and the file with which pkg-config finds it.

    Without an archive of libxml2 there is neither, and the shared library is linked.
    """
    source = Path(_asked("--variable=libdir"), "libxml2.a")
    if not source.exists():
        print(f"note: libxml2 is linked as a shared library: there is no {source}")
        return
    archive = folder / source.name
    shutil.copy(source, archive)
    symbols = subprocess.run(["nm", archive], check=True, capture_output=True, text=True).stdout
    suffix = _ICU.search(symbols)
    without = folder / "xml_without.o"
    version = f"-DICU_SUFFIX={suffix[1] if suffix else ''}"
    compiler = ["gcc", "-O2", "-fPIC", "-fstack-protector-strong", version]
    subprocess.run([*compiler, "-c", _WITHOUT, "-o", without], check=True)
    renamed = [f"--redefine-sym={name}=pentad_xml_{name}" for name in _STREAMS]
    subprocess.run(["ar", "d", archive, "xzlib.o"], check=True)
    subprocess.run(["objcopy", *renamed, archive], check=True)
    subprocess.run(["ar", "r", archive, without], check=True, stderr=subprocess.DEVNULL)
    described = [
        "Name: libxml2",
        "Description: libxml2, to be linked in",
        f"Version: {_asked('--modversion')}",
        f"Libs: -L{folder.resolve()} -lxml2 -lz -lm",
        f"Cflags: {_asked('--cflags')}",
    ]
    (folder / f"{_PACKAGE}.pc").write_text("\n".join(described) + "\n", "utf-8")


def _asked(option: str) -> str:
    query = ["pkg-config", option, _PACKAGE]
    return subprocess.run(query, check=True, capture_output=True, text=True).stdout.strip()
