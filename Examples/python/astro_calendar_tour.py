"""A tour of the calendar's texts: a month for other programs, read back with Python's own means."""

import csv
import io
import json
import tempfile
from datetime import date
from pathlib import Path
from xml.etree import ElementTree

from pentad import astro

ujjain = astro.Place(23.1765, 75.7885, time_zone="Asia/Kolkata")
first, last = date(2026, 11, 1), date(2026, 11, 30)


def events(text):
    """The events of an iCalendar document, each as a dictionary of its properties."""
    found = []
    # A line that begins with a space continues the previous one.
    for line in text.replace("\r\n ", "").split("\r\n"):
        name, _, value = line.partition(":")
        if line == "BEGIN:VEVENT":
            found.append({})
        elif found:
            found[-1][name.partition(";")[0]] = value
    return found


with astro.AstroCalendar() as calendar, tempfile.TemporaryDirectory() as folder:
    # A month as a calendar that other programs import or subscribe to.
    path = Path(folder) / "panchang.ics"
    text = calendar.icalendar(
        first,
        last,
        ujjain,
        astro.PanchangOptions(months="purnimanta"),
        kinds=["day", "sunrise"],
        name="Panchang",
        place_name="Ujjain",
    )
    path.write_bytes(text.encode())

    read = events(path.read_bytes().decode())
    days = [event for event in read if len(event["DTSTART"]) == 8]
    print(f"{len(read)} events, {len(days)} of them days")
    for event in days[::10]:
        start, place = event["DTSTART"], event["LOCATION"]
        print(f"  {start}: {event['SUMMARY']}, {place}")
    sunrise = next(event for event in read if event["SUMMARY"] == "Sunrise")
    print(f"  the Sun rises at {sunrise['DTSTART']} for the first time")
    # The same question has the same answer, and an event its UID in every calendar.
    again = calendar.icalendar("2026-11-21", "2026-11-21", ujjain)
    print(f"  the 21st is known again: {events(again)[0]['UID'] in {e['UID'] for e in days}}")

    # Phases of the Moon, as times by the clock of a zone.
    phases = calendar.transitions_icalendar(
        "phase", 1_793_491_200_000, 1_796_083_200_000, time_zone="Asia/Kolkata"
    )
    for event in events(phases):
        print(f"  {event['DTSTART']}: {event['SUMMARY']}")

    # The same days as JSON and as CSV.
    day = json.loads(calendar.json("2026-11-21", "2026-11-21", ujjain, script="devanagari"))[0]
    print(f"{day['date']}: {day['title']}, sunrise {day['sunrise'][:19]}Z")
    rows = list(csv.DictReader(io.StringIO(calendar.csv(first, last, ujjain), newline="")))
    print(f"kshaya: {[row['date'] for row in rows if row['kshayaTithis']]}")
    print(f"vriddhi: {[row['date'] for row in rows if row['isVriddhi'] == 'true']}")

    # And as a picture.
    month = ElementTree.fromstring(calendar.month_svg(2026, 11, ujjain, theme="dark", today=first))
    print(f"a picture of {month[0].text}: {month.get('width')} points wide")
