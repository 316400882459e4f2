"""Times, dates, zones and places as Python's users have them, taken and given back."""

from __future__ import annotations

import datetime as dates
from collections.abc import Iterator
from datetime import date, datetime, timedelta, timezone, tzinfo
from typing import Any
from zoneinfo import ZoneInfo

import pentad
import pytest
from pentad import astro

DELHI = astro.Place(28.6, 77.2, time_zone="Asia/Kolkata")
NOON = datetime(2026, 11, 21, 12, 0, 0, 123_000, tzinfo=timezone.utc)
NOON_MS = 1_795_262_400_123


@pytest.fixture
def calendar() -> Iterator[astro.AstroCalendar]:
    with astro.AstroCalendar() as calendar:
        yield calendar


class Timestamp(datetime):
    """A substitute for pandas' Timestamp: a datetime with nanoseconds, and ``to_datetime64``."""

    nanosecond = 0

    def to_datetime64(self) -> object:
        raise NotImplementedError


class NotATime(datetime):
    """A substitute for pandas' NaT: a datetime that differs from itself."""

    def __ne__(self, other: object) -> bool:
        return True


def test_substitutes_behave_like_pandas() -> None:
    pandas = pytest.importorskip("pandas")
    assert isinstance(pandas.Timestamp(0), datetime)
    assert pandas.Timestamp(0).nanosecond == 0
    assert isinstance(pandas.NaT, datetime)
    assert pandas.NaT != pandas.NaT


# ---- Moments


def next_tithi(calendar: astro.AstroCalendar, moment: Any) -> int:
    return calendar.next_transition("tithi", moment).time_ms


def test_a_moment_in_every_form(calendar: astro.AstroCalendar) -> None:
    expected = next_tithi(calendar, NOON)
    kolkata = NOON.astimezone(ZoneInfo("Asia/Kolkata"))
    stamp = Timestamp(2026, 11, 21, 12, 0, 0, 123_000, tzinfo=timezone.utc)
    for moment in (NOON_MS, kolkata, stamp, "2026-11-21T12:00:00.123Z", NOON.isoformat()):
        assert next_tithi(calendar, moment) == expected


@pytest.mark.parametrize("unit", ["ms", "us", "ns"])
def test_a_moment_of_numpy_is_in_utc(calendar: astro.AstroCalendar, unit: str) -> None:
    numpy = pytest.importorskip("numpy")
    moment = numpy.datetime64("2026-11-21T12:00:00.123", unit)
    assert next_tithi(calendar, moment) == next_tithi(calendar, NOON)
    day = numpy.datetime64("2026-11-21")
    midnight = datetime(2026, 11, 21, tzinfo=timezone.utc)
    assert next_tithi(calendar, day) == next_tithi(calendar, midnight)
    arrays = calendar.transitions_array("tithi", NOON, NOON + timedelta(days=4), numpy=True)
    # A time that was given back is the time of the one that follows it.
    assert next_tithi(calendar, arrays.times[0]) == arrays.times[1].astype("int64")


def test_a_moment_of_pandas(calendar: astro.AstroCalendar) -> None:
    pandas = pytest.importorskip("pandas")
    for moment in (
        pandas.Timestamp(NOON),
        pandas.Timestamp("2026-11-21T17:30:00.123", tz="Asia/Kolkata"),
        pandas.Timestamp("2026-11-21T12:00:00.123", tz="UTC").as_unit("ns"),
        pandas.Timestamp("2026-11-21T12:00:00.123").to_datetime64(),
    ):
        assert next_tithi(calendar, moment) == next_tithi(calendar, NOON)
    with pytest.raises(pentad.InvalidError, match="after is NaT"):
        calendar.next_transition("tithi", pandas.NaT)
    with pytest.raises(pentad.InvalidError, match="after has no time zone"):
        calendar.next_transition("tithi", pandas.Timestamp("2026-11-21"))


def test_invalid_moments_raise(calendar: astro.AstroCalendar) -> None:
    with pytest.raises(pentad.InvalidError, match="after has no time zone"):
        calendar.next_transition("tithi", datetime(2026, 11, 21))
    with pytest.raises(pentad.InvalidError, match="after is NaT, which is not a time"):
        calendar.next_transition("tithi", NotATime(2026, 11, 21, tzinfo=timezone.utc))
    with pytest.raises(TypeError, match="after must be a datetime, a str or an int, not date"):
        calendar.next_transition("tithi", date(2026, 11, 21))  # type: ignore[arg-type]


def test_invalid_numpy_moments_raise(calendar: astro.AstroCalendar) -> None:
    numpy = pytest.importorskip("numpy")
    with pytest.raises(pentad.InvalidError, match="after is NaT, which is not a time"):
        calendar.next_transition("tithi", numpy.datetime64("NaT"))
    # As milliseconds it would be another time, and no error.
    with pytest.raises(pentad.InvalidError, match="after is too far away"):
        calendar.next_transition("tithi", numpy.datetime64(10**9, "Y"))
    with pytest.raises(TypeError, match="after must be a datetime"):
        calendar.next_transition("tithi", numpy.timedelta64(5, "D"))
    with pytest.raises(TypeError, match="after must be int, not ndarray"):
        calendar.next_transition("tithi", numpy.array(["2026-11-21"]))


