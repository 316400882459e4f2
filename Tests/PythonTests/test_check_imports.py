"""The rules about which module may import which."""

from __future__ import annotations

from pathlib import Path

import pytest
from check_imports import violations

ROOT = Path(__file__).parents[2]


def test_the_package_keeps_the_rules() -> None:
    assert violations(ROOT) == []


@pytest.mark.parametrize(
    ("file", "line"),
    [
        ("ElementsKit/Models/A.swift", "import AstroKit"),
        ("ChatKit/Client/A.swift", "public import VideoFeedKit"),
        ("ChatKit/Source/A.swift", "import PentadNetworking"),
        ("ChatKit/Client/A.swift", "import GRDB"),
        ("PentadC/A.swift", "  import GRDBSQLite"),
        ("ChatKit/Models/A.swift", "internal import struct PentadStorage.Store"),
        ("PentadCore/Time/A.swift", "import Foundation"),
        ("PentadCore/A.swift", "@preconcurrency import FoundationEssentials"),
        ("ElementsKit/Source/A.swift", "import FoundationEssentials"),
        ("StellarKit/Source/A.swift", "@_spi(Testing) import NIOCore"),
        ("PentadCLI/A.swift", "import AsyncHTTPClient"),
        ("PentadC/A.swift", "import CSwissEphemeris"),
    ],
)
def test_a_forbidden_import_is_found(file: str, line: str, tmp_path: Path) -> None:
    source = tmp_path / "Sources" / file
    source.parent.mkdir(parents=True)
    source.write_text(f"// A file.\n{line}\n")
    (found,) = violations(tmp_path)
    assert found.startswith(f"Sources/{file}:2: ")


@pytest.mark.parametrize(
    ("file", "line"),
    [
        ("PentadCore/Events/A.swift", "import Synchronization"),
        ("ChatKit/Store/A.swift", "import GRDB"),
        ("PentadStorage/A.swift", "import GRDBSQLite"),
        ("PentadNetworking/A.swift", "import NIOCore"),
        ("AstroKit/Source/A.swift", "import CSwissEphemeris"),
        ("StellarKit/Client/A.swift", "import Foundation"),
        ("ElementsKit/Models/A.swift", "// import Foundation"),
        ("PentadC/A.swift", "import ElementsKit"),
    ],
)
def test_an_allowed_import_is_not(file: str, line: str, tmp_path: Path) -> None:
    source = tmp_path / "Sources" / file
    source.parent.mkdir(parents=True)
    source.write_text(f"{line}\n")
    assert violations(tmp_path) == []
