"""The commands of ions, isotopes, mass searches, equations and oxidation states."""

from __future__ import annotations

import csv
import json
import subprocess
from pathlib import Path
from typing import Any

import pytest
from programs import program

COMMAND = str(program("pentad-cli"))
FIXTURES = Path(__file__).parent.parent / "Fixtures"


def elements(*arguments: str, stdin: bytes = b"") -> subprocess.CompletedProcess[bytes]:
    """Runs `pentad-cli elements …`."""
    command = [COMMAND, "elements", *arguments]
    return subprocess.run(command, input=stdin, capture_output=True, timeout=60, check=False)


def lines(*arguments: str) -> list[dict[str, Any]]:
    """The objects that a command prints, which must succeed."""
    done = elements(*arguments)
    assert (done.returncode, done.stderr) == (0, b"")
    return [json.loads(line) for line in done.stdout.splitlines()]


def fixture(name: str, delimiter: str = ",") -> list[dict[str, str]]:
    text = (FIXTURES / name).read_text(encoding="utf-8")
    rows = [line for line in text.splitlines() if not line.startswith("#")]
    return list(csv.DictReader(rows, delimiter=delimiter))


def isotope_cases() -> list[dict[str, Any]]:
    text = (FIXTURES / "isotopic-distributions.json").read_text(encoding="utf-8")
    return list(json.loads(text)["cases"])


# ---- mz


def test_each_ion_and_adduct_has_its_mass() -> None:
    rows = fixture("ion-mass-to-charge.csv")
    words = [
        row["input"] if row["kind"] == "ion" else f"{row['neutral']}\t{row['input']}"
        for row in rows
    ]
    done = elements("mz", stdin="\n".join(words).encode())
    assert (done.returncode, done.stderr) == (0, b"")
    found = [json.loads(line) for line in done.stdout.splitlines()]
    assert len(found) == len(rows) == 61
    for row, one in zip(rows, found):
        assert one["ion"] == row["ion"]
        assert one["charge"] == int(row["charge"])
        assert one["ionMass"] == pytest.approx(float(row["ionMass"]), abs=6e-9)
        assert one["mz"] == pytest.approx(float(row["mz"]), abs=6e-9)
        assert one["adduct"] == (row["input"] if row["kind"] == "adduct" else None)


def test_mz_of_a_formula_with_an_adduct() -> None:
    (found,) = lines("mz", "C6H12O6", "--adduct", "[M+Na]+")
    assert found["mz"] == pytest.approx(203.0526088, abs=1e-7)
    assert (found["ion"], found["charge"]) == ("C6H12NaO6", 1)


def test_a_bad_line_does_not_end_the_run() -> None:
    done = elements("mz", "--adduct", "[M+H]+", stdin=b"H2O\nXx\nCH4\t[M+\nNH3\t[M-H]-\n\xff\n")
    assert done.returncode == 1
    found = [json.loads(line) for line in done.stdout.splitlines()]
    assert [one.get("line") for one in found] == [None, 2, 3, None, 5]
    assert [one["formula"] for one in found][:4] == ["H2O", "Xx", "CH4", "NH3"]
    assert found[1]["error"]["offset"] == 0
    assert (found[2]["error"]["code"], found[2]["error"]["offset"]) == ("invalid", 0)
    assert found[3]["charge"] == -1


# ---- isotopes


