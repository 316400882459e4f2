"""The command: its fixed formats, its errors and its exit statuses."""

from __future__ import annotations

import csv
import io
import json
import signal
import subprocess
from typing import Any
from xml.etree import ElementTree

import pytest
from programs import program

COMMAND = str(program("pentad-cli"))
SVG = "{http://www.w3.org/2000/svg}"
LETTERS = "A7 B7 C12 D3 E3 F4 G4 H5 I4 K1 L6 M7 N8 O3 P9 R8 S9 T11 U1 V1 X1 Y2 Z2"
STATES = [("Solid", 77), ("Liquid", 2), ("Gas", 11), ("Artificial", 28)]


def elements(*arguments: str, stdin: bytes = b"") -> subprocess.CompletedProcess[bytes]:
    """Runs `pentad-cli elements …`."""
    command = [COMMAND, "elements", *arguments]
    return subprocess.run(command, input=stdin, capture_output=True, timeout=60, check=False)


def output(*arguments: str) -> str:
    """Returns the output of a command that must succeed."""
    done = elements(*arguments)
    assert (done.returncode, done.stderr) == (0, b"")
    return done.stdout.decode()


def refusal(*arguments: str) -> tuple[str, str]:
    """The code and the message of a command that must fail, in one line and with no output."""
    done = elements(*arguments)
    assert done.returncode != 0
    assert done.stdout == b""
    line = done.stderr.decode()
    assert line.endswith("\n")
    assert line.count("\n") == 1
    label, code, message = line[:-1].split(": ", 2)
    assert label == "error"
    return code, message


# ---- list


def sections(*arguments: str) -> list[dict[str, Any]]:
    document = json.loads(output("list", *arguments))
    return list(document["sections"])


@pytest.mark.parametrize("names", ["iupac", "us"])
def test_the_list_by_name_has_23_letters(names: str) -> None:
    document = json.loads(output("list", "--source", "name", "--names", names))
    found = document["sections"]
    counts = " ".join(f"{section['title']}{len(section['elements'])}" for section in found)
    assert counts == LETTERS
    assert [section["indexTitle"] for section in found] == [section["title"] for section in found]
    assert (document["source"], document["title"], document["style"]) == ("name", "Name", "indexed")


def test_names_of_the_united_states_are_sorted_as_they_are_spelt() -> None:
    by_letter = {
        names: {part["title"]: part["elements"] for part in sections("--names", names)}
        for names in ("iupac", "us")
    }
    # caesium, calcium …; … cerium, cesium
    assert by_letter["iupac"]["C"][:5] == ["Cd", "Cs", "Ca", "Cf", "C"]
    assert by_letter["us"]["C"][:5] == ["Cd", "Ca", "Cf", "C", "Ce"]
    assert by_letter["us"]["C"][5] == "Cs"


def test_the_list_by_state_has_four_sections() -> None:
    found = sections("--source", "state")
    assert [(section["title"], len(section["elements"])) for section in found] == STATES
    assert found[1]["elements"] == ["Br", "Hg"]


@pytest.mark.parametrize(
    ("source", "first"), [("number", ["H", "He", "Li"]), ("symbol", ["Ac", "Ag", "Al"])]
)
def test_other_lists_are_one_section(source: str, first: list[str]) -> None:
    (section,) = sections("--source", source)
    assert section["title"] is None
    assert len(section["elements"]) == 118
    assert section["elements"][:3] == first


def test_a_list_comes_in_every_format() -> None:
    assert len(output("list", "--format", "jsonl").splitlines()) == 23
    rows = output("list", "--format", "csv").splitlines()
    assert rows[0] == "section,number,symbol,name,state"
    assert rows[1] == "A,89,Ac,Actinium,Solid"
    assert len(rows) == 119
    assert len(output("list", "--format", "table").splitlines()) == 119


# ---- show


@pytest.mark.parametrize("text", ["Fe", "fe", "iron", "FERRUM", " 26 "])
def test_show_finds_an_element_by_any_name(text: str) -> None:
    element = json.loads(output("show", text, "--format", "json"))
    assert (element["symbol"], element["number"]) == ("Fe", 26)
    assert element["atomicWeight"]["value"] == 55.845
    assert element["atomicWeight"]["source"] == "ciaaw2024"
    assert "nuclides" not in element


def test_show_prints_every_value_with_its_source() -> None:
    rows = output("show", "Fe", "--format", "csv").splitlines()
    assert rows[0] == (
        "element,property,value,uncertainty,low,high,massNumber,unit,allotrope,condition,"
        "certainty,source"
    )
    assert any(row.startswith("Fe,meltingPoint,") and row.endswith(",crc2016") for row in rows)
    assert output("show", "Fe").startswith("element  property")


