"""Formulas, alone and many at once."""

from __future__ import annotations

import asyncio
import copy
import pickle
from concurrent.futures import ProcessPoolExecutor
from decimal import Decimal
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import pentad
import pytest
from pentad import ErrorCode
from pentad.elements import Formula, Reading, molar_masses, molar_masses_async


def test_prussian_blue() -> None:
    blue = Formula("Fe4[Fe(CN)6]3")
    assert blue.hill == blue.empirical == "C18Fe7N18"
    assert blue.composition == {"C": 18, "Fe": 7, "N": 18}
    assert blue.charge == 0
    assert blue.molar_mass is not None
    assert blue.molar_mass.value == pytest.approx(859.239)
    assert blue.molar_mass.low < blue.molar_mass.value < blue.molar_mass.high
    assert blue.molar_mass.uncertainty > 0
    assert blue.monoisotopic_mass == pytest.approx(859.6, abs=0.2)
    assert blue.mass_fractions is not None
    assert sum(blue.mass_fractions.values()) == pytest.approx(1)


def test_counts_are_exact() -> None:
    assert Formula("C0.1H0.30").composition == {"C": Decimal("0.1"), "H": Decimal("0.3")}
    many = Formula("H99999999999").composition["H"]
    assert (many, type(many)) == (99999999999, int)
    with pytest.raises(TypeError):
        Formula("H2").composition["H"] = 3  # type: ignore[index]


@pytest.mark.parametrize(
    "text", ["H2O", "Fe^3+", "SO4^2-", "[18O]H2", "C0.5H1.5", "CuSO4·5H2O", "H^+", "[2H]2O"]
)
def test_a_formula_is_a_value(text: str) -> None:
    formula = Formula(text)
    for same in (Formula(str(formula)), pickle.loads(pickle.dumps(formula))):
        assert same == formula
        assert hash(same) == hash(formula)
        assert same.composition == formula.composition
    assert formula != text
    assert formula != Formula("He")


@pytest.mark.parametrize("text", ["1/1048576H2O", "1/3000H2O", "1/3H·1/7O", "H0.5·CuCl2.5H2O"])
def test_copies_are_equal_for_all_counts(text: str) -> None:
    formula = Formula(text)
    for same in (
        *(pickle.loads(pickle.dumps(formula, protocol)) for protocol in range(6)),
        copy.copy(formula),
        copy.deepcopy(formula),
    ):
        assert same == formula
        assert same.composition == formula.composition
        assert (same.empirical, same.molar_mass) == (formula.empirical, formula.molar_mass)


def test_without_standard_weight() -> None:
    assert Formula("TcO4^-").molar_mass is None
    assert Formula("TcO4^-").mass_fractions is None


@pytest.mark.parametrize(
    ("text", "offset"),
    [
        ("", 0),
        ("Xx2", 0),
        ("H2OO0", 4),
        ("(H2O]", 4),
        ("H2\0O", 2),
        ("H2\udcff", 2),
        ("(" * 10_000_000, None),
        ("(" * 300 + "H" + ")" * 300, None),
        ("H" + "9" * 100_000, None),
        ("水", 0),
    ],
    ids=range(10),
)
def test_invalid_formulas_raise(text: str, offset: int | None) -> None:
    with pytest.raises(pentad.InvalidError) as caught:
        Formula(text)
    assert caught.value.message
    assert caught.value.code == "invalid"
    assert offset is None or caught.value.offset == offset
    assert list(molar_masses([text])) == [None]
    assert offset is None or molar_masses([text]).errors[0].offset == offset


@pytest.mark.parametrize("text", [None, 26, b"H2O"])
def test_wrong_types_of_formulas_raise(text: Any) -> None:
    with pytest.raises(TypeError):
        Formula(text)
    if text is not None:
        with pytest.raises(TypeError, match="formula 1 must be str"):
            molar_masses(["H2O", text])


@pytest.mark.parametrize(
    "missing", [None, float("nan"), Decimal("nan"), "numpy64", "numpy32", "pandas"]
)
def test_a_missing_formula_has_no_mass_and_the_others_have(missing: Any) -> None:
    numpy = pytest.importorskip("numpy")
    known = {"numpy64": numpy.float64("nan"), "numpy32": numpy.float32("nan"), "pandas": NAType()}
    masses = molar_masses(["H2O", known.get(missing, missing), "NaCl"])
    assert list(masses) == [18.015, None, masses[2]]
    assert masses[2] == pytest.approx(58.44, abs=0.01)
    assert masses.errors[1].message == "the formula is missing"
    assert isinstance(masses.errors[1], pentad.InvalidError)
    assert masses.numpy().values[1] != masses.numpy().values[1]
    again = asyncio.run(molar_masses_async(["H2O", known.get(missing, missing), "NaCl"]))
    assert list(again) == list(masses)


