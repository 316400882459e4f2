"""The temperatures of `quantities.tsv` at which an element changes its phase or form."""

from __future__ import annotations

from .inputs import Inputs, text
from .schema import Row

# mendeleev's names of forms to those of allotropes.tsv.
SUBJECTS = {"gray": "grey", "rhombic": "orthorhombic", "β form": "β"}

# Taken as estimates or extrapolations. There was never enough of the element to observe its melting
# (At, Fr and 100 to 103) or boiling (Ac). mendeleev does not contain the handbook's own marks.
PREDICTED_MELTING = {85, 87, 100, 101, 102, 103}
PREDICTED_BOILING = {89}

# The handbook gives no boiling point; BODR's agrees with most other tables. All are extrapolated.
# Left out: Ra (BODR has 1413 K, most others 2010 K), Bk and Cf (BODR's lie below or at melting).
BODR_BOILING = (61, 85, 87, 91, 93, 95, 96)

# (number, property): value, uncertainty, source. Bulk copernicium and oganesson exist on paper only.
CALCULATED: dict[tuple[int, str], tuple[str, str, str]] = {
    (112, "meltingPoint"): ("283", "11", "mewes2019"),
    (112, "boilingPoint"): ("340", "10", "mewes2019"),
    (118, "meltingPoint"): ("325", "15", "smits2020"),
    (118, "boilingPoint"): ("450", "10", "smits2020"),
}

STANDARD = "101.325 kPa"
# Boiling does not depend on the form that melted; white phosphorus keeps its name because red sublimes.
LIQUID_OF_ONE_FORM = {16, 34, 50, 51}
# Its "triple point" is the lambda point at which the liquid becomes superfluid.
NO_TRIPLE_POINT = {2}


def kelvin(value: float) -> str:
    """Returns a temperature; the database's are degrees Celsius plus 273.15 with the noise of that
    sum.
    """
    return text(f"{value:.4f}")


def _row(number: int, name: str, subject: str, value: str, condition: str) -> Row:
    return {
        "number": str(number),
        "property": name,
        "subject": subject,
        "value": value,
        "unit": "K",
        "condition": condition,
        "certainty": "measured",
        "source": "crc2016",
    }


def transition_rows(inputs: Inputs) -> list[Row]:
    """Returns melting, boiling, sublimation, transition and triple points."""
    rows: list[Row] = []
    boiled: set[int] = set()
    for entry in inputs.transitions:
        number = int(entry["atomic_number"])
        subject = SUBJECTS.get(entry["allotrope"] or "", entry["allotrope"] or "")
        melting, boiling = entry["melting_point"], entry["boiling_point"]
        triple = entry["triple_point_temperature"]
        sublimes = bool(entry["is_sublimation_point"])
        if melting is not None:
            name = "transitionPoint" if entry["is_transition"] else "meltingPoint"
            # An element that sublimes at standard pressure melts only under higher pressure.
            condition = "under pressure" if sublimes else STANDARD
            row = _row(number, name, subject, kelvin(melting), condition)
            if number in PREDICTED_MELTING:
                row["certainty"] = "predicted"
            rows.append(row)
        if boiling is not None and sublimes:
            rows.append(_row(number, "sublimationPoint", subject, kelvin(boiling), STANDARD))
        elif boiling is not None and number not in boiled:
            boiled.add(number)
            form = "" if number in LIQUID_OF_ONE_FORM else subject
            row = _row(number, "boilingPoint", form, kelvin(boiling), STANDARD)
            if number in PREDICTED_BOILING:
                row["certainty"] = "predicted"
            rows.append(row)
        if triple is not None and number not in NO_TRIPLE_POINT:
            pressure = text(entry["triple_point_pressure"])
            condition = f"{pressure} kPa" if pressure else ""
            rows.append(_row(number, "triplePoint", subject, kelvin(triple), condition))
    return rows + _estimates(inputs)


def _estimates(inputs: Inputs) -> list[Row]:
    rows: list[Row] = []
    for number in BODR_BOILING:
        value = text(inputs.bodr[number]["boilingpoint"][0])
        row = _row(number, "boilingPoint", "", value, STANDARD)
        rows.append({**row, "certainty": "predicted", "source": "bodr"})
    for (number, name), (value, uncertainty, source) in CALCULATED.items():
        row = _row(number, name, "", value, STANDARD)
        row |= {"uncertainty": uncertainty, "certainty": "predicted", "source": source}
        rows.append(row)
    return rows
