"""The gazetteer: cities by name."""

from __future__ import annotations

from .._convert import utf8, whole
from .._library import lib
from ._records import City, cities_by, city_by


def city(name: str) -> City:
    """Finds the only city with a name: ``Ujjain``, or with a region or country, ``London, Canada``.

    The list has some 34,000 cities of GeoNames (CC BY 4.0). NotFoundError if no city has the name,
    with cities whose names begin so or are similar. ConflictError if several have it, with how to
    name each.
    """
    return city_by(lib.pentad_astro_city_find, utf8(name, "name"))


def cities(name: str, limit: int = 20) -> list[City]:
    """Finds cities with a name that begins with a text, those with the most inhabitants first.

    Behind a comma, a region or a country narrows the search: ``spring, US``.
    """
    return cities_by(lib.pentad_astro_cities_search, utf8(name, "name"), whole(limit, "limit"))
