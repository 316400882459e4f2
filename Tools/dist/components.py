"""The third-party components of libpentad.so and the command, by name, version and origin."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import carried
from linked import linked
from variant import ROOT, Variant


@dataclass(frozen=True)
class Component:
    """A component by other authors."""

    name: str
    version: str
    # A package URL, https://github.com/package-url/purl-spec, or empty.
    purl: str
    # The origin of the component.
    location: str


def components(variant: Variant) -> Iterator[Component]:
    """Yields all components of a variant: Swift packages, the toolchain's libraries, Debian's
    archives, libswe.
    """
    pins = {pin["identity"]: pin for pin in pinned()}
    for package in sorted(linked(variant.build / "release", "pentad", "pentad-cli")):
        pin = pins[package.name.lower()]
        version, location = pin["state"]["version"], pin["location"]
        site = location.removeprefix("https://")
        yield Component(package.name, version, f"pkg:swift/{site}@{version}", location)
    yield Component("Swift runtime libraries and Foundation", swift(), "", "https://swift.org")
    for package in (*archives(), *(carried.PACKAGES if variant.has_astro else ())):
        version = carried.version(package)
        purl = f"pkg:deb/debian/{package}@{version.replace(':', '%3A').replace('+', '%2B')}"
        location = f"https://packages.debian.org/{package}"
        yield Component(package, version, purl, location)


def pinned() -> list[dict[str, Any]]:
    """Returns the packages of Package.resolved.

    Several packages require the same one by its URL with and without `.git`; the recorded form is
    random, so it is left out.
    """
    resolved: dict[str, list[dict[str, Any]]]
    resolved = json.loads((ROOT / "Package.resolved").read_text("utf-8"))
    pins = resolved["pins"]
    return [{**pin, "location": pin["location"].removesuffix(".git")} for pin in pins]


def swift() -> str:
    """Returns the compiler's version."""
    told = subprocess.run(["swift", "--version"], check=True, capture_output=True, text=True)
    return told.stdout.splitlines()[0]


def archives() -> list[str]:
    """Returns Debian's packages that are linked statically: libxml2 everywhere, the others in the
    wheel.
    """
    return ["libxml2-dev", "libsqlite3-dev", "zlib1g-dev", _libstdcxx()]


def _libstdcxx() -> str:
    found = subprocess.check_output(["gcc", "-print-file-name=libstdc++.a"], text=True).strip()
    owner = subprocess.check_output(["dpkg", "-S", str(Path(found).resolve())], text=True)
    return owner.partition(":")[0]
