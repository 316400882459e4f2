"""The verdict of `make damage` on runs that keep little, or fail."""

from __future__ import annotations

import json
from dataclasses import asdict
from pathlib import Path

import batches
import damage
import pytest
from damage_table import MANY, Line
from stores import targets
from verdict import Verdict
from victim import Job

JOB = Job("chat", "sound", "work", "file", "a file", 1, 0, 2)


def line(kept: int, count: int, floor: float = 50) -> Line:
    verdicts = [Verdict(number, "byte", "recovered", kept, 100) for number in range(count)]
    return Line("chat", "closed", "chat.sqlite", floor, verdicts)


def test_file_that_keeps_little_is_low() -> None:
    assert line(49, MANY).is_low
    assert not line(50, MANY).is_low
    assert line(99, MANY, floor=100).is_low
    assert not line(100, MANY, floor=100).is_low
    # With so few the mean is random.
    assert not line(0, MANY - 1).is_low


def test_each_file_has_to_keep_something() -> None:
    assert all(0 < target.floor <= 100 for target in targets())


@pytest.mark.parametrize(("kept", "status"), [(0, 1), (100, 0)])
def test_status_reports_low_files(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], kept: int, status: int
) -> None:
    monkeypatch.setattr(damage, "damaged", lambda *_: [line(kept, MANY)])
    monkeypatch.setattr("sys.argv", ["damage.py", "server"])
    assert damage.main() == status
    error = "error: chat closed chat.sqlite: 0.0 % is kept, not 50\n"
    assert capsys.readouterr().err == (error if status else "")


def test_a_name_that_no_file_has_is_an_error() -> None:
    with pytest.raises(SystemExit, match="error: no file is called chta"):
        damage.damaged(Path("server"), 1, range(1), "chta")


def said(number: int) -> list[str]:
    """Returns a child's lines about a place."""
    return [f"begin {number} cut at 1", json.dumps(asdict(Verdict(number, "cut at 1", "whole")))]


def outcomes(monkeypatch: pytest.MonkeyPatch, *children: list[str]) -> list[str]:
    """Returns the outcomes of children that print these lines, one after the other."""
    waiting = iter(children)
    monkeypatch.setattr(batches, "lines", lambda _: iter(next(waiting)))
    return [verdict.outcome for verdict in batches.verdicts(JOB)]


def test_a_child_that_dies_at_a_place_has_failed_there(monkeypatch: pytest.MonkeyPatch) -> None:
    died = [*said(0)[:1], "it ended with -5: "]
    assert outcomes(monkeypatch, died, said(1)) == ["failure", "whole"]
    assert outcomes(monkeypatch, [*said(0), *said(1)]) == ["whole", "whole"]


@pytest.mark.parametrize("count", [0, 1, 2])
def test_a_child_that_dies_between_places_is_an_error(
    monkeypatch: pytest.MonkeyPatch, count: int
) -> None:
    lines = [text for number in range(count) for text in said(number)]
    with pytest.raises(RuntimeError, match="the child ended between places: it ended with -5"):
        outcomes(monkeypatch, [*lines, "it ended with -5: "])
