"""Months and days as pictures: SVG documents."""

from __future__ import annotations

from ctypes import byref
from typing import Any, Final

from ..._convert import flag, int32, real
from ..._library import lib
from ..._native import pentad_astro_picture_options
from ..._svg import SVG
from ..._threads import twin
from ..._times import Day, checked_ordinal, day_code
from ...errors import InvalidError, call_text
from .._enums import AlmanacTheme, Script
from .._inputs import PanchangOptions, PlaceLike, checked_vara
from .handle import CalendarHandle


class CalendarPictures(CalendarHandle):
    """The drawings of a calendar."""

    def month_svg(
        self,
        year: int,
        month: int,
        place: PlaceLike,
        options: PanchangOptions | None = None,
        *,
        first_vara: int = 1,
        width: float | None = None,
        theme: AlmanacTheme | str = AlmanacTheme.LIGHT,
        script: Script | str = Script.ENGLISH,
        today: Day | None = None,
        sun_times: bool = True,
    ) -> SVG:
        """Draws a civil month as a wall calendar, 958 points wide; ``today`` is marked."""
        week = checked_vara(first_vara)
        record = _picture(width, theme, script)
        if today is not None:
            checked_ordinal(today, "today")
            record.today = day_code(today, "today")
        record.hides_sun_times = not flag(sun_times, "sun_times")
        asked = *self._asked(place, options), int32(year, "year"), int32(month, "month"), week
        return SVG(call_text(lib.pentad_astro_month_svg, *asked, byref(record)))

    month_svg_async: Final = twin(month_svg)

    def day_svg(
        self,
        date: Day,
        place: PlaceLike,
        options: PanchangOptions | None = None,
        *,
        width: float | None = None,
        theme: AlmanacTheme | str = AlmanacTheme.LIGHT,
        script: Script | str = Script.ENGLISH,
    ) -> SVG:
        """Draws a day with its limbs, the Sun, the Moon and a timeline, 760 points wide."""
        asked = self._asked(place, options)
        record = _picture(width, theme, script)
        return SVG(call_text(lib.pentad_astro_day_svg, *asked, day_code(date), byref(record)))

    day_svg_async: Final = twin(day_svg)


def _picture(width: float | None, theme: AlmanacTheme | str, script: Script | str) -> Any:
    # In C, 0 means the default width.
    if width == 0:
        raise InvalidError("the width is 0, not above 0")
    return pentad_astro_picture_options(
        width=0.0 if width is None else real(width, "width"),
        theme=AlmanacTheme(theme).code,
        script=Script(script).code,
    )
