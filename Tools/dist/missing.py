"""The messages of the command if the files bundled with the whole archive are missing."""

from __future__ import annotations

import subprocess
from collections.abc import Iterator

from root import Root
from variant import Variant


def checks(
    root: Root, variant: Variant, day: list[str]
) -> Iterator[tuple[str, subprocess.CompletedProcess[str], str]]:
    """Yields the checks: without the files, in a folder with a path too long for libswe, and
    without libswe.

    `day` contains the arguments that request a day of the calendar.
    """
    place = root.folder / "opt" / variant.name
    command = f"/opt/{variant.name}/bin/pentad"
    (place / "lib/sepl_18.se1").rename(place / "sepl_18.se1")
    told = r"error: notFound: .*sepl_18.se1.*install swe-basic-data"
    yield "without a file", root.run(command, *day), told
    (place / "sepl_18.se1").rename(place / "lib/sepl_18.se1")
    long = root.folder / "opt" / ("x" * 220)
    place.rename(long)
    told = r"error: notFound: .*x{220}/lib cannot be used.*242 bytes"
    yield "in too long a folder", root.run(f"/opt/{long.name}/bin/pentad", *day), told
    long.rename(place)
    (place / "lib/libswe.so.2.0").unlink()
    told = rf"error: unsupported: .*/opt/{variant.name}/lib .*install the package libswe2.0"
    yield "without libswe", root.run(command, *day), told