class NAType:
    """Like pandas' NA, which has no truth value and equals nothing."""

    def __bool__(self) -> bool:
        raise TypeError("boolean value of NA is ambiguous")


def test_numpy_text_is_text() -> None:
    numpy = pytest.importorskip("numpy")
    texts = numpy.array(["H2O", "NaCl"])
    assert list(molar_masses(texts)) == list(molar_masses(["H2O", "NaCl"]))
    assert Formula(texts[0]) == Formula("H2O")


@pytest.mark.parametrize(
    ("text", "mass", "ratio"),
    [
        ("H+", 1.00727645, 1.00727645),
        ("Fe^3+", 55.93328980, 18.64442993),
        ("Cl^-", 34.96940127, 34.96940127),
        ("C6H12O6Na^+", 203.05260880, 203.05260880),
    ],
)
def test_the_electrons_of_an_ion_are_counted(text: str, mass: float, ratio: float) -> None:
    ion = Formula(text)
    assert ion.ion_mass == ion.monoisotopic_mass == pytest.approx(mass, abs=1e-8)
    assert ion.mass_to_charge == pytest.approx(ratio, abs=1e-8)
    atoms = ion.monoisotopic_mass_of_atoms
    assert atoms is not None
    assert atoms - ion.charge * 0.0005485799090441 == pytest.approx(mass, abs=1e-8)
    assert ion.ion_molar_mass is not None
    assert ion.molar_mass is not None
    difference = ion.molar_mass.value - ion.ion_molar_mass.value
    assert difference == pytest.approx(ion.charge * 0.00054858, abs=1e-8)


def test_neutral_formula_is_not_an_ion() -> None:
    water = Formula("H2O")
    assert (water.ion_mass, water.mass_to_charge, water.ion_molar_mass) == (None, None, None)
    assert water.monoisotopic_mass == water.monoisotopic_mass_of_atoms


def test_a_batch_has_errors_of_its_own() -> None:
    masses = molar_masses(["H2O", "Xx2", "Tc", "H2O\0", "NaCl"])
    assert len(masses) == 5
    assert list(masses) == masses[:] == [masses[0], None, None, None, masses[-1]]
    assert masses[0] == 18.015
    assert sorted(masses.errors) == [1, 2, 3]
    assert [type(error).__name__ for error in masses.errors.values()] == [
        "InvalidError",
        "NotFoundError",
        "InvalidError",
    ]
    assert masses.errors[1].message.startswith("no element has the symbol Xx")
    assert masses.errors[2].message == "no standard atomic weight is published for Tc"
    assert masses.errors[3].offset == 3
    assert masses.lows[0] < masses.values[0] < masses.highs[0]
    assert repr(masses) == "<MolarMasses of 5 formulas, 3 without a mass>"
    with pytest.raises(IndexError):
        _ = masses[5]


def test_empty_batch_and_any_iterable() -> None:
    assert list(molar_masses([])) == []
    assert list(molar_masses(text for text in ("H2O",))) == [18.015]
    for wrong in ("H2O", b"H2O"):
        with pytest.raises(TypeError):
            molar_masses(wrong)  # type: ignore[arg-type]


def test_a_batch_agrees_with_formulas() -> None:
    texts = ["CuSO4·5H2O", "C6H12O6", "Fe4[Fe(CN)6]3", "[18O]H2", "C0.5H1.5"]
    for text, mass in zip(texts, molar_masses(texts)):
        expected = Formula(text).molar_mass
        assert expected is not None
        assert mass == expected.value


@pytest.mark.parametrize("numpy", [False, True])
def test_a_batch_can_be_pickled(numpy: bool) -> None:
    if numpy:
        pytest.importorskip("numpy")
    masses = molar_masses(["H2O", "Xx2", "NaCl"], numpy=numpy)
    for same in (pickle.loads(pickle.dumps(masses)), copy.deepcopy(masses)):
        assert type(same.values) is type(masses.values)
        assert list(same) == list(masses)
        assert same.highs[0] == masses.highs[0]
        assert same.errors.keys() == masses.errors.keys() == {1}
        assert str(same.errors[1]) == str(masses.errors[1])
    with ProcessPoolExecutor(1, get_context("spawn")) as pool:
        made = pool.submit(molar_masses, ["H2O", "Xx2"], numpy=numpy).result()
    assert list(made) == list(masses)[:2]
    assert made.errors[1].offset == 0


