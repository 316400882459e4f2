"""The use by other programs: bug reports of other libraries, as small inputs."""

from __future__ import annotations

import asyncio
import json
import os
import subprocess
from collections.abc import AsyncIterator, Callable
from datetime import datetime, tzinfo
from decimal import Decimal
from pathlib import Path
from typing import Any

import numpy as np
import pandas as pd  # type: ignore[import-untyped]
import pentad
import pytest
from pentad import astro, chat, elements, stellar, video
from reference_server import ReferenceServer

Run = Callable[..., "subprocess.CompletedProcess[str]"]

DELHI = astro.Place(28.6, 77.2, time_zone="+05:30")
LESSON = stellar.StellarClass("18.06", "18.06", "Linear Algebra")


@pytest.mark.parametrize("text", ["false", "no", "0", "", "true", b"0"])
def test_text_is_not_a_boolean(text: Any) -> None:
    """As environments and files of settings have them: to Python ``"false"`` is true."""
    for use in (
        lambda: pentad.NetworkOptions(allows_plain_http=text),
        lambda: stellar.StellarClient(allows_shared_store=text),
        lambda: stellar.StellarClient(works_by_itself=text),
        lambda: video.VideoFeed(is_demo=text),
        lambda: chat.ChatClient(server_has_moved=text),
        lambda: astro.AstroCalendar(allows_shared_store=text),
        lambda: elements.shared.ranked_by("density", descending=text),
        lambda: elements.shared.filter(radioactive=text),
    ):
        with pytest.raises(TypeError, match="must be bool, not"):
            use()


def test_values_equal_to_booleans_are_accepted() -> None:
    numpy = pytest.importorskip("numpy")
    pairs: Any = ((True, False), (1, 0), (numpy.True_, numpy.False_))
    for yes, no in pairs:
        with video.VideoFeed(is_demo=yes, works_by_itself=no) as feed:
            assert feed.sources() == []
    with pytest.raises(TypeError, match="must be bool, not int"):
        video.VideoFeed(is_demo=2)  # type: ignore[arg-type]


def test_boolean_is_not_a_number() -> None:
    for use in (
        lambda: astro.Place(True, 77.2, time_zone="UTC"),
        lambda: astro.Place(28.6, 77.2, False, time_zone="UTC"),
        lambda: elements.element("Fe").phase(True),
    ):
        with pytest.raises(TypeError, match="must be float, not bool"):
            use()


def test_a_number_beyond_c_is_invalid() -> None:
    for number in (2**31, 2**40, 10**5000):
        with pytest.raises(pentad.InvalidError, match=r"tries is .*more than 2147483647"):
            pentad.NetworkOptions(tries=number)
    with pentad.Session() as session:
        # Longer than anybody waits; what is there comes at once.
        feed = video.VideoFeed(session=session)
        with feed, feed.subscribe(video.VideoFeedDelegate()):
            feed.import_opml(video.write_opml([video.OPMLOutline("https://example.org/a.xml")]))
            assert session.pump(2**70)


@pytest.mark.parametrize(
    "options",
    [
        {"proxy_port": 8080},
        {"proxy_name": "me"},
        {"proxy_password": "hunter2"},
        {"proxy_host": "proxy.example"},
        {"proxy_host": "http://proxy.example", "proxy_port": 80},
        {"proxy_host": "proxy.example:80", "proxy_port": 80},
        {"proxy_host": "proxy.example", "proxy_port": 80, "proxy_password": "hunter2"},
    ],
)
def test_a_proxy_that_is_half_named_is_not_passed_by(options: dict[str, Any]) -> None:
    network = pentad.NetworkOptions(**options)
    with pytest.raises(pentad.InvalidError, match="proxy") as raised:
        stellar.StellarClient(server="https://example.org", network=network)
    assert "hunter2" not in str(raised.value)


