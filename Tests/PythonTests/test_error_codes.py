"""Each code of an error that Swift defines has one name in C and in Python, and the same number."""

from __future__ import annotations

import re
from pathlib import Path

import pentad
import pytest
from pentad._native import pentad_status

ROOT = Path(__file__).parents[2]

#: The statuses that C and Python have.
STATUSES = {
    one.name.removeprefix("PENTAD_"): int(one)
    for one in pentad_status
    if not one.name.endswith("FORCE_INT32")
}
COARSE = {name: value for name, value in STATUSES.items() if value <= 0xFF}
FINER = {name: value for name, value in STATUSES.items() if value > 0xFF}

#: The prefixes of a Kit's codes in C, by the upper part of their numbers.
KITS = {
    **dict.fromkeys((0, 8, 9), ""),
    1: "ELEMENTS_",
    2: "ASTRO_",
    3: "STELLAR_",
    0xC: "CHAT_",
    0xD: "VIDEO_",
}


def snake(name: str) -> str:
    """The name of a Swift constant as C writes it."""
    words = re.sub(r"(?<=[a-z])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])", "_", name)
    return words.upper()


def constants(pattern: str) -> list[tuple[str, ...]]:
    """Returns the matches of a pattern in all of the library's Swift files."""
    texts = (path.read_text("utf-8") for path in sorted((ROOT / "Sources").rglob("*.swift")))
    return [found for text in texts for found in re.findall(pattern, text)]


@pytest.fixture(scope="module")
def coarse() -> dict[str, int]:
    """The coarse codes of Swift."""
    text = (ROOT / "Sources/PentadCore/Errors/PentadError+Code.swift").read_text("utf-8")
    found = re.findall(r"public static let `?(\w+)`? = Self\(rawValue: (\d+)\)", text)
    return {name: int(value) for name, value in found}


def test_coarse_codes_have_the_same_names_everywhere(coarse: dict[str, int]) -> None:
    assert {snake(name): value for name, value in coarse.items()} == COARSE
    raised = {kind._coarse for kind in pentad.PentadError.__subclasses__()}
    assert raised == set(COARSE.values()) - {COARSE["OK"]}


def test_each_finer_code_of_swift_has_a_name_in_c(coarse: dict[str, int]) -> None:
    pattern = r"public static let (\w+) = Self\(\.(\w+), detail: (0x[0-9a-f]+)\)"
    numbers: dict[int, str] = {}
    for name, kind, detail in constants(pattern):
        number = coarse[kind] | int(detail, 16) << 8
        assert number not in numbers, f"{name} has the number of {numbers[number]}"
        numbers[number] = name
    assert set(numbers) == set(FINER.values())
    for name, value in FINER.items():
        kit, code = KITS[value >> 16], snake(numbers[value])
        assert name == (code if code.startswith(kit) else kit + code)


def test_no_finer_code_is_hidden_from_hosts() -> None:
    made = constants(r"(\w+) static let (\w+) = Self\(\.\w+, detail: 0x")
    # Codes with `package` access belong to operations that no host can call yet; the JSON reader's
    # own are translated by its callers.
    hidden = {name for access, name in made if access not in {"public", "package"}}
    assert hidden <= {"jsonKind", "jsonRange"}
    assert len(constants(r"(detail: )(0x)")) == len(made)


def test_each_finer_code_of_c_has_a_name_in_python() -> None:
    assert {code.name: int(code) for code in pentad.ErrorCode} == FINER
