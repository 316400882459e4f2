"""The benchmarks of ChatKit: 100,000 messages taken in, read and searched, and the C face."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from pathlib import Path

from . import chat_pages, chat_server
from .build import BUILD, HERE, PYTHON, cxx_package, peers
from .contest import Result, Row, Run, best, progress, worker

ROUNDS = 5
COUNT = 100_000
SEED = 20_261_121

SWIFT = str(BUILD / "release" / "ChatBench")
C = str(BUILD / "chat_bench")
CXX = str(BUILD / "chat_simdjson")

#: In microseconds: 400,000 known messages a second, and the newest 50 of a group.
REINGEST_TARGET = 2.5
PAGE_TARGET = 60

#: In microseconds, through the shared library: the same 50, an event that is brought, and a write
#: from its call to its end.
C_TARGETS = {"page": 100, "pump": 8, "pump.net": 8, "async": 60}

#: The 99th of a hundred searches in all history, in milliseconds.
SEARCH_TARGET = 5


def rows() -> Iterator[Row]:
    """All rows, each as soon as it is known: microseconds a message, and milliseconds a search."""
    with tempfile.TemporaryDirectory() as folder:
        pages = Path(folder) / "pages.jsonl"
        progress(f"chat: making {COUNT} messages")
        chat_pages.write(pages, COUNT, SEED)
        for name in "ingest", "reingest":
            for peer, run in _peers(name, pages):
                progress(f"chat.{name}: {peer}")
                mine, other = best([_ours(name, pages), run], ROUNDS)
                yield Row.of(f"chat.{name}", mine.time / 1e3, peer, other.time / 1e3, "us")
        progress("chat.reingest: the target")
        [again] = best([_ours("reingest", pages)], ROUNDS)
        yield Row.of("chat.reingest", again.time / 1e3, "target", REINGEST_TARGET, "us")
        progress("chat.page: the target")
        [page] = best([_ours("page", pages)], ROUNDS)
        yield Row.of("chat.page", page.time / 1e3, "target", PAGE_TARGET, "us")
        progress("chat.search: the target")
        [search] = best([_ours("search", pages, *chat_pages.words(500, SEED))], ROUNDS)
        yield Row.of("chat.search", search.time / 1e6, "target", SEARCH_TARGET, "ms")
        progress("chat.abi: the targets")
        for name, time in _foreign(pages, page.check).items():
            yield Row.of(f"chat.abi.{name}", time / 1e3, "target", C_TARGETS[name], "us")


def _foreign(pages: Path, check: float) -> dict[str, float]:
    """Returns the times of the C face, in nanoseconds, on a store that has all pages.

    Raises ValueError when C reads another page than Swift, whose check is given.
    """
    with tempfile.TemporaryDirectory() as folder, chat_server.serve() as address:
        # A client keeps each account in a folder of its own.
        worker([SWIFT, "page", str(pages), f"{folder}/{chat_pages.READER}", chat_pages.READER])()
        place = [address, folder, f"g:{chat_pages.BUSIEST}"]
        cases = ["page", "pump", "draft", "async"]
        turns = [[worker([C, case, *place])() for case in cases] for _ in range(ROUNDS)]
    page, pump, draft, ended = (min(results) for results in zip(*turns))
    if page.check != check:
        raise ValueError(f"the pages differ: {check} in Swift, {page.check} in C")
    if pump.check != 1:
        raise ValueError(f"a pump ran {pump.check} callbacks, not 1")
    net = pump.time - draft.time
    return {"page": page.time, "pump": pump.time, "pump.net": net, "async": ended.time}


def _ours(name: str, pages: Path, *words: str) -> Run:
    return _fresh([SWIFT, name, str(pages)], *words)


def _peers(name: str, pages: Path) -> Iterator[tuple[str, Run]]:
    """Each peer with its version."""
    script = str(HERE / "python" / "chat_orjson.py")
    yield (
        f"python {peers()['orjson']} + sqlite3",
        _fresh([str(PYTHON), script, name, str(pages)]),
    )
    yield (
        f"c++ simdjson {cxx_package('simdjson')} + sqlite3",
        _fresh([CXX, name, str(pages)], str(HERE / "sql")),
    )


def _fresh(command: list[str], *rest: str) -> Run:
    """A worker that gets an empty folder each time."""

    def run() -> Result:
        with tempfile.TemporaryDirectory() as folder:
            return worker([*command, folder, chat_pages.READER, *rest])()

    return run