@pytest.mark.parametrize("case", isotope_cases(), ids=lambda case: case["name"])
def test_each_distribution_is_that_of_the_fixture(case: dict[str, Any]) -> None:
    charge = ("--charge", str(case["charge"]))
    fine, nominal = case["fine"], case["nominal"]
    limit = str(fine["cutoffAbsolute"])
    (found,) = lines("isotopes", case["formula"], "--probability", limit, *charge)
    assert len(found["peaks"]) == fine["count"]
    assert found["covered"] == pytest.approx(fine["covered"], rel=1e-6)
    assert found["charge"] == case["charge"]
    best = found["peaks"][0]
    assert best["nuclides"] == fine["mostProbable"]["nuclides"]
    assert best["mz"] == pytest.approx(fine["mostProbable"]["mz"], abs=2e-6)
    values = [peak["probability"] for peak in found["peaks"]]
    assert values == sorted(values, reverse=True)
    expected = [value for _, value in fine["peaks"]]
    assert values[: len(expected)] == pytest.approx(expected, rel=1e-6)

    limit = str(nominal["cutoffRelative"])
    (found,) = lines("isotopes", case["formula"], "--relative", limit, "--nominal", *charge)
    assert [peak["mz"] for peak in found["peaks"]] == pytest.approx(
        [mz for _, mz, _ in nominal["peaks"]], abs=2e-6
    )
    assert [peak["probability"] for peak in found["peaks"]] == pytest.approx(
        [value for _, _, value in nominal["peaks"]], rel=1e-6
    )

    for resolved in case["resolved"]:
        power = str(resolved["resolvingPower"])
        (found,) = lines("isotopes", case["formula"], "--resolving-power", power, *charge)
        positions = [peak["mz"] for peak in found["peaks"]]
        limit = max(1e-5, 2e-5 * resolved["fwhm"])
        assert positions == pytest.approx([mz for mz, _ in resolved["peaks"]], abs=limit)
        assert found["covered"] is None


def test_isotopes_in_other_formats_and_cut_offs() -> None:
    (found,) = lines("isotopes", "H2O", "--count", "2", "--format", "jsonl")
    assert len(found["peaks"]) == 2
    (found,) = lines("isotopes", "C60", "--coverage", "0.9")
    assert found["covered"] >= 0.9
    (found,) = lines("isotopes", "C60")
    assert found["covered"] >= 0.999
    table = elements("isotopes", "H2O", "--count", "1", "--format", "csv").stdout.decode()
    assert table.splitlines()[0] == "m/z,probability,nuclides"
    assert table.splitlines()[1].endswith("1H:2 16O:1")


# ---- formula-search and empirical


@pytest.mark.parametrize("row", fixture("formula-search.csv"), ids=lambda row: row["mz"])
def test_each_search_finds_the_formulas_of_the_fixture(row: dict[str, str]) -> None:
    adduct = ["--adduct", row["adduct"]] if row["adduct"] else []
    options = ["--ppm", row["ppm"], "--elements", row["limits"], "--rule", row["rule"], *adduct]
    found = lines("formula-search", row["mz"], *options)
    assert len(found) == int(row["count"])
    expected = row["formulas"].split()
    assert [one["formula"] for one in found[: len(expected)]] == expected
    errors = [abs(one["ppm"]) for one in found]
    assert all(a <= b + 1e-6 for a, b in zip(errors, errors[1:]))


@pytest.mark.parametrize("row", fixture("formula-percent.csv"), ids=lambda row: row["from"])
def test_each_analysis_gives_its_formula(row: dict[str, str]) -> None:
    (found,) = lines("empirical", row["percent"], "--tolerance", row["tolerance"])
    assert found["formula"] == row["empirical"]
    assert 0 <= found["error"] <= float(row["tolerance"])


def test_the_rest_of_an_analysis() -> None:
    (found,) = lines("empirical", "C", "40.00", "H", "6.71", "--remainder", "O")
    assert found["formula"] == "CH2O"


# ---- balance and oxidation


@pytest.mark.parametrize("row", fixture("equations.csv"), ids=lambda row: row["equation"])
def test_each_equation_balances(row: dict[str, str]) -> None:
    (found,) = lines("balance", row["equation"])
    assert found["status"] == row["status"]
    assert found["coefficients"] == [int(word) for word in row["coefficients"].split()]
    assert (found["balanced"] or "") == row["balanced"]
    modes = [mode.split() for mode in row["modes"].split(";") if mode]
    assert found["modes"] == [[int(word) for word in mode] for mode in modes]


