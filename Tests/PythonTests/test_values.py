"""Values of the package in Python's own protocols: compared, hashed, copied, shown, written."""

from __future__ import annotations

import copy
import dataclasses
import json
import multiprocessing
import operator
import pickle
import subprocess
from collections.abc import Callable, Iterable, Sequence
from datetime import date, datetime, timedelta, timezone
from decimal import Decimal
from importlib import import_module
from typing import Any

import pentad
import pytest
from pentad import astro, chat, elements, stellar, video

Run = Callable[..., "subprocess.CompletedProcess[str]"]

DELHI = astro.Place(28.6, 77.2, time_zone="Asia/Kolkata")
KITS = (pentad, astro, chat, elements, stellar, video)


def public_dataclasses() -> Iterable[type]:
    for kit in KITS:
        for name in kit.__all__:
            value = getattr(kit, name)
            if isinstance(value, type) and dataclasses.is_dataclass(value):
                yield value


@pytest.fixture(scope="module")
def values() -> Sequence[Any]:
    """At least one value of each kind that needs no server."""
    iron = elements.element("Fe")
    with astro.AstroCalendar() as calendar:
        day = calendar.day("2026-11-21", DELHI)
        begin, end = "2027-08-01T00:00Z", "2027-08-05T00:00Z"
        computed = [
            day,
            *day.tithis,
            day.muhurtas,
            calendar.month(2026, 11, DELHI),
            calendar.masa(1948, 3, DELHI),
            calendar.lunar_year(1948),
            calendar.lunar_date("2026-11-21", DELHI),
            calendar.next_transition("tithi", begin),
            calendar.next_horizon_event("rise", "sun", begin, DELHI),
            *calendar.solar_eclipses(begin, end, DELHI),
            *calendar.lunar_eclipses("2026-08-01T00:00Z", "2026-10-01T00:00Z", DELHI),
            calendar.day_containers("2026-11-21", "2026-11-22", DELHI),
            calendar.day_view("2026-11-21", DELHI),
        ]
    lesson = stellar.StellarClass("18.06", "18.06", "Linear Algebra")
    return [
        iron,
        iron.position(),
        iron.phase(),
        iron.configuration,
        iron.weight,
        iron.discovery,
        *iron.values,
        *iron.allotropes,
        *iron.nuclides,
        *iron.other_names,
        elements.Formula("Fe4[Fe(CN)6]3"),
        elements.Formula("H2O").molar_mass,
        elements.molar_masses(["H2O", "x"])[0],
        elements.search("iron"),
        *computed,
        DELHI,
        astro.PanchangOptions(months="purnimanta"),
        astro.HorizonRule.HINDU,
        pentad.NetworkOptions(proxy_host="p.example", proxy_port=80),
        pentad.ListDelta.between([1, 2], [2, 3], str),
        lesson,
        stellar.StellarEvent(stellar.StellarEventKind.CLASS_CHANGED, 3, id="18.06"),
        video.VideoEvent(video.VideoEventKind.SOURCE_ADDED, 7, source="feed:x"),
        video.RemoteCommand("play"),
        video.VideoSettings(),
        chat.ChatEvent(chat.ChatEventKind.GROUP_UPDATED, 7, group_id="123"),
        *(kind(member) for kind in (elements.State, astro.Unit) for member in kind),
        pentad.StorageError("no room", status=pentad.ErrorCode.DISK_FULL),
    ]


# ---- Copies


@pytest.mark.parametrize(
    "copied",
    [copy.copy, copy.deepcopy, lambda value: pickle.loads(pickle.dumps(value))],
    ids=["copy", "deepcopy", "pickle"],
)
def test_values_are_copied(values: Sequence[Any], copied: Callable[[Any], Any]) -> None:
    for value in values:
        again = copied(value)
        assert type(again) is type(value)
        if not isinstance(value, pentad.PentadError):
            assert again == value
    assert copied(elements.element("Fe")) is elements.element("Fe")


def test_values_are_hashed(values: Sequence[Any]) -> None:
    for value in values:
        if not isinstance(value, list):
            assert hash(copy.deepcopy(value)) == hash(value) or isinstance(value, Exception)


