"""Days from a live server of the apiv2.php protocol: rows, cache, errors, zones."""

from __future__ import annotations

import asyncio
import pickle
import signal
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pentad
import pytest
from pentad import NetworkOptions
from pentad.astro import AstroCalendar, DayContainer, MasterDataHandler, Origin, Place
from reference_server import ReferenceServer

UJJAIN = Place(23.1765, 75.7885, time_zone="Asia/Kolkata")
NOVEMBER = "2026-11-01", "2026-11-30"
#: Errors are reported without retries.
ONCE = NetworkOptions(tries=1)


@pytest.fixture(scope="module")
def running(server_program: Path) -> Iterator[ReferenceServer]:
    with ReferenceServer(server_program, "--classes", "60") as server:
        yield server


@pytest.fixture
def server(running: ReferenceServer) -> ReferenceServer:
    running.control("reset")
    return running


@pytest.fixture
def own() -> Iterator[AstroCalendar]:
    with AstroCalendar() as calendar:
        yield calendar


def url(server: ReferenceServer) -> str:
    return f"http://127.0.0.1:{server.port}/astro/apiv2.php"


def requests(server: ReferenceServer) -> int:
    count: int = server.ask("GET", "/control/counters").json["requests"]
    return count


def open_at(server: ReferenceServer, place: Place = UJJAIN, **options: Any) -> MasterDataHandler:
    handler = MasterDataHandler(server=url(server), **{"network": ONCE, **options})
    handler.update_location(place)
    return handler


def assert_same(rows: tuple[DayContainer, ...], own: tuple[DayContainer, ...]) -> None:
    """Rows of a server are those of the engine, but for what the protocol leaves out."""
    assert [(row.number, row.tithi_value, row.fortnight) for row in rows] == [
        (row.number, row.tithi_value, row.fortnight) for row in own
    ]
    for row, exact in zip(rows, own):
        for name in ("sunrise_ms", "sunset_ms", "moonrise_ms", "moonset_ms"):
            told, known = getattr(row, name), getattr(exact, name)
            assert (told is None) == (known is None), f"{name} of {row.number}"
            assert told is None or 0 <= known - told < 1_000, f"{name} of {row.number}"
        assert row.tithi_start_ms is not None
        assert exact.tithi_start_ms is not None
        assert 0 <= exact.tithi_start_ms - row.tithi_start_ms < 60_000, row.number


# ---- days


def test_a_range_is_that_of_the_engine(server: ReferenceServer, own: AstroCalendar) -> None:
    with open_at(server) as handler:
        days = handler.get_date(*NOVEMBER)
    assert (days.origin, days.is_stale) == (Origin.SOURCE, False)
    assert_same(days.days, own.day_containers(*NOVEMBER, UJJAIN).days)
    # The server names tithis in its own spelling.
    assert [(day.tithi, day.tithi_value.number) for day in days if day.tithi_value][:2] == [
        ("8. Ashtami", 23),
        ("9. Navami", 24),
    ]


@pytest.mark.parametrize(
    "place",
    [
        Place(23.1765, 75.7885, time_zone="+05:30"),
        Place(27.7, 85.3, time_zone="+05:45"),
        UJJAIN,
        Place(40.7, -74.0, time_zone="America/New_York"),
        Place(47.6, -52.7, time_zone="America/St_Johns"),
        Place(1.9, -157.4, time_zone="Pacific/Kiritimati"),
        Place(-31.6, 159.1, time_zone="Australia/Lord_Howe"),
    ],
    ids=lambda place: place.time_zone,
)
def test_zones_of_half_hours_and_summer_time(
    server: ReferenceServer, own: AstroCalendar, place: Place
) -> None:
    year = "2026-01-01", "2026-12-31"
    with open_at(server, place) as handler:
        assert_same(handler.get_date(*year).days, own.day_containers(*year, place).days)


