"""`astro_engine.py LATITUDE LONGITUDE ZONE DAYS` times astronomy-engine; see astro_swe.c."""

from __future__ import annotations

import sys

import stopwatch
from astronomy import Body, Direction, MoonPhase, Observer, SearchMoonPhase, SearchRiseSet, Time

CHECKED = 366
EVENTS = [(body, way) for body in (Body.Sun, Body.Moon) for way in (Direction.Rise, Direction.Set)]


def main() -> None:
    """Times the days of one place."""
    latitude, longitude, zone = map(float, sys.argv[1:4])
    days = int(sys.argv[4])
    observer = Observer(latitude, longitude, 0)
    first = Time.Make(2020, 1, 1, 0, 0, 0).AddDays(-zone / 24)

    def work() -> float:
        total = 0.0
        tithi = int(MoonPhase(first) // 12)
        following = _beginning(tithi + 1, first)
        for day in range(days):
            midnight = first.AddDays(day)
            found = [SearchRiseSet(body, observer, way, midnight, 1) for body, way in EVENTS]
            hours = [0 if time is None else (time.ut - midnight.ut) * 24 for time in found]
            at_sunrise = tithi
            while following.ut < midnight.ut + 1:
                tithi += 1
                if following.ut <= midnight.ut + hours[0] / 24:
                    at_sunrise = tithi
                following = _beginning(tithi + 1, following.AddDays(0.8))
            if day < CHECKED:
                total += sum(weight * hour for weight, hour in enumerate(hours, 1))
                total += at_sunrise % 30 + 1 if found[0] else 0
        return total / CHECKED

    stopwatch.report_cpu(days, work)


def _beginning(tithi: int, after: Time) -> Time:
    time = SearchMoonPhase(tithi * 12 % 360, after, 1.5)
    if time is None:
        raise ValueError(f"no tithi begins after {after}")
    return time


if __name__ == "__main__":
    main()