def test_show_has_titles_in_a_table_and_names_in_csv() -> None:
    table, rows = output("show", "Fe"), output("show", "Fe", "--format", "csv")
    titles = ("standard atomic weight", "melting point", "van der Waals radius")
    words = ("standardAtomicWeight", "meltingPoint", "vanDerWaalsRadius")
    for title, word in zip(titles, words):
        assert f"\nFe       {title}  " in table
        assert word not in table
        assert f"\nFe,{word}," in rows
        assert title not in rows


def csv_rows(*arguments: str) -> list[dict[str, str]]:
    return list(csv.DictReader(io.StringIO(output("show", *arguments, "--format", "csv"))))


def one(rows: list[dict[str, str]], **wanted: str) -> dict[str, str]:
    (row,) = (row for row in rows if wanted.items() <= row.items())
    return row


NUMBERS = ("uncertainty", "low", "high", "massNumber")
WORDS = {
    *("name", "category", "block", "state", "CAS number", "electrons", "article"),
    *("stability", "spinParity"),
}


def test_csv_has_one_number_a_cell_for_every_element_and_nuclide() -> None:
    for row in csv_rows("--all", "--nuclides"):
        for column in NUMBERS:
            assert row[column] == "" or float(row[column]) == float(row[column])
        if row["value"] and row["property"] not in WORDS:
            assert row["value"] in {"prehistoric", "ancient"} or float(row["value"]) is not None
        assert row["certainty"] in {"", "measured", "predicted", "calculated"}
        assert "predicted" not in row["condition"]


def test_csv_of_a_value_an_interval_and_no_weight() -> None:
    iron = one(csv_rows("Fe"), property="standardAtomicWeight")
    assert (iron["value"], iron["uncertainty"], iron["unit"]) == ("55.845", "0.002", "u")
    assert (iron["low"], iron["high"], iron["certainty"]) == ("", "", "measured")
    hydrogen = one(csv_rows("H"), property="standardAtomicWeight")
    assert (hydrogen["value"], hydrogen["uncertainty"]) == ("1.008", "0.0002")
    assert (hydrogen["low"], hydrogen["high"]) == ("1.00784", "1.00811")
    technetium = one(csv_rows("Tc"), property="standardAtomicWeight")
    assert (technetium["value"], technetium["massNumber"]) == ("", "97")


def test_csv_names_form_condition_and_certainty_apart() -> None:
    sulfur = one(csv_rows("S"), property="meltingPoint")
    assert (sulfur["value"], sulfur["allotrope"]) == ("388.36", "monoclinic")
    assert (sulfur["condition"], sulfur["certainty"]) == ("101.325 kPa", "measured")
    promethium = one(csv_rows("Pm"), property="electronAffinity")
    assert (promethium["value"], promethium["condition"]) == ("0.129", "")
    assert promethium["certainty"] == "predicted"
    assert one(csv_rows("N"), property="density")["certainty"] == "calculated"
    thulium = one(csv_rows("Os"), property="discovered", source="weeks1968")
    assert (thulium["value"], thulium["low"], thulium["high"]) == ("", "1803", "1804")


def test_csv_of_nuclides() -> None:
    tellurium = csv_rows("Te", "--nuclides")
    decay = one(tellurium, property="decay", massNumber="123")
    assert (decay["value"], decay["condition"]) == ("", "EC, allowed but not observed")
    limit = one(tellurium, property="halfLifeLimit", massNumber="123")
    assert (limit["low"], limit["value"], limit["unit"]) == ("2", "", "Pyear")
    tritium = one(csv_rows("H", "--nuclides"), property="halfLife", massNumber="3")
    assert (tritium["value"], tritium["uncertainty"]) == ("12.32", "0.02")
    assert tritium["unit"] == "year"
    tantalum = one(csv_rows("Ta", "--nuclides"), property="abundance", massNumber="180")
    assert (tantalum["value"], tantalum["unit"]) == ("0.01176", "%")
    assert tantalum["condition"] == "isomer Ta-180m"


def test_the_table_for_people_has_a_column_for_the_certainty() -> None:
    table = output("show", "Pm", "Ta", "--nuclides")
    header, *lines = table.splitlines()
    assert header.split() == [
        *("element", "property", "value", "unit", "condition", "certainty", "source")
    ]
    assert any("electron affinity" in line and "  predicted  " in line for line in lines)
    assert any("Ta-180 " in line and "isomer Ta-180m" in line for line in lines)


