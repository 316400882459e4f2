"""Tables: views, lists, cards, pictures, and handles."""

from __future__ import annotations

import gc
import xml.etree.ElementTree as ET
from typing import Any

import pentad
import pytest
from pentad import elements
from pentad.elements import AtomicElement, ListStyle, PeriodicTable, Property, Side


def symbols(found: Any) -> list[str]:
    return [element.symbol for element in found]


def test_orders() -> None:
    assert [element.number for element in elements.elements()] == list(range(1, 119))
    assert symbols(elements.sorted_by("symbol"))[:3] == ["Ac", "Ag", "Al"]
    assert symbols(elements.sorted_by("name"))[:3] == ["Ac", "Al", "Am"]
    assert symbols(elements.ranked_by("density", descending=True))[:2] == ["Os", "Ir"]
    for key in Property:
        values = [element[key] for element in elements.ranked_by(key)]
        known = [value.value for value in values if value is not None]
        assert known == sorted(known)
        assert all(value is None for value in values[len(known) :])
    with pytest.raises(pentad.InvalidError, match="no Order"):
        elements.sorted_by("mass")
    with pytest.raises(pentad.MisuseError):
        elements.sorted_by("state")


@pytest.mark.parametrize(
    ("wanted", "found"),
    [
        ({"group": 18}, "He Ne Ar Kr Xe Rn Og"),
        ({"block": "s", "period": (2, 3)}, "Li Be Na Mg"),
        ({"block": ["s", "p"], "period": 1}, "H He"),
        ({"category": "halogen", "radioactive": False}, "F Cl Br I"),
        ({"state": "Liquid"}, "Br Hg"),
        ({"property": "meltingPoint", "low": 3400}, "W Re"),
        ({"property": "boilingPoint", "high": 30}, "H He Ne"),
        ({"group": 0}, ""),
        ({"group": 19}, ""),
        ({"period": 0}, ""),
        ({"period": (8, 9)}, ""),
    ],
)
def test_filters(wanted: dict[str, Any], found: str) -> None:
    assert symbols(elements.filter(**wanted)) == found.split()


@pytest.mark.parametrize(
    "wanted",
    [{"block": "x"}, {"state": "plasma"}, {"category": "odd"}, {"property": "hue"}, {"low": 1}],
)
def test_filters_of_nothing_there_is(wanted: dict[str, Any]) -> None:
    with pytest.raises(pentad.InvalidError):
        elements.filter(**wanted)


def test_no_filter_lets_all_through() -> None:
    assert len(elements.filter()) == 118


def test_search() -> None:
    assert elements.search("silv", limit=1) == [(elements.element("Ag"), "namePrefix", "Silver")]
    found = {text: elements.search(text, 1)[0].text for text in ("26", "fe", "FERRUM", "7439-89-6")}
    assert found == {"26": "26", "fe": "Fe", "FERRUM": "ferrum", "7439-89-6": "7439-89-6"}
    assert len(elements.search("i", limit=2**31 - 1)) > 3
    assert elements.search("i", limit=0) == elements.search("i", limit=-5) == []


def test_a_table_of_ones_own() -> None:
    with PeriodicTable(spelling="us", group_three="lutetiumLawrencium") as table:
        assert table.display_name(table.element("aluminium")) == "Aluminum"
        assert elements.element("Lu") in table.filter(group=3)
        with table.source("name") as source:
            assert source.sections[0].title == "A"
    assert table.closed
    with pytest.raises(pentad.ClosedError):
        table.search("Fe")
    table.close()


def test_the_shared_table_stays_open() -> None:
    with elements.shared as table:
        table.close()
    assert symbols([match.element for match in elements.search("Fe", 1)]) == ["Fe"]


def test_the_four_lists() -> None:
    facts = {
        "Name": ("Sorted by Name", ListStyle.INDEXED, 23, "Ac"),
        "Number": ("Sorted by Atomic Number", ListStyle.PLAIN, 1, "H"),
        "Symbol": ("Sorted by Atomic Symbol", ListStyle.PLAIN, 1, "Ac"),
        "State": ("Grouped by State", ListStyle.GROUPED, 4, "Ac"),
    }
    sources = elements.sources()
    assert [source.name for source in sources] == list(facts)
    for source in sources:
        with source:
            first = source.element_at(0, 0)
            found = (source.navigation_title, source.style, len(source), first.symbol)
            assert found == facts[source.name]
            assert sum(len(section.elements) for section in source.sections) == 118
            for at, section in enumerate(source.sections):
                for row, element in enumerate(section.elements):
                    assert source.element_at(at, row) is element
                    assert source.path_of(element) == (at, row)
            ET.fromstring(source.icon(60, "dark"))


