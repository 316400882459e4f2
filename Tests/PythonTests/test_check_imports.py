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
        ("Sources/ElementsKit/Models/A.swift", "import AstroKit"),
        ("Sources/ChatKit/Client/A.swift", "public import VideoFeedKit"),
        ("Sources/ChatKit/Source/A.swift", "import PentadNetworking"),
        ("Sources/ChatKit/Client/A.swift", "import GRDB"),
        ("Sources/PentadC/A.swift", "  import GRDBSQLite"),
        ("Sources/ChatKit/Models/A.swift", "internal import struct PentadStorage.Store"),
        ("Sources/PentadCore/Time/A.swift", "import Foundation"),
        ("Sources/PentadCore/A.swift", "@preconcurrency import FoundationEssentials"),
        ("Sources/ElementsKit/Source/A.swift", "import FoundationEssentials"),
        ("Sources/StellarKit/Source/A.swift", "@_spi(Testing) import NIOCore"),
        ("Sources/PentadCLI/A.swift", "import AsyncHTTPClient"),
        ("Sources/PentadC/A.swift", "import CSwissEphemeris"),
        ("Sources/AstroKit/Client/A.swift", "import CSwissEphemeris"),
        ("Sources/ChatKit/Client/A.swift", "import PentadStorage"),
        ("Sources/PentadC/A.swift", "import NIOCore"),
        ("Sources/PentadC/A.swift", "import CZlib"),
        ("Sources/PentadStorage/A.swift", "import PentadNetworking"),
        ("Tests/ChatKitTests/A.swift", "import NIOPosix"),
        ("Tests/PentadCoreTests/A.swift", "@testable import AsyncHTTPClient"),
        ("Tests/ChatKitTests/A.swift", "import PentadNetworking"),
        ("Tests/StellarKitTests/A.swift", "@testable import ReferenceServer"),
        ("Tests/EndToEndTests/A.swift", "import NIOCore"),
        ("Sources/PentadReferenceServer/A.swift", "import NIOCore"),
        ("Sources/PentadCLI/A.swift", "import ReferenceServer"),
    ],
)
def test_a_forbidden_import_is_found(file: str, line: str, tmp_path: Path) -> None:
    source = tmp_path / file
    source.parent.mkdir(parents=True)
    source.write_text(f"// A file.\n{line}\n")
    (found,) = violations(tmp_path)
    assert found.startswith(f"{file}:2: ")


@pytest.mark.parametrize(
    ("file", "line"),
    [
        ("Sources/PentadCore/Events/A.swift", "import Synchronization"),
        ("Sources/ChatKit/Store/A.swift", "import GRDB"),
        ("Sources/PentadStorage/A.swift", "import GRDBSQLite"),
        ("Sources/PentadNetworking/A.swift", "import NIOCore"),
        ("Sources/PentadCLI/A.swift", "import PentadNetworking"),
        ("Sources/ReferenceServer/A.swift", "import NIOPosix"),
        ("Tests/PentadNetworkingTests/A.swift", "import NIOPosix"),
        ("Sources/AstroKit/Source/A.swift", "import CSwissEphemeris"),
        ("Sources/StellarKit/Client/A.swift", "import Foundation"),
        ("Sources/ElementsKit/Models/A.swift", "// import Foundation"),
        ("Sources/PentadC/A.swift", "import ElementsKit"),
        ("Sources/ReferenceServer/HTTP/A.swift", "import NIOHTTP1"),
        ("Sources/PentadReferenceServer/A.swift", "import ReferenceServer"),
        ("Tests/EndToEndTests/A.swift", "import ReferenceServer"),
        ("Tests/EndToEndTests/Stellar/A.swift", "import PentadNetworking"),
    ],
)
def test_an_allowed_import_is_not(file: str, line: str, tmp_path: Path) -> None:
    source = tmp_path / file
    source.parent.mkdir(parents=True)
    source.write_text(f"{line}\n")
    assert violations(tmp_path) == []
