"""Inputs from the public trackers, tests and documentation of other programs.

Each case names its origin. The expected values are arithmetic, textbook facts, or those that the
other program's authors confirmed.
"""

from __future__ import annotations

from fractions import Fraction

import pentad
import pytest
from pentad import elements
from pentad.elements import Formula

PEPTIDES = [
    # molmass, tests: test_formulas_mass and test_formula_repr.
    ("MDRGEQGLLK", "C47H83N15O16S"),
    ("HGlyGluTyrOH", "C16H21N3O7"),
    ("HCysTyrIleGlnAsnCysProLeuNH2", "C41H65N11O11S2"),
    ("WQ", "C16H20N4O4"),
    ("CPK", "C14H26N4O4S"),
    # PistoiaHELM/HELMWebEditor 225: water is lost at each bond.
    ("GG", "C4H8N2O3"),
    # epam/Indigo 2851: one residue is the amino acid itself.
    ("A", "C3H7NO2"),
    # CompOmics/psm_utils 127: A-Aib-L.
    ("Ala-Aib-Leu", "C13H25N3O4"),
    # OpenMS/OpenMS 10000, without the adduct.
    ("AEADNLDDKK", "C45H75N13O20"),
    # levitsky/pyteomics, documentation of modX: the ends are written.
    ("H-PEPTIDE-OH", "C34H53N7O15"),
]


@pytest.mark.parametrize(("sequence", "formula"), PEPTIDES)
def test_peptides_of_other_programs(sequence: str, formula: str) -> None:
    assert Formula.peptide(sequence) == Formula(formula)


def test_masses_of_peptides() -> None:
    # OpenMS/OpenMS 2532.
    assert Formula.peptide("DFPANGER").monoisotopic_mass == pytest.approx(904.40390, abs=1e-5)
    # levitsky/pyteomics 123: the modified residue is at the end; the modification is a sum.
    oxidized = Formula.peptide("PEPTIDEM") + Formula("O")
    assert oxidized - Formula.peptide("PEPTIDEM") == Formula("O")
    # TeselaGen/openVectorEditor 916: a protein's weight is far below the sum of its amino acids.
    weight = Formula.peptide("AC").molar_mass
    assert weight is not None
    assert weight.value == pytest.approx(89.0932 + 121.1582 - 18.015, abs=0.01)
    # eugenemel/maven 832: a labelled peptide: H is replaced by deuterium.
    labelled = Formula.peptide("PEPTIDER") - Formula("H") + Formula("D")
    assert labelled["D"] == 1


@pytest.mark.parametrize(
    ("sequence", "status", "offset"),
    [
        # lkytal/PepNet 11 and levitsky/pyteomics 173: Z.
        ("PEPZIDE", "AMBIGUOUS", 3),
        # OpenMS/OpenMS 2532: adding X made the peptide lighter by 18 u.
        ("DFPANGERX", "AMBIGUOUS", 8),
        # bigbio/quantms 368: an unknown residue inside.
        ("AVQVHQDTLRTMYFAXR", "AMBIGUOUS", 15),
        # OpenMS/mz-calculator, README: notations of modifications and charges.
        ("M[Oxidation]PEPTIDE", "UNEXPECTED_CHARACTER", 1),
        ("PEPTIDE[+42.0106]", "UNEXPECTED_CHARACTER", 7),
        ("PEPTIDE/2", "UNEXPECTED_CHARACTER", 7),
        # eugenemel/maven 361: neighbours of the peptide.
        ("Q.PEPTIDER.Q", "UNEXPECTED_CHARACTER", 1),
        # levitsky/pyteomics 123: a small letter is a modified residue there, a D amino acid
        # elsewhere.
        ("PEPTIDEm", "UNEXPECTED_CHARACTER", 7),
        # bigbio/quantms 369: modX with a name in brackets.
        ("TM(Oxidation)YFA", "UNEXPECTED_CHARACTER", 2),
    ],
)
def test_peptides_that_are_refused(sequence: str, status: str, offset: int) -> None:
    with pytest.raises(pentad.InvalidError) as caught:
        Formula.peptide(sequence)
    assert caught.value.status == pentad.ErrorCode[f"ELEMENTS_FORMULA_{status}"]
    assert caught.value.offset == offset


