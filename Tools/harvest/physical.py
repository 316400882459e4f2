"""The other rows of `quantities.tsv`: densities, radii, energies, heat."""

from __future__ import annotations

import re
from typing import Any

from .inputs import Inputs, last_digits, text
from .schema import Row
from .transitions import transition_rows

GASES = {1, 2, 7, 8, 9, 10, 17, 18, 36, 54, 86}
LIQUIDS = {35, 80}

# mendeleev took these densities from Wikipedia; they are not used.
DENSITY_FROM_WIKIPEDIA = {85, 87, *range(99, 119)}
# periodictable calls these calculated or estimated.
DENSITY_CALCULATED = {43, 91, 96, 97}
DENSITY_SUBJECTS = {6: "graphite", 15: "white", 16: "orthorhombic", 34: "grey", 50: "white",
                    51: "grey", 97: "α"}  # fmt: skip

# periodictable has no uncertainty for these and for Ac and Pa, as Cordero found one structure or none;
# taken as one for Ac and Pa and as interpolated for these.
INTERPOLATED_RADIUS = {2, 10, 61, 85, 86, 87}
# Radii that are not Slater's: the noble gases form no crystals with bonds, and the values that
# mendeleev has for them are calculated ones of another kind.
NOT_SLATER = {2, 10, 18}

# mendeleev took these affinities from work on other states than the ground state of the negative ion:
# the ions of He, Be, N, Ar and Xe are metastable. Yb's negative one is left out too; N has a
# measured (negative) value in BODR.
NO_AFFINITY = {2, 4, 7, 18, 54, 70}
# Values that mendeleev updated after BODR, with its citation.
LATER_AFFINITY = {27: "chen2016cobalt", 41: "luo2016", 74: "crc2014", 82: "chen2016lead"}
# Taken as calculated: too little of these was ever at hand. At has been measured since (below).
PREDICTED_AFFINITY = {84, 87, 88, 89, 118}
ASTATINE_AFFINITY = ("2.41578", "0.00007", "leimbach2020")

# 1.3 for all actinoids from Am on, and the values of At and Fr, are estimates.
PREDICTED_ELECTRONEGATIVITY = {85, 87, *range(95, 103)}

# mendeleev has potassium's conductivity, fusion and vaporization in each other's columns: 79.0 W/(m·K),
# 102.5 and 2.33 kJ/mol cannot be; put back they are 102.5 W/(m·K), 2.33 and 79.0 kJ/mol.
ROTATED = {
    19: {"thermal_conductivity": "fusion_heat", "fusion_heat": "evaporation_heat",
         "evaporation_heat": "thermal_conductivity"},
}  # fmt: skip
# A vaporization heat of 75 to 130 J/(mol·K) times the boiling point is usual (Trouton). These are far
# off or leave open whether a mole of atoms or molecules is meant; francium's values are estimates.
NO_VAPORIZATION = {16, 33, 34, 48, 52, 87}
NO_FUSION = {15, 16, 34, 87}
PER_MOLECULE = {1: "per mole of H2", 9: "per mole of F2", 15: "per mole of P4",
                17: "per mole of Cl2", 35: "per mole of Br2", 53: "per mole of I2"}  # fmt: skip
# Carbon's 1.59 is far from graphite's and diamond's, and bromine's 0.005 can only be the vapour's.
NO_CONDUCTIVITY = {6, 35}
PREDICTED_CONDUCTIVITY = {61, 86}


def quantity_rows(inputs: Inputs) -> list[Row]:
    """All rows of quantities.tsv."""
    rows = transition_rows(inputs)
    for element in inputs.elements:
        number = int(element["atomic_number"])
        rows += _density(inputs, element, number)
        rows += _scales(inputs, element, number)
        rows += _radii(inputs, element, number)
        rows += _heat(element, number)
    return rows


def _row(number: int, name: str, value: str, unit: str, source: str, **more: str) -> Row:
    row = {"number": str(number), "property": name, "value": value, "unit": unit, "source": source}
    return {"certainty": "measured", **row, **more}