def test_show_takes_several_elements_in_their_order() -> None:
    found = json.loads(output("show", "Cu", "Fe", "--format", "json"))
    assert [element["symbol"] for element in found] == ["Cu", "Fe"]
    lines = output("show", "Cu", "Fe", "--nuclides", "--format", "jsonl").splitlines()
    assert [json.loads(line)["symbol"] for line in lines] == ["Cu", "Fe"]
    assert all(json.loads(line)["nuclides"] for line in lines)


# ---- formula

WATER = {
    "formula": "H2O",
    "composition": {"H": 2, "O": 1},
    "charge": 0,
    "hill": "H2O",
    "molarMass": {"value": 18.015, "low": 18.01471, "high": 18.01599},
    "monoisotopicMass": 18.010564683056,
    "ionMass": None,
    "mz": None,
    "ionMolarMass": None,
    "annotation": None,
}


def formulas(stdin: bytes, *arguments: str) -> tuple[int, list[dict[str, Any]]]:
    done = elements("formula", *arguments, stdin=stdin)
    assert done.stderr == b""
    return done.returncode, [json.loads(line) for line in done.stdout.decode().splitlines()]


def test_a_formula_of_the_command_line() -> None:
    assert json.loads(output("formula", "H2O")) == WATER
    assert json.loads(output("formula", "--format", "jsonl", "H2O")) == WATER
    assert json.loads(output("formula", "H2O", "--format", "jsonl")) == WATER
    assert [part["hill"] for part in json.loads(output("formula", "H2O", "CO2"))] == ["H2O", "CO2"]


def test_options_may_be_mixed_with_formulas() -> None:
    assert json.loads(output("formula", "H2O", "--format=jsonl")) == WATER
    rows = output("formula", "--format", "json", "H2O", "--format=table", "CO2", "--format", "csv")
    assert [row.split(",")[0] for row in rows.splitlines()] == ["formula", "H2O", "CO2"]
    assert output("formula", "H2O", "--version") == output("--version")
    assert output("formula", "H2O", "-h") == output("formula", "--help")


def test_behind_two_dashes_all_are_formulas() -> None:
    assert json.loads(output("formula", "--", "H2O")) == WATER
    assert [part["hill"] for part in json.loads(output("formula", "H2O", "--", "CO2"))] == [
        "H2O",
        "CO2",
    ]
    words = ["-h", "--", "--version", "--format", "csv", "--format=csv"]
    done = elements("formula", "--format", "jsonl", "--", *words)
    assert (done.returncode, done.stderr) == (1, b"")
    assert [json.loads(line)["formula"] for line in done.stdout.splitlines()] == words


def test_counts_are_exact_and_nuclides_have_keys_of_their_own() -> None:
    (oxide,) = [json.loads(output("formula", "Fe0.95O"))]
    assert oxide["composition"] == {"Fe": 0.95, "O": 1}
    # More than a double holds.
    many = json.loads(output("formula", "H9007199254740993C9223372036854775807"))
    assert many["composition"] == {"H": 2**53 + 1, "C": 2**63 - 1}
    heavy = json.loads(output("formula", "D2[18O]"))
    assert heavy["composition"] == {"2H": 2, "18O": 1}
    mass = heavy["molarMass"]
    assert mass["low"] == mass["value"] == mass["high"]


def test_a_charge_and_an_element_without_a_weight() -> None:
    assert json.loads(output("formula", "SO4^2-"))["charge"] == -2
    assert json.loads(output("formula", "Tc2O7"))["molarMass"] is None


def test_the_electrons_of_an_ion_are_counted() -> None:
    proton = json.loads(output("formula", "H+"))
    assert proton["ionMass"] == proton["mz"] == pytest.approx(1.00727645, abs=1e-8)
    assert proton["molarMass"]["value"] == 1.008
    assert proton["ionMolarMass"]["value"] == pytest.approx(1.00745142, abs=1e-8)
    iron = json.loads(output("formula", "Fe^3+"))
    assert iron["mz"] == pytest.approx(18.64442993, abs=1e-8)
    assert json.loads(output("formula", "TcO4^-"))["ionMass"] is None


def test_formulas_are_written_in_a_notation() -> None:
    assert output("formula", "--as", "latex", "SO4^2-") == "\\mathrm{SO}_{4}^{2-}\n"
    done = elements("formula", "--reading", "groups", "--as=mhchem", stdin=b"EtOH\nXx\nH2O")
    assert (done.returncode, done.stdout) == (1, b"\\ce{EtOH}\n\n\\ce{H2O}\n")
    assert done.stderr.startswith(b"note: Xx: ")


