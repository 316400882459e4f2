"""Formulas, alone and many at once."""

from __future__ import annotations

import copy
import pickle
from concurrent.futures import ProcessPoolExecutor
from decimal import Decimal
from multiprocessing import get_context
from typing import Any

import pentad
import pytest
from pentad.elements import Formula, molar_masses


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
def test_a_copy_is_the_same_whatever_its_counts(text: str) -> None:
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
def test_what_is_no_formula(text: str, offset: int | None) -> None:
    with pytest.raises(pentad.InvalidError) as caught:
        Formula(text)
    assert caught.value.message
    assert caught.value.code == "invalid"
    assert offset is None or caught.value.offset == offset
    assert list(molar_masses([text])) == [None]
    assert offset is None or molar_masses([text]).errors[0].offset == offset


@pytest.mark.parametrize("text", [None, 26, b"H2O"])
def test_what_is_no_text(text: Any) -> None:
    with pytest.raises(TypeError):
        Formula(text)
    with pytest.raises(TypeError, match="formula 1 must be str"):
        molar_masses(["H2O", text])


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
    assert masses.errors[1].message.startswith("no element has this symbol")
    assert masses.errors[3].offset == 3
    assert masses.lows[0] < masses.values[0] < masses.highs[0]
    assert repr(masses) == "<MolarMasses of 5 formulas, 3 without a mass>"
    with pytest.raises(IndexError):
        _ = masses[5]


def test_a_batch_of_none_and_of_any_iterable() -> None:
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


def test_numpy() -> None:
    numpy = pytest.importorskip("numpy")
    masses = molar_masses(["H2O", "Xx2"], numpy=True)
    assert isinstance(masses.values, numpy.ndarray)
    assert masses.values.dtype == numpy.float64
    assert numpy.isnan(masses.highs[1])
    assert list(masses) == [18.015, None]
