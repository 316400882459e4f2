"""The enthalpies, heat capacities, conductivities and abundances of `quantities.tsv`."""

from __future__ import annotations

from typing import Any

from .inputs import Inputs, text
from .rows import quantity_row as _row
from .schema import Row

# mendeleev has potassium's conductivity, fusion and vaporization in each other's columns. Its values
# of 79.0 W/(m·K), 102.5 and 2.33 kJ/mol are impossible. The right ones are 102.5 W/(m·K), 2.33 and
# 79.0 kJ/mol.
ROTATED = {
    19: {"thermal_conductivity": "fusion_heat", "fusion_heat": "evaporation_heat",
         "evaporation_heat": "thermal_conductivity"},
}  # fmt: skip
# The forms that the CRC Handbook names with an enthalpy of fusion.
FORMS = {"white": "white", "gray": "grey", "monoclinic": "monoclinic", "graphite": "graphite"}
FUSES_UNDER_PRESSURE = {6, 33}
# The handbook's value for red phosphorus is for a mixture of forms; there was never enough of these
# elements to melt.
NO_FUSION = {15, 85, 87, *range(99, 119)}
# A vaporization heat of 75 to 130 J/(mol·K) times the boiling point is usual (Trouton). These are
# far off or do not specify whether a mole of atoms or molecules is meant; francium's values are
# estimates.
NO_VAPORIZATION = {16, 33, 34, 52, 87}
PER_MOLECULE = {1: "per mole of H2", 7: "per mole of N2", 8: "per mole of O2", 9: "per mole of F2",
                15: "per mole of P4", 17: "per mole of Cl2", 35: "per mole of Br2",
                53: "per mole of I2"}  # fmt: skip
# The handbook has phosphorus per mole of P.
PER_ATOM = {15}
# Carbon's 1.59 is far from the values of graphite and diamond. Bromine's 0.005 can only be that of
# the vapour. Tellurium's 14.3 is four times the measured value (2 to 3.4).
NO_CONDUCTIVITY = {6, 35, 52}
PREDICTED_CONDUCTIVITY = {61, 86}


def enthalpy_rows(inputs: Inputs, element: dict[str, Any], number: int) -> list[Row]:
    """Returns those of fusion and vaporization: the CRC Handbook's, else mendeleev's, which names
    no source.
    """
    columns = ROTATED.get(number, {})

    def older(column: str) -> str:
        return text(element[columns.get(column, column)], 10)

    rows: list[Row] = []
    cas = inputs.reference[number - 1]["cas"]
    unit, per_mole = "kJ/mol", PER_MOLECULE.get(number, "")
    if number not in NO_FUSION:
        name, heat = inputs.fusion.get(cas, ("", ""))
        form = next((ours for word, ours in FORMS.items() if f"({word})" in name), "")
        condition = "under pressure" if number in FUSES_UNDER_PRESSURE else per_mole
        if heat:
            rows.append(
                _row(number, "fusionEnthalpy", heat, unit, "crcEnthalpies", subject=form,
                     condition=condition)
            )  # fmt: skip
        elif heat := older("fusion_heat"):
            rows.append(
                _row(number, "fusionEnthalpy", heat, unit, "mendeleev", condition=condition)
            )
    if number not in NO_VAPORIZATION:
        heat = "" if number in PER_ATOM else inputs.vaporization.get(cas, ("", ""))[1]
        source = "crcEnthalpies" if heat else "mendeleev"
        if heat := heat or older("evaporation_heat"):
            rows.append(
                _row(number, "vaporizationEnthalpy", heat, unit, source, condition=per_mole)
            )
    return rows


def heat_rows(element: dict[str, Any], number: int) -> list[Row]:
    """Returns heat capacity, conductivity and abundance in the crust."""
    columns = ROTATED.get(number, {})

    def value(column: str) -> str:
        return text(element[columns.get(column, column)], 10)

    rows: list[Row] = []
    if capacity := value("specific_heat_capacity"):
        rows.append(
            _row(number, "specificHeatCapacity", capacity, "J/(g·K)", "crc2014",
                 condition="298.15 K, 100 kPa")
        )  # fmt: skip
    if (conductivity := value("thermal_conductivity")) and number not in NO_CONDUCTIVITY:
        certainty = "predicted" if number in PREDICTED_CONDUCTIVITY else "measured"
        rows.append(
            _row(number, "thermalConductivity", conductivity, "W/(m·K)", "mendeleev",
                 condition="298.15 K", certainty=certainty)
        )  # fmt: skip
    if abundance := value("abundance_crust"):
        rows.append(_row(number, "crustalAbundance", abundance, "mg/kg", "crc2014"))
    return rows
