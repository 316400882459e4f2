"""The densities of `quantities.tsv`."""

from __future__ import annotations

import re
from typing import Any

from .inputs import Inputs, text
from .rows import quantity_row as _row
from .schema import Row

GASES = {1, 2, 7, 8, 9, 10, 17, 18, 36, 54, 86}
LIQUIDS = {35, 80}

# mendeleev took these densities from Wikipedia; they are not used.
DENSITY_FROM_WIKIPEDIA = {85, 87, *range(99, 119)}
# periodictable marks these as calculated or estimated.
DENSITY_CALCULATED = {43, 91, 96, 97}
DENSITY_SUBJECTS = {6: "graphite", 15: "white", 16: "orthorhombic", 34: "grey", 50: "white",
                    51: "grey", 97: "α"}  # fmt: skip

# The molar mass over 24.4654 dm3, the volume of a mole of ideal gas, so not measured.
GAS_CERTAINTY = "calculated"

# Densities of crystals at 298 K. The handbook's values are 1 to 3 % off: they are rounded (C, Np), old
# (Mn, Re), or of the hexagonal form, which is stable below 270 K (Yb). Calculated as atoms * molar mass / (6.02214076e23 *
# volume of the cell); other tables agree within 0.3 %.
LATTICE_DENSITIES = {
    6: ("2.267", "0.003"),  # a 246.12, c 670.9 pm, 4 atoms
    25: ("7.47", "0.02"),  # a 891.26 pm, 58 atoms
    70: ("6.966", "0.005"),  # a 548.48 pm, 4 atoms
    75: ("21.02", "0.02"),  # a 276.08, c 445.80 pm, 2 atoms
    93: ("20.48", "0.03"),  # a 666.3, b 472.3, c 488.7 pm, 8 atoms
}


def density_rows(inputs: Inputs, element: dict[str, Any], number: int) -> list[Row]:
    """Returns the densities of an element, its forms and its liquid."""
    rows = _later_densities(inputs, number)
    reference = DENSITY_SUBJECTS.get(number, "")
    replaced = any(row["subject"] == reference for row in rows)
    if element["density"] is not None and number not in DENSITY_FROM_WIKIPEDIA and not replaced:
        if number in GASES:
            condition, certainty = "298.15 K, 101.325 kPa, ideal gas", GAS_CERTAINTY
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


def _later_densities(inputs: Inputs, number: int) -> list[Row]:
    """Returns densities from lattice constants, and those of forms, which mendeleev does not have."""
    rows = []
    if number in LATTICE_DENSITIES:
        value, uncertainty = LATTICE_DENSITIES[number]
        subject = DENSITY_SUBJECTS.get(number, "")
        condition = "298 K, from the lattice constants"
        rows.append(
            _row(number, "density", value, "g/cm3", "crcAllotropes", subject=subject,
                 uncertainty=uncertainty, condition=condition)
        )  # fmt: skip
    return rows + [
        _row(number, "density", entry["value"], "g/cm3", entry["source"],
             subject=entry["subject"], uncertainty=entry["uncertainty"],
             condition=entry["condition"], certainty=entry["certainty"])
        for entry in inputs.densities
        if int(entry["number"]) == number
    ]  # fmt: skip