def test_pins_are_several() -> None:
    """A text alone would be one pin for each of its letters."""
    with pytest.raises(TypeError, match="certificate_pins must be several"):
        pentad.NetworkOptions(certificate_pins="A" * 43 + "=")


# ---- Paths


def test_a_path_may_be_bytes(tmp_path: Path) -> None:
    place = os.fsencode(tmp_path / "für")
    with stellar.StellarClient(store_folder=place) as client:  # type: ignore[arg-type]
        client.bookmark(LESSON)
    with stellar.StellarClient(store_folder=tmp_path / "für") as client:
        assert len(client.bookmarks()) == 1


def test_a_path_that_is_not_utf_8_is_refused(tmp_path: Path) -> None:
    for name in (b"caf\xe9", b"\xff", "\ud800"):
        place = name if isinstance(name, str) else os.fsdecode(os.fsencode(tmp_path) + b"/" + name)
        with pytest.raises(pentad.InvalidError, match="store_folder is not a path in UTF-8"):
            stellar.StellarClient(store_folder=place)
    assert list(tmp_path.iterdir()) == []


def test_a_path_read_in_another_locale_is_the_same(run_python: Run, tmp_path: Path) -> None:
    """If Python's file system encoding is ASCII, it has no character for those bytes."""
    (tmp_path / "für").mkdir()
    code = """
import os, sys
from pentad import stellar
(name,) = os.listdir(sys.argv[1])
stellar.StellarClient(store_folder=os.path.join(sys.argv[1], name)).close()
"""
    plain = {"LC_ALL": "C", "PYTHONCOERCECLOCALE": "0", "PYTHONUTF8": "0"}
    run = run_python("-c", code, str(tmp_path), **plain)
    assert run.returncode == 0, run.stderr
    assert [path.name for path in tmp_path.iterdir()] == ["für"]
    assert (tmp_path / "für/stellar.sqlite").exists()


def test_no_path_is_not_a_path(chat_server: ReferenceServer) -> None:
    """An unset variable of a shell; the server is not asked for it first."""
    for use in (
        lambda: stellar.StellarClient(store_folder=""),
        lambda: video.VideoFeed(credentials_folder=b""),  # type: ignore[arg-type]
        lambda: chat.ChatClient.sign_in("tok-alice", store_folder="", server=chat_server.url),
    ):
        with pytest.raises(pentad.InvalidError, match="folder is empty"):
            use()


# ---- Objects and their ends


@pytest.mark.parametrize("make", [pentad.Session, stellar.StellarClient, astro.AstroCalendar])
def test_closed_object_cannot_be_entered(make: Callable[[], pentad.Session]) -> None:
    with make() as one:
        pass
    with pytest.raises(pentad.ClosedError, match="is closed: open another one"), one:
        pytest.fail("nothing can be done with it")


def test_closed_object_cannot_be_entered_by_a_task() -> None:
    async def use() -> None:
        async with stellar.StellarClient() as client:
            pass
        with pytest.raises(pentad.ClosedError, match="the StellarClient is closed"):
            async with client:
                pytest.fail("nothing can be done with it")

    asyncio.run(use())


def test_close_without_a_loop_can_be_repeated() -> None:
    """As a task of Trio does: it was closed for its users, and never ended."""
    client = stellar.StellarClient()
    closing = client.close_async()
    with pytest.raises(RuntimeError, match="no running event loop"):
        closing.send(None)
    assert client.bookmarks() == []
    client.close()


def test_a_stream_is_read_in_its_own_loop() -> None:
    """Later events woke no reader: the loop in which the stream was made had ended."""

    async def listen(client: stellar.StellarClient) -> AsyncIterator[object]:
        return client.events()

    async def read(stream: AsyncIterator[object]) -> object:
        return await stream.__anext__()

    with stellar.StellarClient() as client:
        stream = asyncio.run(listen(client))
        client.bookmark(LESSON)
        with pytest.raises(pentad.MisuseError, match="of another event loop"):
            asyncio.run(read(stream))


