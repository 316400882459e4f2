"""The Hindu lunisolar calendar, and the risings and settings of the Sun and the Moon.

    >>> from pentad import astro
    >>> ujjain = astro.Place(23.1765, 75.7885, time_zone="Asia/Kolkata")
    >>> with astro.AstroCalendar() as calendar:
    ...     day = calendar.day("2026-11-21", ujjain)
    >>> day.udaya_tithi.name, day.masa_name.name, day.samvat.vikrama
    ('Dvadashi', 'Kartika', 2083)

:class:`AstroCalendar` answers for any place and any year of the ephemeris files. For many days at
once, :meth:`AstroCalendar.day_columns` fills NumPy arrays.
"""

from __future__ import annotations

from ._calendar import AstroCalendar, HorizonEvent, Transition
from ._columns import DayColumns, HorizonArrays, TransitionArrays
from ._days import DayHorizon, Masa, Muhurtas, PanchangDay, Samvat, Season, Span
from ._eclipses import LunarEclipse, SolarEclipse, SolarView
from ._grids import LunarDate, LunarMonth, LunarYear, MasaCell, MasaGrid, MonthGrid
from ._inputs import HorizonRule, PanchangOptions, Place
from ._names import (
    AlmanacTheme,
    Ayanamsa,
    Body,
    DayBoundary,
    DayEntryKind,
    DayState,
    Disc,
    Ephemeris,
    HorizonEventKind,
    Limb,
    LunarEclipseKind,
    Months,
    Script,
    SolarEclipseKind,
    TransitionKind,
    Unit,
    VikramaYear,
    name,
)
from ._times import NO_TIME

__all__ = [
    "NO_TIME",
    "AlmanacTheme",
    "AstroCalendar",
    "Ayanamsa",
    "Body",
    "DayBoundary",
    "DayColumns",
    "DayEntryKind",
    "DayHorizon",
    "DayState",
    "Disc",
    "Ephemeris",
    "HorizonArrays",
    "HorizonEvent",
    "HorizonEventKind",
    "HorizonRule",
    "Limb",
    "LunarDate",
    "LunarEclipse",
    "LunarEclipseKind",
    "LunarMonth",
    "LunarYear",
    "Masa",
    "MasaCell",
    "MasaGrid",
    "MonthGrid",
    "Months",
    "Muhurtas",
    "PanchangDay",
    "PanchangOptions",
    "Place",
    "Samvat",
    "Script",
    "Season",
    "SolarEclipse",
    "SolarEclipseKind",
    "SolarView",
    "Span",
    "Transition",
    "TransitionArrays",
    "TransitionKind",
    "Unit",
    "VikramaYear",
    "name",
]
