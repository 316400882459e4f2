"""The lists of Python's tools: each file has its hash, and no list names another source."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
WANTED = [
    path
    for pattern in ("Tools/**/*requirements*.in", "Benchmarks/*.in", "Examples/**/*.in")
    for path in sorted(ROOT.glob(pattern))
]
_NAME = re.compile(r"^([A-Za-z0-9][A-Za-z0-9._-]*)", re.MULTILINE)


def plain(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def entries(path: Path) -> list[str]:
    """Returns the lines of a file, with continuation lines joined, without comments."""
    text = path.read_text("utf-8").replace("\\\n", " ")
    return [line for line in text.splitlines() if line.strip() and not line.startswith("#")]


def test_all_lists_are_found() -> None:
    assert len(WANTED) == 10
    known = subprocess.run(
        ["git", "ls-files", "*requirements*"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    names = {Path(name).with_suffix("") for name in known.stdout.split()}
    assert names <= {path.relative_to(ROOT).with_suffix("") for path in WANTED}


@pytest.mark.parametrize("wanted", WANTED, ids=lambda path: str(path.relative_to(ROOT)))
def test_each_version_has_hashes(wanted: Path) -> None:
    pinned = entries(wanted.with_suffix(".txt"))
    for entry in pinned:
        assert re.match(r"^[a-z0-9][a-z0-9-]*==[^ ]+ ", entry), entry
        assert re.search(r"--hash=sha256:[0-9a-f]{64}", entry), entry
    names = {plain(entry.split("==")[0]) for entry in pinned}
    assert {plain(name) for name in _NAME.findall("\n".join(entries(wanted)))} <= names
    # The machine's configuration determines the source of packages.
    assert "://" not in wanted.with_suffix(".txt").read_text("utf-8")


def test_nothing_is_installed_without_its_hash() -> None:
    recipes = (ROOT / "Makefile").read_text("utf-8").replace("\\\n", " ").splitlines()
    installs = [line for line in recipes if re.search(r"\bpip (install|download|\$)", line)]
    assert len(installs) == 8
    for line in installs:
        assert "$(PINNED)" in line or "--require-hashes" in line, line
