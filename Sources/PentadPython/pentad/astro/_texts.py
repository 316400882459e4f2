"""The calendar's answers as texts: JSON, CSV, iCalendar, and pictures as SVG documents."""

from __future__ import annotations

from collections.abc import Iterable
from ctypes import byref
from typing import TYPE_CHECKING, Any

from .._convert import int32, optional_utf8, real, utf8
from .._handle import Handle
from .._library import lib
from .._names import bits
from .._native import (
    pentad_astro_icalendar_options,
    pentad_astro_picture_options,
    pentad_astro_text_format,
    pentad_astro_text_options,
)
from .._threads import in_thread
from ..errors import InvalidError, call_text
from ._inputs import (
    USUAL,
    HorizonRule,
    PanchangOptions,
    Place,
    checked_place,
    checked_vara,
    optional_place,
    record_of,
    rule_of,
)
from ._names import (
    AlmanacTheme,
    Ayanamsa,
    Body,
    DayEntryKind,
    HorizonEventKind,
    Script,
    TransitionKind,
)
from ._times import Day, Moment, checked_ordinal, day_code, milliseconds, moments

if TYPE_CHECKING:
    from typing import TypedDict

    from typing_extensions import Unpack

    class ICalendarOptions(TypedDict, total=False):
        """How an iCalendar document is written; :func:`icalendar_record` says what each means."""

        name: str | None
        place_name: str | None
        stamp: Moment | None
        refresh_days: int | None
        script: Script | str


_JSON = pentad_astro_text_format.PENTAD_ASTRO_TEXT_JSON
_JSONL = pentad_astro_text_format.PENTAD_ASTRO_TEXT_JSONL
_CSV = pentad_astro_text_format.PENTAD_ASTRO_TEXT_CSV


def icalendar_record(
    *,
    entries: int = 0,
    time_zone: str | None = None,
    name: str | None = None,
    place_name: str | None = None,
    stamp: Moment | None = None,
    refresh_days: int | None = 7,
    script: Script | str = Script.ENGLISH,
) -> pentad_astro_icalendar_options:
    """Options for C.

    ``name`` is the calendar's, as programs show it, ``place_name`` the events' location. ``stamp``
    is when the document was made; without one the same question has the same answer. A subscriber
    should ask again after ``refresh_days``; None says nothing of it.
    """
    made = 0 if stamp is None else milliseconds(stamp, "stamp")
    return pentad_astro_icalendar_options(
        name=optional_utf8(name, "name"),
        place_name=optional_utf8(place_name, "place_name"),
        time_zone=optional_utf8(time_zone, "time_zone"),
        # In C 0 is no stamp; the document has whole seconds.
        stamp=made if stamp is None else made or 1,
        entries=entries,
        script=Script(script).code,
        refresh_days=int32(refresh_days, "refresh_days") or -1 if refresh_days is not None else -1,
    )


