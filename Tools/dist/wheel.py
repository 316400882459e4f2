"""The wheel: the Python package with the library, and the library's bundled dependencies.

`pip install .` makes a wheel with only the library, for the machine that builds it, where libswe
and SQLite are installed. This wheel is for other machines: its library contains SQLite, libswe is
bundled, and its name and its metadata state this.
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
# Debian's packages that every platform of PEP 600 has.
_EVERYWHERE = {"libc6", "libgcc-s1"}


def write(variant: Variant) -> Path:
    """Builds the wheel from a copy of its inputs, and returns its path."""
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
    """Returns the name of the platform by PEP 600, from the glibc that the library needs."""
    if needed := set(runtime.packages(library)) - _EVERYWHERE:
        raise SystemExit(f"error: the library of the wheel would need {', '.join(sorted(needed))}")
    return f"manylinux_{runtime.glibc(library).replace('.', '_')}_x86_64"


def copy(project: Path, variant: Variant) -> None:
    """Makes a copy of the project with the version and the licence of the variant, and the bundled
    files.
    """
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
    # The names are those that hatchling recognises as licences.
    for name, content in legal(variant).items():
        (project / name).write_text(content, "utf-8")
    if variant.has_astro:
        for file in carried.carried():
            shutil.copy(file, project / _PACKAGE / file.name)


def _changed(text: str, old: str, new: str) -> str:
    if text.count(old) != 1:
        raise SystemExit(f"error: pyproject.toml has not one {old}")
    return text.replace(old, new)
