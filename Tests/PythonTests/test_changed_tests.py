"""Tests of the choice of Swift tests that `make quick` runs."""

from __future__ import annotations

import re

import changed_tests
import pytest


@pytest.mark.parametrize(
    ("paths", "expected"),
    [
        ([], ""),
        (["README.md", "Tools/link/prepare.py", "Tests/PythonTests/test_astro.py"], ""),
        (["Sources/ElementsKit/Formula/Formula.swift"], r"^(ElementsKitTests|PentadCTests)\."),
        (["Tests/ChatKitTests/Store/A.swift"], r"^(ChatKitTests|PentadCTests)\."),
        (
            ["Sources/ChatKit/A.swift", "Sources/AstroKit/B.swift", "README.md"],
            r"^(AstroKitTests|ChatKitTests|PentadCTests)\.",
        ),
        (["Sources/AstroKit/A.swift", "Sources/PentadCore/B.swift"], "all"),
        (["Package.swift"], "all"),
        (["Tests/TestSupport/TableDamage.swift"], "all"),
        (["Sources/CPentad/pentad.h"], "all"),
    ],
)
def test_tests_needed_for_a_change(paths: list[str], expected: str) -> None:
    assert changed_tests.needed(paths) == expected


def test_filter_matches_only_the_tests_of_its_kit() -> None:
    pattern = changed_tests.needed(["Sources/ChatKit/A.swift"])
    assert re.search(pattern, "ChatKitTests.SyncTests/sends()")
    assert not re.search(pattern, "EndToEndTests.ChatKitTests/sends()")
