"""Unpacks the downloads in Debian systems without Swift, and runs their programs.

The archives are tested with a C compiler and the packages that their README names, the wheels with
Python only. The tours of Examples/ run in C and in Python, and the command.
"""

from __future__ import annotations

import re
import shutil
import subprocess
from collections.abc import Iterator

import missing
import runtime
from root import Root, this_release
from variant import OUTPUT, ROOT, VARIANTS, Variant

Done = subprocess.CompletedProcess[str]

_UJJAIN = ["--latitude", "23.1765", "--longitude", "75.7885", "--time-zone", "Asia/Kolkata"]
DAY = ["astro", "days", *_UJJAIN, "--from", "2026-11-21", "--to", "2026-11-21"]
_WATER = ["elements", "formula", "H2O", "--format", "table"]
_UNSUPPORTED = r"error: unsupported: |UnsupportedError: "
_COMPILER = ("gcc", "libc6-dev", "pkg-config")
_PYTHON = ("python3", "python3-venv")
# A tour for each Kit.
_TOURS = ("elements_tour", "astro_tour", "stellar_tour", "chat_tour", "video_guide")
# The oldest Debian that the wheel supports, and the newest.
_RELEASES = ("bookworm", "trixie")


def main() -> None:
    whole = VARIANTS[0].tree
    needed = runtime.packages(whole / "bin/pentad", whole / "lib/libpentad.so.0")
    root = Root(this_release(), (*_COMPILER, *needed))
    bare = [Root(release, _PYTHON) for release in _RELEASES]
    for system in (root, *bare):
        system.make()
    failures = 0
    for variant in VARIANTS:
        for title, done, expected in _checks(variant, root, bare):
            well = re.search(expected, done.stdout if done.returncode == 0 else done.stderr)
            print(f"{'ok' if well else 'FAILED':8}{variant.name}: {title}", flush=True)
            if not well:
                failures += 1
                print(f"{done.stdout}\n{done.stderr}\nexpected: {expected}")
    if failures:
        raise SystemExit(f"error: {failures} failed")


def _checks(variant: Variant, root: Root, bare: list[Root]) -> Iterator[tuple[str, Done, str]]:
    """Yields each run with its result, and the pattern of the expected output."""
    yield from _archive(variant, root)
    if variant.has_astro:
        yield from missing.checks(root, variant, DAY)
    for system in bare:
        yield from _wheel(variant, system)


def _archive(variant: Variant, root: Root) -> Iterator[tuple[str, Done, str]]:
    prefix = _unpack(variant, root)
    for tour in ("elements_tour", "astro_tour"):
        yield f"C, {tour}", _c(root, prefix, tour), _output(variant, "c", tour)
    sunrise = r'"sunrise":"2026-11-21T01:1\d:' if variant.has_astro else _UNSUPPORTED
    for command in (f"{prefix}/bin/pentad", _link(root, prefix)):
        yield f"{command} elements", root.run(command, *_WATER), r"18\.015"
        yield f"{command} astro", root.run(command, *DAY), sunrise
    yield "pentad --help", root.run("pentad", "--help"), r"USAGE: pentad <"


def _wheel(variant: Variant, system: Root) -> Iterator[tuple[str, Done, str]]:
    """Installs the wheel in its own environment, and runs a tour of each Kit there."""
    pattern = f"pentad-{variant.wheel_version}-py3-none-manylinux_*_x86_64.whl"
    (wheel,) = OUTPUT.glob(pattern)
    shutil.copy(wheel, system.folder / "srv")
    environment = f"/srv/python{variant.suffix}"
    system.need("python3", "-m", "venv", "--clear", environment)
    system.need(f"{environment}/bin/pip", "install", "-q", "--no-index", f"/srv/{wheel.name}")
    for tour in _TOURS:
        shutil.copy(ROOT / f"Examples/python/{tour}.py", system.folder / "srv")
        done = system.run(f"{environment}/bin/python", f"/srv/{tour}.py")
        yield f"Python in {system.release}, {tour}", done, _output(variant, "python", tour)


def _unpack(variant: Variant, root: Root) -> str:
    """Unpacks the archive below /opt; returns the prefix."""
    shutil.rmtree(root.folder / "opt" / variant.name, ignore_errors=True)
    archive = OUTPUT / f"{variant.name}.tar.gz"
    subprocess.run(["tar", "-xzf", archive, "-C", root.folder / "opt"], check=True)
    return f"/opt/{variant.name}"


def _c(root: Root, prefix: str, tour: str) -> Done:
    """Compiles a program with the flags of pkg-config, and runs it."""
    shutil.copy(ROOT / f"Examples/c/{tour}.c", root.folder / "srv")
    flags = f"$(pkg-config --cflags --libs pentad) -Wl,-rpath,{prefix}/lib"
    build = f"gcc -std=c11 -D_XOPEN_SOURCE=700 -o /srv/{tour} /srv/{tour}.c {flags}"
    root.need("sh", "-c", f"export PKG_CONFIG_PATH={prefix}/lib/pkgconfig && {build}")
    return root.run(f"/srv/{tour}")


def _link(root: Root, prefix: str) -> str:
    """Links the command into a folder of PATH; returns its name."""
    link = root.folder / "usr/local/bin/pentad"
    link.unlink(missing_ok=True)
    link.symlink_to(f"{prefix}/bin/pentad")
    return link.name


def _output(variant: Variant, language: str, tour: str) -> str:
    """Returns the pattern of a tour's whole output, or of its error if the engine is missing."""
    if tour == "astro_tour" and not variant.has_astro:
        return _UNSUPPORTED
    expected = ROOT / "Examples" / language / f"{tour}.expected"
    return rf"\A{re.escape(expected.read_text('utf-8'))}\Z"


if __name__ == "__main__":
    main()
