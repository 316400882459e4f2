"""The panchang of many cities, cut into parts, and the Parquet file of each.

This module does not use Dask: a part is computed in the same way in this process and in a cluster.
"""

import json
from dataclasses import dataclass
from datetime import date
from functools import cache
from typing import NamedTuple
from uuid import uuid4

import numpy
import pentad
import pyarrow
from pentad import astro
from pyarrow import parquet

_MOMENT = pyarrow.timestamp("ms", tz="UTC")
#: Missing values, such as a moonrise on some dates, are null.
SCHEMA = pyarrow.schema(
    [
        pyarrow.field("city", pyarrow.string(), nullable=False),
        pyarrow.field("date", pyarrow.date32(), nullable=False),
        pyarrow.field("sunrise", _MOMENT),
        pyarrow.field("sunset", _MOMENT),
        pyarrow.field("moonrise", _MOMENT),
        pyarrow.field("moonset", _MOMENT),
        #: The tithi at sunrise, 1 to 30.
        pyarrow.field("tithi", pyarrow.int8()),
        pyarrow.field("tithi_end", _MOMENT),
    ]
)
# From one day to the next a time differs by little more than a day: so stored, it takes two bytes
# or three, and not eight.
_ENCODING = {name: "DELTA_BINARY_PACKED" for name in SCHEMA.names if name not in ("city", "tithi")}


class City(NamedTuple):
    name: str
    latitude: float
    longitude: float
    elevation: float
    time_zone: str


@dataclass(frozen=True)
class Part:
    """Some cities over all the days: one file."""

    number: int
    cities: tuple[City, ...]
    first: date
    last: date

    @property
    def file(self):
        return f"part-{self.number:05}.parquet"

    @property
    def day_count(self):
        return len(self.cities) * ((self.last - self.first).days + 1)

    @property
    def question(self):
        """Returns the question of the file; it is stored there, so that another question's file is
        not used.
        """
        asked = {"pentad": pentad.__version__, "from": str(self.first), "to": str(self.last)}
        return json.dumps({**asked, "cities": self.cities}).encode()


@cache
def calendar():
    """The one calendar of this process: the Sun and the Moon are fitted once for all its cities."""
    return astro.AstroCalendar()


def days(city, first, last):
    """The days of one city, in one call of the calendar."""
    coordinates = city.latitude, city.longitude, city.elevation
    place = astro.Place(*coordinates, time_zone=city.time_zone)
    found = calendar().day_columns(first, last, place, numpy=True)
    columns = (
        pyarrow.repeat(city.name, len(found)),
        numpy.arange(first, numpy.datetime64(last) + 1, dtype="datetime64[D]"),
        *(found.sunrises, found.sunsets, found.moonrises, found.moonsets),
        pyarrow.array(found.tithis, pyarrow.int8(), mask=found.tithis == 0),
        found.tithi_ends,
    )
    arrays = [pyarrow.array(column, kind) for column, kind in zip(columns, SCHEMA.types)]
    return pyarrow.Table.from_arrays(arrays, schema=SCHEMA)


def make(part, folder):
    """Works out a part and writes its file, each city as a row group; how many days it has.

    The file gets its name when it is whole: one that is there is finished.
    """
    new = folder / f".{part.file}.{uuid4().hex}"
    options = {
        "compression": "zstd",
        "use_dictionary": ["city"],
        "column_encoding": _ENCODING,
        # The checksum lets a reader detect a page that a disk has changed.
        "write_page_checksum": True,
    }
    schema = SCHEMA.with_metadata({"panchang": part.question})
    try:
        with parquet.ParquetWriter(new, schema, **options) as writer:
            for city in part.cities:
                writer.write_table(days(city, part.first, part.last))
        new.replace(folder / part.file)
    finally:
        new.unlink(missing_ok=True)
    return part.day_count


def is_made(part, folder):
    """Returns true if the file of a part is finished; an unreadable one is made again."""
    try:
        metadata = parquet.read_schema(folder / part.file).metadata or {}
    except (FileNotFoundError, pyarrow.ArrowInvalid, UnicodeDecodeError):
        return False
    except OSError as error:
        # A system error, such as missing permission; other errors concern the file's content.
        if error.errno is not None:
            raise
        return False
    if metadata.get(b"panchang") != part.question:
        raise ValueError(f"{folder / part.file} is of other cities, dates or another version")
    return True


def differing_cities(part, folder):
    """The names of the cities whose days in the file are not what this process works out.

    ValueError when the file is damaged: take it away, and it is made again.
    """
    path = folder / part.file
    with parquet.ParquetFile(path, page_checksum_verification=True) as file:
        for group, city in enumerate(part.cities):
            try:
                found = file.read_row_group(group)
            except (OSError, pyarrow.ArrowException) as error:
                raise ValueError(f"{path} is damaged, remove it and run again: {error}") from None
            if not found.equals(days(city, part.first, part.last)):
                yield city.name
