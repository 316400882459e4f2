"""The periodic table: 118 elements and their nuclides, every value with its source.

    >>> from pentad import elements
    >>> elements.element("ferrum").symbol
    'Fe'
    >>> elements.Formula("CuSO4·5H2O").hill
    'CuH10O9S'
    >>> [element.symbol for element in elements.filter(state="Liquid")]
    ['Br', 'Hg']

The functions use the table of the whole program; a :class:`PeriodicTable` of your own uses another
spelling of names, or puts other elements into group 3.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from ._element import AtomicElement
from ._enums import (
    AmountUnit,
    Certainty,
    ElectronegativityScale,
    FivePrimeEnd,
    GroupThree,
    IsotopologueOrder,
    ListStyle,
    MatchKind,
    OxidationLevel,
    Phase,
    Reading,
    Side,
    Spelling,
    Spin,
    State,
    TextForm,
    Theme,
    Units,
)
from ._names import Aggregation, ColourBy, Order, Property
from ._table import Match, PeriodicTable, shared

if TYPE_CHECKING:
    from .._subscription import Subscription
    from ._adduct import Adduct
    from ._batch import MolarMasses, molar_masses
    from ._card import Card, CardLine, Flip
    from ._chains import ChainMember, decay_chain, nuclide
    from ._decay import decay
    from ._equations import Balance, EquationCheck, balance, check_equation
    from ._events import PeriodicTableDelegate
    from ._formula import Formula, MolarMass, OxidationState
    from ._isotope_batch import IsotopeBatch, isotopes
    from ._isotopes import Isotopes
    from ._mz import MassToCharges, mz
    from ._oxidation import OxidationAssignment
    from ._pictures import decay_chain_svg
    from ._radiation import NeutronProperties, neutron_properties
    from ._records import (
        Allotrope,
        Decay,
        DecayBranch,
        ElectronConfiguration,
        ElementName,
        ElementOxidationState,
        ElementValue,
        FormulaCandidate,
        InventoryContent,
        IonicRadius,
        NeutronScattering,
        Quantity,
        Subshell,
        XRayEdge,
        XRayLine,
    )
    from ._references import Reference
    from ._search import EmpiricalFormula, empirical, formula_search
    from ._sources import DataSource, Section
    from ._tasks import molar_masses_async
    from ._values import (
        AtomicWeight,
        Discovery,
        DiscoveryClaim,
        HalfLife,
        Nuclide,
        PhaseStatement,
        TablePosition,
    )

element: Final = shared.element
by_symbol: Final = shared.by_symbol
by_name: Final = shared.by_name
sorted_by: Final = shared.sorted_by
ranked_by: Final = shared.ranked_by
by_electronegativity: Final = shared.by_electronegativity
filter: Final = shared.filter
search: Final = shared.search
source: Final = shared.source
sources: Final = shared.sources
group_by: Final = shared.group_by
select: Final = shared.select
subscribe: Final = shared.subscribe
load_async: Final = shared.load_async
table: Final = shared.table
table_svg: Final = shared.svg

# The modules of the names that are imported at their first use, so that the import is fast.
_LATER = {
    "Adduct": "_adduct",
    "Allotrope": "_records",
    "AtomicWeight": "_values",
    "Balance": "_equations",
    "Card": "_card",
    "CardLine": "_card",
    "ChainMember": "_chains",
    "DataSource": "_sources",
    "Decay": "_records",
    "DecayBranch": "_records",
    "Discovery": "_values",
    "DiscoveryClaim": "_values",
    "ElectronConfiguration": "_records",
    "ElementName": "_records",
    "ElementOxidationState": "_records",
    "ElementValue": "_records",
    "EmpiricalFormula": "_search",
    "EquationCheck": "_equations",
    "Flip": "_card",
    "Formula": "_formula",
    "FormulaCandidate": "_records",
    "HalfLife": "_values",
    "InventoryContent": "_records",
    "IonicRadius": "_records",
    "IsotopeBatch": "_isotope_batch",
    "Isotopes": "_isotopes",
    "MassToCharges": "_mz",
    "MolarMass": "_formula",
    "MolarMasses": "_batch",
    "NeutronProperties": "_radiation",
    "NeutronScattering": "_records",
    "Nuclide": "_values",
    "OxidationAssignment": "_oxidation",
    "OxidationState": "_formula",
    "PeriodicTableDelegate": "_events",
    "PhaseStatement": "_values",
    "Quantity": "_records",
    "Reference": "_references",
    "Section": "_sources",
    "Subscription": "_events",
    "Subshell": "_records",
    "TablePosition": "_values",
    "XRayEdge": "_records",
    "XRayLine": "_records",
    "balance": "_equations",
    "check_equation": "_equations",
    "decay": "_decay",
    "decay_chain": "_chains",
    "empirical": "_search",
    "formula_search": "_search",
    "decay_chain_svg": "_pictures",
    "isotopes": "_isotope_batch",
    "molar_masses": "_batch",
    "molar_masses_async": "_tasks",
    "mz": "_mz",
    "nuclide": "_chains",
    "neutron_properties": "_radiation",
}

__all__ = [  # noqa: RUF022
    "Aggregation",
    "AmountUnit",
    "AtomicElement",
    "Certainty",
    "ColourBy",
    "ElectronegativityScale",
    "FivePrimeEnd",
    "GroupThree",
    "IsotopologueOrder",
    "ListStyle",
    "Match",
    "MatchKind",
    "Order",
    "OxidationLevel",
    "PeriodicTable",
    "Phase",
    "Property",
    "Reading",
    "Side",
    "Spelling",
    "Spin",
    "State",
    "TextForm",
    "Theme",
    "by_electronegativity",
    "Units",
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
    "table",
    "table_svg",
    "Adduct",
    "Allotrope",
    "AtomicWeight",
    "Balance",
    "Card",
    "CardLine",
    "ChainMember",
    "DataSource",
    "Decay",
    "DecayBranch",
    "Discovery",
    "DiscoveryClaim",
    "ElectronConfiguration",
    "ElementName",
    "ElementOxidationState",
    "ElementValue",
    "EmpiricalFormula",
    "EquationCheck",
    "Flip",
    "Formula",
    "FormulaCandidate",
    "HalfLife",
    "InventoryContent",
    "IonicRadius",
    "IsotopeBatch",
    "Isotopes",
    "MassToCharges",
    "MolarMass",
    "MolarMasses",
    "NeutronProperties",
    "NeutronScattering",
    "Nuclide",
    "OxidationAssignment",
    "OxidationState",
    "PeriodicTableDelegate",
    "PhaseStatement",
    "Quantity",
    "Reference",
    "Section",
    "Subscription",
    "Subshell",
    "TablePosition",
    "XRayEdge",
    "XRayLine",
    "balance",
    "check_equation",
    "decay",
    "decay_chain",
    "empirical",
    "formula_search",
    "decay_chain_svg",
    "isotopes",
    "molar_masses",
    "molar_masses_async",
    "mz",
    "nuclide",
    "neutron_properties",
]


def elements() -> list[AtomicElement]:
    """Returns the 118 elements by number."""
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
