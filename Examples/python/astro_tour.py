"""A tour of pentad.astro: the Hindu calendar from Python."""

import asyncio
from datetime import datetime

import pentad
from pentad import astro

ujjain = astro.Place(23.1765, 75.7885, time_zone="Asia/Kolkata")
evening = datetime(2026, 11, 21, 18, 40, tzinfo=ujjain.tzinfo)


def clock(time):
    return f"{time:%d %b %H:%M}" if time else "never"


with astro.AstroCalendar() as calendar:
    # A day, with all that is known of it; times are by the clock of the place.
    day = calendar.day("2026-11-21", ujjain)
    print(f"{day}, {day.vara}: {day.paksha} {day.udaya_tithi} of {day.masa_name}")
    print(f"  {day.masa_name.name_in('devanagari')}, Vikrama {day.samvat.vikrama}")
    print(f"  sunrise {clock(day.sunrise)}, sunset {clock(day.sunset)}")
    for span in day.tithis:
        print(f"  {span.name}: {clock(span.start)} to {clock(span.end)}")

    # The next events.
    sunrise = calendar.next_horizon_event("rise", "sun", evening, ujjain)
    full = calendar.next_transition("phase", evening)
    print(f"the next sunrise {clock(sunrise.time)}, at {sunrise.azimuth:.0f}°")
    print(f"the full moon {clock(full.time.astimezone(ujjain.tzinfo))}")

    # A month as a wall calendar: S and K for the bright and the dark fortnight.
    month = calendar.month(2026, 11, ujjain, astro.PanchangOptions(months="purnimanta"))
    print(f"{month.year}-{month.month}")
    for week in month:
        cells = (
            f"{day.date.day:3} {day.paksha.name[0]}{(day.udaya_tithi.number - 1) % 15 + 1:<2}"
            if day in month
            else " " * 7
            for day in week
        )
        print(" ".join(cells).rstrip())

    # A lunar year with its intercalary month, and a date there and back.
    year = calendar.lunar_year(1945)
    print(*(f"{m.masa.amanta}{'*' if m.masa.is_adhika else ''}" for m in year.months))
    new_moon = astro.LunarDate(1948, 7, 30)
    print(f"{new_moon.month_name} {new_moon.tithi_name}: {calendar.civil_dates(new_moon, ujjain)}")

    # Many days at once, in NumPy's arrays when that is there.
    columns = calendar.day_columns("1951-01-01", "2050-12-31", ujjain, numpy=False)
    lengths = [end - start for start, end in zip(columns.sunrises, columns.sunsets)]
    shortest = lengths.index(min(lengths))
    print(f"of {len(columns)} days the shortest has {lengths[shortest] // 60000} minutes")

    # If the Sun does not rise, the day has a state for it.
    tromso = astro.Place(69.6492, 18.9553, time_zone="Europe/Oslo")
    print(f"Tromsø in December: {calendar.day('2026-12-21', tromso).horizon.sun_state}")
    try:
        calendar.day("2026-11-21", astro.Place(91, 0, time_zone="UTC"))
    except pentad.InvalidError as error:
        print(f"{error.code}: {error.message}")


async def main():
    async with await astro.AstroCalendar.open_async() as calendar:
        lost = 0
        async for day in calendar.days_async("2025-01-01", "2026-12-31", ujjain):
            lost += len(day.kshaya_tithis)
        print(f"{lost} tithis ruled no sunrise in two years")


asyncio.run(main())
print(f"{pentad.handle_count()} handles are left")
