"""m/z, isotopic distributions and equations from Python."""

from __future__ import annotations

import csv
import json
import math
from pathlib import Path
from typing import Any

import pentad
import pytest
from pentad import elements
from pentad.elements import Formula

FIXTURES = Path(__file__).parent.parent / "Fixtures"


def fixture(name: str) -> list[dict[str, str]]:
    text = (FIXTURES / name).read_text(encoding="utf-8")
    return list(csv.DictReader(line for line in text.splitlines() if not line.startswith("#")))


def cases() -> list[dict[str, Any]]:
    text = (FIXTURES / "isotopic-distributions.json").read_text(encoding="utf-8")
    return list(json.loads(text)["cases"])


@pytest.mark.parametrize("row", fixture("ion-mass-to-charge.csv"), ids=lambda row: row["input"])
def test_each_ion_and_adduct_has_its_mz(row: dict[str, str]) -> None:
    if row["kind"] == "ion":
        found = Formula(row["input"]).mz()
        assert found == Formula(row["input"]).mass_to_charge
    else:
        found = Formula(row["neutral"]).mz(row["input"])
    assert found == pytest.approx(float(row["mz"]), abs=6e-9)


@pytest.mark.parametrize(
    ("formula", "adduct", "status"),
    [
        ("C6H12O6", None, "ELEMENTS_ION_CHARGE"),
        ("C6H12O6", "[M+", "ELEMENTS_ADDUCT_TEXT"),
        ("C6H12O6", "[M+2H+", "ELEMENTS_ADDUCT_TEXT"),
        ("C6H12O6", "M", "ELEMENTS_ADDUCT_CHARGE"),
        ("CH4", "[M-H2O+H]+", "ELEMENTS_ADDUCT_LOSS"),
        ("Na^+", "[M+H]+", "ELEMENTS_ADDUCT_MOLECULE"),
        ("Tc", "[M+H]+", "ELEMENTS_NO_NATURAL_ABUNDANCE"),
        ("H^5+", None, "ELEMENTS_ION_CHARGE"),
    ],
)
def test_ions_that_do_not_exist(formula: str, adduct: str | None, status: str) -> None:
    with pytest.raises(pentad.InvalidError) as caught:
        Formula(formula).mz(adduct)
    assert caught.value.status == pentad.ErrorCode[status]


@pytest.mark.parametrize("case", cases(), ids=lambda case: case["name"])
def test_each_distribution_is_that_of_the_fixture(case: dict[str, Any]) -> None:
    formula, fine, nominal = Formula(case["formula"]), case["fine"], case["nominal"]
    found = formula.isotopes(probability=fine["cutoffAbsolute"], charge=case["charge"])
    assert len(found.positions) == len(found.probabilities) == fine["count"]
    assert found.coverage == pytest.approx(fine["covered"], rel=1e-6)
    assert found.charge == case["charge"]
    values = [value for _, value in fine["peaks"]]
    assert list(found.probabilities[: len(values)]) == pytest.approx(values, rel=1e-6)
    assert found.positions[0] == pytest.approx(fine["mostProbable"]["mz"], abs=2e-6)

    limit = nominal["cutoffRelative"]
    found = formula.isotopes(relative=limit, nominal=True, charge=case["charge"])
    assert list(found.positions) == pytest.approx([mz for _, mz, _ in nominal["peaks"]], abs=2e-6)

    for resolved in case["resolved"]:
        power = resolved["resolvingPower"]
        found = formula.isotopes(resolving_power=power, charge=case["charge"])
        heights = [height for _, height in resolved["peaks"]]
        assert list(found.probabilities) == pytest.approx(heights, rel=1e-3)
        assert found.coverage is None


def test_cut_offs() -> None:
    glucose = Formula("C6H12O6")
    assert len(glucose.isotopes(count=3).positions) == 3
    assert 0.9 <= (glucose.isotopes(coverage=0.9).coverage or 0) <= 1
    assert (glucose.isotopes().coverage or 0) >= 0.999
    assert Formula("[13C]").isotopes().probabilities[0] == 1
    assert Formula("SO4^2-").isotopes().charge == -2


@pytest.mark.parametrize(
    "options",
    [
        {"coverage": 2},
        {"relative": 1.5},
        {"resolving_power": 0.5},
        {"charge": 200},
    ],
)
def test_options_out_of_range(options: dict[str, Any]) -> None:
    with pytest.raises(pentad.InvalidError):
        Formula("C6H12O6").isotopes(**options)


@pytest.mark.parametrize(
    ("options", "error"),
    [
        ({"coverage": 0}, ValueError),
        ({"relative": -1}, ValueError),
        ({"probability": math.nan}, ValueError),
        ({"count": 0}, ValueError),
        ({"count": 1.5}, TypeError),
        ({"charge": "1"}, TypeError),
        ({"count": 1, "coverage": 0.5}, pentad.MisuseError),
        ({"nominal": True, "resolving_power": 100}, pentad.MisuseError),
        ({"coverage": 0.5, "resolving_power": 100}, pentad.MisuseError),
    ],
)
def test_wrong_options(options: dict[str, Any], error: type[Exception]) -> None:
    with pytest.raises(error):
        Formula("C6H12O6").isotopes(**options)


def test_too_many_peaks_are_refused() -> None:
    with pytest.raises(pentad.RefusedError):
        Formula("C3000H5000N800O900S40").isotopes(coverage=0.9999)


@pytest.mark.parametrize("row", fixture("equations.csv"), ids=lambda row: row["equation"])
def test_each_equation_balances(row: dict[str, str]) -> None:
    found = elements.balance(row["equation"])
    assert found.status == row["status"]
    assert (found.balanced or "") == row["balanced"]
    assert found.coefficients == tuple(int(word) for word in row["coefficients"].split())
    modes = [mode.split() for mode in row["modes"].split(";") if mode]
    assert found.modes == tuple(tuple(int(word) for word in mode) for mode in modes)
    assert all(len(mode) == len(found.species) for mode in found.modes)


@pytest.mark.parametrize("text", ["", "H2 + O2", "Na++Cl- -> NaCl", "H2 -> ", "Xx -> H2"])
def test_text_that_is_no_equation(text: str) -> None:
    with pytest.raises(pentad.InvalidError):
        elements.balance(text)


def test_offset_of_a_bad_species_counts_characters() -> None:
    with pytest.raises(pentad.InvalidError) as caught:
        elements.balance("H2 → Xx")
    assert caught.value.offset == 5