# ---- Dates


def test_a_date_in_every_form(calendar: astro.AstroCalendar) -> None:
    expected = calendar.day("2026-11-21", DELHI)
    assert type(expected.date) is date
    forms: tuple[Any, ...] = (
        date(2026, 11, 21),
        20261121,
        (2026, 11, 21),
        # As pandas and NumPy have dates.
        datetime(2026, 11, 21),
        Timestamp(2026, 11, 21),
    )
    for day in forms:
        assert calendar.day(day, DELHI) == expected


def test_a_date_of_numpy(calendar: astro.AstroCalendar) -> None:
    numpy = pytest.importorskip("numpy")
    expected = calendar.day("2026-11-21", DELHI)
    for unit in ("D", "s", "ns"):
        assert calendar.day(numpy.datetime64("2026-11-21", unit), DELHI) == expected
    old = numpy.datetime64("-0101-03-01")
    assert calendar.day(old, DELHI).number == -101 * 10_000 + 301
    for day in (numpy.datetime64("2026-11-21T06:00"), numpy.datetime64(1, "ns")):
        with pytest.raises(TypeError, match="must be a date, not a datetime"):
            calendar.day(day, DELHI)
    with pytest.raises(pentad.InvalidError, match="date is NaT"):
        calendar.day(numpy.datetime64("NaT"), DELHI)


def test_a_date_of_pandas(calendar: astro.AstroCalendar) -> None:
    pandas = pytest.importorskip("pandas")
    expected = calendar.day("2026-11-21", DELHI)
    for day in pandas.date_range("2026-11-21", periods=1):
        assert calendar.day(day, DELHI) == expected
    for day in (
        pandas.Timestamp("2026-11-21T06:00"),
        pandas.Timestamp("2026-11-21", tz="UTC"),
        pandas.Timestamp(1, unit="ns"),
    ):
        with pytest.raises(TypeError, match="must be a date, not a datetime"):
            calendar.day(day, DELHI)
    with pytest.raises(pentad.InvalidError, match="date is NaT"):
        calendar.day(pandas.NaT, DELHI)


@pytest.mark.parametrize(
    "day",
    [datetime(2026, 11, 21, 0, 0, 0, 1), datetime(2026, 11, 21, tzinfo=timezone.utc)],
)
def test_datetime_is_not_accepted_as_a_date(calendar: astro.AstroCalendar, day: datetime) -> None:
    with pytest.raises(TypeError, match="must be a date, not a datetime"):
        calendar.day(day, DELHI)


# ---- Zones


class Unnamed(tzinfo):
    """A zone that changes its offset and has no identifier, as dateutil's do."""

    def utcoffset(self, moment: datetime | None) -> timedelta | None:
        return None if moment is None else timedelta(hours=1)

    def dst(self, moment: datetime | None) -> timedelta | None:
        return None

    def tzname(self, moment: datetime | None) -> str | None:
        return "BST"


class Pytz(Unnamed):
    """A zone as pytz has it."""

    zone = "Asia/Kolkata"


@pytest.mark.parametrize(
    ("zone", "text"),
    [
        (ZoneInfo("Asia/Kolkata"), "Asia/Kolkata"),
        (Pytz(), "Asia/Kolkata"),
        (timezone.utc, "UTC"),
        (ZoneInfo("UTC"), "UTC"),
        (timezone(timedelta(hours=5, minutes=30)), "+05:30"),
        (timezone(-timedelta(hours=3, minutes=30)), "-03:30"),
    ],
)
def test_a_zone_of_python(zone: tzinfo, text: str) -> None:
    place = astro.Place(28.6, 77.2, time_zone=zone)
    assert place.time_zone == text
    assert place == astro.Place(28.6, 77.2, time_zone=text)
    assert place.tzinfo.utcoffset(NOON) == place.tzinfo.utcoffset(NOON.replace(tzinfo=None))


def test_a_zone_of_pytz_and_dateutil() -> None:
    pytz, tz = pytest.importorskip("pytz"), pytest.importorskip("dateutil.tz")
    places = (
        astro.Place(28.6, 77.2, time_zone=zone)
        for zone in (pytz.timezone("Asia/Kolkata"), pytz.FixedOffset(330), tz.tzoffset("I", 19800))
    )
    assert [place.time_zone for place in places] == ["Asia/Kolkata", "+05:30", "+05:30"]
    with pytest.raises(pentad.InvalidError, match="has no IANA identifier"):
        astro.Place(28.6, 77.2, time_zone=tz.gettz("Asia/Kolkata"))


