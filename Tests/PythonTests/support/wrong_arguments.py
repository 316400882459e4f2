"""Calls every public function and method with one wrong argument, and prints what was not refused
as a user expects. Argument: the address of a reference server with a user `tok-alice`.

The functions and their parameters are those that `inspect` finds, so that a new one is called, too.
"""

from __future__ import annotations

import asyncio
import ctypes
import inspect
import sys
from collections.abc import Callable, Iterator
from datetime import date, datetime, timedelta, timezone
from typing import Any

from pentad import NetworkOptions, PentadError, astro, chat, elements, stellar, video

FACES = (astro, chat, elements, stellar, video)
NOW = datetime(2026, 11, 22, tzinfo=timezone.utc)
#: Good arguments of parameters that have no default, by their annotation; a method with another
#: one must be listed in `UNCALLED`.
GOOD: dict[str, Any] = {
    "Account": "1",
    "ActionLike": 1,
    "Alert | int": 1,
    "Announcement": "1",
    "AtomicElement | str | SupportsIndex": "H",
    "Body | str": "sun",
    "Conversation": "g:1",
    "Day": date(2026, 11, 22),
    "Document": b"<opml/>",
    "FilePath": "/dev/null/folder",
    "Group": "1",
    "HorizonEventKind | str": "rise",
    "HorizonRule | str": astro.HorizonRule(),
    "Local": 1,
    "LunarDate": astro.LunarDate(1948, 1, 1),
    "Message": 1,
    "Notification": "1",
    "Unit | str": "tithi",
    "object": object(),
    "range | slice | str": "1",
    "Key": "youtube:BmzSEYNTkHA",
    "LunarEra | str": "shaka",
    "Moment": NOW,
    "Person": "101",
    "PlaceLike": astro.Place(23.18, 75.79, time_zone="UTC"),
    "PointLike": (23.18, 75.79),
    "Property | str": "density",
    "PeerTubeVideos | str": "local",
    "SourceLike": "feed:x",
    "StellarAnnouncement | str": "1",
    "StellarClass | str": "1",
    "BlockedTimes": (),
    "ClassCalendarOptions": stellar.ClassCalendarOptions(),
    "Iterable[BlockedTime]": (),
    "Iterable[SectionChoice]": (),
    "StellarPlan": stellar.StellarPlan("1", ()),
    "StellarFile": stellar.StellarFile("1", "1", "1", (), None, None, None, None),
    "Task": "1",
    "TransitionKind | str": "tithi",
    "VideoLike": "youtube:BmzSEYNTkHA",
    "VideoList | str": "timeline",
    "Zone": "UTC",
    "bool": True,
    "bytes": b"x",
    "float": 1.0,
    "int": 1,
    "str": "1",
    "str | os.PathLike[str]": "/dev/null/folder",
    "timedelta | None": timedelta(hours=1),
    "Mapping[str, float]": {"Mo-99": 1.0},
    "Mapping[str, float] | str": "C 100",
    "Iterable[str | None]": ["H2O"],
    "str | float | timedelta": "1 h",
}
#: Functions whose other arguments take a server or much writing. A new one is called, or listed.
UNCALLED = {
    "pentad.stellar.announcement_screen",
    "pentad.stellar.classes_icalendar",
    "pentad.video.check_share",
    "ChatClient.wait_for_delivery",
    "VideoFeed.check_share",
    "VideoFeed.shelby_sign_in_begin",
    "VideoFeed.shelby_sign_in_finish",
}
#: Truth values of Python, which never reach C: anything is one.
TRUTHS = ("lines", "numpy")
#: The names that errors use for a parameter instead of its own.
CALLED = {
    "function": ("what is told",),
    "on_statistics": ("what is told",),
    "did_come_due": ("what is told",),
    "element": ("atomic number",),
    "key": ("atomic number",),
    "item": ("a class", "local_id"),
    "before": ("message",),
    "after": ("message",),
    "reply_to": ("message",),
    "location": ("place",),
}


def opened(server: str) -> dict[str, Any]:
    """Live objects, by the name that their functions are shown with."""
    network = NetworkOptions(tries=1)
    calendar = astro.AstroCalendar()
    school = stellar.StellarClient(works_by_itself=False, network=network)
    accounts = stellar.StellarAccounts(works_by_itself=False, network=network)
    feed = video.VideoFeed(is_demo=True, works_by_itself=False, network=network)
    table = elements.PeriodicTable()
    GOOD["CanvasSignIn"] = stellar.CanvasSignIn("https://example.org", client_id="1")
    client = chat.ChatClient.sign_in("tok-alice", server=server, works_by_itself=False)
    return {
        "ChatClient": client,
        "VideoFeed": feed,
        "StellarClient": school,
        "StellarAccounts": accounts,
        "MasterDataHandler": astro.MasterDataHandler(calendar),
        "AstroCalendar": calendar,
        "PeriodicTable": table,
    }


