"""The other rows of `quantities.tsv`, and its scales, affinities and radii."""

from __future__ import annotations

from typing import Any

from .densities import density_rows
from .heat import enthalpy_rows, heat_rows
from .inputs import Inputs, text
from .rows import quantity_row as _row
from .schema import Row
from .transitions import transition_rows

# periodictable has no uncertainty for these and for Ac and Pa, as Cordero found one structure or none;
# taken as one for Ac and Pa and as interpolated for these.
INTERPOLATED_RADIUS = {2, 10, 61, 85, 86, 87}
# Radii that are not Slater's: the noble gases form no crystals with bonds, and the values that
# mendeleev has for them are calculated ones of another kind.
NOT_SLATER = {2, 10, 18}

# The recommended set reads the uncertainty of vanadium as 2 in the last place, as its copy has lost a
# zero. The measurement is 4255.9(18) cm-1, which is 0.52766(20) eV.
AFFINITY_UNCERTAINTIES = {23: "0.00020"}
# Calculated, and not in the recommended set: there was never enough of these to measure.
PREDICTED_AFFINITY = (87, 88, 89, 118)

# 1.3 for all actinoids from Am on, and the values of At and Fr, are estimates.
PREDICTED_ELECTRONEGATIVITY = {85, 87, *range(95, 103)}


def quantity_rows(inputs: Inputs) -> list[Row]:
    """Returns all rows of quantities.tsv."""
    rows = transition_rows(inputs)
    rows += _affinities(inputs)
    for element in inputs.elements:
        number = int(element["atomic_number"])
        rows += density_rows(inputs, element, number)
        rows += _scales(inputs, element, number)
        rows += _radii(inputs, element, number)
        rows += enthalpy_rows(inputs, element, number)
        rows += heat_rows(element, number)
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
    return rows


def _affinities(inputs: Inputs) -> list[Row]:
    """Returns the recommended set, and predictions for elements that it leaves out."""
    rows: list[Row] = []
    for entry in inputs.affinities:
        number = int(entry["number"])
        uncertainty = AFFINITY_UNCERTAINTIES.get(number, entry["uncertainty"])
        rows.append(
            _row(number, "electronAffinity", entry["value"], "eV", entry["source"],
                 uncertainty=uncertainty, certainty=entry["certainty"])
        )  # fmt: skip
    for number in PREDICTED_AFFINITY:
        value = text(inputs.elements[number - 1]["electron_affinity"], 10)
        rows.append(_row(number, "electronAffinity", value, "eV", "crc2014", certainty="predicted"))
    return rows


def _radii(inputs: Inputs, element: dict[str, Any], number: int) -> list[Row]:
    rows: list[Row] = []
    atom = inputs.periodic_table[number]
    if atom.covalent_radius is not None:
        # An uncertainty of 0 means none: the radius is based on one structure or on none.
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
