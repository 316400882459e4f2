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
    """How long a text may be somewhere; the 140 code points of a tweet, unless told otherwise."""

    #: The destination that takes so much.
    destination: str = "twitter"
    limit: int = 140
    #: What each address of ``http`` and ``https`` counts as; None for its own length.
    link_length: int | None = None
    #: What is counted.
    unit: CharacterUnit | str = CharacterUnit.CODE_POINT


@brief
@dataclass(frozen=True)
class ShareProblem:
    """Why a share cannot be sent as it is."""

    kind: ShareProblemKind
    #: A destination or a recipient; None where there is none.
    text: str | None


@brief
@dataclass(frozen=True)
class ShareReport:
    """What there is to say of a share while the user writes it."""

    #: Why it cannot be sent as it is; none when it can.
    problems: tuple[ShareProblem, ...]
    #: Where it can go. Mail needs no connection, and comes last.
    services: tuple[VideoService, ...]
    #: How much more the text may have, below 0 when it has too much; None for any amount.
    remaining: int | None

    @property
    def can_send(self) -> bool:
        """Whether it can be sent."""
        return not self.problems


def check_share(
    draft: ShareDraft,
    services: Iterable[VideoService] = (),
    *,
    budgets: Iterable[CharacterBudget] = (),
) -> ShareReport:
    """What there is to say of a share, by the networks in which the user can share.

    Without budgets, 140 on Twitter and any amount elsewhere. A text that is too long for one
    network stops nobody who sends it to another.
    """
    there = [_record_of_service(service) for service in services]
    given = record_of_draft(draft), pointers(pentad_video_service, there), len(there)
    arguments = *given, *records_of_budgets(budgets)
    return report_by(lib.pentad_video_share_check, *arguments)


def text_length(text: str, budget: CharacterBudget | None = None) -> int:
    """How much a text counts where there is a limit; code points without a budget."""
    record = None if budget is None else byref(_record_of_budget(budget))
    return call_out(c_int64, lib.pentad_video_text_length, utf8(text), record).value


def record_of_draft(draft: ShareDraft) -> Any:
    """A share for C; it keeps all that it points to."""
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
    """Budgets for C, and how many."""
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
