"""What became of a damaged folder."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from kits import Look
from living import Life, aside
from log_states import State, possible
from own_rows import Rows
from places import Place

#: Rows that nobody wrote, which one changed byte can make.
STRANGE = 1


@dataclass(frozen=True)
class Sound:
    """What is in the folder when nothing is damaged."""

    rows: Rows
    look: Look
    #: When it is its log that is damaged: what it holds after each commit there.
    states: list[State]


@dataclass(frozen=True)
class Verdict:
    """One place."""

    number: int
    place: str
    #: ``whole``, ``recovered``, ``corrupt``, ``unnoticed`` or ``failure``.
    outcome: str
    #: How many rows of the user's own are as they were, and how many there had been.
    kept: int = 0
    own: int = 0
    #: Rows of the user's own that nobody ever wrote.
    strange: int = 0
    #: Why it failed, or what differs.
    why: str = ""


def judge(where: Place, life: Life, sound: Sound, folder: Path) -> Verdict:
    """Compares what is left with what there was."""
    number, place = where.number, str(where)
    own = sum(sound.rows.values())
    if life.failure:
        return Verdict(number, place, "failure", own=own, why=life.failure)
    kept_aside = aside(folder)
    if life.rows is None:
        return Verdict(number, place, "corrupt", own=own, why=life.error or "")
    kept = sum((sound.rows & life.rows).values())
    # A log is believed up to the damage: then all is as it was after a commit.
    is_earlier = life.rows in possible(sound.states, where.at)
    strange = 0 if is_earlier else sum((life.rows - sound.rows).values())
    look = life.first or {}
    others = sorted(name for name in {*look, *sound.look} if look.get(name) != sound.look.get(name))
    outcome, why = "whole", ""
    if "corrupt" in life.said:
        outcome = "corrupt"
    elif life.said:
        outcome = "recovered"
    elif kept < own or strange or others:
        outcome, why = "unnoticed", f"{own - kept} rows lost, {strange} strange, read: {others[:3]}"
    if strange:
        why += f" {list(life.rows - sound.rows)[:2]}"
    failure = ""
    if "recovered" in life.said and not kept_aside:
        failure = "recovered, but nothing is set aside"
    elif kept_aside and "recovered" not in life.said:
        failure = "recovered without a word"
    elif life.corrupt and not life.said:
        failure = f"said `corrupt` {life.corrupt} times, and nothing came of it"
    elif not life.is_kept and not kept_aside:
        failure = "what was written after the damage is lost"
    elif sound.states and not (is_earlier or life.said):
        failure = f"no state that ever was: {why}"
    elif strange > STRANGE:
        failure = f"{strange} rows of the user's own that nobody wrote"
    elif outcome == "unnoticed" and not where.mask and not is_earlier:
        failure = f"a cut went unnoticed: {why}"
    if failure:
        return Verdict(number, place, "failure", kept, own, strange, failure)
    return Verdict(number, place, outcome, kept, own, strange, why)