def test_dataclasses_are_frozen() -> None:
    kinds = list(public_dataclasses())
    assert len(kinds) > 100
    for kind in kinds:
        assert kind.__dataclass_params__.frozen, kind  # type: ignore[attr-defined]


@pytest.mark.parametrize("copied", [copy.copy, copy.deepcopy, pickle.dumps])
def test_error_of_a_handle_gives_advice(copied: Callable[[object], object]) -> None:
    with (
        elements.PeriodicTable() as table,
        table.select("Fe") as card,
        table.source("name") as source,
        video.VideoFeed() as feed,
        feed.subscribe(video.VideoFeedDelegate()) as subscription,
    ):
        for handle in (table, card, source, feed, subscription):
            kind = type(handle).__name__
            with pytest.raises(TypeError, match=f"a {kind} cannot be copied or pickled: open"):
                copied(handle)


# ---- Processes


def test_values_go_to_processes_that_are_spawned(values: Sequence[Any]) -> None:
    iron = elements.element("Fe")
    with multiprocessing.get_context("spawn").Pool(1) as pool:
        assert pool.apply(operator.attrgetter("nuclides"), [iron]) == iron.nuclides
        assert pool.apply(elements.Formula, ["H2O"]) == elements.Formula("H2O")
        plain = [value for value in values if not isinstance(value, pentad.PentadError)]
        assert pool.apply(copy.copy, [plain]) == plain


def test_forked_process_reports_the_limitation(run_python: Run) -> None:
    code = """
import multiprocessing
from pentad import elements, errors, stellar

def work(queue):
    queue.put(elements.element("Fe").name)
    try:
        stellar.StellarClient()
    except errors.UnsupportedError as error:
        queue.put(str(error))
    else:
        queue.put("opened")

client = stellar.StellarClient()
forking = multiprocessing.get_context("fork")
queue = forking.SimpleQueue()
process = forking.Process(target=work, args=[queue])
process.start()
print(queue.get(), queue.get(), sep="\\n")
process.join()
client.close()
"""
    run = run_python("-W", "ignore::DeprecationWarning", "-c", code)
    assert run.returncode == 0, run.stderr
    name, told = run.stdout.splitlines()
    assert name == "iron"
    assert "fork" in told


# ---- Order


def test_elements_are_ordered_by_number() -> None:
    iron, cobalt = elements.element("Fe"), elements.element("Co")
    assert iron < cobalt
    assert cobalt >= iron >= iron
    assert max(elements.element(symbol) for symbol in ("Fe", "Os", "H")).symbol == "Os"
    with pytest.raises(TypeError):
        assert iron < 27


def test_quantities_of_one_unit_are_ordered() -> None:
    dense = [elements.element(symbol).density for symbol in ("Os", "Fe", "Au")]
    known = [density for density in dense if density is not None]
    assert [str(density) for density in sorted(known)] == sorted(map(str, known), key=_first)
    melting = elements.element("Fe").melting_point
    assert melting is not None
    with pytest.raises(TypeError, match="have different units"):
        assert known[0] < melting
    with pytest.raises(TypeError):
        assert known[0] < 7.0
    assert float(known[1]) == known[1].value
    same = dataclasses.replace(known[0], condition="another")
    assert same <= known[0] <= same
    assert same != known[0]


def _first(text: str) -> float:
    return float(text.split()[0])


def test_nuclides_half_lives_and_lunar_dates_are_ordered() -> None:
    iron = elements.element("Fe")
    assert sorted({*iron.nuclides}) == list(iron.nuclides)
    lives = [one.half_life for one in (iron.nuclide(60), iron.nuclide(59)) if one.half_life]
    assert lives[0] > lives[1]
    ashadha = [
        astro.LunarDate(1948, 3, 30),
        astro.LunarDate(1948, 4, 1, True),
        astro.LunarDate(1948, 4, 30, True),
        astro.LunarDate(1948, 4, 1),
        astro.LunarDate(1949, 1, 1),
    ]
    assert sorted({*ashadha}) == ashadha


