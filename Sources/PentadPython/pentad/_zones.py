"""Conversions of time zones to and from C."""

from __future__ import annotations

from datetime import timedelta, timezone, tzinfo
from functools import lru_cache
from typing import Union

from ._convert import utf8
from .errors import InvalidError

#: A time zone: an IANA identifier, ``UTC``, an offset ``+05:30``, or a tzinfo that has one of them:
#: a ZoneInfo, a ``datetime.timezone``, a zone of pytz.
Zone = Union[str, tzinfo]

_MINUTE = timedelta(minutes=1)


def zone_text(zone: Zone, name: str = "time_zone") -> str:
    """Returns the identifier or the offset of a zone for C, which checks that it exists."""
    if isinstance(zone, str):
        return utf8(zone, name).decode()
    if not isinstance(zone, tzinfo):
        raise TypeError(f"{name} must be a str or a tzinfo, not {type(zone).__name__}")
    for attribute in ("key", "zone"):
        identifier = getattr(zone, attribute, None)
        if isinstance(identifier, str):
            return utf8(identifier, name).decode()
    offset = zone.utcoffset(None)
    if offset is None:
        raise InvalidError(f"{name}: {zone!r:.80} has no IANA identifier; use zoneinfo.ZoneInfo")
    return _offset_text(offset, name)


def optional_zone(zone: Zone | None, name: str = "time_zone") -> bytes | None:
    """Encodes a zone for C, or NULL."""
    return None if zone is None else zone_text(zone, name).encode()


def _offset_text(offset: timedelta, name: str) -> str:
    if not offset:
        return "UTC"
    minutes, rest = divmod(abs(offset), _MINUTE)
    if rest:
        raise InvalidError(f"{name}: the offset {offset} is not of whole minutes")
    return f"{'-' if offset < timedelta() else '+'}{minutes // 60:02}:{minutes % 60:02}"


@lru_cache(maxsize=256)
def zone_of(identifier: str) -> tzinfo:
    """Returns the tzinfo of an IANA identifier, ``UTC``, or an offset ``+05:30``."""
    if identifier in ("UTC", "Z"):
        return timezone.utc
    if identifier[:1] in ("+", "-"):
        hours, _, minutes = identifier[1:].partition(":")
        offset = timedelta(hours=int(hours), minutes=int(minutes))
        return timezone(-offset if identifier[0] == "-" else offset, identifier)
    from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

    try:
        return ZoneInfo(identifier)
    except (ZoneInfoNotFoundError, ValueError):
        raise InvalidError(
            f"Python has no time zone {identifier!r:.80}; if it has no time zones, install tzdata"
        ) from None
