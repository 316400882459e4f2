"""Elements: lookup, values, nuclides, and input of every bad kind."""

from __future__ import annotations

import copy
import dataclasses
import pickle
from typing import Any

import pentad
import pytest
from pentad import elements
from pentad.elements import Property, State


def test_iron() -> None:
    iron = elements.element("Fe")
    assert (iron.number, iron.symbol, iron.name) == (26, "Fe", "iron")
    assert (iron.period, iron.group(), iron.block(), iron.category) == (
        4,
        8,
        "d",
        "transitionMetal",
    )
    assert iron.position() == elements.TablePosition(8, 4)
    assert iron.position(32) == elements.TablePosition(22, 4)
    assert iron.state is State.SOLID
    assert not iron.is_radioactive
    assert iron.cas_number == "7439-89-6"
    assert iron.wikipedia_url == "https://en.wikipedia.org/wiki/Iron"
    assert iron.weight.kind == "value"
    assert (iron.weight.value, iron.weight.uncertainty) == (55.845, 0.002)
    assert iron.configuration is not None
    assert iron.configuration.short == "[Ar] 3d6 4s2"
    assert sum(iron.configuration.shells) == 26
    assert " ".join(map(str, iron.configuration.subshells)) == iron.configuration.full
    assert len(iron.ionization_energies) == 26
    assert iron.ionization_energies[0] == iron["firstIonizationEnergy"]
    assert str(iron) == "Fe"
    assert repr(iron) == "<AtomicElement 26 Fe>"


@pytest.mark.parametrize("key", [13, "13", "Al", "al", " AL ", "aluminum", "Aluminium"])
def test_lookup_is_lenient(key: str | int) -> None:
    assert elements.element(key) is elements.by_symbol("Al")


def test_names_for_a_list() -> None:
    assert elements.element(13).display_name() == "Aluminium"
    assert elements.element(13).display_name("us") == "Aluminum"
    assert elements.element(26).display_name("us") == "Iron"


def test_exact_lookup() -> None:
    assert elements.by_name("aluminum") is elements.by_name("aluminium") is elements.element(13)
    with pytest.raises(pentad.NotFoundError, match="did you mean Fe"):
        elements.by_symbol("fe")
    with pytest.raises(pentad.NotFoundError):
        elements.by_name("Al")
    with pytest.raises(pentad.NotFoundError, match="did you mean"):
        elements.element("irn")


def test_there_is_one_object_for_an_element() -> None:
    gold = elements.element("Au")
    assert pickle.loads(pickle.dumps(gold)) is copy.deepcopy(gold) is gold
    assert sorted([gold, elements.element("H")]) == [elements.element(1), gold]
    assert len({gold, elements.element(79)}) == 1
    with pytest.raises(AttributeError):
        gold.name = "lead"
    with pytest.raises(AttributeError):
        del gold.number


def test_unknown_values_are_none() -> None:
    assert elements.element("He")["electronegativityPauling"] is None
    assert elements.element("Tc").weight.value is None
    assert elements.element("Tc").weight.mass_number
    assert elements.element("La").group() is None
    for element in elements.elements():
        for item in element.values:
            assert item.quantity.value == item.quantity.value
            assert item.quantity.uncertainty != 0 or item.quantity.uncertainty is None
            assert item.quantity.source.id


def test_a_property_is_the_elements_or_its_standard_forms() -> None:
    carbon = elements.element("C")
    density = carbon["density"]
    assert density is not None
    standard = next(form for form in carbon.allotropes if form.is_standard)
    assert standard.density == density
    assert carbon[Property.DENSITY] == carbon["DENSITY"] == density
    with pytest.raises(pentad.InvalidError, match="no Property"):
        _ = carbon["colour"]


def test_group_three() -> None:
    lanthanum, lutetium = elements.element("La"), elements.element("Lu")
    assert [lanthanum.group(p) for p in elements.GroupThree] == [None, 3, None]
    assert [lutetium.group(p) for p in elements.GroupThree] == [None, None, 3]
    assert lutetium.block("lutetiumLawrencium") == "d"
    assert lutetium.position(18, "lutetiumLawrencium") == elements.TablePosition(3, 6)


def test_phases() -> None:
    mercury = elements.element("Hg")
    phases = [mercury.phase(kelvin) for kelvin in (100, 298.15, 1000)]
    assert [found and found.phase for found in phases] == ["solid", "liquid", "gas"]
    for bad in (-1, float("nan"), float("inf")):
        with pytest.raises(pentad.InvalidError):
            mercury.phase(bad)
    with pytest.raises(pentad.InvalidError):
        mercury.phase(10**400)
    with pytest.raises(TypeError):
        mercury.phase("300")  # type: ignore[arg-type]


def test_nuclides() -> None:
    every = [nuclide for element in elements.elements() for nuclide in element.nuclides]
    assert len(every) == 3557
    tritium = elements.element("H").nuclide(3)
    assert (str(tritium), tritium.neutrons, tritium.stability) == ("H-3", 2, "radioactive")
    assert tritium.half_life is not None
    assert tritium.half_life.unit == "year"
    assert tritium.decays[0].mode == "B-"
    fission = {decay.mode: decay.percent for decay in elements.element("U").nuclide(238).decays}
    assert fission == {"A": 100, "SF": 5.44e-5, "2B-": 2.2e-10}
    with pytest.raises(dataclasses.FrozenInstanceError):
        tritium.number = 2  # type: ignore[misc]
    for bad in (0, -1, 999, 2**70):
        with pytest.raises(pentad.NotFoundError):
            elements.element("H").nuclide(bad)


