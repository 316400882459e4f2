"""The elements as columns. Imported when a table is requested."""

from __future__ import annotations

from collections.abc import Sequence
from ctypes import byref, c_double, c_int, c_size_t
from typing import Any

from .._columns import Columns
from .._convert import text
from .._library import lib
from ..errors import call
from ._element import AtomicElement
from ._enums import Certainty, GroupThree, Units
from ._names import Property

_COUNT = 118


def columns(
    elements: Sequence[AtomicElement],
    properties: Sequence[Property],
    group_three: GroupThree,
    units: Units,
    *,
    predicted: bool,
    uncertainties: bool,
    certainties: bool,
) -> Columns:
    found = Columns(
        number=[element.number for element in elements],
        symbol=[element.symbol for element in elements],
        name=[element.name for element in elements],
        period=[element.period for element in elements],
        group=[element.group(group_three) for element in elements],
        block=[element.block(group_three) for element in elements],
        category=[element.category for element in elements],
        state=[str(element.state) for element in elements],
    )
    places = [element.number - 1 for element in elements]
    for property in properties:
        name = property.name.lower()
        values, errors, kinds = _column(property, units, predicted)
        found[name] = _known(values, places)
        if uncertainties:
            found[f"{name}_uncertainty"] = _known(errors, places)
        if certainties:
            found[f"{name}_certainty"] = [
                Certainty.of(kinds[place]) if values[place] == values[place] else None
                for place in places
            ]
        unit = text(lib.pentad_elements_column_unit(property.code, units.code) or b"")
        if any(value is not None for value in found[name]):
            found.units[name] = unit
    return found


def _column(property: Property, units: Units, predicted: bool) -> tuple[Any, Any, Any]:
    values, errors, kinds = (c_double * _COUNT)(), (c_double * _COUNT)(), (c_int * _COUNT)()
    call(
        lib.pentad_elements_column_get,
        property.code,
        units.code,
        predicted,
        values,
        errors,
        kinds,
        _COUNT,
        byref(c_size_t()),
    )
    return values, errors, kinds


def _known(numbers: Any, places: Sequence[int]) -> list[float | None]:
    """Returns the numbers; None for NaN, which C uses for an unknown one."""
    values = numbers[:]
    return [values[place] if values[place] == values[place] else None for place in places]
