"""The periodic table: 118 elements and their nuclides, every value with its source.

    >>> from pentad import elements
    >>> elements.element("ferrum").symbol
    'Fe'
    >>> elements.Formula("CuSO4·5H2O").hill
    'CuH10O9S'
    >>> [element.symbol for element in elements.filter(state="Liquid")]
    ['Br', 'Hg']

The functions ask the table of the whole program; a :class:`PeriodicTable` of your own spells names
in another way, or puts other elements into group 3.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ._element import AtomicElement
from ._names import (
    Certainty,
    ColourBy,
    GroupThree,
    ListStyle,
    MatchKind,
    Order,
    Phase,
    Property,
    Side,
    Spelling,
    State,
    Theme,
)
from ._table import Match, PeriodicTable, shared

if TYPE_CHECKING:
    from .._subscription import Subscription
    from ._batch import MolarMasses, molar_masses
    from ._card import Card, CardLine, Flip
    from ._events import PeriodicTableDelegate
    from ._formula import Formula, MolarMass
    from ._sources import DataSource, Section
    from ._tasks import molar_masses_async
    from ._values import (
        Allotrope,
        AtomicWeight,
        Decay,
        Discovery,
        DiscoveryClaim,
        ElectronConfiguration,
        ElementName,
        ElementValue,
        HalfLife,
        Nuclide,
        PhaseStatement,
        Quantity,
        Reference,
        Subshell,
        TablePosition,
    )

element = shared.element
by_symbol = shared.by_symbol
by_name = shared.by_name
sorted_by = shared.sorted_by
ranked_by = shared.ranked_by
filter = shared.filter
search = shared.search
source = shared.source
sources = shared.sources
group_by = shared.group_by
select = shared.select
subscribe = shared.subscribe
load_async = shared.load_async
table_svg = shared.svg

# Where the rest is, which is imported when it is first used: an import should cost little.
_LATER = {
    "Allotrope": "_values",
    "AtomicWeight": "_values",
    "Card": "_card",
    "CardLine": "_card",
    "DataSource": "_sources",
    "Decay": "_values",
    "Discovery": "_values",
    "DiscoveryClaim": "_values",
    "ElectronConfiguration": "_values",
    "ElementName": "_values",
    "ElementValue": "_values",
    "Flip": "_card",
    "Formula": "_formula",
    "HalfLife": "_values",
    "MolarMass": "_formula",
    "MolarMasses": "_batch",
    "Nuclide": "_values",
    "PeriodicTableDelegate": "_events",
    "PhaseStatement": "_values",
    "Quantity": "_values",
    "Reference": "_values",
    "Section": "_sources",
    "Subscription": "_events",
    "Subshell": "_values",
    "TablePosition": "_values",
    "molar_masses": "_batch",
    "molar_masses_async": "_tasks",
}

__all__ = [  # noqa: RUF022
    "AtomicElement",
    "Certainty",
    "ColourBy",
    "GroupThree",
    "ListStyle",
    "Match",
    "MatchKind",
    "Order",
    "PeriodicTable",
    "Phase",
    "Property",
    "Side",
    "Spelling",
    "State",
    "Theme",
    "by_name",
    "by_symbol",
    "element",
    "elements",
    "filter",
    "group_by",
    "load_async",
    "ranked_by",
    "search",
    "select",
    "shared",
    "sorted_by",
    "source",
    "sources",
    "subscribe",
    "table_svg",
    "Allotrope",
    "AtomicWeight",
    "Card",
    "CardLine",
    "DataSource",
    "Decay",
    "Discovery",
    "DiscoveryClaim",
    "ElectronConfiguration",
    "ElementName",
    "ElementValue",
    "Flip",
    "Formula",
    "HalfLife",
    "MolarMass",
    "MolarMasses",
    "Nuclide",
    "PeriodicTableDelegate",
    "PhaseStatement",
    "Quantity",
    "Reference",
    "Section",
    "Subscription",
    "Subshell",
    "TablePosition",
    "molar_masses",
    "molar_masses_async",
]


def elements() -> list[AtomicElement]:
    """The 118 elements by number."""
    return shared.elements


def __getattr__(name: str) -> Any:
    module = _LATER.get(name)
    if module is None:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from importlib import import_module

    value = getattr(import_module(f"{__name__}.{module}"), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted({*globals(), *_LATER})
