"""The wheel: the Python package with the library in it, and what the library takes from beside it.

`pip install .` makes a wheel of the library alone, for the machine that builds it, where libswe and
SQLite are installed. This one is for elsewhere: SQLite is in its library, libswe beside it, and its
name and its metadata say so.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

import carried
import runtime
from archive import epoch
from documents import legal
from variant import OUTPUT, ROOT, Variant

_PACKAGE = "Sources/PentadPython/pentad"
# Debian's packages of what every platform of PEP 600 has.
_EVERYWHERE = {"libc6", "libgcc-s1"}


def write(variant: Variant) -> Path:
    """Builds the wheel out of a copy of what it is made of, and returns its path."""
    with tempfile.TemporaryDirectory() as folder:
        project = Path(folder)
        copy(project, variant)
        library = variant.wheel_library
        environment = os.environ | {
            "PENTAD_LIBRARY": str(library),
            "PENTAD_WHEEL_PLATFORM": platform(library),
            "SOURCE_DATE_EPOCH": str(epoch()),
        }
        build = [sys.executable, "-m", "build", "--wheel", "--no-isolation"]
        command = [*build, "--outdir", str(project / "dist"), str(project)]
        subprocess.run(command, check=True, env=environment, stdout=subprocess.DEVNULL)
        (wheel,) = (project / "dist").glob("*.whl")
        return Path(shutil.move(wheel, OUTPUT / wheel.name))


def platform(library: Path) -> str:
    """The name of the platform by PEP 600, after the glibc that the library needs."""
    if needed := set(runtime.packages(library)) - _EVERYWHERE:
        raise SystemExit(f"error: the library of the wheel would need {', '.join(sorted(needed))}")
    return f"manylinux_{runtime.glibc(library).replace('.', '_')}_x86_64"


def copy(project: Path, variant: Variant) -> None:
    """A project with the version and the licence of the variant, and with what is carried."""
    shutil.copytree(
        ROOT / _PACKAGE, project / _PACKAGE, ignore=shutil.ignore_patterns("__pycache__", "*.so")
    )
    (project / "Tools").mkdir()
    shutil.copy(ROOT / "Tools/hatch_build.py", project / "Tools")
    shutil.copy(ROOT / "README.md", project)
    (project / "VERSION").write_text(variant.wheel_version, "utf-8")
    text = (ROOT / "pyproject.toml").read_text("utf-8")
    text = _changed(text, 'license = "Apache-2.0"', f'license = "{variant.licence}"')
    text = _changed(text, r"\\d+)$", r"\\d+\\S*)$")
    (project / "pyproject.toml").write_text(text, "utf-8")
    # The names are those that hatchling takes for licences.
    for name, content in legal(variant).items():
        (project / name).write_text(content, "utf-8")
    if variant.has_astro:
        for file in carried.carried():
            shutil.copy(file, project / _PACKAGE / file.name)


def _changed(text: str, old: str, new: str) -> str:
    if text.count(old) != 1:
        raise SystemExit(f"error: pyproject.toml has not one {old}")
    return text.replace(old, new)