# ---- Texts


def test_a_repr_is_short(values: Sequence[Any]) -> None:
    for value in values:
        if not isinstance(value, (list, astro.PanchangOptions, astro.SolarEclipse)):
            assert len(repr(value)) < 800, value
            assert "\n" not in repr(value)


@pytest.mark.parametrize(
    ("value", "shown"),
    [
        (elements.element("Fe").weight, "<AtomicWeight 55.845 ± 0.002>"),
        (elements.element("H").weight, "<AtomicWeight 1.00784 to 1.00811>"),
        (elements.element("Fe").nuclide(56), "<Nuclide Fe-56>"),
        (elements.element("Fe").configuration, "<ElectronConfiguration [Ar] 3d6 4s2>"),
        (elements.State.LIQUID, "State.LIQUID"),
        (elements.element("Fe").weight.source, "<Reference ciaaw2024>"),
        (astro.LunarDate(1948, 3, 5), "LunarDate(shaka=1948, month=3, tithi=5, is_adhika=False)"),
        (
            stellar.StellarClass("1", "x" * 70),
            f"StellarClass(master_id='1', name='{'x' * 60}…')",
        ),
    ],
)
def test_a_repr(value: object, shown: str) -> None:
    assert repr(value) == shown


def test_a_day_is_shown_by_its_name() -> None:
    with astro.AstroCalendar() as calendar:
        day = calendar.day("2026-06-05", DELHI)
        columns = calendar.day_columns("2026-06-05", "2026-06-07", DELHI, columns=["tithis"])
        month = calendar.month(2026, 6, DELHI)
    assert repr(day) == (
        "<PanchangDay 2026-06-05, Adhika Jyeshtha Krishna Panchami, at (28.6, 77.2)>"
    )
    assert repr(day.tithis[0]) == "<Span Panchami, 2026-06-04 23:30 to 2026-06-06 01:20>"
    assert repr(columns) == "<DayColumns tithis: 3 days>"
    assert repr(month) == "<MonthGrid 2026-06>"


# ---- Notebooks


def test_a_notebook_shows_pictures() -> None:
    iron = elements.element("Fe")
    with elements.PeriodicTable() as table, table.source("name") as source:
        pictures = [iron.tile(), iron.front(), elements.table_svg(), table.svg(), source.icon()]
        assert table._repr_svg_() == table.svg()
    with astro.AstroCalendar() as calendar:
        pictures += [calendar.day_svg("2026-11-21", DELHI), calendar.month_svg(2026, 11, DELHI)]
    for picture in pictures:
        assert isinstance(picture, pentad.SVG)
        assert picture.startswith("<svg")
        assert type(picture._repr_svg_()) is str
        assert picture._repr_svg_() == picture
        assert repr(picture) == f"<SVG of {len(picture):,} characters>"
        assert pickle.loads(pickle.dumps(picture)) == picture


def test_a_notebook_shows_days_and_tables() -> None:
    with astro.AstroCalendar() as calendar:
        day = calendar.day("2026-11-21", DELHI)
        month = calendar.month(2026, 11, DELHI, first_vara=2)
        days = calendar.day_columns("2026-11-01", "2026-11-30", DELHI, numpy=False)
    html = day._repr_html_()
    assert "<caption>2026-11-21, Kartika Shukla Dvadashi</caption>" in html
    assert "<th>Sunrise</th><td>2026-11-21 06:4" in html
    grid = month._repr_html_()
    assert grid.startswith("<table><thead><tr><th>Monday</th><th>Tuesday</th>")
    assert grid.count("<td>") == 42
    assert "<td>21<br>Shukla<br>Dvadashi</td>" in grid
    assert days._repr_html_().count("<tr>") == 13
    table = elements.table("density", of=[elements.element("Fe")])
    assert table._repr_html_().endswith("<td>7.87</td></tr></tbody></table>")
    assert pentad.Columns(a=["<b>"])._repr_html_().count("&lt;b&gt;") == 1


# ---- Attributes