def test_nucleic_acids_of_other_programs() -> None:
    # molmass, tests: its sequences have a phosphate at the 5' end.
    assert Formula.dna("CGCGAATTCGCG", end="phosphate") == Formula("C116H148N46O73P12")
    twice = Formula.rna("CCUU", end="phosphate", double=True)
    assert twice == Formula("C76H98N30O58P8")
    # lmmentel/awesome-python-chemistry 69.
    rna = Formula.rna("AUGC", end="phosphate")
    assert rna.monoisotopic_mass == pytest.approx(1303.177109, abs=1e-5)
    # biopython 229 and 235, and the documentation of molecular_weight().
    for make, weight in ((Formula.dna, 949.61), (Formula.rna, 997.61)):
        mass = make("AGC", end="phosphate").molar_mass
        assert mass is not None
        assert mass.value == pytest.approx(weight, abs=0.02)
    # pydna-group/pydna 498: the monophosphate of one deoxynucleotide.
    for letter, mono in (("A", 331.06817), ("C", 307.056936), ("G", 347.063084), ("T", 322.056602)):
        found = Formula.dna(letter, end="phosphate").monoisotopic_mass
        assert found == pytest.approx(mono, abs=2e-5)
    # openscilab/opr 3: nucleosides, joined by PO2H less 2 H.
    assert Formula.dna("T") == Formula("C10H14N2O5")
    assert Formula.dna("CT") == Formula("C9H13N3O4") + Formula("C10H14N2O5") + Formula("PO2") - (
        Formula("H")
    )
    # OpenMS/OpenMS 6687 writes [dA*][dA*][dA]: modified nucleotides are no letters.
    with pytest.raises(pentad.InvalidError):
        Formula.dna("[dA*][dA*][dA]")


def test_arithmetic_of_other_programs() -> None:
    # python-periodictable 14: an ion's hydrogen is hydrogen.
    ammonium = Formula("NH3") + Formula("H^+")
    assert (ammonium["H"], ammonium.charge) == (4, 1)
    # smith-chem-wisc/mzLib 697: two deamidations, each O for NH.
    peptide = Formula.peptide("NN")
    once = peptide + Formula("O") - Formula("NH")
    assert once + Formula("O") - Formula("NH") == Formula.peptide("DD")
    # molshape/ChemFormula 23: fewer atoms than are subtracted, and nothing left.
    for a, b in (("H2O", "H3O"), ("CuSO4", "CuSO4")):
        with pytest.raises(pentad.InvalidError):
            Formula(a) - Formula(b)
    # levitsky/pyteomics, test_mass: 2 * composition and composition * 2.
    assert 2 * Formula("C2H6O") == Formula("C2H6O") * 2 == Formula("C4H12O2")
    # molmass, test_formula_error: a subtraction inside a text.
    with pytest.raises(pentad.InvalidError):
        Formula("(H2O)2-H2O")


def test_searches_of_other_programs() -> None:
    # CDK-R/cdkr 132: the electron decides whether C4H5O+ is found.
    found = elements.formula_search(69.03353, 5, adduct="[M+H]+", elements="C0-4 H0-11 O0-2 P0-1")
    assert [one.formula for one in found] == ["C4H4O"]
    # mzmine/mzmine 669: nothing beyond the tolerance, and the best first.
    mass = Formula("C6H5NO4").mz("[M-H]-")
    found = elements.formula_search(mass, 10, adduct="[M-H]-", elements="C0-20 H0-40 N0-5 O0-10")
    assert found[0].formula == "C6H5NO4"
    assert all(abs(one.ppm) <= 10.001 for one in found)
    # mzmine/mzmine2 269: sorted by error.
    found = elements.formula_search(500.2, 5)
    errors = [abs(one.error) for one in found]
    assert errors == sorted(errors)
    # CCMS-UCSD/GNPS_Workflows 604: two compounds of the report, and one that is 32 ppm away.
    reported = (("C15H30N6O6", 391.23), ("C12H18ClNO2S", 276.082), ("C13H15N3O3", 262.127))
    limits = "C0-30 H0-60 Cl0-1 N0-8 O0-8 S0-2"
    within = []
    for formula, mz in reported:
        wide = elements.formula_search(mz, tolerance=0.002, adduct="[M+H]+", elements=limits)
        within.append(Formula(formula) in [Formula(one.formula, "hill") for one in wide])
    assert within == [True, True, False]
    # OpenMS/OpenMS 7069: an ion whose formula is given gains no further proton.
    assert Formula("C12H14N4O4S^+").mz() == pytest.approx(310.07303, abs=1e-4)


