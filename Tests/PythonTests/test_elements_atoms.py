"""Formula search, empirical formulas, oxidation states, radii, scales and chains from Python."""

from __future__ import annotations

import csv
import math
from fractions import Fraction
from pathlib import Path
from typing import Any

import pentad
import pytest
from pentad import elements
from pentad.elements import Formula, OxidationLevel, Spin

FIXTURES = Path(__file__).parent.parent / "Fixtures"


def fixture(name: str, delimiter: str = ",") -> list[dict[str, str]]:
    lines = (FIXTURES / name).read_text(encoding="utf-8").splitlines()
    rows = (line for line in lines if not line.startswith("#"))
    return list(csv.DictReader(rows, delimiter=delimiter))


@pytest.mark.parametrize(
    ("options", "error"),
    [
        ({"mass": 0, "ppm": 5}, pentad.InvalidError),
        ({"mass": math.inf, "ppm": 5}, pentad.InvalidError),
        ({"mass": 100, "ppm": math.nan}, pentad.InvalidError),
        ({"mass": 100, "ppm": -1}, pentad.InvalidError),
        ({"mass": 100, "ppm": 0}, ValueError),
        ({"mass": 100}, TypeError),
        ({"mass": 100, "ppm": 5, "tolerance": 0.1}, TypeError),
        ({"mass": 100, "ppm": 5, "elements": "C5"}, pentad.InvalidError),
        ({"mass": 100, "ppm": 5, "adduct": "H"}, pentad.InvalidError),
        ({"mass": 100, "ppm": 5, "rule": "x"}, ValueError),
        ({"mass": 100, "ppm": 5, "dbe": (3, 1)}, pentad.InvalidError),
        ({"mass": 100, "ppm": 5, "dbe": (math.nan, 1)}, pentad.InvalidError),
        ({"mass": 100, "ppm": 5, "maximum": 0}, pentad.InvalidError),
        ({"mass": 500, "ppm": 50, "maximum": 3}, pentad.InvalidError),
        ({"mass": "100", "ppm": 5}, TypeError),
    ],
)
def test_wrong_searches(options: dict[str, Any], error: type[Exception]) -> None:
    with pytest.raises(error):
        elements.formula_search(**options)


def test_search_obeys_its_options() -> None:
    found = elements.formula_search(203.05261, 3, adduct="[M+Na]+", elements="C0-50 H0-100 O0-20")
    assert [one.formula for one in found] == ["C6H12O6"]
    assert found[0].double_bond_equivalents == 1
    assert found[0].calculated == pytest.approx(203.0526088)
    assert elements.formula_search(180.0634, tolerance=0.001)
    many = elements.formula_search(180.0634, 20, rule="none")
    closed = elements.formula_search(180.0634, 20)
    radicals = elements.formula_search(180.0634, 20, radicals=True)
    assert len(closed) < len(radicals) <= len(many)
    assert {one.formula for one in elements.formula_search(180.0634, 20, dbe=(1, 1))} == {
        one.formula for one in closed if one.double_bond_equivalents == 1
    }
    assert len(elements.formula_search(180.0634, 20, senior=True, ratios=True)) < len(closed)
    assert elements.formula_search(2.5, 1) == []


def test_empirical_formulas() -> None:
    found = elements.empirical({"C": 40.00, "H": 6.71, "O": 53.28})
    assert found.formula == Formula("CH2O")
    assert found.error < 0.01
    assert elements.empirical("P 43.64 O 56.36").formula == Formula("O5P2")
    assert elements.empirical({"C": 40, "H": 6.71}, remainder="O").formula == Formula("CH2O")
    for wrong in ({"C": 50}, {"C": 60, "H": 60}, {"C": math.nan}, "C", ""):
        with pytest.raises(pentad.InvalidError):
            elements.empirical(wrong)
    with pytest.raises(pentad.NotFoundError):
        elements.empirical({"Xx": 100})
    with pytest.raises(pentad.InvalidError, match="nearest"):
        elements.empirical("C 33.3 H 33.3 O 33.4", tolerance=0.001)
    with pytest.raises(TypeError):
        elements.empirical(5)  # type: ignore[arg-type]


def test_oxidation_states_of_formulas() -> None:
    best = Formula("Fe3O4").assign_oxidation_states()[0]
    assert best.states == {"Fe": Fraction(8, 3), "O": -2}
    assert best.level is OxidationLevel.COMMON
    assert Formula("MnO4-").assign_oxidation_states()[0].states["Mn"] == 7
    assert Formula("O2").assign_oxidation_states()[0].states == {"O": 0}
    assert Formula("He+").assign_oxidation_states()[0].states == {"He": 1}


def test_oxidation_states_of_elements() -> None:
    iron = elements.element("Fe")
    assert [one.state for one in iron.oxidation_states()] == [2, 3]
    every = iron.oxidation_states("predicted")
    assert {2, 3, 6} <= {one.state for one in every}
    assert len(iron.oxidation_states("known")) <= len(iron.oxidation_states("reported"))
    with pytest.raises(ValueError, match="usual"):
        iron.oxidation_states("usual")