async def nobody_awaits(*_: object) -> None:
    pass


def test_a_coroutine_function_is_refused() -> None:
    """It would never be awaited, and its code would never run."""

    class Delegate:
        did_change_bookmarks = nobody_awaits

    match = pytest.raises(TypeError, match="is a coroutine function")
    with stellar.StellarClient() as client:
        for use in (
            lambda: client.subscribe(Delegate()),
            lambda: stellar.StellarClient(delegate=Delegate()),
            lambda: client.on_bookmarks(nobody_awaits),
            lambda: client.on_recent(nobody_awaits),
            lambda: asyncio.run(client.load_catalogue_async(progress=nobody_awaits)),
            lambda: video.VideoFeed(on_statistics=nobody_awaits),
        ):
            with match:
                use()


def test_a_level_of_logging_is_a_number() -> None:
    with pytest.raises(TypeError, match="level must be int, not str"):
        pentad.log_to_logging("DEBUG")  # type: ignore[arg-type]


# ---- Ctrl-C


def test_ctrl_c_while_lists_are_compared(run_python: Run) -> None:
    """An exception at the start of a callback that compared two items was lost."""
    code = """
import os, signal, threading, time
from pentad import ListDelta

class Item:
    def __init__(self, key):
        self.key = key

    def __eq__(self, other):
        # From now on a function begins for each item.
        begun.append(self)
        return self.key == other.key

def press():
    while not begun:
        time.sleep(0.001)
    os.kill(os.getpid(), signal.SIGINT)

begun = []
old, new = ([Item(str(number)) for number in range(50_000)] for _ in range(2))
for _ in range(5):
    begun.clear()
    presser = threading.Thread(target=press)
    presser.start()
    try:
        ListDelta.between(old, new, lambda item: item.key)
        print("lost")
    except KeyboardInterrupt:
        print("heard")
    presser.join()
"""
    run = run_python("-c", code)
    assert (run.returncode, run.stdout) == (0, "heard\n" * 5), run.stderr
    assert run.stderr == ""


def test_ctrl_c_where_another_thread_has_imported_the_package(run_python: Run) -> None:
    """A handler runs on the main thread, whichever imports."""
    code = """
import importlib, os, signal, socket, threading, time
importing = threading.Thread(target=importlib.import_module, args=["pentad.chat"])
importing.start()
importing.join()
from pentad import chat
server = socket.create_server(("127.0.0.1", 0))
threading.Timer(0.3, os.kill, (os.getpid(), signal.SIGINT)).start()
begin = time.monotonic()
try:
    chat.ChatClient.sign_in("token", server=f"http://127.0.0.1:{server.getsockname()[1]}")
except KeyboardInterrupt:
    print("heard", time.monotonic() - begin < 2.3)
"""
    run = run_python("-c", code)
    assert (run.returncode, run.stdout) == (0, "heard True\n"), run.stderr


def test_ctrl_c_in_a_pump_before_the_event(run_python: Run) -> None:
    """An exception at the start of the callback was lost, and so was the event."""
    code = """
import _thread, threading
import pentad
from pentad import video

class Hearing:
    def __init__(self): self.sources = []
    def did_add_source(self, source): self.sources.append(source)

heard = 0
hearing = Hearing()
session = pentad.Session()
feed = video.VideoFeed(session=session, works_by_itself=False)
subscription = feed.subscribe(hearing)
for number in range(20):
    outline = video.write_opml([video.OPMLOutline(f"https://example.org/{number}.xml")])

    def press():
        # The main thread waits in the library: it sees this as soon as something is there.
        _thread.interrupt_main()
        feed.import_opml(outline)

    presser = threading.Timer(0.02, press)
    presser.start()
    try:
        while len(hearing.sources) <= number:
            session.pump(10)
    except KeyboardInterrupt:
        heard += 1
    presser.join()
    while len(hearing.sources) <= number:
        assert session.pump(10)
print(heard, len(hearing.sources))
subscription.cancel()
feed.close()
session.close()
"""
    run = run_python("-c", code)
    assert (run.returncode, run.stdout) == (0, "20 20\n"), run.stderr
    assert run.stderr == ""