def test_the_side_index() -> None:
    with elements.source("name") as source:
        assert source.shows_section_index
        assert source.index_titles[:3] == ["A", "B", "C"]
        assert source.section_for_title("B", 1) == 1
        with pytest.raises(pentad.NotFoundError):
            source.section_for_title("J", 1)


@pytest.mark.parametrize("path", [(-1, 0), (0, -1), (99, 0), (0, 99), (2**31, 0), (2**64, 0)])
def test_rows_there_are_not(path: tuple[int, int]) -> None:
    with elements.source("name") as source:
        with pytest.raises(pentad.NotFoundError):
            source.element_at(*path)
        with pytest.raises(pentad.NotFoundError):
            source.select(*path)
        with pytest.raises(TypeError):
            source.element_at(0, None)  # type: ignore[arg-type]


def test_a_list_of_ones_own() -> None:
    def initial(element: AtomicElement) -> str | None:
        return f"É{element.symbol[0]}" if element.number < 4 else None

    with elements.group_by("Mine", initial) as source:
        assert (source.name, [s.title for s in source.sections]) == ("Mine", ["ÉH", "ÉL"])
        assert symbols(source.sections[0].elements) == ["He", "H"]
        with pytest.raises(pentad.NotFoundError):
            source.path_of(26)


@pytest.mark.parametrize(
    ("key", "error"),
    [
        (lambda _: 1 / 0, ZeroDivisionError),
        (lambda element: element.number, TypeError),
        (lambda _: "a\0", pentad.InvalidError),
    ],
)
def test_a_key_that_fails(key: Any, error: type[Exception]) -> None:
    with pytest.raises(error):
        elements.group_by("Mine", key)


def test_a_card() -> None:
    with elements.select("Fe") as card:
        assert (card.side, card.element) == (Side.FRONT, elements.element("Fe"))
        assert [line.role for line in card.lines()] == ["number", "name", "symbol"]
        assert card.lines() != card.lines("back")
        flip = card.flip()
        assert (flip.side, flip.from_right) == (Side.BACK, True)
        assert flip.duration > 0
        with pytest.raises(pentad.ConflictError):
            card.flip()
        card.flip_did_end()
        card.flip_did_end()
        assert card.side is Side.BACK
        assert card.flip().side is Side.FRONT
    with pytest.raises(pentad.ClosedError):
        card.flip()


def test_a_handle_goes_with_its_object() -> None:
    kept = [elements.select("Fe"), elements.source("name"), PeriodicTable()]
    assert pentad.handle_count() == 3
    kept.clear()
    gc.collect()
    assert pentad.handle_count() == 0


def test_pictures() -> None:
    iron = elements.element("Fe")
    pictures = [
        iron.tile(size=50, colour_by="category"),
        iron.front(theme="dark"),
        iron.back(spelling="us", links=True),
        iron.reflection("back", height=40, opacity=0.3),
        iron.flipper("front"),
        elements.table_svg(32, colour_by=Property.MELTING_POINT, group_three="gap"),
    ]
    assert len(set(pictures)) == len(pictures)
    for picture in pictures:
        assert ET.fromstring(picture).tag == "{http://www.w3.org/2000/svg}svg"
    for columns in (0, 17, 2**40):
        with pytest.raises(pentad.NotFoundError):
            elements.table_svg(columns)


def test_a_reflection_fades_from_its_opacity() -> None:
    iron = elements.element("Fe")

    def stops(svg: str) -> list[str]:
        stops = ET.fromstring(svg).iter("{http://www.w3.org/2000/svg}stop")
        return [stop.attrib["stop-opacity"] for stop in stops]

    assert stops(iron.reflection()) == stops(iron.reflection(opacity=0.5)) == ["0.5", "0"]
    assert stops(iron.reflection(opacity=1)) == ["1", "0"]
    assert stops(iron.reflection(opacity=0)) == stops(iron.reflection(opacity=-0.0)) == ["0", "0"]
    for opacity in (-0.1, 1.1, float("nan")):
        with pytest.raises(pentad.InvalidError):
            iron.reflection(opacity=opacity)


@pytest.mark.parametrize(
    "options",
    [{"size": -1}, {"size": float("nan")}, {"size": 1e300}, {"theme": "x"}, {"colour_by": "x"}],
)
def test_pictures_that_cannot_be_drawn(options: dict[str, Any]) -> None:
    with pytest.raises(pentad.InvalidError):
        elements.element("Fe").tile(**options)
