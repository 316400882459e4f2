#!/usr/bin/env python3
"""Writes the tables of `Data/elements` from a folder of reference files and installed packages.

Needs the packages mendeleev 1.3.0, periodictable 2.1.0 and chemicals 1.5.2, Debian's bodr, and a
folder with

    ciaaw_standard_atomic_weights_2024.json
    elements_reference.json
    electron_configurations.csv
    isotopes_via_mendeleev_nubase2020.csv
    isotopic_abundances_ciaaw_via_periodictable.csv
    electron_affinities_2022.tsv
    density_corrections.tsv
    nuclide_supplement.tsv
    decay_uncertainties.tsv
    oxidation_states.tsv

The tables are kept in the repository, so this runs only when a source has a new edition. The same
inputs give the same bytes. If sources differ, small tables in `harvest/` contain the decision and
the reason.
"""

from __future__ import annotations

import argparse
from pathlib import Path

from harvest.allotropes import allotrope_rows
from harvest.atomic import configuration_rows, ionization_rows, weight_rows
from harvest.discoveries import discovery_rows
from harvest.identity import element_rows, name_rows
from harvest.inputs import read_inputs
from harvest.nuclear import (
    abundance_rows,
    decay_rows,
    longest_lived,
    nuclide_rows,
    stable_elements,
)
from harvest.oxidation import oxidation_rows
from harvest.physical import quantity_rows
from harvest.schema import read_table, write_table
from harvest.sources import source_rows

ROOT = Path(__file__).resolve().parent.parent


def main() -> None:
    """Reads all inputs and writes all tables."""
    parser = argparse.ArgumentParser(description="Writes the tables of Data/elements.")
    parser.add_argument("source_dir", type=Path, help="the folder of the reference files")
    parser.add_argument("--bodr", type=Path, default=Path("/usr/share/bodr/elements.xml"))
    parser.add_argument("--output", type=Path, default=ROOT / "Data" / "elements")
    arguments = parser.parse_args()

    inputs = read_inputs(arguments.source_dir, arguments.bodr)
    tables = {
        "elements": element_rows(inputs, stable_elements(inputs)),
        "names": name_rows(),
        "weights": weight_rows(inputs, longest_lived(inputs)),
        "configurations": configuration_rows(inputs),
        "quantities": quantity_rows(inputs),
        "ionization": ionization_rows(inputs),
        "allotropes": allotrope_rows(),
        "discoveries": discovery_rows(inputs),
        "nuclides": nuclide_rows(inputs),
        "decays": decay_rows(inputs),
        "abundances": abundance_rows(inputs),
        "oxidation": oxidation_rows(arguments.source_dir),
        # Maintained by hand.
        "adducts": read_table(ROOT / "Data" / "elements", "adducts"),
        "groups": read_table(ROOT / "Data" / "elements", "groups"),
        "aminoacids": read_table(ROOT / "Data" / "elements", "aminoacids"),
        "nucleotides": read_table(ROOT / "Data" / "elements", "nucleotides"),
        "isomers": read_table(ROOT / "Data" / "elements", "isomers"),
        "isomerdecays": read_table(ROOT / "Data" / "elements", "isomerdecays"),
    }
    # A source that no value names is not listed.
    named = {row["source"] for rows in tables.values() for row in rows}
    tables["sources"] = [row for row in source_rows() if row["id"] in named]
    for name, rows in sorted(tables.items()):
        write_table(arguments.output, name, rows)
        print(f"{name}.tsv: {len(rows)} rows")


if __name__ == "__main__":
    main()
