"""The Hindu lunisolar calendar, and the risings and settings of the Sun and the Moon.

    >>> from pentad import astro
    >>> ujjain = astro.Place(23.1765, 75.7885, time_zone="Asia/Kolkata")
    >>> with astro.AstroCalendar() as calendar:
    ...     day = calendar.day("2026-11-21", ujjain)
    >>> day.udaya_tithi.name, day.masa_name.name, day.samvat.vikrama
    ('Dvadashi', 'Kartika', 2083)

:class:`AstroCalendar` computes for any place and any year of the ephemeris files. For many days at
once, :meth:`AstroCalendar.day_columns` fills NumPy arrays. :class:`MasterDataHandler` stores days
of a user's place, alerts and settings; :class:`MoonView` and similar classes make screens of them.
"""

from __future__ import annotations

from .._enums import Origin
from .._subscription import Subscription
from .._times import NO_TIME
from . import events
from ._calendar import AstroCalendar, HorizonEvent, Transition
from ._columns import DayColumns, HorizonArrays, TransitionArrays
from ._days import Muhurtas, PanchangDay, Span
from ._eclipses import EclipseMoment, LunarEclipse, LunarView, SolarEclipse, SolarView
from ._enums import (
    AlmanacTheme,
    Ayanamsa,
    Body,
    DayBoundary,
    DayEntryKind,
    DayState,
    Disc,
    EclipseMomentKind,
    Ephemeris,
    HorizonEventKind,
    LunarEclipseKind,
    LunarEra,
    Months,
    MoonEvents,
    MoonRole,
    SamvatsaraRule,
    Script,
    SolarEclipseKind,
    SunMark,
    TransitionKind,
    VedicRitu,
    VikramaYear,
)
from ._events import AstroCalendarDelegate, AstroEvent, AstroEventKind
from ._grids import LunarDate, LunarYear, MasaCell, MasaGrid, MonthGrid
from ._handler import UNCHANGED, AstroSettings, MasterDataHandler
from ._inputs import HorizonRule, PanchangOptions, Place
from ._names import Limb, Unit, is_auspicious, name
from ._records import (
    Alert,
    DayContainer,
    DayHorizon,
    DayLine,
    HelpTopic,
    LunarMonth,
    Masa,
    MoonRow,
    MoonSection,
    Samvat,
    Season,
    StorageUsage,
    SunCell,
)
from ._rows import Snapshot
from ._screens import DayView, MoonView, SunView, help_topic, help_topics, search_help

__all__ = [
    "NO_TIME",
    "UNCHANGED",
    "Alert",
    "AlmanacTheme",
    "AstroCalendar",
    "AstroCalendarDelegate",
    "AstroEvent",
    "AstroEventKind",
    "AstroSettings",
    "Ayanamsa",
    "Body",
    "DayBoundary",
    "DayColumns",
    "DayContainer",
    "DayEntryKind",
    "DayHorizon",
    "DayLine",
    "DayState",
    "DayView",
    "Disc",
    "EclipseMoment",
    "EclipseMomentKind",
    "Ephemeris",
    "HelpTopic",
    "HorizonArrays",
    "HorizonEvent",
    "HorizonEventKind",
    "HorizonRule",
    "Limb",
    "LunarDate",
    "LunarEclipse",
    "LunarEclipseKind",
    "LunarEra",
    "LunarMonth",
    "LunarView",
    "LunarYear",
    "Masa",
    "MasaCell",
    "MasaGrid",
    "MasterDataHandler",
    "MonthGrid",
    "Months",
    "MoonEvents",
    "MoonRole",
    "MoonRow",
    "MoonSection",
    "MoonView",
    "Muhurtas",
    "Origin",
    "PanchangDay",
    "PanchangOptions",
    "Place",
    "Samvat",
    "SamvatsaraRule",
    "Script",
    "Season",
    "Snapshot",
    "SolarEclipse",
    "SolarEclipseKind",
    "SolarView",
    "Span",
    "StorageUsage",
    "Subscription",
    "SunCell",
    "SunMark",
    "SunView",
    "Transition",
    "TransitionArrays",
    "TransitionKind",
    "Unit",
    "VedicRitu",
    "VikramaYear",
    "events",
    "help_topic",
    "help_topics",
    "is_auspicious",
    "name",
    "search_help",
]
