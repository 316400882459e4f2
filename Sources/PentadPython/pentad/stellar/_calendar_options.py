"""The format options of a calendar, and its due dates and events."""

from __future__ import annotations

from collections.abc import Iterable
from ctypes import byref
from dataclasses import dataclass
from typing import Any

from .._brief import brief
from .._convert import (
    flag,
    instance,
    int64,
    lasting,
    optional_utf8,
    pointers,
    positive,
    several,
    utf8,
)
from .._native import (
    pentad_stellar_calendar_event,
    pentad_stellar_calendar_items,
    pentad_stellar_class,
    pentad_stellar_icalendar_options,
    pentad_stellar_task,
)
from .._times import Moment, milliseconds
from ._class_record import record_of_class
from ._records import CalendarItems, StellarCalendarEvent
from ._task_days import record_of_task


@brief
@dataclass(frozen=True)
class ClassCalendarOptions:
    """The options of an iCalendar document of classes."""

    #: The calendar's name, as programs show it; None for none.
    name: str | None = None
    #: The time when the document was made; None for 2000-01-01, so that the same data gives the
    #: same bytes.
    stamp: Moment | None = None
    #: The due dates and events to add to the classes; one item for each account.
    items: Iterable[CalendarItems] = ()
    #: True to write tasks as to-dos (VTODO), with those that have no due date, for programs such as
    #: Thunderbird and Nextcloud Tasks. Calendars of Google and Apple show no to-dos, so tasks are
    #: events at their due time otherwise.
    writes_to_dos: bool = False
    #: The hours after which a subscribed program should fetch the calendar again, at least 1. None
    #: omits them; a feed then uses 6.
    refresh_hours: int | None = None

    def __post_init__(self) -> None:
        # An iterator would be empty at the second use of the options.
        object.__setattr__(self, "items", tuple(several(self.items, "items")))


def record_of_options(options: ClassCalendarOptions | None) -> Any:
    """Makes the record of the format options for C; NULL for none."""
    if options is None:
        return None
    instance(options, ClassCalendarOptions, "options")
    records = [_items(item) for item in options.items]
    hours = options.refresh_hours
    return byref(
        pentad_stellar_icalendar_options(
            name=optional_utf8(options.name, "name"),
            # In C, 0 means no stamp; the document has whole seconds.
            stamp=0 if options.stamp is None else milliseconds(options.stamp, "stamp") or 1,
            items=pointers(pentad_stellar_calendar_items, records),
            item_count=len(records),
            refresh_hours=0 if hours is None else positive(hours, "refresh_hours"),
            writes_to_dos=flag(options.writes_to_dos, "writes_to_dos"),
        )
    )


def _items(items: CalendarItems) -> Any:
    instance(items, CalendarItems, "items")
    tasks = [*map(record_of_task, lasting(items.tasks, "tasks"))]
    events = [*map(_event, lasting(items.events, "events"))]
    classes = [*map(record_of_class, lasting(items.classes, "classes"))]
    return pentad_stellar_calendar_items(
        source=optional_utf8(items.source, "source"),
        tasks=pointers(pentad_stellar_task, tasks),
        task_count=len(tasks),
        events=pointers(pentad_stellar_calendar_event, events),
        event_count=len(events),
        classes=pointers(pentad_stellar_class, classes),
        class_count=len(classes),
    )


def _event(event: StellarCalendarEvent) -> Any:
    instance(event, StellarCalendarEvent, "event")
    return pentad_stellar_calendar_event(
        id=utf8(event.id, "id"),
        master_id=optional_utf8(event.master_id, "master_id"),
        title=utf8(event.title, "title"),
        text=utf8(event.text, "text"),
        html=optional_utf8(event.html, "html"),
        location=optional_utf8(event.location, "location"),
        site_url=optional_utf8(event.site_url, "site_url"),
        start=int64(event.start_ms, "start"),
        end=int64(event.end_ms, "end"),
        day=0 if event.day_code is None else positive(event.day_code, "day_code"),
    )
