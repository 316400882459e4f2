"""Reads the inputs of the tables: the folder of reference files and the installed packages."""

from __future__ import annotations

import csv
import importlib
import json
import sqlite3
from dataclasses import dataclass
from decimal import Decimal
from importlib.util import find_spec
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

CML = "{http://www.xml-cml.org/schema}"


@dataclass(frozen=True)
class Inputs:
    """All inputs, read once."""

    weights: list[dict[str, Any]]
    reference: list[dict[str, Any]]
    configurations: list[dict[str, str]]
    nuclides: list[dict[str, str]]
    abundances: list[dict[str, str]]
    elements: list[dict[str, Any]]
    transitions: list[dict[str, Any]]
    ionization: list[dict[str, Any]]
    decays: list[dict[str, Any]]
    bodr: dict[int, dict[str, tuple[str, str]]]
    periodic_table: Any
    #: The enthalpies by CAS number: the name, which may end in a form, and the enthalpy in kJ/mol.
    fusion: dict[str, tuple[str, str]]
    vaporization: dict[str, tuple[str, str]]
    affinities: list[dict[str, str]]
    densities: list[dict[str, str]]
    supplement: dict[tuple[str, str], dict[str, str]]
    decay_uncertainties: dict[tuple[str, str, str], str]


def read_inputs(folder: Path, bodr: Path) -> Inputs:
    """Reads the folder, mendeleev's database, BODR's elements.xml and periodictable."""
    spec = find_spec("mendeleev")
    if spec is None or spec.origin is None:
        raise SystemExit("harvest: the package mendeleev is not installed")
    database = sqlite3.connect(Path(spec.origin).with_name("elements.db"))
    database.row_factory = sqlite3.Row

    def rows(query: str) -> list[dict[str, Any]]:
        return [dict(row) for row in database.execute(query)]

    def table(name: str) -> list[dict[str, str]]:
        with (folder / name).open(encoding="utf-8", newline="") as file:
            return list(csv.DictReader(file))

    def tabs(name: str) -> list[dict[str, str]]:
        with (folder / name).open(encoding="utf-8", newline="") as file:
            lines = (line for line in file if not line.startswith("#"))
            return list(csv.DictReader(lines, delimiter="\t"))

    def elements(name: str) -> list[dict[str, Any]]:
        data: dict[str, list[dict[str, Any]]] = json.loads(
            (folder / name).read_text(encoding="utf-8")
        )
        return data["elements"]

    return Inputs(
        weights=elements("ciaaw_standard_atomic_weights_2024.json"),
        reference=elements("elements_reference.json"),
        configurations=table("electron_configurations.csv"),
        nuclides=table("isotopes_via_mendeleev_nubase2020.csv"),
        abundances=table("isotopic_abundances_ciaaw_via_periodictable.csv"),
        elements=rows("select * from elements order by atomic_number"),
        transitions=rows("select * from phasetransitions order by atomic_number, id"),
        ionization=rows("select * from ionizationenergies order by atomic_number, ion_charge"),
        decays=rows(
            "select i.atomic_number, i.mass_number, d.* from isotopedecaymodes d"
            " join isotopes i on i.id = d.isotope_id order by d.id"
        ),
        bodr=_read_bodr(bodr),
        periodic_table=importlib.import_module("periodictable").elements,
        fusion=_read_enthalpies("Fusion", "Hfus"),
        vaporization=_read_enthalpies("Vaporization", "HvapTb"),
        affinities=tabs("electron_affinities_2022.tsv"),
        densities=tabs("density_corrections.tsv"),
        supplement={
            (row["number"], row["massNumber"]): row for row in tabs("nuclide_supplement.tsv")
        },
        decay_uncertainties={
            (row["number"], row["massNumber"], row["mode"]): row["uncertainty"]
            for row in tabs("decay_uncertainties.tsv")
        },
    )


def _read_enthalpies(change: str, column: str) -> dict[str, tuple[str, str]]:
    """Returns the CRC Handbook's enthalpies in the package chemicals, in J/mol there."""
    spec = find_spec("chemicals")
    if spec is None or spec.origin is None:
        raise SystemExit("harvest: the package chemicals is not installed")
    name = f"CRC Handbook Heat of {change}.tsv"
    with Path(spec.origin).with_name("Phase Change").joinpath(name).open(encoding="utf-8") as file:
        return {
            row["CAS"]: (row["Chemical"], text(Decimal(row[column]).scaleb(-3).__str__()))
            for row in csv.DictReader(file, delimiter="\t")
            if row[column]
        }


def _read_bodr(path: Path) -> dict[int, dict[str, tuple[str, str]]]:
    """Returns by atomic number a property's text and its uncertainty in units of the last digit."""
    elements: dict[int, dict[str, tuple[str, str]]] = {}
    for atom in ElementTree.parse(path).getroot().iter(f"{CML}atom"):
        values = {
            node.get("dictRef", "").removeprefix("bo:"): (
                node.text or "",
                node.get("errorValue", ""),
            )
            for node in atom.iter(f"{CML}scalar")
        }
        elements[int(values["atomicNumber"][0])] = values
    return elements


def text(value: float | str | None, digits: int = 15) -> str:
    """Returns a number as plain decimal text, without the rounding noise of binary fractions."""
    if value is None or value == "":
        return ""
    decimal = Decimal(value) if isinstance(value, str) else Decimal(f"{value:.{digits}g}")
    plain = f"{decimal:f}"
    return plain.rstrip("0").rstrip(".") if "." in plain else plain
