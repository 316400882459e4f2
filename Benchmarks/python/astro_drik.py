"""`astro_drik.py LATITUDE LONGITUDE ZONE DAYS` times drik-panchanga; see astro_swe.c."""

from __future__ import annotations

import math
import os
import sys

# Before the import, which reads it: the files that the others read, and not a private copy.
os.environ.setdefault("SE_EPHE_PATH", "/usr/share/libswe/ephe")

import panchanga
import stopwatch
import swisseph

CHECKED = 366
FIRST = 2458849.5


def main() -> None:
    """Times the days of one place."""
    latitude, longitude, zone = map(float, sys.argv[1:4])
    days = int(sys.argv[4])
    place = panchanga.Place(latitude, longitude, zone)
    caches = [each.cache_clear for each in vars(panchanga).values() if hasattr(each, "cache_clear")]

    def hour(time: float | None) -> float:
        return 0 if time is None else math.fmod(time - FIRST + zone / 24, 1) * 24

    def work() -> float:
        for clear in caches:
            clear()
        total = 0.0
        for day in range(days):
            date = FIRST + day
            rise, set_ = panchanga.sunrise(date, place), panchanga.sunset(date, place)
            moon = panchanga.moonrise(date, place), panchanga.moonset(date, place)
            tithi = panchanga.tithi(date, place)[0]
            if day < CHECKED:
                total += 3 * hour(moon[0]) + 4 * hour(moon[1])
                # At a pole's day or night it answers with the moments between which none is.
                if set_ not in (rise, panchanga.sunrise(date + 1, place)):
                    total += hour(rise) + 2 * hour(set_) + tithi
        return total / CHECKED

    if not swisseph.calc_ut(FIRST, swisseph.SUN)[1] & swisseph.FLG_SWIEPH:
        sys.exit("astro_drik.py: no ephemeris files")
    stopwatch.report_cpu(days, work)


if __name__ == "__main__":
    main()