def test_ionic_radii() -> None:
    iron = elements.element("Fe")
    assert float(iron.ionic_radius(3, spin="high").ionic) == 64.5
    assert iron.ionic_radius(3, "VI", Spin.LOW).spin is Spin.LOW
    assert elements.element("Na").ionic_radius(1).coordination == "VI"
    assert elements.element("O").ionic_radius(-2).ionic.value == 140
    assert iron.ionic_radius(2, "IVSQ").coordination_number == 4
    assert all(one.symbol == "Fe" for one in iron.ionic_radii)
    with pytest.raises(pentad.InvalidError, match="high and for low spin"):
        iron.ionic_radius(3)
    with pytest.raises(pentad.NotFoundError, match="there are 2, 3, 4, 6"):
        iron.ionic_radius(9)
    with pytest.raises(ValueError, match="middle"):
        iron.ionic_radius(3, spin="middle")


def test_electronegativity_scales() -> None:
    fluorine = elements.element("F")
    assert float(fluorine.electronegativity() or 0) == 3.98
    assert float(fluorine.electronegativity("allen") or 0) == pytest.approx(4.193, abs=5e-4)
    assert float(fluorine.electronegativity("mullikenEnergy") or 0) == pytest.approx(
        10.41, abs=5e-3
    )
    assert elements.element("Ne").electronegativity("mulliken") is None
    ranked = elements.by_electronegativity("allredRochow")
    assert len(ranked) == 66
    assert ranked[-1].symbol == "F"
    with pytest.raises(ValueError, match="gordy"):
        fluorine.electronegativity("gordy")


def test_nuclides_isomers_and_chains() -> None:
    technetium = elements.nuclide("Tc-99m")
    assert technetium == elements.nuclide("99mTc")
    assert (technetium.symbol, technetium.level, str(technetium)) == ("Tc", "m", "Tc-99m")
    assert technetium.excitation is not None
    assert technetium.excitation.value == pytest.approx(142.68, abs=0.01)
    assert technetium.half_life is not None
    assert technetium.decay_constant == pytest.approx(math.log(2) / technetium.half_life.seconds)
    assert technetium in elements.element("Tc").isomers
    assert "Hf-178n" in (elements.nuclide("Hf-178m").name_note or "")
    assert elements.nuclide("Fe-56") == elements.element("Fe").nuclide(56)
    assert elements.nuclide("Fe-56").level is None
    chain = elements.decay_chain("Sr-90")
    assert [member.nuclide.name for member in chain] == ["Sr-90", "Y-90", "Zr-90"]
    assert [branch.daughter for branch in chain[0].branches] == ["Y-90"]
    assert chain[-1].branches == ()
    for name, error in (("Xx-1", pentad.NotFoundError), ("iron", pentad.InvalidError)):
        with pytest.raises(error):
            elements.nuclide(name)
        with pytest.raises(error):
            elements.decay_chain(name)


def test_masses_of_many_ions() -> None:
    found = elements.mz(["C6H12O6", "Xx", None, "CH4", "H2O\0"], "[M-H2O+H]+")
    assert list(found)[1:] == [None, None, None, None]
    assert found[0] == Formula("C6H12O6").mz("[M-H2O+H]+")
    assert {place: error.status for place, error in found.errors.items()} == {
        1: pentad.ErrorCode.ELEMENTS_FORMULA_UNKNOWN_ELEMENT,
        2: pentad.ErrorCode.ELEMENTS_FORMULA_EMPTY,
        3: pentad.ErrorCode.ELEMENTS_ADDUCT_LOSS,
        4: pentad.ErrorCode.ELEMENTS_FORMULA_UNEXPECTED_CHARACTER,
    }
    assert "has no O" in str(found.errors[3]) or "1 O" in str(found.errors[3])
    own = elements.mz(["C6H12O6", "C6H12O6"], ["[M+H]+", "[M+Na]+"])
    assert list(own) == [Formula("C6H12O6").mz(each) for each in ("[M+H]+", "[M+Na]+")]
    ions = elements.mz(["SO4^2-", "H2O"])
    assert ions[0] == Formula("SO4^2-").mz()
    assert ions.masses[0] == Formula("SO4^2-").ion_mass
    assert ions[1] is None
    assert len(elements.mz([])) == 0
    assert elements.mz(["O4S-2"], reading="hill")[0] == ions[0]
    with pytest.raises(pentad.InvalidError):
        elements.mz(["H2O"], "[M+")
    with pytest.raises(ValueError, match="2 items"):
        elements.mz(["H2O"], ["[M+H]+", "[M+Na]+"])
    with pytest.raises(TypeError):
        elements.mz("H2O")
    with pytest.raises(TypeError):
        elements.mz([5])  # type: ignore[list-item]


def test_masses_of_many_ions_as_numpy() -> None:
    numpy = pytest.importorskip("numpy")
    found = elements.mz(["C6H12O6", "Xx"], "[M+H]+", numpy=True)
    assert isinstance(found.values, numpy.ndarray)
    assert numpy.isnan(found.values[1])
    assert found.errors[1].offset == 0


@pytest.mark.parametrize("row", fixture("formula-search.csv"), ids=lambda row: row["mz"])
def test_each_search_finds_the_formulas_of_the_fixture(row: dict[str, str]) -> None:
    found = elements.formula_search(
        float(row["mz"]),
        float(row["ppm"]),
        adduct=row["adduct"] or None,
        elements=row["limits"],
        rule=row["rule"],
    )
    assert len(found) == int(row["count"])
    expected = row["formulas"].split()
    assert [one.formula for one in found[: len(expected)]] == expected
