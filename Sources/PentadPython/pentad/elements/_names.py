"""The names of things: each enum's values are the words of Swift and of the JSON.

A function that takes one of them takes its word, too: ``State.GAS`` or ``"Gas"``. The order of the
members is the order of the codes in C.
"""

from __future__ import annotations

from .._convert import text
from .._library import lib
from .._names import Name


class Certainty(Name):
    """How a value came about."""

    MEASURED = "measured"
    PREDICTED = "predicted"


class Property(Name):
    """A numeric property of the elements."""

    STANDARD_ATOMIC_WEIGHT = "standardAtomicWeight"
    DENSITY = "density"
    MELTING_POINT = "meltingPoint"
    BOILING_POINT = "boilingPoint"
    SUBLIMATION_POINT = "sublimationPoint"
    ELECTRONEGATIVITY_PAULING = "electronegativityPauling"
    ELECTRONEGATIVITY_ALLEN = "electronegativityAllen"
    ELECTRON_AFFINITY = "electronAffinity"
    FIRST_IONIZATION_ENERGY = "firstIonizationEnergy"
    ATOMIC_RADIUS = "atomicRadius"
    COVALENT_RADIUS = "covalentRadius"
    VAN_DER_WAALS_RADIUS = "vanDerWaalsRadius"
    FUSION_ENTHALPY = "fusionEnthalpy"
    VAPORIZATION_ENTHALPY = "vaporizationEnthalpy"
    SPECIFIC_HEAT_CAPACITY = "specificHeatCapacity"
    THERMAL_CONDUCTIVITY = "thermalConductivity"
    CRUSTAL_ABUNDANCE = "crustalAbundance"
    TRIPLE_POINT = "triplePoint"
    TRANSITION_POINT = "transitionPoint"
    LIQUID_DENSITY = "liquidDensity"

    def title(self) -> str:
        """The name for a heading, in English, with a capital and without the unit.

        ``Melting point`` for MELTING_POINT; a str's own ``title()`` would make ``Meltingpoint`` of
        its word.
        """
        return text(lib.pentad_elements_property_title(self.code) or b"")


class State(Name):
    """The state by which the original sorts the elements."""

    SOLID = "Solid"
    LIQUID = "Liquid"
    GAS = "Gas"
    ARTIFICIAL = "Artificial"


class Phase(Name):
    """A state of matter."""

    UNKNOWN = "unknown"
    SOLID = "solid"
    LIQUID = "liquid"
    GAS = "gas"


class Spelling(Name):
    """How names are spelt: aluminium or aluminum."""

    IUPAC = "iupac"
    US = "us"


class GroupThree(Name):
    """Which elements stand below scandium and yttrium: none, La and Ac, or Lu and Lr."""

    GAP = "gap"
    LANTHANUM_ACTINIUM = "lanthanumActinium"
    LUTETIUM_LAWRENCIUM = "lutetiumLawrencium"


class Order(Name):
    """What a list of elements is sorted by; STATE is for data sources only."""

    NUMBER = "number"
    SYMBOL = "symbol"
    NAME = "name"
    STATE = "state"


class ListStyle(Name):
    """How a data source's list is drawn."""

    PLAIN = "plain"
    GROUPED = "grouped"
    INDEXED = "indexed"


class Side(Name):
    """A side of a card."""

    FRONT = "front"
    BACK = "back"


class Theme(Name):
    """The ground that a picture is for."""

    LIGHT = "light"
    DARK = "dark"
    HIGH_CONTRAST = "highContrast"


class ColourBy(Name):
    """What the colours of a picture say, when it is not the value of a :class:`Property`."""

    STATE = "state"
    CATEGORY = "category"
    BLOCK = "block"


class MatchKind(Name):
    """Why a search found an element, the closest first."""

    SYMBOL = "symbol"
    NUMBER = "number"
    CAS_NUMBER = "casNumber"
    NAME = "name"
    OTHER_NAME = "otherName"
    NAME_PREFIX = "namePrefix"
    OTHER_NAME_PREFIX = "otherNamePrefix"
    PART = "part"
    SIMILAR = "similar"
