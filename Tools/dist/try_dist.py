"""Unpacks the downloads in a Debian without Swift, and runs what they are for.

In each variant the tours of Examples/ run in C and in Python, and the command; then it is asked
what it says when what it carries cannot be had.
"""

from __future__ import annotations

import re
import shutil
import subprocess
from collections.abc import Iterator

import root
import runtime
from root import FOLDER
from variant import OUTPUT, ROOT, VARIANTS, Variant

Done = subprocess.CompletedProcess[str]

_UJJAIN = ["--latitude", "23.1765", "--longitude", "75.7885", "--time-zone", "Asia/Kolkata"]
_DAY = ["astro", "days", *_UJJAIN, "--from", "2026-11-21", "--to", "2026-11-21"]
_WATER = ["elements", "formula", "H2O", "--format", "table"]
_UNSUPPORTED = r"error: unsupported: |UnsupportedError: "


def main() -> None:
    whole = VARIANTS[0].tree
    root.make(runtime.packages(whole / "bin/pentad", whole / "lib/libpentad.so.0"))
    failures = 0
    for variant in VARIANTS:
        checks = [*_programs(variant), *(_missing(variant) if variant.has_astro else ())]
        for title, done, expected in checks:
            well = re.search(expected, done.stdout if done.returncode == 0 else done.stderr)
            print(f"{'ok' if well else 'FAILED':8}{variant.name}: {title}", flush=True)
            if not well:
                failures += 1
                print(f"{done.stdout}\n{done.stderr}\nexpected: {expected}")
    if failures:
        raise SystemExit(f"error: {failures} failed")


def _programs(variant: Variant) -> Iterator[tuple[str, Done, str]]:
    """What ran, what came of it, and the pattern of what is expected."""
    prefix, python = _unpack(variant), _install(variant)
    for tour in ("elements_tour", "astro_tour"):
        here = variant.has_astro or tour != "astro_tour"
        yield f"C, {tour}", _c(prefix, tour), _whole("c", tour) if here else _UNSUPPORTED
        done = root.run(python, f"/srv/{tour}.py")
        yield f"Python, {tour}", done, _whole("python", tour) if here else _UNSUPPORTED
    sunrise = r'"sunrise":"2026-11-21T01:1\d:' if variant.has_astro else _UNSUPPORTED
    for command in (f"{prefix}/bin/pentad", _link(prefix)):
        yield f"{command} elements", root.run(command, *_WATER), r"18\.015"
        yield f"{command} astro", root.run(command, *_DAY), sunrise
    yield "pentad --help", root.run("pentad", "--help"), r"USAGE: pentad <"


def _missing(variant: Variant) -> Iterator[tuple[str, Done, str]]:
    """Without the files, in a folder that is too long for libswe, and without libswe."""
    place = FOLDER / "opt" / variant.name
    command = f"/opt/{variant.name}/bin/pentad"
    (place / "lib/sepl_18.se1").rename(place / "sepl_18.se1")
    told = r"error: notFound: .*sepl_18.se1.*install swe-basic-data"
    yield "without a file", root.run(command, *_DAY), told
    (place / "sepl_18.se1").rename(place / "lib/sepl_18.se1")
    long = FOLDER / "opt" / ("x" * 220)
    place.rename(long)
    told = r"error: notFound: .*x{220}/lib cannot be used.*242 bytes"
    yield "in too long a folder", root.run(f"/opt/{long.name}/bin/pentad", *_DAY), told
    long.rename(place)
    (place / "lib/libswe.so.2.0").unlink()
    told = rf"error: unsupported: .*/opt/{variant.name}/lib .*install the package libswe2.0"
    yield "without libswe", root.run(command, *_DAY), told


def _unpack(variant: Variant) -> str:
    """Unpacks the archive below /opt and brings the tours; returns the prefix."""
    shutil.rmtree(FOLDER / "opt" / variant.name, ignore_errors=True)
    archive = OUTPUT / f"{variant.name}.tar.gz"
    subprocess.run(["tar", "-xzf", archive, "-C", FOLDER / "opt"], check=True)
    for tour in (*ROOT.glob("Examples/c/*_tour.c"), *ROOT.glob("Examples/python/*_tour.py")):
        shutil.copy(tour, FOLDER / "srv")
    return f"/opt/{variant.name}"


def _install(variant: Variant) -> str:
    """Installs the wheel in an environment of its own; returns its interpreter."""
    (wheel,) = OUTPUT.glob(f"pentad-{variant.wheel_version}-py3-none-manylinux_*_x86_64.whl")
    shutil.copy(wheel, FOLDER / "srv")
    environment = f"/srv/python{variant.suffix}"
    root.need("python3", "-m", "venv", "--clear", environment)
    root.need(f"{environment}/bin/pip", "install", "-q", "--no-index", f"/srv/{wheel.name}")
    return f"{environment}/bin/python"


def _c(prefix: str, tour: str) -> Done:
    """Compiles a program with what pkg-config says, and runs it."""
    flags = f"$(pkg-config --cflags --libs pentad) -Wl,-rpath,{prefix}/lib"
    build = f"gcc -std=c11 -D_XOPEN_SOURCE=700 -o /srv/{tour} /srv/{tour}.c {flags}"
    root.need("sh", "-c", f"export PKG_CONFIG_PATH={prefix}/lib/pkgconfig && {build}")
    return root.run(f"/srv/{tour}")


def _link(prefix: str) -> str:
    """Links the command into a folder of PATH; returns its name."""
    link = FOLDER / "usr/local/bin/pentad"
    link.unlink(missing_ok=True)
    link.symlink_to(f"{prefix}/bin/pentad")
    return link.name


def _whole(language: str, tour: str) -> str:
    """The pattern of a tour's whole output."""
    expected = ROOT / "Examples" / language / f"{tour}.expected"
    return rf"\A{re.escape(expected.read_text('utf-8'))}\Z"


if __name__ == "__main__":
    main()