def test_second_request_is_served_from_the_cache(server: ReferenceServer, tmp_path: Path) -> None:
    with open_at(server, store_folder=tmp_path) as handler:
        first = handler.get_date(*NOVEMBER)
        asked = requests(server)
        assert asked > 0
        again = handler.get_date(*NOVEMBER)
        assert (again.origin, again.days) == (Origin.MEMORY, first.days)
        assert requests(server) == asked
        assert handler.get_date(*NOVEMBER, reload=True).origin is Origin.SOURCE
        assert requests(server) == 2 * asked


def test_days_that_were_seen_are_there_without_the_server(
    server_program: Path, tmp_path: Path
) -> None:
    with ReferenceServer(server_program, "--classes", "60") as server:
        with open_at(server, store_folder=tmp_path) as handler:
            seen = handler.get_date(*NOVEMBER)
        assert server.end(signal.SIGTERM)[0] == 0
        with MasterDataHandler(server=url(server), store_folder=tmp_path, network=ONCE) as handler:
            assert handler.location == UJJAIN
            kept = handler.get_date(*NOVEMBER)
            assert (kept.origin, kept.days, kept.stored_at_ms) == (
                Origin.DISK,
                seen.days,
                seen.stored_at_ms,
            )
            with pytest.raises(pentad.UnavailableError, match="connection"):
                handler.get_date("2027-01-01", "2027-01-02")
            # Days whose reload failed are not lost.
            with pytest.raises(pentad.UnavailableError):
                handler.get_date(*NOVEMBER, reload=True)
            assert handler.get_date(*NOVEMBER).days == seen.days


def test_a_server_and_a_calendar_do_not_share_days(
    server: ReferenceServer, own: AstroCalendar, tmp_path: Path
) -> None:
    with open_at(server, store_folder=tmp_path) as handler:
        handler.get_date(*NOVEMBER)
    with MasterDataHandler(own, store_folder=tmp_path) as handler:
        assert handler.get_date(*NOVEMBER).origin is Origin.SOURCE
    # With both, the days are the server's.
    with MasterDataHandler(own, store_folder=tmp_path, server=url(server)) as handler:
        assert handler.get_date(*NOVEMBER).origin is Origin.DISK


# ---- errors


class Failures:
    """A delegate that notes what failed."""

    def __init__(self) -> None:
        self.errors: list[tuple[int, int, pentad.PentadError]] = []

    def did_fail_to_load_days(self, start: int, end: int, error: pentad.PentadError) -> None:
        self.errors.append((start, end, error))


@pytest.mark.parametrize(
    ("fault", "kind"),
    [
        ({"effect": "status", "status": 503}, pentad.UnavailableError),
        ({"effect": "status", "status": 500}, pentad.UnavailableError),
        ({"effect": "status", "status": 404}, pentad.NotFoundError),
        ({"effect": "status", "status": 401}, pentad.UnauthorizedError),
        ({"effect": "status", "status": 504}, pentad.TimedOutError),
        ({"effect": "html"}, pentad.DecodingError),
        ({"effect": "garbage"}, pentad.DecodingError),
        ({"effect": "emptyList"}, pentad.DecodingError),
        ({"effect": "wrongTypes"}, pentad.DecodingError),
        ({"effect": "truncate", "bytes": 900}, pentad.DecodingError),
        ({"effect": "truncate", "bytes": 0}, pentad.DecodingError),
        ({"effect": "cut", "bytes": 900}, pentad.DecodingError),
        ({"effect": "hangUp"}, pentad.DecodingError),
    ],
    ids=lambda value: "-".join(map(str, value.values())) if isinstance(value, dict) else "",
)
def test_each_fault_reaches_caller_and_delegate(
    server: ReferenceServer, fault: dict[str, Any], kind: type[pentad.PentadError]
) -> None:
    failures = Failures()
    with open_at(server, delegate=failures) as handler:
        server.control("faults", path="/astro", **fault)
        with pytest.raises(kind) as caught:
            handler.get_date(*NOVEMBER)
        with pytest.raises(kind) as awaited:
            asyncio.run(handler.get_date_async(*NOVEMBER))
        server.control("faults/remove")
        # The end of an asynchronous call comes after the events before it.
        assert len(asyncio.run(handler.get_date_async(*NOVEMBER)).days) == 31
    assert [error[:2] for error in failures.errors] == [(20261101, 20261130)] * 2
    for error in (caught.value, awaited.value, failures.errors[1][2]):
        assert (type(error), error.status, error.message) == (
            kind,
            failures.errors[0][2].status,
            failures.errors[0][2].message,
        )


