"""Formula arithmetic, formulas of counts and of sequences from Python."""

from __future__ import annotations

import pickle
from decimal import Decimal
from fractions import Fraction
from typing import Any, Callable

import pentad
import pytest
from pentad.elements import Formula


def test_sums_and_differences_keep_charges_and_nuclides() -> None:
    ester = Formula("CH3COOH") + Formula("C2H5OH") - Formula("H2O")
    assert ester == Formula("C4H8O2")
    assert ester.text("unicode") == "C₄H₈O₂"
    assert (Formula("Na+") + Formula("Cl-")).charge == 0
    assert str(Formula("Cl^-") - Formula("Cl")) == "e^-"
    assert dict(Formula("C5H12O6") + Formula("[13C]")) == {"C": 5, "13C": 1, "H": 12, "O": 6}
    assert sum([Formula("H2O"), Formula("CO2")]) == Formula("CH2O3")


def test_multiples_are_exact() -> None:
    assert Formula("SO4^2-") * 3 == 3 * Formula("SO4^2-") == Formula("S3O12^6-")
    assert Formula("Na2SO4") * Fraction(1, 2) == Formula("NaS0.5O2")
    assert Formula("H2O") * Decimal("0.5") == Formula("HO0.5")
    third = Formula("Ni") * Fraction(1, 3)
    assert third == Formula("Ni1/3")
    assert third * 3 == Formula("Ni")


def test_calculated_formula_is_a_value_like_others() -> None:
    peptide = Formula.peptide("ACDK")
    assert pickle.loads(pickle.dumps(peptide)) == peptide
    assert hash(peptide) == hash(Formula("C16H29N5O7S"))
    assert peptide.mz("[M+H]+") == Formula("C16H29N5O7S").mz("[M+H]+")
    assert peptide.isotopes(count=1).positions[0] == pytest.approx(435.17877)
    assert (peptide + Formula("[13C]")).text("latex").startswith("\\mathrm{C}_{16}")


def test_formula_is_a_mapping_of_counts() -> None:
    formula = Formula("C5[13C]H12O6")
    assert list(formula) == ["C", "13C", "H", "O"]
    assert len(formula) == 4
    assert "Fe" not in formula
    assert "O" in formula
    assert 8 not in formula
    assert (formula["C"], formula["13C"], formula["Fe"]) == (5, 1, 0)
    assert Formula("D2O")["D"] == 2
    assert "D" in Formula("D2O")
    assert Formula(dict(formula)) == formula
    assert list(formula.keys()) == [key for key, _ in formula.items()]
    with pytest.raises(pentad.InvalidError, match="no symbol of an element"):
        formula["Xx"]
    with pytest.raises(TypeError):
        formula[8]  # type: ignore[index]


def test_electron_is_true_and_has_no_atoms() -> None:
    electron = Formula("e-")
    assert electron
    assert dict(electron) == {}


def test_formula_is_made_of_counts() -> None:
    assert Formula({"C": 6, "H": 12, "O": 6, "N": 0}) == Formula("C6H12O6")
    assert Formula({"S": 1, "O": 4}, charge=-2) == Formula("SO4^2-")
    assert Formula({"Fe": Decimal("0.95"), "O": 1}) == Formula("Fe0.95O")
    assert Formula({"Ni": Fraction(1, 3)}) == Formula("Ni1/3")
    assert Formula({}, charge=-1) == Formula("e-")


