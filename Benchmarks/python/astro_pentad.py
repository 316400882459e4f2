"""`astro_pentad.py LATITUDE LONGITUDE ZONE DAYS` times Pentad's columns of days, warm.

See AstroBench.swift.
"""

from __future__ import annotations

import sys
from datetime import date, timedelta

import numpy
import stopwatch
from pentad import astro

CHECKED = 366
FIRST = date(2020, 1, 1)


def main() -> None:
    """Times the days of one place."""
    latitude, longitude, zone = map(float, sys.argv[1:4])
    days = int(sys.argv[4])
    minutes = round(abs(zone) * 60)
    offset = f"{'-' if zone < 0 else '+'}{minutes // 60:02}:{minutes % 60:02}"
    place = astro.Place(latitude, longitude, time_zone=offset)
    last = FIRST + timedelta(days - 1)
    calendar = astro.AstroCalendar()

    def work() -> float:
        columns = calendar.day_columns(FIRST, last, place)
        events = [columns.sunrises, columns.sunsets, columns.moonrises, columns.moonsets]
        times = numpy.stack([event[:CHECKED] for event in events])
        since = times - numpy.datetime64(FIRST, "ms") + numpy.timedelta64(round(zone * 60), "m")
        hours = numpy.nansum(since / numpy.timedelta64(1, "h") % 24, axis=1) @ [1, 2, 3, 4]
        return float(hours + columns.tithis[:CHECKED].sum()) / CHECKED

    work()
    stopwatch.report_cpu(days, work)


if __name__ == "__main__":
    main()