@pytest.mark.parametrize(
    ("text", "kind"),
    [("SO42-", "ambiguous"), ("EtOH", "unknown"), ("", "empty"), ("Xe/Ar", "invalid")],
)
def test_an_error_has_a_kind(text: str, kind: str) -> None:
    _, results = formulas(text.encode() + b"\n")
    assert results[0]["error"]["kind"] == kind


def test_an_annotation_is_one_text() -> None:
    assert json.loads(output("formula", "Fe(III)Cl3"))["annotation"] == "Fe 3"
    assert json.loads(output("formula", "SO4^2-(aq)"))["annotation"] == "aq"


def test_activities_after_a_time() -> None:
    lines = output("decay", "Mo-99", "--activity", "1MBq", "--after", "20 hour").splitlines()
    contents = [json.loads(line) for line in lines]
    assert [content["nuclide"] for content in contents] == ["Mo-99", "Tc-99", "Ru-99"]
    assert contents[0]["activity"] == pytest.approx(810372.522308, rel=1e-9)
    feeding = ("--feeding", "Mo-99=Tc-99m:87.73", "--format", "csv")
    table = output("decay", "Mo-99", "--atoms", "1e9", "--after", "20h", *feeding)
    assert table.splitlines()[2].startswith("Tc-99m,")
    series = output("decay", "Tc-99m", "--activity", "1", "--after", "0s", "--after", "6 h")
    assert [json.loads(line)["after"] for line in series.splitlines()] == ["0s"] * 3 + ["6 h"] * 3
    assert elements("decay", "Mo-99", "--after", "1h").returncode != 0
    assert elements("decay", "Mo-99", "--activity", "1 MBq", "--after", "1 m").returncode != 0


def test_each_line_of_input_has_a_line_of_output() -> None:
    status, results = formulas(b"H2O\n\nXx2\n\xff\nH2O\x00\n(H2O]\nH2O", "--format", "jsonl")
    assert status == 1
    assert results[0] == results[6] == WATER
    errors = [result["error"] for result in results[1:6]]
    assert {error["code"] for error in errors} == {"invalid"}
    assert [error["offset"] for error in errors] == [0, 0, 0, 3, 4]
    assert all(error["message"] for error in errors)
    assert [result["formula"] for result in results[1:5]] == ["", "Xx2", "\ufffd", "H2O\0"]


@pytest.mark.parametrize(
    ("stdin", "count"), [(b"", 0), (b"\n", 1), (b"\n\n", 2), (b"H2O", 1), (b"H2O\n\n", 2)]
)
def test_lines_are_counted_by_their_line_feeds(stdin: bytes, count: int) -> None:
    assert len(formulas(stdin)[1]) == count


def test_the_status_is_0_when_all_are_good() -> None:
    assert formulas(b"H2O\nH2O\n") == (0, [WATER, WATER])
    assert formulas(b"") == (0, [])


def test_lines_may_end_as_on_windows() -> None:
    status, results = formulas(b"H2O\r\nNaCl\r\n")
    assert status == 0
    assert [result["formula"] for result in results] == ["H2O", "NaCl"]


def test_a_line_may_be_long() -> None:
    status, (result,) = formulas(b"(" * 10_000_000 + b"\n")
    assert (status, result["error"]["code"]) == (1, "invalid")


def test_formulas_are_read_by_the_reading_asked_for() -> None:
    status, (result,) = formulas(b"O2-\n")
    assert (status, result["error"]["offset"]) == (1, 1)
    assert "write O^2-" in result["error"]["message"]
    assert "write O2^-" in result["error"]["message"]
    for words in (["--reading", "hill"], ["--reading=hill"]):
        assert json.loads(output("formula", "O2-", *words))["composition"] == {"O": 2}
        assert json.loads(output("formula", *words, "O4S-2"))["charge"] == -2
    salt = json.loads(output("formula", "KMn(VII)O4(aq)"))
    assert salt["oxidationStates"] == [{"element": "Mn", "state": 7}]
    assert (salt["hill"], salt["aggregation"]) == ("KMnO4", "aq")
    assert json.loads(output("formula", "CO2^{.-}"))["isRadical"] is True
    assert elements("formula", "H2O", "--reading", "abbreviations").returncode != 0


def test_formulas_as_a_table() -> None:
    done = elements("formula", "--format", "csv", "H2O", "Xx")
    assert done.returncode == 1
    header, water, unknown = done.stdout.decode().splitlines()
    assert header == "formula,hill,charge,molar mass,low,high,ion mass,m/z,error"
    assert water == "H2O,H2O,0,18.015,18.01471,18.01599,,,"
    assert unknown.startswith("Xx,,,,,,,,")
    assert output("formula", "--format", "csv", "Tc").splitlines()[1] == "Tc,Tc,0,,,,,,"


