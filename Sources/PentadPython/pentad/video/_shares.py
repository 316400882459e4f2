"""A share while the user writes it."""

from __future__ import annotations

from collections.abc import Iterable
from ctypes import byref, c_int64
from dataclasses import dataclass
from typing import Any

from .._brief import brief
from .._convert import (
    flag,
    items,
    optional_text,
    optional_utf8,
    pointers,
    positive,
    text_array,
    utf8,
)
from .._handle import reader
from .._library import lib
from .._native import (
    pentad_video_budget_options,
    pentad_video_service,
    pentad_video_share_options,
    pentad_video_share_report,
)
from ..errors import call_out
from ._actions import ShareDraft
from ._deed_names import ShareProblemKind
from ._enums import CharacterUnit
from ._records import VideoService, service_of


@brief
@dataclass(frozen=True)
class CharacterBudget:
    """The length limit of a destination; by default the 140 code points of a tweet."""

    #: The destination with this limit.
    destination: str = "twitter"
    limit: int = 140
    #: The counted length of each ``http`` and ``https`` URL; None for its own length.
    link_length: int | None = None
    #: The unit that is counted.
    unit: CharacterUnit | str = CharacterUnit.CODE_POINT


@brief
@dataclass(frozen=True)
class ShareProblem:
    """A problem that prevents sending a share in its present form."""

    kind: ShareProblemKind
    #: A destination or a recipient; None when there is none.
    text: str | None


@brief
@dataclass(frozen=True)
class ShareReport:
    """The result of a share check while the user writes it."""

    #: The problems that prevent sending; empty if it can be sent.
    problems: tuple[ShareProblem, ...]
    #: The possible destinations. E-mail needs no connection, and comes last.
    services: tuple[VideoService, ...]
    #: The remaining length of the text, negative if it is too long; None for no limit.
    remaining: int | None

    @property
    def can_send(self) -> bool:
        """True if it can be sent."""
        return not self.problems


def check_share(
    draft: ShareDraft,
    services: Iterable[VideoService] = (),
    *,
    budgets: Iterable[CharacterBudget] = (),
) -> ShareReport:
    """Checks a share, with the networks in which the user can share.

    The default budgets are 140 on Twitter and no limit elsewhere. A text that is too long for one
    network does not prevent sending to another.
    """
    there = [_record_of_service(service) for service in services]
    given = record_of_draft(draft), pointers(pentad_video_service, there), len(there)
    arguments = *given, *records_of_budgets(budgets)
    return report_by(lib.pentad_video_share_check, *arguments)


def text_length(text: str, budget: CharacterBudget | None = None) -> int:
    """Returns the length of a text as it counts against a limit; by default in code points."""
    record = None if budget is None else byref(_record_of_budget(budget))
    return call_out(c_int64, lib.pentad_video_text_length, utf8(text), record).value


def record_of_draft(draft: ShareDraft) -> Any:
    """Makes the record of a share for C; it keeps all data that it points to."""
    if not isinstance(draft, ShareDraft):
        raise TypeError(f"draft must be ShareDraft, not {type(draft).__name__}")
    destinations, destination_count = text_array(draft.destinations, "destinations")
    recipients, recipient_count = text_array(draft.recipients, "recipients")
    record = pentad_video_share_options(
        video=utf8(draft.video, "video"),
        broadcast_source=optional_utf8(draft.broadcast_source, "broadcast_source"),
        broadcast_id=optional_utf8(draft.broadcast_id, "broadcast_id"),
        text=utf8(draft.text),
        destinations=destinations,
        destination_count=destination_count,
        recipients=recipients,
        recipient_count=recipient_count,
    )
    return byref(record)


def records_of_budgets(budgets: Iterable[CharacterBudget]) -> tuple[Any, int]:
    """Makes the records of budgets for C, and returns their number."""
    records = [_record_of_budget(budget) for budget in budgets]
    return pointers(pentad_video_budget_options, records), len(records)


def _record_of_budget(budget: CharacterBudget) -> Any:
    if not isinstance(budget, CharacterBudget):
        raise TypeError(f"a budget must be CharacterBudget, not {type(budget).__name__}")
    length = budget.link_length
    return pentad_video_budget_options(
        destination=utf8(budget.destination, "destination"),
        limit=positive(budget.limit, "limit"),
        link_length=0 if length is None else positive(length, "link_length"),
        unit=CharacterUnit(budget.unit).code,
    )


def _record_of_service(service: VideoService) -> Any:
    if not isinstance(service, VideoService):
        raise TypeError(f"a service must be VideoService, not {type(service).__name__}")
    origin = utf8(service.origin, "origin")
    return pentad_video_service(
        origin=origin, is_connected=flag(service.is_connected, "is_connected")
    )


def report_of(record: Any) -> ShareReport:
    problems = items(record.problems, record.problem_count)
    return ShareReport(
        problems=tuple(
            ShareProblem(ShareProblemKind.of(one.kind), optional_text(one.text)) for one in problems
        ),
        services=tuple(map(service_of, items(record.services, record.service_count))),
        remaining=record.remaining if record.is_limited else None,
    )


report_by = reader(pentad_video_share_report, lib.pentad_video_share_report_free, report_of)