def test_the_written_coefficients_are_checked() -> None:
    found = elements("balance", "--check", "Zn^2+ + e- -> 1/2 Zn")
    assert found.returncode == 1
    assert json.loads(found.stdout) == {
        "balanced": False,
        "differences": {"Zn": "-1/2", "charge": -1},
        "cancelling": [],
    }
    assert elements("balance", "--check", "4 Fe + 3 O2 -> 2 Fe2O3").returncode == 0


def test_the_neutral_mass_of_a_measured_ion() -> None:
    found = elements("mz", "--measured", "203.05261", "--adduct", "[M+Na]+")
    assert json.loads(found.stdout)["neutralMass"] == pytest.approx(180.063389, abs=1e-6)
    assert elements("mz", "C6H12O6", "--measured", "203.05261").returncode == 64


def test_labels_and_grams() -> None:
    found = elements("isotopes", "CO2", "--enriched", "13C=0.99", "--count", "1")
    assert json.loads(found.stdout)["peaks"][0]["nuclides"] == {"13C": 1, "16O": 2}
    assert elements("isotopes", "CO2", "--enriched", "13C=99").returncode == 1
    gram = elements("decay", "Ra-226", "--grams", "1", "--after", "0s").stdout.splitlines()[0]
    assert json.loads(gram)["activity"] == pytest.approx(3.66e10, rel=0.01)
    assert elements("decay", "Ra-226", "--grams", "1", "--atoms", "1", "--after", "0s").returncode


def test_an_impossible_equation_names_what_only_one_side_has() -> None:
    (found,) = lines("balance", "H2 -> O2")
    assert found["oneSided"] == ["H", "O"]
    assert found["uncovered"] == [0, 1]


@pytest.mark.parametrize("row", fixture("oxidation-states.tsv", "\t"), ids=lambda r: r["formula"])
def test_each_formula_has_its_oxidation_states(row: dict[str, str]) -> None:
    (found,) = lines("oxidation", row["formula"])
    words = row["states"].split()
    assert found["answers"][0]["states"] == dict(zip(words[::2], words[1::2]))
    assert found["answers"][0]["level"] in ("common", "known", "reported")


# ---- errors