def test_a_zone_comes_back_as_zoneinfo(calendar: astro.AstroCalendar) -> None:
    day = calendar.day("2026-11-21", (28.6, 77.2, ZoneInfo("Asia/Kolkata")))
    assert day.place.tzinfo == ZoneInfo("Asia/Kolkata")
    assert day.sunrise is not None
    assert day.sunrise.tzinfo is ZoneInfo("Asia/Kolkata")
    assert day.tithis[0].zone is ZoneInfo("Asia/Kolkata")
    row = calendar.day_containers("2026-11-21", "2026-11-21", day.place)[0]
    assert row.sunrise is not None
    assert row.sunrise.tzinfo is ZoneInfo("Asia/Kolkata")


@pytest.mark.parametrize("zone", [Unnamed(), timezone(timedelta(seconds=1)), ZoneInfo("Factory")])
def test_invalid_zone_raises(zone: tzinfo) -> None:
    with pytest.raises(pentad.InvalidError, match="zone"):
        astro.Place(28.6, 77.2, time_zone=zone)


def test_a_zone_of_another_type() -> None:
    for zone in (5.5, None, 330, dates, b"UTC"):
        with pytest.raises(TypeError, match="time_zone must be a str or a tzinfo, not"):
            astro.Place(28.6, 77.2, time_zone=zone)  # type: ignore[arg-type]


def test_zones_of_texts(calendar: astro.AstroCalendar) -> None:
    zone = ZoneInfo("Asia/Kolkata")
    ask = calendar.transitions_json
    found = ask("tithi", "2026-11-21T00:00Z", "2026-11-22T00:00Z", time_zone=zone)
    assert "+05:30" in found
    named = ask("tithi", "2026-11-21T00:00Z", "2026-11-22T00:00Z", time_zone="Asia/Kolkata")
    assert found == named
    view = astro.SunView.of(2026, 11, time_zone=zone)
    assert view == astro.SunView.of(2026, 11, time_zone="Asia/Kolkata")


# ---- Places


def test_a_place_in_every_form(calendar: astro.AstroCalendar) -> None:
    plain = (28.6, 77.2, "Asia/Kolkata")
    high = (28.6, 77.2, 216, ZoneInfo("Asia/Kolkata"))
    expected = calendar.day("2026-11-21", DELHI)
    assert calendar.day("2026-11-21", plain) == expected
    assert calendar.day("2026-11-21", high).place.elevation == 216
    assert [*calendar.days("2026-11-21", "2026-11-21", plain)] == [expected]
    assert calendar.day_columns("2026-11-21", "2026-11-21", plain, numpy=False).place == DELHI
    assert calendar.month(2026, 11, plain).days[20] == expected
    assert calendar.lunar_date("2026-11-21", plain) == calendar.lunar_date("2026-11-21", DELHI)
    assert calendar.day_svg("2026-11-21", plain) == calendar.day_svg("2026-11-21", DELHI)
    with astro.MasterDataHandler(calendar) as handler:
        handler.update_location(plain)
        assert handler.location == DELHI
        handler.change_settings(location=high)
        assert handler.location is not None
        assert handler.location.elevation == 216


def test_latitude_and_longitude_alone(calendar: astro.AstroCalendar) -> None:
    """They are enough where no civil day is asked for; a day of UTC would be a wrong answer."""
    point = (28.6, 77.2)
    rise = calendar.next_horizon_event("rise", "sun", NOON, point)
    expected = calendar.next_horizon_event("rise", "sun", NOON, DELHI)
    assert rise is not None
    assert expected is not None
    assert (rise.time_ms, rise.time.tzinfo) == (expected.time_ms, timezone.utc)
    end = NOON + timedelta(days=2)
    events = calendar.horizon_events("moon", NOON, end, point)
    assert [event.zone for event in events] == [timezone.utc] * len(events)
    assert calendar.solar_eclipses(NOON, end, point) == []
    for ask in (
        lambda: calendar.day("2026-11-21", point),  # type: ignore[arg-type]
        lambda: calendar.month(2026, 11, point),  # type: ignore[arg-type]
        lambda: calendar.days("2026-11-21", "2026-11-21", point),  # type: ignore[arg-type]
    ):
        with pytest.raises(pentad.InvalidError, match=r"has no time zone, by whose clock"):
            ask()


@pytest.mark.parametrize("place", [None, "Delhi", (28.6,), [28.6, 77.2, "UTC"], 28.6])
def test_wrong_type_of_place_raises(calendar: astro.AstroCalendar, place: Any) -> None:
    for ask in (
        lambda: calendar.day("2026-11-21", place),
        lambda: calendar.next_horizon_event("rise", "sun", NOON, place),
        lambda: calendar.legacy_json("2026-11-21", "2026-11-21", place),
    ):
        with pytest.raises(TypeError, match="place must be Place or"):
            ask()
    with pytest.raises(TypeError, match="time_zone must be"):
        calendar.day("2026-11-21", (28.6, 77.2, 216.0))  # type: ignore[arg-type]
    with pytest.raises(pentad.InvalidError):
        calendar.day("2026-11-21", (128.6, 77.2, "UTC"))