def functions(objects: dict[str, Any]) -> Iterator[tuple[str, Callable[..., Any]]]:
    """Every public function, and every method of the objects."""
    for face in FACES:
        for name in face.__all__:
            if inspect.isfunction(function := getattr(face, name)):
                yield f"{face.__name__}.{name}", function
    for kind, value in objects.items():
        for name in dir(type(value)):
            if (
                not name.startswith("_")
                and name != "close"
                and callable(method := getattr(type(value), name))
            ):
                yield f"{kind}.{name}", method if inspect.ismethod(method) else getattr(value, name)


def wrongs(parameter: inspect.Parameter) -> Iterator[tuple[str, Any]]:
    """The arguments that a parameter must refuse."""
    kinds = str(parameter.annotation)
    if kinds == "object" or parameter.name in TRUTHS:
        return
    yield "of a wrong type", object()
    if not any(word in kinds for word in ("None", "FilePath")) and parameter.name != "after":
        yield "None", None
    if kinds in ("str", "str | None", "Key", "Conversation", "VideoLike", "SourceLike", "Zone"):
        yield "half of a character", "\ud800"


async def call(function: Callable[..., Any], arguments: dict[str, Any]) -> None:
    result = function(**arguments)
    if inspect.isawaitable(result):
        await asyncio.wait_for(result, 20)
    elif hasattr(result, "__anext__"):
        await asyncio.wait_for(result.__anext__(), 1)


def good(parameter: inspect.Parameter) -> Any:
    """A good argument, if one is known; of what may be None, that."""
    kinds = str(parameter.annotation)
    if kinds.startswith("Callable[") or kinds == "Take" or parameter.name == "key":
        return lambda *_: None
    if kinds.startswith("Iterable["):
        return []
    return None if "None" in kinds else GOOD[kinds]


def is_named(parameter: inspect.Parameter, message: str) -> bool:
    """Returns true if an error identifies the wrong argument: by its name, or by its kind."""
    kind = str(parameter.annotation).split(" ")[0].split("[")[-1]
    own = CALLED.get(parameter.name, (parameter.name,))
    return any(word in message for word in (parameter.name, f"no {kind} ", *own))


def check(name: str, function: Callable[..., Any]) -> Iterator[str]:
    """Yields the faults in a function's refusals."""
    parameters = inspect.signature(function).parameters.values()
    named = [p for p in parameters if p.kind not in (p.VAR_KEYWORD, p.VAR_POSITIONAL)]
    for parameter in named:
        others = {p.name: good(p) for p in named if p.default is p.empty and p != parameter}
        for what, value in wrongs(parameter):
            shown = f"{name}, {parameter.name} {what}"
            try:
                asyncio.run(call(function, {**others, parameter.name: value}))
            except ctypes.ArgumentError as error:
                yield f"{shown}: ctypes.ArgumentError: {error}"
            except (TypeError, ValueError, PentadError) as error:
                if not is_named(parameter, str(error)):
                    yield f"{shown}: {type(error).__name__}: {error}"
            except BaseException as error:
                yield f"{shown}: {type(error).__name__}: {error}"
            else:
                yield f"{shown}: was accepted"


def check_closed(name: str, function: Callable[..., Any]) -> Iterator[str]:
    """Yields a fault if a method of a closed object neither fails nor answers without it."""
    parameters = inspect.signature(function).parameters.values()
    try:
        needed = {p.name: good(p) for p in parameters if p.default is p.empty and p.kind < 4}
    except KeyError:
        return
    needed = {key: value for key, value in needed.items() if key not in ("options", "how")}
    try:
        asyncio.run(call(function, needed))
    except (TypeError, ValueError, PentadError, StopAsyncIteration):
        pass
    except BaseException as error:
        yield f"{name} of what is closed: {type(error).__name__}: {error}"


def main(server: str) -> None:
    objects = opened(server)
    for name, function in functions(objects):
        if name.removesuffix("_async") in UNCALLED:
            continue
        for line in check(name, function):
            print(line, flush=True)
    for value in objects.values():
        if hasattr(value, "close"):
            value.close()
    for name, function in functions(objects):
        if not name.startswith("pentad.") and not inspect.isclass(getattr(function, "__self__", 0)):
            for line in check_closed(name, function):
                print(line, flush=True)


if __name__ == "__main__":
    main(sys.argv[1])