@pytest.mark.parametrize(
    ("make", "error", "status"),
    [
        (lambda: Formula("CH4") - Formula("H2O"), pentad.InvalidError, "FORMULA_DIFFERENCE"),
        (lambda: Formula("H2O") - Formula("H2O"), pentad.InvalidError, "FORMULA_EMPTY"),
        (lambda: Formula("Na+") - Formula("Na"), pentad.InvalidError, "FORMULA_CHARGE"),
        (lambda: Formula("Na+") * Fraction(1, 2), pentad.InvalidError, "FORMULA_CHARGE"),
        (lambda: Formula("H2O") * 0, pentad.InvalidError, "FORMULA_NUMBER"),
        (lambda: Formula("H2O") * -1, pentad.InvalidError, "FORMULA_NUMBER"),
        (lambda: Formula("H2O") * 2**63, pentad.InvalidError, None),
        (lambda: Formula("H2O") * (2**63 - 1), pentad.InvalidError, "FORMULA_TOO_LARGE"),
        (lambda: Formula({"Xx": 1}), pentad.InvalidError, "FORMULA_UNKNOWN_ELEMENT"),
        (lambda: Formula({"99C": 1}), pentad.InvalidError, "FORMULA_UNKNOWN_NUCLIDE"),
        (lambda: Formula({"C": -1}), pentad.InvalidError, "FORMULA_NUMBER"),
        (lambda: Formula({}), pentad.InvalidError, "FORMULA_EMPTY"),
        (lambda: Formula({"C": 1.5}), TypeError, None),  # type: ignore[dict-item]
        (lambda: Formula({"C": True}), TypeError, None),
        (lambda: Formula({"C": Decimal("NaN")}), TypeError, None),
        (lambda: Formula({6: 1}), TypeError, None),  # type: ignore[dict-item]
        (lambda: Formula("H2O", charge=1), TypeError, None),
        (lambda: Formula("H2O") * 1.5, TypeError, None),  # type: ignore[operator]
        (lambda: Formula("H2O") + "H2O", TypeError, None),  # type: ignore[operator]
        (lambda: Formula("H2O") - 1, TypeError, None),  # type: ignore[operator]
    ],
)
def test_wrong_arithmetic(make: Callable[[], Any], error: type[Exception], status: str) -> None:
    with pytest.raises(error) as caught:
        make()
    if status:
        assert isinstance(caught.value, pentad.PentadError)
        assert caught.value.status == pentad.ErrorCode[f"ELEMENTS_{status}"]


def test_missing_atoms_are_named_with_both_counts() -> None:
    with pytest.raises(pentad.InvalidError, match=r"8 H \(hydrogen\) .*: C2H6 has 6"):
        Formula("C2H6") - Formula("H8")
    with pytest.raises(pentad.InvalidError, match="counted apart"):
        Formula("C6H6") - Formula("[13C]")


def test_sequences_have_their_formulas() -> None:
    assert Formula.peptide("Ala-Cys-Asp-Lys") == Formula.peptide("ACDK") == Formula("C16H29N5O7S")
    assert Formula.peptide("HGlyGluTyrOH") == Formula("C16H21N3O7")
    assert Formula.dna("ACGT") == Formula("C39H50N15O22P3")
    assert Formula.dna("acgt", end="phosphate") == Formula("C39H51N15O25P4")
    assert Formula.rna("A", end="triphosphate") == Formula("C10H16N5O13P3")
    assert Formula.dna("AAAA", double=True) == Formula.dna("AAAA") + Formula.dna("TTTT")


@pytest.mark.parametrize(
    ("make", "sequence", "status", "offset"),
    [
        (Formula.peptide, "ACB", "AMBIGUOUS", 2),
        (Formula.peptide, "éA", "UNEXPECTED_CHARACTER", 0),
        (Formula.peptide, "Aé", "UNEXPECTED_CHARACTER", 0),
        (Formula.peptide, "A★B", "UNEXPECTED_CHARACTER", 1),
        (Formula.peptide, "", "EMPTY", 0),
        (Formula.dna, "ACGN", "AMBIGUOUS", 3),
        (Formula.rna, "AC-G", "UNEXPECTED_CHARACTER", 2),
        (Formula.dna, "A" * (2**20 + 1), "TOO_LARGE", None),
    ],
)
def test_wrong_sequences(
    make: Callable[[str], Formula], sequence: str, status: str, offset: int | None
) -> None:
    with pytest.raises(pentad.InvalidError) as caught:
        make(sequence)
    assert caught.value.status == pentad.ErrorCode[f"ELEMENTS_FORMULA_{status}"]
    if sequence != "Aé":
        assert caught.value.offset == offset


def test_wrong_options_of_sequences() -> None:
    with pytest.raises(ValueError, match="amine"):
        Formula.dna("ACGT", end="amine")
    with pytest.raises(TypeError):
        Formula.dna("ACGT", double="no")  # type: ignore[arg-type]
    with pytest.raises(TypeError):
        Formula.peptide(5)  # type: ignore[arg-type]
