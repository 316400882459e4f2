"""The format options of texts, for C."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ..._convert import flag, int32, optional_utf8
from ..._native import (
    pentad_astro_icalendar_options,
    pentad_astro_text_format,
    pentad_astro_text_options,
)
from ..._times import Moment, milliseconds
from ..._zones import Zone, optional_zone
from .._enums import Script

if TYPE_CHECKING:
    from typing import TypedDict

    class ICalendarOptions(TypedDict, total=False):
        """The options of an iCalendar document; :func:`icalendar_record` explains them."""

        name: str | None
        place_name: str | None
        stamp: Moment | None
        refresh_days: int | None
        script: Script | str


JSON = pentad_astro_text_format.PENTAD_ASTRO_TEXT_FORMAT_JSON
JSONL = pentad_astro_text_format.PENTAD_ASTRO_TEXT_FORMAT_JSONL
CSV = pentad_astro_text_format.PENTAD_ASTRO_TEXT_FORMAT_CSV


def text_record(
    form: int,
    script: Script | str = Script.ENGLISH,
    hours: bool = False,
    *,
    local_time: bool = False,
    time_zone: Zone | None = None,
) -> Any:
    return pentad_astro_text_options(
        format=form,
        script=Script(script).code,
        with_hours=flag(hours, "hours"),
        local_time=flag(local_time, "local_time"),
        time_zone=optional_zone(time_zone),
    )


def json_record(
    lines: bool,
    script: Script | str = Script.ENGLISH,
    *,
    local_time: bool = False,
    time_zone: Zone | None = None,
) -> Any:
    form = JSONL if lines else JSON
    return text_record(form, script, local_time=local_time, time_zone=time_zone)


def icalendar_record(
    *,
    entries: int = 0,
    time_zone: Zone | None = None,
    name: str | None = None,
    place_name: str | None = None,
    stamp: Moment | None = None,
    refresh_days: int | None = 7,
    script: Script | str = Script.ENGLISH,
) -> pentad_astro_icalendar_options:
    """Returns the options for C.

    ``name`` is the calendar's display name, ``place_name`` the location of events. ``stamp`` is the
    creation time of the document; without one, equal requests give equal documents. A subscriber
    should refresh after ``refresh_days``; None leaves it out.
    """
    made = 0 if stamp is None else milliseconds(stamp, "stamp")
    return pentad_astro_icalendar_options(
        name=optional_utf8(name, "name"),
        place_name=optional_utf8(place_name, "place_name"),
        time_zone=optional_zone(time_zone),
        # In C, 0 means no stamp; the document has whole seconds.
        stamp=made if stamp is None else made or 1,
        entries=entries,
        script=Script(script).code,
        refresh_days=int32(refresh_days, "refresh_days") or -1 if refresh_days is not None else -1,
    )
