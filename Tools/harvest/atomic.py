"""`weights.tsv`, `configurations.tsv` and `ionization.tsv`."""

from __future__ import annotations

from .inputs import Inputs, text
from .schema import Row

CONFIGURATION_SOURCES = {
    "NIST ASD ground state via mendeleev ionizationenergies": "nistAsd",
    "predicted (PubChem 2022)": "pubchem2022",
}


def weight_rows(inputs: Inputs, longest_lived: dict[int, int]) -> list[Row]:
    """Returns the standard atomic weights as published; a mass number if there is none."""
    rows: list[Row] = []
    for element in inputs.weights:
        number = int(element["z"])
        row = {
            "number": str(number),
            "kind": element["kind"],
            "notes": element["notes"],
            "source": "ciaaw2024",
        }
        if element["kind"] == "none":
            row["massNumber"] = str(longest_lived[number])
        else:
            row["abridged"] = element["abridged"]
            row["abridgedUncertainty"] = element["abridged_unc"]
            parts = ("value", "uncertainty") if element["kind"] == "value" else ("low", "high")
            row.update({part: element[part] for part in parts})
        rows.append(row)
    return rows


def configuration_rows(inputs: Inputs) -> list[Row]:
    """Returns ground state configurations; from 104 on they are calculated."""
    return [
        {
            "number": row["z"],
            "short": row["short"],
            "full": row["full"],
            "shells": row["shells"],
            "certainty": "predicted" if row["status"] == "theoretical" else "measured",
            "source": CONFIGURATION_SOURCES[row["source"]],
        }
        for row in inputs.configurations
    ]


def ionization_rows(inputs: Inputs) -> list[Row]:
    """Returns NIST's ionization energies.

    NIST marks calculated values (including all of hydrogen's and those of hydrogen-like ions) and
    values that are interpolated, extrapolated or semi-empirical. Neither is measured.
    """
    return [
        {
            "number": str(row["atomic_number"]),
            "order": str(row["ion_charge"] + 1),
            "value": text(row["ionization_energy"]),
            "uncertainty": text(row["uncertainty"]),
            "certainty": "predicted"
            if row["is_theoretical"] or row["is_semi_empirical"]
            else "measured",
            "source": "nistAsd",
        }
        for row in inputs.ionization
    ]
