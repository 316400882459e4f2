"""Adducts in both directions, labelled compounds and checked equations from Python."""

from __future__ import annotations

import math
import pickle
from fractions import Fraction

import pentad
import pytest
from pentad import elements
from pentad.elements import Adduct, Formula

#: matchms/matchms, known_adducts_table.csv: the shifts divided by the charge, to 6 decimals. Those
#: of [M+H+2Na]3+ and [M-H2O-H]- are the corrected ones of issue 374: they lacked an electron. So
#: does its [M+IsoProp+H]+, 61.065340, which is corrected here.
MATCHMS = [
    ("[M+3H]3+", 1.007276),
    ("[M+2H+Na]3+", 8.334590),
    ("[M+H+2Na]3+", 15.661906),
    ("[M+3Na]3+", 22.989218),
    ("[M+2H]2+", 1.007276),
    ("[M+H+NH4]2+", 9.520550),
    ("[M+ACN+2H]2+", 21.520550),
    ("[M+3ACN+2H]2+", 62.547097),
    ("[M+CH3OH+H]+", 33.033489),
    ("[M+K]+", 38.963158),
    ("[M+2Na-H]+", 44.971160),
    ("[M+IsoProp+H]+", 61.064791),
    ("[M+2K-H]+", 76.919040),
    ("[M+DMSO+H]+", 79.021220),
    ("[M-3H]3-", -1.007276),
    ("[M-H2O-H]-", -19.017841),
    ("[M+Na-2H]-", 20.974666),
    ("[M+Cl]-", 34.969402),
    ("[M+Hac-H]-", 59.013851),
    ("[M+Br]-", 78.918885),
    ("[M+TFA-H]-", 112.985586),
]


@pytest.mark.parametrize(("text", "shift"), MATCHMS)
def test_shifts_of_matchms(text: str, shift: float) -> None:
    adduct = Adduct(text)
    assert adduct.mass_shift is not None
    # Its values have one or two units of rounding in the last place.
    assert adduct.mass_shift / abs(adduct.charge) == pytest.approx(shift, abs=1.2e-5)


def test_shifts_that_other_programs_got_wrong() -> None:
    # pnnl/MSAC 4: NH4 was read as NH. The sum, less the electron.
    shift = Adduct("[2M-H+2NH4]+").mass_shift
    assert shift == pytest.approx(35.060923234 - 0.000548580, abs=1e-6)
    assert Adduct("[M-H+2H2O]-").mass_shift == pytest.approx(35.013853, abs=1e-5)
    # sneumann/CAMERA 7: m/z minus mass is a proton, also for a mean m/z.
    assert 146.0614 - Adduct("[M+H]+").neutral_mass(146.0614) == pytest.approx(1.007276, abs=1e-6)
    # biorack/metatlas 111: thiamine is a cation of its own, one electron lighter than its atoms.
    thiamine = Formula("C12H17N4OS^+")
    assert thiamine.mass_to_charge == pytest.approx(265.111759, abs=2e-6)
    # epam/Indigo 3571: ammonium minus ammonia is a proton, not an atom.
    ammonium, ammonia = Formula("NH4+").ion_mass, Formula("NH3").monoisotopic_mass
    assert ammonium is not None
    assert ammonia is not None
    assert ammonium - ammonia == pytest.approx(1.0072765, abs=1e-7)


@pytest.mark.parametrize(
    "text",
    [
        "M-H-NH3+",
        "[M-H-/M-Ser]-",
        "[M-Ser]-",
        "[M+?]+",
        "[M3C13+H]+",
        "M+H-Br",
        "M+H-COOH",
        "M+ClO4",
    ],
)
def test_unclear_adducts_are_refused(text: str) -> None:
    # matchms/matchms 171 and 213, mzmine/mzmine 1533, Skyline's labels in an adduct. In pnnl/MSAC's
    # table, M+H-Br and M+H-COOH have the charge +1: the atoms leave without a charge.
    with pytest.raises(pentad.InvalidError):
        Adduct(text)


def test_an_adduct_is_a_value() -> None:
    adduct = Adduct("2M+ACN+H")
    assert (adduct.molecules, adduct.charge, adduct.gained, adduct.lost) == (2, 1, "C2H4N", None)
    assert not adduct.is_radical
    assert Adduct("[M]+.").is_radical
    assert adduct == Adduct(str(adduct)) == pickle.loads(pickle.dumps(adduct))
    assert hash(adduct) == hash(Adduct("[2M+H+ACN]+"))
    assert adduct != Adduct("[M+H]+")
    assert repr(Adduct("M+H")) == "Adduct('[M+H]+')"
    assert Adduct("[M+Tc]+").mass_shift is None


