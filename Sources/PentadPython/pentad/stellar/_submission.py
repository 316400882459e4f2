"""The state of a student's work."""

from __future__ import annotations

from enum import IntFlag

from .._convert import int32
from ..errors import InvalidError


class Submission(IntFlag):
    """The state of a student's work on a task, as the source reports it."""

    #: The work was submitted.
    SUBMITTED = 1
    #: The work was graded.
    GRADED = 2
    #: The work was submitted after the due time.
    LATE = 4
    #: The due time is over, and no work was submitted.
    MISSING = 8
    #: The student is excused and need not submit any work.
    EXCUSED = 16


def submission_of(bits: int) -> Submission | None:
    return None if bits < 0 else Submission(bits)


def known_submission(state: Submission | None) -> int:
    if state is None:
        return -1
    if not 0 <= int32(state, "submission") < 2 * Submission.EXCUSED:
        raise InvalidError("submission has an unknown state; use None if it is not reported")
    return int(state)