def rows(name: str) -> list[list[str]]:
    lines = (Path(__file__).parent.parent / "Fixtures" / name).read_text("utf-8").splitlines()
    return [line.split("\t") for line in lines if not line.startswith("#")][1:]


@pytest.mark.parametrize("row", rows("formulas-readings.tsv"), ids=lambda row: "-".join(row[:2]))
def test_reading_agrees_with_the_table(row: list[str]) -> None:
    text, reading, hill, charge, annotation, error = row
    codes = {
        "ambiguous": ErrorCode.ELEMENTS_FORMULA_AMBIGUOUS,
        "empty": ErrorCode.ELEMENTS_FORMULA_EMPTY,
    }
    if error:
        with pytest.raises(pentad.InvalidError) as caught:
            Formula(text, reading)
        assert codes.get(error, caught.value.status) == caught.value.status
        return
    formula = Formula(text, reading)
    assert (formula.hill, formula.charge) == (hill, int(charge))
    said = [f"{symbol} {state}" for symbol, state in formula.oxidation_states]
    said += [str(formula.aggregation)] if formula.aggregation else []
    said += ["radical"] if formula.is_radical else []
    assert " ".join(said) == annotation
    assert pickle.loads(pickle.dumps(formula)) == formula
    assert Formula(str(formula), reading) == formula


@pytest.mark.parametrize("row", rows("formulas-rdkit.tsv"), ids=lambda row: row[0])
def test_a_formula_of_rdkit_is_never_silently_wrong(row: list[str]) -> None:
    text, composition, charge, automatic, _ = row
    hill = Formula(text, reading=Reading.HILL)
    assert {f"{key}{count}" for key, count in hill.composition.items()} == set(composition.split())
    assert hill.charge == int(charge)
    if automatic == "refused":
        with pytest.raises(pentad.InvalidError, match=r"has two meanings: for .* write .* write "):
            Formula(text)
    else:
        assert Formula(text) == hill


def test_masses_follow_the_reading() -> None:
    texts = ["O2-", "C6H5O7-3", "I3-"]
    assert list(molar_masses(texts, reading="hill")) == [
        Formula(text, "hill").molar_mass.value  # type: ignore[union-attr]
        for text in texts
    ]
    masses = molar_masses(texts)
    assert masses[0] is None
    assert masses.errors[0].status == ErrorCode.ELEMENTS_FORMULA_AMBIGUOUS
    with pytest.raises(pentad.InvalidError, match="use automatic, hill"):
        molar_masses(texts, reading="abbreviations")


@pytest.mark.parametrize(
    ("text", "offset", "name"),
    [
        ("CuSO₄·5h₂o", 7, "symbol h"),
        ("Ｈ２Ｏ＝", 3, "＝"),
        ("Na₂Ö", 3, "Ö"),
        ("¹³CO₂-水", 6, "水"),
        ("CuSO4·\0", 6, "NUL"),
        ("H₂\udcff", 2, "surrogate"),
        ("H<sub>2</sub>Xx", 13, "Xx"),
    ],
    ids=range(7),
)
def test_an_offset_is_an_index_of_the_text(text: str, offset: int, name: str) -> None:
    with pytest.raises(pentad.InvalidError) as caught:
        Formula(text)
    assert caught.value.offset == offset
    assert name in caught.value.message
    assert str(caught.value).endswith(f"(at index {offset})")
    assert molar_masses([text]).errors[0].offset == offset


def test_the_electron_has_no_atoms() -> None:
    electron = Formula("e-")
    assert (electron.composition, electron.charge, str(electron)) == ({}, -1, "e^-")
    assert Formula(str(Formula("2e-"))) == Formula("2e-")


def test_numpy() -> None:
    numpy = pytest.importorskip("numpy")
    masses = molar_masses(["H2O", "Xx2"], numpy=True)
    assert isinstance(masses.values, numpy.ndarray)
    assert masses.values.dtype == numpy.float64
    assert numpy.isnan(masses.highs[1])
    assert list(masses) == [18.015, None]
