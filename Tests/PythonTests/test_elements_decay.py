"""Decays of nuclides, and formulas in other notations."""

from __future__ import annotations

import csv
from datetime import timedelta
from pathlib import Path

import pentad
import pytest
from pentad.elements import Formula, TextForm, decay

ROWS = Path(__file__).parent.parent / "Fixtures"
FEEDING = {("Mo-99", "Tc-99m"): 87.73}


def rows(name: str, delimiter: str) -> list[dict[str, str]]:
    lines = (ROWS / name).read_text(encoding="utf-8").splitlines()
    return list(csv.DictReader([line for line in lines if line[0] != "#"], delimiter=delimiter))


def test_activities_of_the_table() -> None:
    for row in rows("decay-activities.csv", ","):
        if row["feeding"] == "1":
            continue
        after = decay({row["parent"]: 1e6}, f"{row['time']} {row['unit']}")
        content = next(content for content in after if content.name == row["nuclide"])
        assert content.atoms == pytest.approx(float(row["atoms"]), rel=1e-9)
        assert content.activity == pytest.approx(float(row["activity"]), rel=1e-9)


def test_a_feeding_leads_to_the_isomer() -> None:
    after = decay({"Mo-99": 1e6}, timedelta(hours=20), feeding=FEEDING)
    assert [content.name for content in after] == ["Mo-99", "Tc-99m", "Tc-99", "Ru-99"]
    assert after == decay({"Mo-99": 1e6}, 72_000, feeding=FEEDING)
    assert after[1].activity == pytest.approx(686193.647362, rel=1e-9)


def test_bad_input_is_refused() -> None:
    with pytest.raises(pentad.InvalidError):
        decay({"Mo-99": 1e6}, "20")
    with pytest.raises(pentad.InvalidError):
        decay({"Mo-99": -1}, "20 h")
    with pytest.raises(pentad.NotFoundError):
        decay({"Mo-999": 1}, "20 h")
    with pytest.raises(pentad.InvalidError):
        decay({"Mo-99": 1}, "20 h", feeding={("Cs-137", "Tc-99m"): 1})
    assert decay({}, "1 h") == ()


def test_notations_of_the_table() -> None:
    for row in rows("formula-notations.tsv", "\t"):
        formula = Formula(row["formula"])
        for form in TextForm:
            text = formula.text(form)
            assert text == row[form.value]
            assert Formula(text, "hill" if form is TextForm.HILL else "automatic") == formula


def test_groups() -> None:
    assert Formula("EtOH", reading="groups") == Formula("C2H6O")
    assert Formula("Cu(acac)2", reading="groups").text("unicode") == "Cu(acac)₂"
    with pytest.raises(pentad.InvalidError, match="two meanings"):
        Formula("PtBu3", reading="groups")
    with pytest.raises(ValueError, match="word"):
        Formula("H2O").text("word")