def test_transient_failures_are_retried(server: ReferenceServer) -> None:
    with open_at(server, network=None) as handler:
        server.control("faults", effect="status", status=503, path="/astro", count=1)
        server.control("faults", effect="hangUp", path="/astro", count=1)
        assert len(handler.get_date(*NOVEMBER).days) == 31
    assert server.ask("GET", "/control/counters").json["faulted"] == 2


def test_a_handler_that_is_closed_ends_its_question(server: ReferenceServer) -> None:
    async def main() -> None:
        handler = open_at(server)
        server.control("faults", effect="stall", path="/astro")
        question = asyncio.create_task(handler.get_date_async(*NOVEMBER))
        while not requests(server):
            await asyncio.sleep(0.01)
        await handler.close_async()
        with pytest.raises(pentad.ClosedError):
            await question

    asyncio.run(main())


def test_a_cancelled_task_ends_its_question(server: ReferenceServer) -> None:
    async def main() -> None:
        with open_at(server) as handler:
            server.control("faults", effect="stall", path="/astro")
            question = asyncio.create_task(handler.get_date_async(*NOVEMBER))
            while not requests(server):
                await asyncio.sleep(0.01)
            question.cancel()
            with pytest.raises(asyncio.CancelledError):
                await question
            server.control("faults/remove")
            assert (await handler.get_date_async(*NOVEMBER)).origin is Origin.SOURCE

    asyncio.run(main())


# ---- opening


def test_neither_a_calendar_nor_a_server() -> None:
    with pytest.raises(pentad.MisuseError, match="calendar is NULL"):
        MasterDataHandler(delegate=Failures())


@pytest.mark.parametrize(
    ("options", "kind"),
    [
        ({"server": "apiv2.php"}, pentad.InvalidError),
        ({"server": "ftp://example.org/"}, pentad.InvalidError),
        ({"network": NetworkOptions(certificate_file="/nowhere/ca.pem")}, pentad.InvalidError),
        ({"network": NetworkOptions(proxy_host="localhost", proxy_port=-1)}, pentad.InvalidError),
        ({"store_folder": "/dev/null/inside"}, pentad.StorageError),
    ],
)
def test_invalid_options_cannot_be_opened(
    options: dict[str, Any], kind: type[pentad.PentadError]
) -> None:
    options = {"server": "https://example.org/apiv2.php", **options}
    with pytest.raises(kind):
        MasterDataHandler(delegate=Failures(), **options)
    with pytest.raises(kind):
        asyncio.run(MasterDataHandler.open_async(delegate=Failures(), **options))


def test_plain_http_goes_to_this_machine_alone() -> None:
    with MasterDataHandler(server="http://192.0.2.1/apiv2.php", network=ONCE) as handler:
        handler.update_location(UJJAIN)
        with pytest.raises(pentad.RefusedError, match="http"):
            handler.get_date(*NOVEMBER)


def test_options_of_the_network() -> None:
    options = NetworkOptions("mine/1", proxy_host="proxy", proxy_password="secret", tries=2)
    assert "secret" not in repr(options)
    assert pickle.loads(pickle.dumps(options)) == options
    wrong: list[dict[str, Any]] = [{"tries": 0}, {"connect_timeout_ms": 0}, {"user_agent": "a\0b"}]
    wrong += [{"timeout": seconds} for seconds in (0, -1, 86_401, float("nan"), float("inf"))]
    for options_that_fail in wrong:
        with pytest.raises(pentad.InvalidError):
            NetworkOptions(**options_that_fail)
    with pytest.raises(TypeError):
        NetworkOptions(timeout="soon")  # type: ignore[arg-type]
    with pytest.raises(TypeError):
        MasterDataHandler(server="https://example.org/", network=object())  # type: ignore[arg-type]
