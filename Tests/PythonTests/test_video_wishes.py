"""The judge of what was wished finds what is lost, and what was done twice."""

from __future__ import annotations

import random
from typing import Any

import pytest
from video_wishes import Wishes

VIDEO = "peertube:a"


def wishes(*lines: str, last: bool = True) -> Wishes:
    """Returns wishes that were all acknowledged, except perhaps the last."""
    made = Wishes(random.Random(1), {VIDEO: ["b1"], "youtube:y": ["b2"]})
    for number, line in enumerate(lines, 1):
        made.note(line, last or number < len(lines))
    return made


def groups(**changes: bool) -> list[Any]:
    state = {"isLiked": False, "isWatchLater": False, "isWatched": False, **changes}
    return [{"key": VIDEO, "state": state}]


def rated(value: str) -> dict[str, Any]:
    return {"action": "rate", "target": "a", "value": value}


def shared(text: str) -> dict[str, Any]:
    return {"action": "share", "target": "b2", "value": {"comment": text}}


def test_last_wish_is_kept() -> None:
    made = wishes(f"like {VIDEO}", f"unlike {VIDEO}", f"like {VIDEO}")
    log = [rated("like"), rated("none"), rated("like"), rated("like")]
    assert made.judge(log, groups(isLiked=True)) == ([], 1)


@pytest.mark.parametrize(
    ("log", "is_liked", "count"),
    [([], True, 1), ([rated("like")], False, 2), ([], False, 1), ([rated("none")], True, 1)],
)
def test_a_wish_that_is_lost(log: list[Any], is_liked: bool, count: int) -> None:
    losses, _ = wishes(f"like {VIDEO}").judge(log, groups(isLiked=is_liked))
    assert len(losses) == count


def test_a_wish_on_its_way_may_have_been_done_or_not() -> None:
    made = wishes(f"like {VIDEO}", last=False)
    assert made.judge([], groups()) == ([], 0)
    assert made.judge([rated("like")], groups(isLiked=True)) == ([], 0)


@pytest.mark.parametrize(("count", "is_done", "is_well"), [
    (1, True, True), (0, True, False), (2, True, False),
    (0, False, True), (1, False, True), (2, False, False),
])  # fmt: skip
def test_a_share_is_made_once(count: int, is_done: bool, is_well: bool) -> None:
    made = wishes("share youtube:y look at this", last=is_done)
    losses, _ = made.judge([shared("look at this")] * count, groups())
    assert (losses == []) == is_well
