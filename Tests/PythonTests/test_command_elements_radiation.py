"""`elements neutron`, `xray`, `chain`, `orbitals`, and the table as data."""

from __future__ import annotations

import csv
import io
import json
import subprocess
from pathlib import Path
from typing import Any

import pytest


def run(program: Path, *arguments: str) -> str:
    command = [str(program), "elements", *arguments]
    return subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True).stdout


def lines(program: Path, *arguments: str) -> list[Any]:
    return [json.loads(line) for line in run(program, *arguments).splitlines()]


def test_neutrons(command_program: Path) -> None:
    [heavy] = lines(command_program, "neutron", "D2O", "--density", "1.105")
    assert heavy["scatteringLengthDensity"] == pytest.approx(6.3596, abs=1e-3)
    atoms = lines(command_program, "neutron", "D2O")
    assert [atom["atom"] for atom in atoms] == ["2H", "O"]
    [row] = csv.DictReader(
        io.StringIO(run(command_program, "neutron", "H2O", "--density", "1", "--format", "csv"))
    )
    assert row["formula"] == "H2O"


def test_xrays(command_program: Path) -> None:
    found = lines(command_program, "xray", "copper")
    assert found[0]["kind"] == "edge"
    assert found[0]["energy"] == 8979
    [alpha] = [line for line in found if line["siegbahn"] == "Ka1"]
    assert round(alpha["wavelength"], 4) == 1.5409
    assert all(line["kind"] == "line" for line in lines(command_program, "xray", "Cu", "--lines"))


def test_chain(command_program: Path) -> None:
    found = lines(command_program, "chain", "U-238")
    assert found[0]["nuclide"] == "U-238"
    assert found[0]["mode"] == "A"
    assert {
        "nuclide": "Pb-206",
        "halfLife": None,
        "mode": None,
        "daughter": None,
        "share": None,
    } in (found)
    assert run(command_program, "chain", "U-238", "--format", "svg").startswith("<svg")


def test_diagrams(command_program: Path) -> None:
    assert run(command_program, "orbitals", "Fe").startswith("<svg")
    shells = lines(command_program, "orbitals", "Fe", "--format", "jsonl")
    assert sum(shell["electrons"] for shell in shells) == 26
    svg = ["isotopes", "C2Cl4", "--format", "svg"]
    assert run(command_program, *svg, "--theme", "dark").startswith("<svg")
    command = [str(command_program), "elements", *svg, "--count", "3"]
    assert subprocess.run(command, capture_output=True, check=False).returncode != 0


def test_the_table_as_data(command_program: Path) -> None:
    text = run(
        command_program, "table", "--format", "csv", "--property", "density", "--units", "si"
    )
    rows = list(csv.DictReader(io.StringIO(text)))
    assert len(rows) == 118
    assert rows[25]["symbol"] == "Fe"
    assert float(rows[25]["density"]) == pytest.approx(7870)
    everything = lines(command_program, "table", "--format", "jsonl", "--uncertainty")
    assert len(everything) == 118
    assert "density_uncertainty" in everything[0]
    assert everything[117]["group"] == 18
    [_, units, *_] = csv.reader(
        io.StringIO(
            run(command_program, "table", "--format", "csv", "--property", "density", "--units-row")
        )
    )
    assert units[-1] == "g/cm3"
