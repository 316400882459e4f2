"""The checks of the binary interface: the result of each for a change after a release."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path

import freeze
import pytest
from abi_drills import DRILLS, Drill

ROOT = Path(__file__).parents[2]


def run(script: str, root: Path) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(ROOT / "Tools/faces" / script), "--root", str(root)]
    return subprocess.run(command, capture_output=True, text=True, check=False)


@pytest.fixture
def released(tmp_path: Path) -> Path:
    """A project that has released the present interface, without its comments, as version 0.1."""
    shutil.copytree(ROOT / "include", tmp_path / "include")
    for header in freeze.HEADERS:
        (tmp_path / "include" / header).write_text(freeze.bare(ROOT / "include" / header))
    (tmp_path / "VERSION").write_text("0.1.0\n")
    listed = tmp_path / "include/pentad.symbols"
    listed.write_text(re.sub(r" \d+\.\d+$", " 0.1", listed.read_text(), flags=re.MULTILINE))
    assert run("freeze.py", tmp_path).returncode == 0
    return tmp_path


@pytest.mark.parametrize("drill", DRILLS, ids=lambda drill: drill.name)
def test_drill(drill: Drill, released: Path) -> None:
    (released / "VERSION").write_text(f"{drill.version}\n")
    for name, old, new in drill.edits:
        path = released / "include" / name
        text = path.read_text()
        assert old in text
        path.write_text(text.replace(old, new, 1))
    checked = run("check_frozen.py", released)
    lines = checked.stdout.splitlines()
    is_broken = bool(drill.said or drill.abidiff)
    assert lines[0] == f"0.1: {'broken' if is_broken else 'kept'}", checked.stderr
    assert checked.returncode == (1 if is_broken else 0)

    said = [line.strip() for line in lines[1:] if not line.startswith("  abidiff: ")]
    assert len(said) == len(drill.said), checked.stdout
    for beginning in drill.said:
        assert any(line.startswith(beginning) for line in said), checked.stdout
    report = [line for line in lines if line.startswith("  abidiff: ")]
    assert any(drill.abidiff in line for line in report) == bool(drill.abidiff), checked.stdout
    assert bool(report) == bool(drill.abidiff), checked.stdout


def test_released_interface_is_not_overwritten(released: Path) -> None:
    again = run("freeze.py", released)
    assert again.returncode == 1
    assert "what is released does not change" in again.stderr


def test_interface_keeps_the_released_parts() -> None:
    checked = run("check_frozen.py", ROOT)
    assert checked.returncode == 0, checked.stdout + checked.stderr


def test_the_last_release_is_kept() -> None:
    """And nothing else but those of earlier ones whose programs still run."""
    changes = (ROOT / "CHANGELOG.md").read_text("utf-8")
    releases = re.findall(r"^## \[?(\d+\.\d+)", changes, re.MULTILINE)
    kept = {path.name for path in (ROOT / "Tools/faces/frozen").glob("*")}
    assert set(releases[:1]) <= kept <= set(releases)
