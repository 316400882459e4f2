"""The verdict on a damaged folder."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from kits import Look
from living import Life, aside
from log_states import State, possible
from own_rows import Rows
from places import Place

#: The number of unknown rows that one changed byte can create.
STRANGE = 1


@dataclass(frozen=True)
class Sound:
    """The contents of the folder without damage."""

    rows: Rows
    look: Look
    #: The contents after each commit in the log, if the log is damaged.
    states: list[State]


@dataclass(frozen=True)
class Verdict:
    """The verdict on one place."""

    number: int
    place: str
    #: The outcome: ``whole``, ``recovered``, ``corrupt``, ``unnoticed`` or ``failure``.
    outcome: str
    #: The number of unchanged rows of the user's own data, and the original number.
    kept: int = 0
    own: int = 0
    #: The number of rows of the user's own data that were never written.
    strange: int = 0
    #: The reason of the failure, or the difference.
    why: str = ""


def judge(where: Place, life: Life, sound: Sound, folder: Path) -> Verdict:
    """Compares the remaining data with the original data."""
    number, place = where.number, str(where)
    own = sum(sound.rows.values())
    if life.failure:
        return Verdict(number, place, "failure", own=own, why=life.failure)
    kept_aside = aside(folder)
    if life.rows is None:
        return Verdict(number, place, "corrupt", own=own, why=life.error or "")
    kept = sum((sound.rows & life.rows).values())
    # A log is used up to the damage: then the contents are those after a commit.
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
