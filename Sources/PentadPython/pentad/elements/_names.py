"""The enums of the periodic table: each enum's values are the words of Swift and of the JSON.

A function that takes one of them also accepts its word: ``State.GAS`` or ``"Gas"``. The order of
the members is the order of the codes in C.
"""

from __future__ import annotations

from .._convert import text
from .._library import lib
from .._names import Name


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
        """The name for a heading, in English, capitalised and without the unit.

        ``Melting point`` for MELTING_POINT; a str's own ``title()`` would return ``Meltingpoint``.
        """
        return text(lib.pentad_elements_property_title(self.code) or b"")


class Order(Name):
    """The sort order of a list of elements; STATE is only for data sources."""

    NUMBER = "number"
    SYMBOL = "symbol"
    NAME = "name"
    STATE = "state"


class ColourBy(Name):
    """The meaning of the colours of a picture, other than the value of a :class:`Property`."""

    STATE = "state"
    CATEGORY = "category"
    BLOCK = "block"


class Aggregation(Name):
    """A state of aggregation, by its symbol."""

    SOLID = "s"
    LIQUID = "l"
    GAS = "g"
    AQUEOUS = "aq"
    CRYSTALLINE = "cr"
    AMORPHOUS = "am"
    SOLUTION = "sln"
    ADSORBED = "ads"