def test_a_property_is_an_attribute() -> None:
    iron = elements.element("Fe")
    for property in elements.Property:
        assert getattr(iron, property.name.lower()) == iron[property]
        assert property.name.lower() in dir(iron)
    assert iron._ipython_key_completions_()[1] == "density"
    assert elements.element("He").melting_point is None
    assert "name" in dir(iron)


def test_unknown_attribute_suggests_a_name() -> None:
    iron: Any = elements.element("Fe")
    with pytest.raises(AttributeError, match=r"an element has no 'densty'; did you mean 'density'"):
        iron.densty  # noqa: B018
    with pytest.raises(AttributeError, match=r"no 'xyzzy'; dir\(\) lists its attributes"):
        iron.xyzzy  # noqa: B018
    assert not hasattr(iron, "_ipython_display_")
    with pytest.raises(AttributeError):
        iron.density = 3


# ---- Dictionaries and JSON


def test_asdict(values: Sequence[Any]) -> None:
    for value in values:
        if dataclasses.is_dataclass(value) and not isinstance(value, type):
            names = [field.name for field in dataclasses.fields(value)]
            assert list(dataclasses.asdict(value)) == names
    assert dataclasses.asdict(DELHI) == {
        "latitude": 28.6,
        "longitude": 77.2,
        "elevation": 0.0,
        "time_zone": "Asia/Kolkata",
    }


def test_json(values: Sequence[Any]) -> None:
    for value in values:
        assert json.loads(json.dumps(value, default=pentad.json_default)) is not None


@pytest.mark.parametrize(
    ("value", "expected"),
    [
        (elements.element("Fe"), "Fe"),
        (elements.Formula("OH2"), "H2O"),
        (elements.Formula("Fe0.5O").composition, {"Fe": 0.5, "O": 1}),
        (elements.molar_masses(["H2O", "?"]), [18.015, None]),
        (elements.State.GAS, "Gas"),
        (astro.Limb(astro.Unit.TITHI, 3), ["tithi", 3]),
        (pentad.InvalidError("no", offset=2), {"code": "invalid", "message": "no", "offset": 2}),
        (date(2026, 11, 21), "2026-11-21"),
        (datetime(2026, 11, 21, tzinfo=timezone.utc), "2026-11-21T00:00:00+00:00"),
        (DELHI.tzinfo, "Asia/Kolkata"),
        (timedelta(minutes=1), 60),
        (Decimal("2"), 2),
        ({3, 1}, [1, 3]),
    ],
)
def test_json_of_a_value(value: object, expected: object) -> None:
    assert json.loads(json.dumps(value, default=pentad.json_default)) == expected


@pytest.mark.parametrize("numpy", [True, False])
def test_json_of_columns(numpy: bool) -> None:
    polar = astro.Place(78.2, 15.6, time_zone="+01:00")
    with astro.AstroCalendar() as calendar:
        days = calendar.day_columns("2026-11-21", "2026-11-21", polar, numpy=numpy)
    found = json.loads(json.dumps(days.to_dict(), default=pentad.json_default))
    assert found["sunrises"] == [None]
    assert found["dates"] == ["2026-11-21"]
    assert json.loads(json.dumps(days, default=pentad.json_default))["count"] == 1


def test_json_of_a_handle_is_refused() -> None:
    with pytest.raises(TypeError, match="a _SharedTable has no JSON form"):
        json.dumps(elements.shared, default=pentad.json_default)


# ---- Tables


def test_a_table_of_elements() -> None:
    table = elements.table("density", elements.Property.MELTING_POINT)
    assert list(table)[-2:] == ["density", "melting_point"]
    assert {len(column) for column in table.values()} == {118}
    assert table["symbol"][25] == "Fe"
    assert (table["density"][25], table["melting_point"][1]) == (7.87, None)
    assert table.units == {"density": "g/cm3", "melting_point": "K"}
    assert len(elements.table()) == 8 + len(elements.Property)
    with elements.PeriodicTable(group_three="lanthanumActinium") as other:
        assert other.table("density", of=[elements.element("La")])["group"] == [3]
    with pytest.raises(pentad.InvalidError, match="no Property"):
        elements.table("mass")