class CalendarTexts(Handle):
    """What a calendar answers as a text. Moments in JSON and CSV are in UTC.

    Each method has an ``async`` twin, whose name ends in ``_async``.
    """

    # ---- days

    def json(
        self,
        start: Day,
        end: Day,
        place: Place,
        options: PanchangOptions | None = None,
        *,
        script: Script | str = Script.ENGLISH,
        hours: bool = False,
    ) -> str:
        """The days from one date to another as an array, each day on a line of its own.

        With ``hours``, a day's ``muhurtas`` have the choghadiyas and the horas, too.
        """
        return self._days_text(start, end, place, options, _text(_JSON, script, hours))

    async def json_async(self, start: Day, end: Day, *arguments: Any, **options: Any) -> str:
        """As :meth:`json`."""
        return await in_thread(self.json, start, end, *arguments, **options)

    def jsonl(
        self,
        start: Day,
        end: Day,
        place: Place,
        options: PanchangOptions | None = None,
        *,
        script: Script | str = Script.ENGLISH,
        hours: bool = False,
    ) -> str:
        """The days as JSON Lines, an object a line."""
        return self._days_text(start, end, place, options, _text(_JSONL, script, hours))

    async def jsonl_async(self, start: Day, end: Day, *arguments: Any, **options: Any) -> str:
        """As :meth:`jsonl`."""
        return await in_thread(self.jsonl, start, end, *arguments, **options)

    def csv(
        self, start: Day, end: Day, place: Place, options: PanchangOptions | None = None
    ) -> str:
        """The days as CSV with a header; limbs are their numbers. Lines end with CR LF."""
        return self._days_text(start, end, place, options, _text(_CSV))

    async def csv_async(self, start: Day, end: Day, *arguments: Any, **options: Any) -> str:
        """As :meth:`csv`."""
        return await in_thread(self.csv, start, end, *arguments, **options)

    def legacy_json(
        self, start: Day, end: Day, place: Place, options: PanchangOptions | None = None
    ) -> str:
        """The days as the JSON that ``apiv2.php`` would send, for servers of its clients.

        A day begins at midnight there, whatever the options say; 36,600 days at most.
        """
        asked = self._asked(place, options)
        return call_text(
            lib.pentad_astro_legacy_json, *asked, day_code(start, "start"), day_code(end, "end")
        )

    async def legacy_json_async(self, start: Day, end: Day, *arguments: Any, **options: Any) -> str:
        """As :meth:`legacy_json`."""
        return await in_thread(self.legacy_json, start, end, *arguments, **options)

    def icalendar(
        self,
        start: Day,
        end: Day,
        place: Place,
        options: PanchangOptions | None = None,
        *,
        kinds: Iterable[DayEntryKind | str] = (DayEntryKind.DAY,),
        **how: Unpack[ICalendarOptions],
    ) -> str:
        """The days as an iCalendar document, with other times of them if ``kinds`` says so.

        The options are ``name``, ``place_name``, ``stamp``, ``refresh_days`` and ``script``. An
        event keeps its UID in every document. Write it with ``newline=""``: its lines end with
        CR LF already.
        """
        asked = self._asked(place, options)
        record = icalendar_record(entries=bits(kinds, DayEntryKind), **how)
        return call_text(
            lib.pentad_astro_days_icalendar,
            *asked,
            day_code(start, "start"),
            day_code(end, "end"),
            byref(record),
        )

    async def icalendar_async(self, start: Day, end: Day, *arguments: Any, **options: Any) -> str:
        """As :meth:`icalendar`."""
        return await in_thread(self.icalendar, start, end, *arguments, **options)

    # ---- transitions

    def transitions_json(
        self,
        kind: TransitionKind | str,
        start: Moment,
        end: Moment,
        *,
        ayanamsa: Ayanamsa | str = Ayanamsa.LAHIRI,
        script: Script | str = Script.ENGLISH,
        lines: bool = False,
    ) -> str:
        """The transitions of a kind within a time as an array, or as JSON Lines."""
        codes = TransitionKind(kind).code, Ayanamsa(ayanamsa).code
        asked = self._pointer, *codes, *moments(start, end)
        return call_text(
            lib.pentad_astro_transitions_text, *asked, byref(_text(_form(lines), script))
        )

    async def transitions_json_async(
        self, kind: TransitionKind | str, start: Moment, end: Moment, **options: Any
    ) -> str:
        """As :meth:`transitions_json`."""
        return await in_thread(self.transitions_json, kind, start, end, **options)

    def transitions_icalendar(
        self,
        kind: TransitionKind | str,
        start: Moment,
        end: Moment,
        *,
        ayanamsa: Ayanamsa | str = Ayanamsa.LAHIRI,
        time_zone: str = "UTC",
        **how: Unpack[ICalendarOptions],
    ) -> str:
        """The transitions of a kind as an iCalendar document; as :meth:`icalendar`."""
        codes = TransitionKind(kind).code, Ayanamsa(ayanamsa).code
        asked = self._pointer, *codes, *moments(start, end)
        record = icalendar_record(time_zone=utf8(time_zone, "time_zone").decode(), **how)
        return call_text(lib.pentad_astro_transitions_icalendar, *asked, byref(record))

    async def transitions_icalendar_async(
        self, kind: TransitionKind | str, start: Moment, end: Moment, **options: Any
    ) -> str:
        """As :meth:`transitions_icalendar`."""
        return await in_thread(self.transitions_icalendar, kind, start, end, **options)

    # ---- the horizon

    def horizon_events_json(
        self,
        body: Body | str,
        start: Moment,
        end: Moment,
        place: Place,
        *,
        rule: HorizonRule | str = HorizonRule.UPPER_LIMB,
        kinds: Iterable[HorizonEventKind | str] = tuple(HorizonEventKind),
        lines: bool = False,
    ) -> str:
        """A body's risings, settings and transits as an array, or as JSON Lines."""
        asked = self._asked_horizon(body, start, end, place, rule, kinds)
        return call_text(lib.pentad_astro_horizon_events_text, *asked, byref(_text(_form(lines))))

    async def horizon_events_json_async(
        self, body: Body | str, start: Moment, end: Moment, place: Place, **options: Any
    ) -> str:
        """As :meth:`horizon_events_json`."""
        return await in_thread(self.horizon_events_json, body, start, end, place, **options)

    def horizon_events_icalendar(
        self,
        body: Body | str,
        start: Moment,
        end: Moment,
        place: Place,
        *,
        rule: HorizonRule | str = HorizonRule.UPPER_LIMB,
        kinds: Iterable[HorizonEventKind | str] = tuple(HorizonEventKind),
        **how: Unpack[ICalendarOptions],
    ) -> str:
        """A body's risings, settings and transits, by the clock of the place."""
        asked = self._asked_horizon(body, start, end, place, rule, kinds)
        record = icalendar_record(**how)
        return call_text(lib.pentad_astro_horizon_events_icalendar, *asked, byref(record))

    async def horizon_events_icalendar_async(
        self, body: Body | str, start: Moment, end: Moment, place: Place, **options: Any
    ) -> str:
        """As :meth:`horizon_events_icalendar`."""
        return await in_thread(self.horizon_events_icalendar, body, start, end, place, **options)

    # ---- eclipses

    def solar_eclipses_json(
        self, start: Moment, end: Moment, place: Place | None = None, *, lines: bool = False
    ) -> str:
        """The eclipses of the Sun, with a place those that it sees, as an array or JSON Lines."""
        asked = self._asked_eclipses(start, end, place)
        return call_text(lib.pentad_astro_solar_eclipses_text, *asked, byref(_text(_form(lines))))

    async def solar_eclipses_json_async(
        self, start: Moment, end: Moment, place: Place | None = None, **options: Any
    ) -> str:
        """As :meth:`solar_eclipses_json`."""
        return await in_thread(self.solar_eclipses_json, start, end, place, **options)

    def lunar_eclipses_json(
        self, start: Moment, end: Moment, place: Place | None = None, *, lines: bool = False
    ) -> str:
        """The eclipses of the Moon, with a place those that it sees, as an array or JSON Lines."""
        asked = self._asked_eclipses(start, end, place)
        return call_text(lib.pentad_astro_lunar_eclipses_text, *asked, byref(_text(_form(lines))))

    async def lunar_eclipses_json_async(
        self, start: Moment, end: Moment, place: Place | None = None, **options: Any
    ) -> str:
        """As :meth:`lunar_eclipses_json`."""
        return await in_thread(self.lunar_eclipses_json, start, end, place, **options)

    def solar_eclipses_icalendar(
        self,
        start: Moment,
        end: Moment,
        place: Place | None = None,
        *,
        time_zone: str = "UTC",
        **how: Unpack[ICalendarOptions],
    ) -> str:
        """The eclipses of the Sun as an iCalendar document; as :meth:`icalendar`."""
        asked = self._asked_eclipses(start, end, place)
        record = icalendar_record(time_zone=utf8(time_zone, "time_zone").decode(), **how)
        return call_text(lib.pentad_astro_solar_eclipses_icalendar, *asked, byref(record))

    async def solar_eclipses_icalendar_async(
        self, start: Moment, end: Moment, place: Place | None = None, **options: Any
    ) -> str:
        """As :meth:`solar_eclipses_icalendar`."""
        return await in_thread(self.solar_eclipses_icalendar, start, end, place, **options)

    def lunar_eclipses_icalendar(
        self,
        start: Moment,
        end: Moment,
        place: Place | None = None,
        *,
        time_zone: str = "UTC",
        **how: Unpack[ICalendarOptions],
    ) -> str:
        """The eclipses of the Moon as an iCalendar document; as :meth:`icalendar`."""
        asked = self._asked_eclipses(start, end, place)
        record = icalendar_record(time_zone=utf8(time_zone, "time_zone").decode(), **how)
        return call_text(lib.pentad_astro_lunar_eclipses_icalendar, *asked, byref(record))

    async def lunar_eclipses_icalendar_async(
        self, start: Moment, end: Moment, place: Place | None = None, **options: Any
    ) -> str:
        """As :meth:`lunar_eclipses_icalendar`."""
        return await in_thread(self.lunar_eclipses_icalendar, start, end, place, **options)

    # ---- pictures

    def month_svg(
        self,
        year: int,
        month: int,
        place: Place,
        options: PanchangOptions | None = None,
        *,
        first_vara: int = 1,
        width: float | None = None,
        theme: AlmanacTheme | str = AlmanacTheme.LIGHT,
        script: Script | str = Script.ENGLISH,
        today: Day | None = None,
        sun_times: bool = True,
    ) -> str:
        """A civil month in the form of a wall calendar, 958 points wide; ``today`` is marked."""
        week = checked_vara(first_vara)
        record = _picture(width, theme, script)
        if today is not None:
            checked_ordinal(today, "today")
            record.today = day_code(today, "today")
        record.hides_sun_times = int(not sun_times)
        return call_text(
            lib.pentad_astro_month_svg,
            *self._asked(place, options),
            int32(year, "year"),
            int32(month, "month"),
            week,
            byref(record),
        )

    async def month_svg_async(
        self, year: int, month: int, place: Place, *arguments: Any, **options: Any
    ) -> str:
        """As :meth:`month_svg`."""
        return await in_thread(self.month_svg, year, month, place, *arguments, **options)

    def day_svg(
        self,
        date: Day,
        place: Place,
        options: PanchangOptions | None = None,
        *,
        width: float | None = None,
        theme: AlmanacTheme | str = AlmanacTheme.LIGHT,
        script: Script | str = Script.ENGLISH,
    ) -> str:
        """A day with its limbs, the Sun, the Moon and a timeline, 760 points wide."""
        asked = self._asked(place, options)
        record = _picture(width, theme, script)
        return call_text(lib.pentad_astro_day_svg, *asked, day_code(date), byref(record))

    async def day_svg_async(self, date: Day, place: Place, *arguments: Any, **options: Any) -> str:
        """As :meth:`day_svg`."""
        return await in_thread(self.day_svg, date, place, *arguments, **options)

    # ---- what a call is asked for

    def _asked(self, place: Place, options: PanchangOptions | None) -> tuple[Any, ...]:
        """The first arguments of a call for days."""
        return self._pointer, byref(checked_place(place)), byref(record_of(options or USUAL))

    def _days_text(
        self, start: Day, end: Day, place: Place, options: PanchangOptions | None, text: Any
    ) -> str:
        asked = self._asked(place, options)
        dates = day_code(start, "start"), day_code(end, "end")
        return call_text(lib.pentad_astro_days_text, *asked, *dates, byref(text))

    def _asked_horizon(
        self,
        body: Body | str,
        start: Moment,
        end: Moment,
        place: Place,
        rule: HorizonRule | str,
        kinds: Iterable[HorizonEventKind | str],
    ) -> tuple[Any, ...]:
        where = byref(record_of(place)), byref(record_of(rule_of(rule, "rule")))
        what = Body(body).code, bits(kinds, HorizonEventKind)
        return (self._pointer, *where, *what, *moments(start, end))

    def _asked_eclipses(self, start: Moment, end: Moment, place: Place | None) -> tuple[Any, ...]:
        return (self._pointer, optional_place(place), *moments(start, end))


def _text(form: int, script: Script | str = Script.ENGLISH, hours: bool = False) -> Any:
    return pentad_astro_text_options(
        format=form, script=Script(script).code, with_hours=int(bool(hours))
    )


def _form(lines: bool) -> int:
    return _JSONL if lines else _JSON


def _picture(width: float | None, theme: AlmanacTheme | str, script: Script | str) -> Any:
    # In C 0 is the picture's own width.
    if width == 0:
        raise InvalidError("the width is 0, not above 0")
    return pentad_astro_picture_options(
        width=0.0 if width is None else real(width, "width"),
        theme=AlmanacTheme(theme).code,
        script=Script(script).code,
    )