@pytest.mark.parametrize(
    ("arguments", "start"),
    [
        (["mz", "C6H12O6"], "invalid: C6H12O6 is neutral"),
        (["mz", "C6H12O6", "--adduct", "M"], "invalid: the charge does not follow"),
        (["mz", "CH4", "--adduct", "[M-H2O+H]+"], "invalid: [M+H-H2O]+ loses 1 O (oxygen)"),
        (["mz", "Na^+", "--adduct", "[M+H]+"], "invalid: the molecule of an adduct is neutral"),
        (["mz", "Tc", "--adduct", "[M+H]+"], "invalid: technetium has no natural"),
        (["mz", "H^5+"], "invalid: H^5+ has more charge than electrons"),
        (["isotopes", "Tc"], "invalid: technetium has no natural"),
        (["isotopes", "e^-"], "invalid: electrons have no isotopes"),
        (["isotopes", "Fe0.5O"], "invalid: 0.5 atoms of iron"),
        (["isotopes", "H2O", "--coverage", "2"], "invalid: the coverage of the cut-off"),
        (["isotopes", "H2O", "--relative", "nan"], "invalid: the relative probability"),
        (["isotopes", "H2O", "--count", "0"], "invalid: the number of peaks"),
        (["isotopes", "H2O", "--resolving-power", "0"], "invalid: the resolving power must be"),
        (["isotopes", "H2O", "--charge", "11"], "invalid: the charge 11 takes more electrons"),
        (
            ["isotopes", "C3000H5000N800O900S40", "--coverage", "0.9999"],
            "refused: more than 1000000",
        ),
        (["isotopes", "H2O", "--count", "1", "--coverage", "0.5"], "misuse: give one of"),
        (["isotopes", "H2O", "--nominal", "--resolving-power", "10"], "misuse: give one of"),
        (
            ["isotopes", "H2O", "--coverage", "0.5", "--resolving-power", "10"],
            "misuse: with --resolving-power",
        ),
        (["isotopes"], "misuse: Missing expected argument"),
        (["formula-search", "180.06"], "misuse: Missing expected argument '--ppm"),
        (["formula-search", "abc", "--ppm", "5"], "misuse: The value 'abc' is invalid"),
        (["formula-search", "-1", "--ppm", "5"], "misuse: "),
        (["formula-search", "0", "--ppm", "5"], "invalid: the mass must be a number above 0"),
        (["formula-search", "nan", "--ppm", "5"], "invalid: the mass must be a number above 0"),
        (["formula-search", "180", "--ppm", "nan"], "invalid: the tolerance must be"),
        (
            ["formula-search", "180", "--ppm", "5", "--elements", "C5"],
            "invalid: a limit is a range",
        ),
        (["formula-search", "180", "--ppm", "5", "--elements", "Fe0-2"], "invalid: double bond"),
        (["formula-search", "180", "--ppm", "5", "--adduct", "H"], "invalid: an adduct must begin"),
        (
            ["formula-search", "10", "--ppm", "5", "--adduct", "[M+Na]+"],
            "invalid: the adduct alone",
        ),
        (
            ["formula-search", "900", "--ppm", "50", "--maximum", "9"],
            "invalid: more than 9 formulas",
        ),
        (["formula-search", "180", "--ppm", "5", "--rule", "x"], "misuse: "),
        (["empirical", "C 40 H 6.71"], "invalid: the percentages sum to 46.71"),
        (["empirical", "C 40,00 H 6.71"], "invalid: write a percentage, such as"),
        (["empirical", "C 40.0 H 6.0 O 54.0", "--tolerance", "0.001"], "invalid: no formula"),
        (["empirical", "C 40 Xx 60"], "notFound: no element has the symbol"),
        (["empirical", ""], "invalid: the percentages sum to 0"),
        (["balance", "H2 + O2"], "invalid: the equation has no arrow"),
        (["balance", "Na++Cl- -> NaCl"], "invalid: ++ may end a charge or separate two species"),
        (["balance", "Xx -> O2"], "invalid: no element has the symbol Xx"),
        (["oxidation", "Xx"], "invalid: no element has the symbol Xx"),
        (["oxidation", "H2O", "--format", "csv"], "unsupported: this command has no --format csv"),
        (["oxidation"], "misuse: Missing expected argument"),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else value,
)
def test_wrong_arguments_are_refused_in_a_line(arguments: list[str], start: str) -> None:
    done = elements(*arguments)
    assert done.returncode != 0
    assert done.stdout == b""
    line = done.stderr.decode()
    assert line.count("\n") == 1
    assert line.startswith(f"error: {start}")


# ---- sequences


def test_formulas_of_sequences() -> None:
    (peptide,) = lines("formula", "--peptide", "ACDK")
    assert (peptide["formula"], peptide["hill"]) == ("ACDK", "C16H29N5O7S")
    strands = elements("formula", "--dna", "--end", "phosphate", "--double", "ACGT", "--as", "hill")
    assert strands.stdout == b"C78H102N30O50P8\n"
    assert elements("formula", "ACGU", "--rna", "--as=hill").stdout == b"C38H48N15O26P3\n"


def test_sequences_of_standard_input() -> None:
    done = elements("formula", "--peptide", stdin=b"ACDK\nACBK\n")
    good, bad = (json.loads(line) for line in done.stdout.splitlines())
    assert done.returncode == 1
    assert good["hill"] == "C16H29N5O7S"
    assert (bad["error"]["kind"], bad["error"]["offset"]) == ("ambiguous", 2)


@pytest.mark.parametrize(
    "arguments",
    [
        ["--peptide", "--dna", "ACGT"],
        ["--double", "H2O"],
        ["--peptide", "--end", "phosphate", "ACDK"],
        ["--dna", "--end", "amine", "ACGT"],
        ["ACGT", "--dna", "--end"],
    ],
)
def test_wrong_options_of_sequences(arguments: list[str]) -> None:
    done = elements("formula", *arguments)
    assert done.returncode != 0
    assert done.stdout == b""
    assert done.stderr