def test_formula_has_help() -> None:
    assert "USAGE: pentad-cli elements formula" in output("formula", "--help")


# ---- pictures


def svg(*arguments: str) -> ElementTree.Element:
    root = ElementTree.fromstring(output(*arguments, "--format", "svg"))
    assert root.tag == f"{SVG}svg"
    return root


@pytest.mark.parametrize("columns", ["18", "32"])
def test_the_table_is_a_document_with_118_cells(columns: str) -> None:
    cells = [node.get("data-symbol") for node in svg("table", "--columns", columns).iter()]
    assert len({symbol for symbol in cells if symbol}) == 118


def test_the_table_as_text() -> None:
    rows = output("table", "--format", "table").splitlines()
    assert rows[0].split() == ["H", "He"]
    assert sum(len(row.split()) for row in rows) == 118


@pytest.mark.parametrize("side", ["front", "back"])
def test_side_of_a_card_has_its_texts(side: str) -> None:
    text = [node.text for node in svg("tile", "Au", "--side", side).iter(f"{SVG}text")]
    assert {"79", "Au", "Gold"} <= set(text)
    assert ("State: Solid" in text) == (side == "back")


def test_a_tile_and_a_reflection() -> None:
    assert svg("tile", "Au").get("width") == "37"
    assert svg("tile", "Au", "--size", "24").get("width") == "24"
    assert svg("tile", "Au", "--side", "front", "--reflection").get("width") == "256"


# ---- errors


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        (["show", "Xx"], "notFound"),
        (["show", "119"], "notFound"),
        (["show", ""], "invalid"),
        (["show"], "misuse"),
        (["show", "Fe", "--all"], "misuse"),
        (["show", "Fe", "--format", "svg"], "unsupported"),
        (["list", "--format", "xml"], "misuse"),
        (["list", "--source", "colour"], "misuse"),
        (["table", "--format", "ics"], "unsupported"),
        (["table", "--columns", "17"], "invalid"),
        (["table", "--width", "-1e3"], "invalid"),
        (["tile", "Xx"], "notFound"),
        (["tile", "Fe", "--size", "-5"], "invalid"),
        (["tile", "Fe", "--size", "nan"], "invalid"),
        (["tile", "Fe", "--colour", "taste"], "invalid"),
        (["tile"], "misuse"),
        (["formula", "H2O", "--format", "xml"], "misuse"),
        (["colours"], "notFound"),
    ],
    ids=" ".join,
)
def test_errors_are_printed_in_a_line(arguments: list[str], code: str) -> None:
    found, message = refusal(*arguments)
    assert found == code
    assert message


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ("elements formula H2O --format xml", "--format must be json, jsonl, table or csv"),
        ("elements formula H2O --format", "--format must be json, jsonl, table or csv"),
        ("elements formula H2O --format=", "--format must be json, jsonl, table or csv"),
        ("chat read 1 --limit 0 --store /nowhere", "--limit must be 1 to 1000, not 0"),
        (
            "astro month --latitude 23.18 --longitude 75.79 --time-zone Asia/Kolkata --year 2026",
            "give --year and --month together",
        ),
    ],
)
def test_an_option_is_named_as_it_is_written(arguments: str, message: str) -> None:
    command = [COMMAND, *arguments.split()]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert (done.returncode, done.stdout) == (64, "")
    assert done.stderr == f"error: misuse: {message}\n"


def test_an_element_that_is_not_found_has_a_proposal() -> None:
    assert refusal("show", "irn")[1].endswith("did you mean iron?")


def test_help_is_not_an_error() -> None:
    for command in ("list", "show", "table", "tile"):
        assert f"USAGE: pentad-cli elements {command}" in output(command, "--help")
    assert "list" in output("--help")


def test_a_reader_that_leaves_ends_the_command_quietly() -> None:
    command = [COMMAND, "elements", "show", "--all", "--nuclides", "--format", "jsonl"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout
        assert process.stderr
        assert process.stdout.readline().startswith(b'{"allotropes"')
        process.stdout.close()
        assert process.stderr.read() == b""
        assert process.wait(60) == 128 + signal.SIGPIPE


def test_a_full_disk_is_an_error() -> None:
    with open("/dev/full", "wb") as full:
        command = [COMMAND, "elements", "list"]
        done = subprocess.run(command, stdout=full, stderr=subprocess.PIPE, check=False)
    assert done.returncode == 1
    assert done.stderr.startswith(b"error: storage: ")