@pytest.mark.parametrize("numpy", [True, False])
def test_days_as_columns(numpy: bool) -> None:
    polar = astro.Place(78.2, 15.6, time_zone="Arctic/Longyearbyen")
    with astro.AstroCalendar() as calendar:
        days = calendar.day_columns("2026-10-24", "2026-10-26", polar, numpy=numpy)
        few = calendar.day_columns("2026-10-24", "2026-10-26", polar, columns=["tithis"])
        old = calendar.day_columns((-101, 3, 1), (-101, 3, 1), polar, columns=["dates"], numpy=True)
    table = days.to_dict()
    assert list(few.to_dict()) == ["tithis"]
    assert str(old.to_dict()["dates"][0]) == "-101-03-01"
    assert [str(day) for day in table["dates"]] == ["2026-10-24", "2026-10-25", "2026-10-26"]
    if numpy:
        assert str(table["dates"].dtype) == "datetime64[D]"
        assert str(table["sunrises"].dtype) == "datetime64[ms]"
    else:
        assert type(table["dates"][0]) is date
        assert table["sunrises"][0] is None or table["sunrises"][0].tzinfo is polar.tzinfo


def test_tables_of_pandas() -> None:
    pandas = pytest.importorskip("pandas")
    frame = pandas.DataFrame(elements.table("density")).set_index("symbol")
    assert frame.density["Fe"] == 7.87
    assert str(frame.density.dtype) == "float64"
    nuclides = pandas.DataFrame(elements.element("Fe").nuclides)
    assert nuclides.mass_number[0] == 45
    with astro.AstroCalendar() as calendar:
        columns = calendar.day_columns("2026-11-01", "2026-11-30", DELHI, numpy=True)
        days = pandas.DataFrame(columns.to_dict()).set_index("dates")
        assert days.index[20] == pandas.Timestamp("2026-11-21")
        sunrise = days.sunrises.dt.tz_localize("UTC")["2026-11-21"]
        expected = calendar.day("2026-11-21", DELHI).sunrise
        assert sunrise == expected
        # A column contains dates and moments that the calendar accepts.
        assert calendar.day(days.index[20], DELHI).sunrise == expected
        plain = calendar.day_columns("2026-11-01", "2026-11-30", DELHI, numpy=False)
        zoned = pandas.DataFrame(plain.to_dict())
        assert str(zoned.sunrises.dt.tz) == "Asia/Kolkata"
        rows = pandas.DataFrame(list(calendar.days("2026-11-01", "2026-11-03", DELHI)))
        assert list(rows.number) == [20261101, 20261102, 20261103]
        first, last = days.sunrises.iloc[[0, 9]].dt.tz_localize("UTC")
        grid = pandas.DataFrame(calendar.transitions("tithi", first, last))
        assert len(grid) > 7


def test_tables_of_arrow() -> None:
    arrow = pytest.importorskip("pyarrow")
    table = arrow.table(elements.table("density"))
    assert table.column("density")[1].as_py() == 0.000164
    with astro.AstroCalendar() as calendar:
        days = calendar.day_columns("2026-11-01", "2026-11-30", DELHI, numpy=True)
    assert str(arrow.table(days.to_dict()).schema.field("sunrises").type) == "timestamp[ms]"


def test_kits_list_their_names() -> None:
    for kit in KITS:
        for name in kit.__all__:
            assert name in dir(kit)
        with pytest.raises(AttributeError, match="has no attribute 'nothing'"):
            import_module(kit.__name__).nothing  # noqa: B018


@pytest.mark.parametrize("word", ["alkaliMetal", "alkali_metal", "alkali-metal", "AlkaliMetal"])
def test_words_in_snake_case(word: str) -> None:
    assert elements.filter(category=word)[0] is elements.element("Li")
    iron = elements.element("Fe")
    assert iron["melting_point"] == iron["meltingPoint"] == iron["melting-point"]
    with pytest.raises(
        pentad.InvalidError, match="'metal' is not a category; use actinoid, alkali"
    ):
        elements.filter(category="metal")
