"""The cities of a panchang: made up, or read from a CSV file."""

import csv

import pentad
from panchang_parts import City, days


def made_up_cities(count):
    """Cities spread over the latitudes where people live, by the clock of their longitude.

    They are the same each time, and with more of them the first stay what they were.
    """
    # Roberts' R2 sequence: its points keep away from each other, however many there are.
    ratio = 1.324717957244746
    for number in range(count):
        longitude = round((0.5 + number / ratio) % 1 * 360 - 180, 4)
        latitude = round((0.5 + number / ratio**2) % 1 * 125 - 55, 4)
        zone = f"{round(longitude / 15):+03}:00"
        yield City(f"city-{number:05}", latitude, longitude, 0.0, zone)


def read_cities(file):
    """The cities of a CSV file with the columns city, latitude, longitude, time_zone, elevation.

    The last column may be missing: it is 0 metres then. A ValueError names the error and its place.
    """
    with open(file, encoding="utf-8-sig", newline="") as text:
        reader = csv.DictReader(text, restval="")
        try:
            rows = list(reader)
        except (csv.Error, UnicodeDecodeError) as error:
            raise ValueError(f"{file}: {error}") from None
    missing = {"city", "latitude", "longitude", "time_zone"} - set(reader.fieldnames or ())
    if missing:
        raise ValueError(f"{file} has no column {min(missing)}")
    names = set()
    for number, row in enumerate(rows, start=2):
        try:
            numbers = [float(row[name]) for name in ("latitude", "longitude")]
            numbers.append(float(row.get("elevation") or 0))
        except ValueError as error:
            raise ValueError(f"{file}, line {number}: {error}") from None
        city = City(row["city"], *numbers, row["time_zone"])
        if not city.name or city.name in names:
            why = f"the city {city.name} is there twice" if city.name else "the city has no name"
            raise ValueError(f"{file}, line {number}: {why}")
        names.add(city.name)
        yield city


def check_cities(cities, first, last):
    """Raises what the calendar has against a city or a date, before the work is given away."""
    for city in cities:
        try:
            for day in (first, last):
                days(city, day, day)
        except pentad.PentadError as error:
            raise ValueError(f"{city.name}: {error}") from None
