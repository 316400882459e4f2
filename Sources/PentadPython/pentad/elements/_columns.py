"""The elements as columns. Imported when a table is requested."""

from __future__ import annotations

from collections.abc import Sequence

from .._columns import Columns
from ._element import AtomicElement
from ._enums import GroupThree
from ._names import Property


def columns(
    elements: Sequence[AtomicElement], properties: Sequence[Property], group_three: GroupThree
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
    for property in properties:
        name = property.name.lower()
        values = [element[property] for element in elements]
        found[name] = [None if value is None else value.value for value in values]
        units = {value.unit for value in values if value is not None}
        if len(units) == 1:
            found.units[name] = units.pop()
    return found