def _density(inputs: Inputs, element: dict[str, Any], number: int) -> list[Row]:
    rows: list[Row] = []
    if element["density"] is not None and number not in DENSITY_FROM_WIKIPEDIA:
        if number in GASES:
            condition = "298.15 K, 101.325 kPa, ideal gas"
        else:
            condition = f"near 298 K, {'liquid' if number in LIQUIDS else 'solid'}"
        certainty = "predicted" if number in DENSITY_CALCULATED else "measured"
        rows.append(
            _row(
                number,
                "density",
                text(element["density"], 8),
                "g/cm3",
                "crc2014",
                subject=DENSITY_SUBJECTS.get(number, ""),
                condition=condition,
                certainty=certainty,
            )
        )
    atom = inputs.periodic_table[number]
    if number in GASES and atom.density is not None:
        celsius = re.match(r"T=(-[\d.]+)", atom.density_caveat)
        if celsius is None:
            raise ValueError(f"element {number}: no temperature in {atom.density_caveat!r}")
        kelvin = text(f"{float(celsius[1]) + 273.15:.2f}")
        condition = f"{kelvin} K, 101.325 kPa, liquid"
        density = text(atom.density)
        rows.append(
            _row(number, "liquidDensity", density, "g/cm3", "periodictable", condition=condition)
        )
    return rows


def _scales(inputs: Inputs, element: dict[str, Any], number: int) -> list[Row]:
    rows: list[Row] = []
    bodr = inputs.bodr[number]
    if pauling := bodr.get("electronegativityPauling"):
        certainty = "predicted" if number in PREDICTED_ELECTRONEGATIVITY else "measured"
        rows.append(
            _row(
                number,
                "electronegativityPauling",
                pauling[0],
                "",
                "bodr",
                certainty=certainty,
            )
        )
    if element["en_allen"] is not None:
        allen = text(element["en_allen"], 8)
        rows.append(_row(number, "electronegativityAllen", allen, "eV", "mann2000"))
    return rows + _affinity(bodr.get("electronAffinity", ("", "")), element, number)


def _affinity(bodr: tuple[str, str], element: dict[str, Any], number: int) -> list[Row]:
    """BODR's value where it has an uncertainty; its other values are 0 or 0.5 for "unknown"."""
    name, unit = "electronAffinity", "eV"
    if number == 85:
        value, uncertainty, source = ASTATINE_AFFINITY
        return [_row(number, name, value, unit, source, uncertainty=uncertainty)]
    certainty = "predicted" if number in PREDICTED_AFFINITY else "measured"
    value, error = bodr
    if error and number not in LATER_AFFINITY:
        uncertainty = last_digits(value, error)
        return [
            _row(number, name, value, unit, "bodr", uncertainty=uncertainty,
                 certainty=certainty)
        ]  # fmt: skip
    if element["electron_affinity"] is None or number in NO_AFFINITY:
        return []
    source = LATER_AFFINITY.get(number, "crc2014")
    value = text(element["electron_affinity"], 10)
    return [_row(number, name, value, unit, source, certainty=certainty)]


def _radii(inputs: Inputs, element: dict[str, Any], number: int) -> list[Row]:
    rows: list[Row] = []
    atom = inputs.periodic_table[number]
    if atom.covalent_radius is not None:
        # An uncertainty of 0 stands for none: the radius rests on one structure or on none.
        error = atom.covalent_radius_uncertainty
        uncertainty = text(f"{error * 100:.6g}") if error else ""
        condition = {6: "sp3", 25: "low spin", 26: "low spin", 27: "low spin"}.get(number, "")
        radius = text(f"{atom.covalent_radius * 100:.6g}")
        certainty = "predicted" if number in INTERPOLATED_RADIUS else "measured"
        rows.append(
            _row(
                number,
                "covalentRadius",
                radius,
                "pm",
                "cordero2008",
                uncertainty=uncertainty,
                condition=condition,
                certainty=certainty,
            )
        )
    if element["vdw_radius"] is not None:
        radius = text(element["vdw_radius"], 8)
        rows.append(_row(number, "vanDerWaalsRadius", radius, "pm", "crc2014"))
    if element["atomic_radius"] is not None and number not in NOT_SLATER:
        radius = text(element["atomic_radius"], 8)
        rows.append(_row(number, "atomicRadius", radius, "pm", "slater1964"))
    return rows


def _heat(element: dict[str, Any], number: int) -> list[Row]:
    columns = ROTATED.get(number, {})

    def value(column: str) -> str:
        return text(element[columns.get(column, column)], 10)

    rows: list[Row] = []
    per_mole = PER_MOLECULE.get(number, "")
    if (heat := value("fusion_heat")) and number not in NO_FUSION:
        rows.append(_row(number, "fusionEnthalpy", heat, "kJ/mol", "mendeleev", condition=per_mole))
    if (heat := value("evaporation_heat")) and number not in NO_VAPORIZATION:
        rows.append(
            _row(number, "vaporizationEnthalpy", heat, "kJ/mol", "mendeleev", condition=per_mole)
        )
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
