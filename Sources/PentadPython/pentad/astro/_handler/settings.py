"""The settings of a handler, including the place of the user."""

from __future__ import annotations

from ctypes import byref, pointer
from dataclasses import dataclass
from typing import Any, Final

from ..._brief import brief
from ..._convert import optional_text, text, utf8
from ..._handle import owned
from ..._library import lib
from ..._native import pentad_astro_setting, pentad_astro_settings, pentad_astro_settings_change
from ..._threads import AsyncHandle, twin
from ..._times import Day, day_code
from ...errors import call
from .._enums import (
    Ayanamsa,
    DayBoundary,
    Disc,
    Months,
    MoonEvents,
    SamvatsaraRule,
    VedicRitu,
    VikramaYear,
)
from .._inputs import (
    HorizonRule,
    PanchangOptions,
    Place,
    PlaceLike,
    place_of,
    record_of,
    record_of_options,
)


@brief
@dataclass(frozen=True)
class AstroSettings:
    """The settings that a handler stores for its user."""

    #: The user's place; None until it is set.
    location: Place | None
    #: The user's place at the last far move.
    far_reference: Place | None
    #: The last date of the sun view, as a number.
    sunview_date: int | None
    #: The address of a server, stored for the program.
    endpoint: str | None
    #: The conventions for computing days.
    options: PanchangOptions


class _Unchanged:
    """The type of a value for settings that are not to be changed."""

    def __repr__(self) -> str:
        return "UNCHANGED"


#: Keeps the present value of a setting.
UNCHANGED = _Unchanged()


class HandlerSettings(AsyncHandle):
    """The settings that a handler stores for its user."""

    def update_location(self, place: PlaceLike) -> None:
        """Updates and stores the user's location."""
        record = record_of(place_of(place))
        call(lib.pentad_astro_handler_location_update, self._pointer, byref(record))

    update_location_async: Final = twin(update_location)

    @property
    def location(self) -> Place | None:
        """The user's place; None until it is set."""
        return self.settings.location

    @property
    def settings(self) -> AstroSettings:
        """The current settings."""
        kind, free = pentad_astro_settings, lib.pentad_astro_settings_free
        with owned(kind, free, lib.pentad_astro_handler_settings_get, self._pointer) as record:
            return _settings_of(record)

    def change_settings(
        self,
        *,
        location: PlaceLike | _Unchanged | None = UNCHANGED,
        sunview_date: Day | _Unchanged | None = UNCHANGED,
        endpoint: str | _Unchanged | None = UNCHANGED,
        options: PanchangOptions | _Unchanged | None = UNCHANGED,
    ) -> None:
        """Changes and stores settings in one transaction; None resets a setting."""
        change = pentad_astro_settings_change(cleared=0)
        kinds = pentad_astro_setting
        if location is None:
            change.cleared |= kinds.PENTAD_ASTRO_SETTING_LOCATION
        elif not isinstance(location, _Unchanged):
            change.location = pointer(record_of(place_of(location)))
        if sunview_date is None:
            change.cleared |= kinds.PENTAD_ASTRO_SETTING_SUNVIEW_DATE
        elif not isinstance(sunview_date, _Unchanged):
            change.sunview_date = day_code(sunview_date, "sunview_date")
        if endpoint is None:
            change.cleared |= kinds.PENTAD_ASTRO_SETTING_ENDPOINT
        elif not isinstance(endpoint, _Unchanged):
            change.endpoint = utf8(endpoint, "endpoint")
        if options is None:
            change.cleared |= kinds.PENTAD_ASTRO_SETTING_OPTIONS
        elif not isinstance(options, _Unchanged):
            change.options = pointer(record_of_options(options))
        call(lib.pentad_astro_handler_settings_change, self._pointer, byref(change))

    change_settings_async: Final = twin(change_settings)


def _settings_of(record: Any) -> AstroSettings:
    return AstroSettings(
        location=_place_of(record.location.contents) if record.location else None,
        far_reference=_place_of(record.far_reference.contents) if record.far_reference else None,
        sunview_date=record.sunview_date or None,
        endpoint=optional_text(record.endpoint),
        options=_options_of(record.options.contents),
    )


def _place_of(record: Any) -> Place:
    coordinates = record.latitude, record.longitude, record.elevation
    return Place(*coordinates, time_zone=text(record.time_zone))


def _options_of(record: Any) -> PanchangOptions:
    return PanchangOptions(
        sunrise=_rule_of(record.sunrise.contents),
        moonrise=_rule_of(record.moonrise.contents),
        months=Months.of(record.months),
        vikrama_year=VikramaYear.of(record.vikrama),
        ayanamsa=Ayanamsa.of(record.ayanamsa),
        day_boundary=DayBoundary.of(record.day_boundary),
        moon_events=MoonEvents.of(record.moon_events),
        samvatsara_rule=SamvatsaraRule.of(record.samvatsara_rule),
        vedic_ritu=VedicRitu.of(record.vedic_ritu),
    )


def _rule_of(record: Any) -> HorizonRule:
    return HorizonRule(Disc.of(record.disc), record.refraction, bool(record.is_geocentric))