def test_elemental_analyses_of_other_programs() -> None:
    # harirakul/chemlib 41: P2O5, not PO3.
    assert elements.empirical("P 43.64 O 56.36").formula == Formula("P2O5")
    # cgohlke/molmass 7: counts may be decimals.
    assert Formula("Sr0.5La0.5TiO3")["Sr"] * 2 == 1


@pytest.mark.parametrize(
    ("formula", "symbol", "state"),
    [
        # materialsproject/pymatgen 3324 and 3687: elements alone.
        ("O2", "O", 0),
        ("Cl2", "Cl", 0),
        ("F2", "F", 0),
        ("N2", "N", 0),
        ("Br", "Br", 0),
        ("Br(aq)", "Br", 0),
        # materialsproject/pymatgen 2341: a mean over disproportionated atoms.
        ("LuNiO3", "Ni", 3),
        ("BiO2", "Bi", 4),
        ("LuFe2O4", "Fe", Fraction(5, 2)),
        # hackingmaterials/matminer 37: phosphorus in two of its states.
        ("AlP", "P", -3),
        ("LiFePO4", "P", 5),
    ],
)
def test_oxidation_states_of_other_programs(
    formula: str, symbol: str, state: int | Fraction
) -> None:
    assert Formula(formula).assign_oxidation_states()[0].states[symbol] == state


def test_radii_and_scales_of_other_programs() -> None:
    # materialsproject/pymatgen 1404: Ni3+ has two spin states, Sn2+ and Te2+ have no radius for VI.
    nickel = elements.element("Ni")
    assert nickel.ionic_radius(3, spin="low").ionic.value == 56
    assert nickel.ionic_radius(2).crystal.value == 83
    with pytest.raises(pentad.NotFoundError):
        elements.element("Te").ionic_radius(2)
    # materialsproject/pymatgen 4342: manganese has radii for both spins.
    manganese = elements.element("Mn")
    assert manganese.ionic_radius(2, "VI", "high").ionic.value == 83
    assert manganese.ionic_radius(2, "VI", "low").ionic.value == 67
    # materialsproject/pymatgen 97: no radius is invented for P4+.
    with pytest.raises(pentad.NotFoundError):
        elements.element("P").ionic_radius(4)
    # lmmentel/mendeleev 115: the electron affinity counts.
    mulliken = nickel.electronegativity("mullikenEnergy")
    assert mulliken is not None
    assert mulliken.value == pytest.approx(4.3979, abs=2e-3)
    # lmmentel/mendeleev 86: a value in eV says so.
    assert mulliken.unit == "eV"


def test_nuclides_of_other_programs() -> None:
    # radioactivedecay 7: Co-60 ends in Ni-60.
    assert [one.nuclide.name for one in elements.decay_chain("Co-60")] == ["Co-60", "Ni-60"]
    # radioactivedecay 76: names up to n.
    assert elements.nuclide("Ir-192m").level != elements.nuclide("Ir-192n").level
    # wmo-im/wmds 212: isomers of the report.
    for name in ("Y-90m", "Tc-99m", "Ag-108m", "Ag-110m"):
        assert elements.nuclide(name).name == name
    # pyne/pyne 92: a stable nuclide has no daughters.
    assert [one.branches for one in elements.decay_chain("O-16")] == [()]
    # MESAHub/mesa 303: Cu-64 decays in two ways, Co-64 in one.
    copper = {one.nuclide.name for one in elements.decay_chain("Cu-64")}
    assert {"Ni-64", "Zn-64"} <= copper
    assert [one.nuclide.name for one in elements.decay_chain("Co-64")] == ["Co-64", "Ni-64"]
    # BxCppDev/bxdecay0 10: the m of Pa-234m is an isomer, which decays to U-234.
    assert "U-234" in {one.nuclide.name for one in elements.decay_chain("Pa-234m")}