def test_values_hold_the_floats_that_the_library_uses() -> None:
    """Numbers of NumPy and Decimal: one object for ``==``, hash and repr."""
    plain = astro.Place(23.5, 75.0, time_zone="UTC")
    given = np.array(23.5)
    for latitude in (np.float64(23.5), Decimal("23.5"), given):
        place = astro.Place(latitude, 75, time_zone="UTC")  # type: ignore[arg-type]
        assert (place, hash(place), repr(place)) == (plain, hash(plain), repr(plain))
    given[...] = 50
    assert place.latitude == 23.5
    rule = astro.HorizonRule(refraction=np.float64(34))
    assert rule == astro.HorizonRule(refraction=34.0)
    assert "34" in repr(rule)
    pins = ["sha256/" + "A" * 43 + "="]
    options = pentad.NetworkOptions(certificate_pins=pins)
    assert hash(options) == hash(pentad.NetworkOptions(certificate_pins=tuple(pins)))


@pytest.mark.parametrize(
    ("value", "expected"),
    [
        (np.datetime64("2026-11-21"), "2026-11-21"),
        (np.datetime64("2026-11-21T10:00"), "2026-11-21T10:00Z"),
        (np.array([["2026-11-21", "NaT"]], "M8[D]"), [["2026-11-21", None]]),
        (
            pd.Series(pd.to_datetime(["2026-11-21"]).tz_localize("Asia/Kolkata")),
            ["2026-11-21T00:00:00+05:30"],
        ),
    ],
)
def test_json_of_moments(value: object, expected: object) -> None:
    assert json.loads(json.dumps(value, default=pentad.json_default)) == expected


def test_json_of_bytes_is_refused() -> None:
    with pytest.raises(TypeError, match="bytes has no JSON form"):
        json.dumps(b"x", default=pentad.json_default)


class _WithoutOffset(tzinfo):
    def utcoffset(self, _: datetime | None) -> None:
        return None


@pytest.mark.parametrize(
    "day",
    [
        "2026-11- 1",
        "2026-+1-01",
        "2_026-11-21",
        " 2026-11-21",
        "2026-11-\uff12\uff11",
        (2026, 11),
        (2026, 11, 21, 0),
        pd.Series(pd.to_datetime(["2026-11-21"])),
        pd.to_datetime(["2026-11-21"]),
    ],
    ids=repr,
)
def test_malformed_days_are_rejected(day: Any) -> None:
    with astro.AstroCalendar() as calendar, pytest.raises((pentad.InvalidError, TypeError)):
        calendar.day(day, DELHI)


def test_text_is_no_list_of_texts() -> None:
    """Its letters would be stored."""
    item = stellar.StellarClass("18.06", "18.06", "Linear Algebra", old_numbers="18.700")  # type: ignore[arg-type]
    with stellar.StellarClient(works_by_itself=False) as client:
        with pytest.raises(TypeError, match="old_numbers"):
            client.bookmark(item)
        assert client.bookmarks() == []


def test_attachment_of_a_number_without_a_json_form_is_rejected() -> None:
    with pytest.raises(pentad.InvalidError):
        chat.OutgoingAttachment.of({"type": "x", "v": float("nan")})


@pytest.mark.parametrize("delegate", ["x", stellar.StellarClientDelegate])
def test_delegate_is_an_object(delegate: Any) -> None:
    with (
        stellar.StellarClient(works_by_itself=False) as client,
        pytest.raises(TypeError, match="delegate must be an object"),
    ):
        client.subscribe(delegate)