def test_mass_and_mz_are_inverse() -> None:
    glucose = Formula("C6H12O6")
    for text in ("[M+H]+", "[2M+Na]+", "[M-H2O+H]+", "[M+2H]2+", "[M-H]-", "[M+HCOO]-"):
        adduct = Adduct(text)
        mass = adduct.neutral_mass(adduct.mz(glucose))
        assert mass == pytest.approx(glucose.monoisotopic_mass, rel=1e-14)
        ion = adduct.ion(glucose)
        assert ion.charge == adduct.charge
        assert ion.mass_to_charge == adduct.mz(glucose)


def test_neutral_masses_of_many_peaks() -> None:
    adduct = Adduct("[M+Na]+")
    masses = adduct.neutral_masses([203.05261, 20, -1, math.nan])
    assert masses[0] == adduct.neutral_mass(203.05261)
    assert all(math.isnan(mass) for mass in masses[1:])
    assert list(adduct.neutral_masses(iter([203.05261]), numpy=True)) == [masses[0]]
    assert len(adduct.neutral_masses([])) == 0
    for wrong in (20, -1, math.inf, math.nan):
        with pytest.raises(pentad.InvalidError):
            adduct.neutral_mass(wrong)
    with pytest.raises(pentad.InvalidError):
        Adduct("[M+Tc]+").neutral_mass(200)
    with pytest.raises(TypeError):
        adduct.neutral_masses(["203"])  # type: ignore[list-item]


def test_an_adduct_that_the_molecule_cannot_form() -> None:
    with pytest.raises(pentad.InvalidError) as caught:
        Adduct("[M-H2O+H]+").ion(Formula("CH4"))
    assert caught.value.status == pentad.ErrorCode.ELEMENTS_ADDUCT_LOSS
    with pytest.raises(TypeError):
        Adduct("[M+H]+").ion("CH4")  # type: ignore[arg-type]


def test_labelled_compounds() -> None:
    glucose = Formula("C6H12O6")
    peaks = glucose.isotopes(count=1, enriched={"13C": 0.99}, nuclides=True)
    assert peaks.nuclides == ("[13C]6[1H]12[16O]6",)
    assert peaks.positions[0] == pytest.approx(186.083517, abs=1e-6)
    assert peaks.probabilities[0] == pytest.approx(0.99**6 * 0.99757**6 * 0.999885**12, rel=2e-3)
    # The nuclides of a peak are a formula of its mass.
    [nuclides] = peaks.nuclides
    assert Formula(nuclides).monoisotopic_mass == pytest.approx(peaks.positions[0], abs=1e-9)
    # MatteoLacki/IsoSpec 27: named nuclides are fixed, natural carbon keeps its distribution.
    heavy = Formula("C37[13C]6H71N9[15N]4O13").isotopes(nominal=True)
    light = Formula("C43H71N13O13").isotopes(nominal=True)
    first = heavy.positions[0] - light.positions[0]
    assert first == pytest.approx(6 * 1.0033548 + 4 * 0.9970349, abs=1e-5)
    # mobiusklein/brainpy 3: glucose with one heavy oxygen.
    labelled = Formula("C6H12O5[18O]").isotopes(nominal=True)
    assert labelled.positions[0] == pytest.approx(182.067634, abs=5e-6)
    assert labelled.probabilities[0] == pytest.approx(0.924937, abs=1e-3)
    # MannLabs/alphabase 409: nothing is below the peak of one fixed 13C and 12C elsewhere.
    fixed = Formula("C100[13C]H100O10Na").isotopes(nominal=True)
    assert fixed.positions[0] == pytest.approx(
        100 * 12 + 13.00335484 + 100 * 1.00782503 + 10 * 15.99491462 + 22.98976928, abs=1e-5
    )
    # OpenMS/OpenMS 367: a labelled element with a distribution of its own.
    half = Formula("N").isotopes(enriched={"15N": 0.5}, coverage=1, order="mass")
    assert list(half.probabilities) == pytest.approx([0.5, 0.5])


@pytest.mark.parametrize(
    ("enriched", "error"),
    [
        ({"13C": 99}, pentad.InvalidError),
        ({"13C": -0.1}, pentad.InvalidError),
        ({"13C": math.nan}, pentad.InvalidError),
        ({"C": 0.99}, pentad.InvalidError),
        ({"13C": 0.6, "12C": 0.6}, pentad.InvalidError),
        ({"99Tc": 0.5}, pentad.InvalidError),
        ({"13C": "0.99"}, TypeError),
        ("13C=0.99", TypeError),
    ],
)
def test_wrong_shares(enriched: dict[str, float], error: type[Exception]) -> None:
    with pytest.raises(error):
        Formula("C6H12O6").isotopes(enriched=enriched)


