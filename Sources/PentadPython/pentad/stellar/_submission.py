"""The state of a student's work."""

from __future__ import annotations

from enum import IntFlag


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
