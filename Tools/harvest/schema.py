"""The columns and sort keys of the tables in `Data/elements`, and their readers and writers."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

Row = dict[str, str]


@dataclass(frozen=True)
class Table:
    """A table: its columns, its sort columns, and whether those identify a row."""

    columns: tuple[str, ...]
    key: tuple[str, ...]
    unique: bool = True


def _table(columns: str, key: str, unique: bool = True) -> Table:
    return Table(tuple(columns.split()), tuple(key.split()), unique)


TABLES: dict[str, Table] = {
    "sources": _table("id title year licence url note", "id"),
    "elements": _table(
        "number symbol name period group category cas stable wikipedia source", "number"
    ),
    "names": _table("number kind text source", "number kind text"),
    "weights": _table(
        "number kind value uncertainty low high abridged abridgedUncertainty notes massNumber source",
        "number",
    ),
    "configurations": _table("number short full shells certainty source", "number"),
    "quantities": _table(
        "number property subject value uncertainty unit condition certainty source",
        "number property subject condition",
    ),
    "ionization": _table("number order value uncertainty certainty source", "number order"),
    "allotropes": _table("number name structure standard source", "number name"),
    "discoveries": _table(
        "number kind from to era credited note source", "number kind from to source"
    ),
    "nuclides": _table(
        "number massNumber mass massUncertainty estimated halfLife halfLifeUncertainty halfLifeUnit "
        "halfLifeRelation halfLifeEstimated limitRelation limit limitUnit stability spinParity spin "
        "parity year source",
        "number massNumber",
    ),
    # The most frequent mode is first, as in NUBASE, so the rows of a nuclide keep their order.
    "decays": _table(
        "number massNumber mode relation percent uncertainty source", "number massNumber", False
    ),
    "abundances": _table(
        "number massNumber percent uncertainty isomer source", "number massNumber"
    ),
    "oxidation": _table("number state level source", "number state"),
    # The order is that of a list for people.
    "adducts": _table(
        "order name mode molecules charge gained lost massShift common source", "order"
    ),
    "electronegativities": _table("number scale value source", "number scale"),
    "radii": _table(
        "number charge coordination spin ionicRadius crystalRadius configuration origin mostReliable "
        "source",
        "number charge coordination spin",
    ),
    "groups": _table(
        "abbreviation formula valence kind name readAsElements source", "abbreviation"
    ),
    # A letter that several amino acids share has no residue, and a rare one has no letter.
    "aminoacids": _table("code letter name residue source", "code"),
    "nucleotides": _table("kind letter name residue source", "kind letter"),
    "isomers": _table(
        "number massNumber level commonName excitation excitationUncertainty excitationEstimated "
        "orderUncertain halfLife halfLifeUncertainty halfLifeUnit halfLifeRelation halfLifeEstimated "
        "limitRelation limit limitUnit stability spinParity year source",
        "number massNumber level",
    ),
    "neutrons": _table(
        "number massNumber bCoherent bCoherentUncertainty bImaginary bImaginaryUncertainty coherent "
        "coherentUncertainty incoherent incoherentUncertainty total totalUncertainty absorption "
        "absorptionUncertainty energyDependent source",
        "number massNumber",
    ),
    "xrays": _table(
        "number kind transition siegbahn energy yield source", "number kind transition"
    ),
    # In the order of NUBASE, as the decays of ground states.
    "isomerdecays": _table(
        "number massNumber level mode relation percent uncertainty feeding source",
        "number massNumber level",
        False,
    ),
}

NUMERIC_KEYS = {"number", "massNumber", "order", "from", "to", "state", "charge"}


def sort_key(table: Table, row: Row) -> tuple[tuple[float, str], ...]:
    """Returns the sort key: whole numbers by value, texts by code point; an absent value comes
    first.
    """
    return tuple(
        (float(row[name]) if row[name] else float("-inf"), "")
        if name in NUMERIC_KEYS
        else (0.0, row[name])
        for name in table.key
    )


def read_table(folder: Path, name: str) -> list[Row]:
    """Returns the rows of `name`.tsv; raises ValueError if the file does not match the schema."""
    table = TABLES[name]
    text = (folder / f"{name}.tsv").read_text(encoding="utf-8")
    if "\r" in text or not text.endswith("\n"):
        raise ValueError(f"{name}.tsv: lines must end with LF, the last one too")
    lines = text[:-1].split("\n")
    if lines[0].split("\t") != list(table.columns):
        raise ValueError(f"{name}.tsv: the header must be: {' '.join(table.columns)}")
    rows: list[Row] = []
    for number, line in enumerate(lines[1:], 2):
        fields = line.split("\t")
        if len(fields) != len(table.columns):
            raise ValueError(f"{name}.tsv:{number}: {len(fields)} fields, not {len(table.columns)}")
        rows.append(dict(zip(table.columns, fields, strict=True)))
    return rows


def write_table(folder: Path, name: str, rows: list[Row]) -> None:
    """Sorts the rows and writes `name`.tsv; a column that a row does not name is absent."""
    table = TABLES[name]
    for row in rows:
        unknown = set(row) - set(table.columns)
        if unknown:
            raise ValueError(f"{name}: no such column: {sorted(unknown)}")
    full = [{column: row.get(column, "") for column in table.columns} for row in rows]
    full.sort(key=lambda row: sort_key(table, row))
    lines = ["\t".join(table.columns)]
    lines += ["\t".join(row[column] for column in table.columns) for row in full]
    (folder / f"{name}.tsv").write_text("\n".join(lines) + "\n", encoding="utf-8", newline="\n")