def test_orders_hold_the_same_peaks() -> None:
    caffeine = Formula("C8H10N4O2")
    found = {order: caffeine.isotopes(coverage=0.9999, order=order) for order in ("mass", "none")}
    falling = caffeine.isotopes(coverage=0.9999)
    assert list(falling.probabilities) == sorted(falling.probabilities, reverse=True)
    assert list(found["mass"].positions) == sorted(falling.positions)
    assert sorted(found["none"].positions) == sorted(falling.positions)
    with pytest.raises(ValueError, match="sideways"):
        caffeine.isotopes(order="sideways")
    with pytest.raises(pentad.MisuseError):
        caffeine.isotopes(nominal=True, nuclides=True)


def test_a_batch_has_the_distribution_of_each_formula() -> None:
    texts = ["C6H12O6", "C6h", None, "C8H10N4O2", "Tc", "SO4^2-"]
    batch = elements.isotopes(texts, coverage=0.99)
    assert len(batch) == 6
    assert sorted(batch.errors) == [1, 2, 4]
    assert batch.errors[1].offset == 2
    assert batch.errors[4].status == pentad.ErrorCode.ELEMENTS_NO_NATURAL_ABUNDANCE
    for text, peaks in zip(texts, batch):
        if peaks is None:
            continue
        assert text is not None
        assert peaks == Formula(text).isotopes(coverage=0.99)
    assert batch[-1] == batch[5] == batch[5:][0]
    assert batch[1] is None
    with pytest.raises(IndexError):
        batch[6]
    assert list(batch.charges) == [0, 0, 0, 0, 0, -2]
    assert "6 formulas, 3 without" in repr(batch)

    arrays = elements.isotopes(texts, nominal=True, numpy=True)
    assert arrays.positions.dtype == "float64"
    assert arrays.starts[-1] == len(arrays.positions) == len(arrays.probabilities)
    assert elements.isotopes([]).starts[0] == 0
    with pytest.raises(TypeError):
        elements.isotopes(["H2O"], nuclides=True)  # type: ignore[call-arg]


def test_checked_equations() -> None:
    # bjodah/chempy 194: a missing coefficient is 1.
    assert elements.check_equation("C5H6N2O5 + H + HO4P = C4H6N1O4 + C1H2N1O5P1").is_balanced
    found = elements.check_equation("C5H6N2O5 + HO4P = C4H6N1O4 + C1H2N1O5P1")
    assert not found.is_balanced
    assert found.differences == {"H": 1}
    # bjodah/chempy 158: an electron balances the charge.
    assert elements.check_equation("Zn^2+ + 2 e- -> Zn").is_balanced
    assert elements.check_equation("Zn^2+ + e- -> Zn").differences == {"charge": -1}
    # Cantera/cantera 1910: atoms alone are not enough.
    assert elements.check_equation("e- + O^+ -> O^+").differences == {"charge": 1}
    assert elements.check_equation("e- + O -> O").differences == {"charge": 1}
    # bjodah/chempy 120: species on both sides cancel.
    both = elements.check_equation("H4P2O7 + 4 HPO3 + H2O -> 2 H4P2O7 + 2 HPO3")
    assert both.is_balanced
    assert both.cancelling == ("H4P2O7", "HPO3")
    thirds = elements.check_equation("1/3 O2 -> O").differences
    assert thirds == {"O": Fraction(1, 3)}
    with pytest.raises(TypeError):
        thirds["O"] = Fraction(0)  # type: ignore[index]
    with pytest.raises(pentad.InvalidError) as caught:
        elements.check_equation("H2 → Xx")
    assert caught.value.offset == 5


def test_an_impossible_equation_names_the_reason() -> None:
    found = elements.balance("H2 -> O2")
    assert found.status == "impossible"
    assert found.one_sided == ("H", "O")
    assert found.uncovered == ("H2", "O2")
    assert elements.balance("Fe + O2 -> Fe2O3").one_sided == ()


def test_amounts_in_atoms_and_grams() -> None:
    gram = elements.decay({"Ra-226": 1}, "0 s", unit="g")[0]
    # One curie was the activity of one gram of radium.
    assert gram.activity == pytest.approx(3.66e10, rel=0.01)
    atoms = elements.decay({"Ra-226": gram.atoms}, "0 s", unit=elements.AmountUnit.ATOMS)[0]
    assert atoms.activity == pytest.approx(gram.activity, rel=1e-12)
    assert elements.decay({"Fe-56": 1}, "1 h", unit="g")[0].activity == 0
    with pytest.raises(pentad.InvalidError):
        elements.decay({"Fe-56": 1}, "1 h")
    with pytest.raises(ValueError, match="Ci"):
        elements.decay({"Ra-226": 1}, "1 h", unit="Ci")