@pytest.mark.parametrize(
    "number", [0, 119, -1, 2**31, 2**32 + 26, -(2**63), 2**63, 10**5000], ids=range(8)
)
def test_numbers_that_no_element_has(number: int) -> None:
    with pytest.raises(pentad.NotFoundError):
        elements.element(number)
    with pytest.raises(pentad.NotFoundError):
        elements.select(number)


@pytest.mark.parametrize("kind", ["int64", "uint8", "int32"])
def test_numbers_of_numpy_are_numbers(kind: str) -> None:
    numpy = pytest.importorskip("numpy")
    number = getattr(numpy, kind)(26)
    iron = elements.element("Fe")
    assert elements.element(number) is iron
    assert elements.element(numpy.array(number)) is iron
    assert type(elements.element(number).number) is int
    assert iron.nuclide(getattr(numpy, kind)(56)).mass_number == 56
    assert elements.filter(group=getattr(numpy, kind)(8), period=(number // 7 + 1, 4)) == [iron]
    assert elements.select(number).element is iron
    assert elements.element(numpy.str_("Fe")) is iron
    with pytest.raises(pentad.NotFoundError):
        elements.element(getattr(numpy, kind)(119))
    for wrong in (numpy.float64(26), numpy.bool_(True), numpy.array([26, 27])):
        with pytest.raises(TypeError):
            elements.element(wrong)


@pytest.mark.parametrize(
    ("symbol", "word", "value", "condition"),
    [
        ("S", "meltingPoint", 388.36, "monoclinic, 101.325 kPa"),
        ("Bk", "meltingPoint", 1259.15, "β, 101.325 kPa"),
        ("P", "meltingPoint", 317.3, "101.325 kPa"),
        ("Sn", "transitionPoint", 286.35, "grey, 101.325 kPa"),
    ],
)
def test_a_melting_point_names_the_form_that_melts(
    symbol: str, word: str, value: float, condition: str
) -> None:
    quantity = elements.element(symbol)[word]
    assert quantity is not None
    assert (quantity.value, quantity.condition) == (value, condition)
    assert float(quantity) == value
    assert elements.element(symbol).value(word) == quantity


def test_phases_of_unusual_elements() -> None:
    def phase(symbol: str, kelvin: float = 298.15) -> str:
        statement = elements.element(symbol).phase(kelvin)
        assert statement is not None
        return statement.phase.value

    assert [phase("S"), phase("S", 500), phase("Bk")] == ["solid", "liquid", "solid"]
    assert [phase("He", 0), phase("He", 1), phase("He", 5)] == ["liquid", "liquid", "gas"]
    assert elements.element("He")["meltingPoint"] is None


def test_a_stable_nuclide_has_a_limit_and_the_natural_isomer_is_named() -> None:
    tellurium = elements.element("Te").nuclide(123)
    assert (tellurium.stability, tellurium.half_life) == ("stable", None)
    assert [(decay.mode, decay.relation, decay.percent) for decay in tellurium.decays] == [
        ("EC", "?", None)
    ]
    limit = tellurium.half_life_limit
    assert limit is not None
    assert (limit.relation, limit.published, limit.unit) == (">", 2, "Pyear")
    tantalum = elements.element("Ta").nuclide(180).abundance
    assert tantalum is not None
    assert tantalum.condition == "isomer Ta-180m"
    lithium = elements.element("Li").nuclide(10)
    assert (lithium.spin_parity, lithium.spin, lithium.parity) == ("(1-,2-)", None, "-")


@pytest.mark.parametrize("key", [None, b"Fe", 26.0, True, ["Fe"], object()])
def test_keys_of_the_wrong_type(key: Any) -> None:
    for function in (elements.element, elements.by_symbol, elements.by_name, elements.search):
        with pytest.raises(TypeError):
            function(key)


@pytest.mark.parametrize(("text", "offset"), [("F\0e", 1), ("é\udc80", 1), ("\ud800", 0)])
def test_text_that_c_cannot_have(text: str, offset: int) -> None:
    functions: list[Any] = [elements.element, elements.by_symbol, elements.by_name, elements.search]
    for function in functions:
        with pytest.raises(pentad.InvalidError) as caught:
            function(text)
        assert caught.value.offset == offset


def test_empty_and_endless_text() -> None:
    for text in ("", "  ", "(" * 10_000_000):
        with pytest.raises(pentad.InvalidError):
            elements.element(text)
        with pytest.raises(pentad.NotFoundError):
            elements.by_symbol(text)
        assert elements.search(text) == []


def test_a_property_has_a_title() -> None:
    assert Property.MELTING_POINT.title() == "Melting point"
    assert Property("electronegativityAllen").title() == "Electronegativity (Allen)"
    assert Property.CRUSTAL_ABUNDANCE.title() == "Abundance in the Earth’s crust"
    assert all(key.title() for key in Property)
    assert len({key.title() for key in Property}) == len(Property)
