"""The panchang of many cities by Dask: as one process makes it, and continued after every end."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import date
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
from pentad import astro

psutil = pytest.importorskip("psutil", reason="make .venv/dask installs it")
pyarrow = pytest.importorskip("pyarrow", reason="make .venv/dask installs it")
parquet = pytest.importorskip("pyarrow.parquet")
distributed = pytest.importorskip("distributed.utils", reason="make .venv/dask installs it")

ROOT = Path(__file__).parents[2]
PROGRAM = ROOT / "Examples/python/panchang_dask/panchang_dask.py"
ENVIRONMENT = {**os.environ, "PYTHONPATH": str(ROOT / "Sources/PentadPython")}
#: Longer than anything here should take, in seconds.
PATIENCE = 120

#: Three towns; one of them has no sunrise in December.
CITIES = """city,latitude,longitude,time_zone,elevation
Ujjain,23.1765,75.7885,Asia/Kolkata,
Tromsø,69.6492,18.9553,Europe/Oslo,10
Sydney,-33.87,151.21,+10:00,
"""
MONTH = ["--from", "2026-12-01", "--to", "2026-12-31"]
#: Far more than is done when the second file is seen.
MUCH = ["--cities", "24", "--cities-per-file", "1"]


def command(folder: Path, *arguments: str) -> list[str]:
    return [sys.executable, str(PROGRAM), "--out", str(folder), *arguments]


def run(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    asked = command(folder, *arguments)
    return subprocess.run(asked, capture_output=True, text=True, env=ENVIRONMENT, timeout=PATIENCE)


def done(folder: Path, *arguments: str) -> str:
    """Returns the output of a run that succeeds."""
    finished = run(folder, *arguments)
    assert (finished.returncode, complaints(finished.stderr)) == (0, [])
    return finished.stdout


def complaints(errors: str) -> list[str]:
    """The lines but those of progress, which come after ten seconds."""
    return [line for line in errors.splitlines() if " a second, " not in line]


def within(holds: Callable[[], Any]) -> None:
    end = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < end
        time.sleep(0.02)


def contents(folder: Path) -> dict[str, bytes]:
    return {file.name: file.read_bytes() for file in folder.iterdir()}


@pytest.fixture
def cities(tmp_path: Path) -> str:
    file = tmp_path / "cities.csv"
    file.write_text(CITIES, "utf-8")
    return str(file)


def test_workers_and_one_process_make_equal_files(cities: str, tmp_path: Path) -> None:
    asked = ["--cities", cities, "--cities-per-file", "1", *MONTH]
    told = done(tmp_path / "two", *asked, "--workers", "2", "--check")
    assert told.startswith("0 of 3 parts are there already\n93 days in ")
    assert told.endswith("\n3 parts are what one process works out\n")
    done(tmp_path / "one", *asked, "--one-process")
    assert contents(tmp_path / "two") == contents(tmp_path / "one")
    assert len(contents(tmp_path / "one")) == 3


def test_the_files_hold_the_calendars_days(cities: str, tmp_path: Path) -> None:
    done(tmp_path / "out", "--cities", cities, *MONTH, "--one-process")
    table = parquet.read_table(tmp_path / "out")
    moment = pyarrow.timestamp("ms", tz="UTC")
    kinds = {"city": pyarrow.string(), "date": pyarrow.date32(), "tithi": pyarrow.int8()}
    names = ["city", "date", "sunrise", "sunset", "moonrise", "moonset", "tithi", "tithi_end"]
    assert {field.name: field.type for field in table.schema} == {
        name: kinds.get(name, moment) for name in names
    }
    rows = table.to_pylist()
    assert [row["city"] for row in rows[::31]] == ["Ujjain", "Tromsø", "Sydney"]
    places = {
        "Ujjain": astro.Place(23.1765, 75.7885, time_zone="Asia/Kolkata"),
        "Tromsø": astro.Place(69.6492, 18.9553, 10, time_zone="Europe/Oslo"),
        "Sydney": astro.Place(-33.87, 151.21, time_zone="+10:00"),
    }
    with astro.AstroCalendar() as calendar:
        for row in rows:
            day = calendar.day(row["date"], places[row["city"]])
            tithi = day.udaya_tithi
            assert (row["sunrise"], row["sunset"]) == (day.sunrise, day.sunset)
            assert row["moonrise"] == next(iter(day.moonrises), None)
            assert row["moonset"] == next(iter(day.moonsets), None)
            assert row["tithi"] == (tithi and tithi.number)
            if tithi:
                assert day.sunrise
                (span,) = (span for span in day.tithis if day.sunrise in span)
                assert row["tithi_end"] == span.end
            else:
                assert row["tithi_end"] is None
    assert any(row["sunrise"] is None for row in rows)
    assert any(row["moonrise"] is None for row in rows)


def test_each_city_is_a_row_group_and_the_file_has_its_question(
    cities: str, tmp_path: Path
) -> None:
    done(tmp_path, "--cities", cities, *MONTH, "--one-process")
    with parquet.ParquetFile(tmp_path / "part-00000.parquet") as file:
        assert [file.metadata.row_group(n).num_rows for n in range(file.num_row_groups)] == [31] * 3
        question = json.loads(file.schema_arrow.metadata[b"panchang"])
    assert (question["from"], question["to"]) == ("2026-12-01", "2026-12-31")
    assert question["cities"][1] == ["Tromsø", 69.6492, 18.9553, 10.0, "Europe/Oslo"]


def test_more_made_up_cities_leave_the_first_ones_as_they_are(tmp_path: Path) -> None:
    asked = ["--one-process", "--cities-per-file", "5", *MONTH, "--cities"]
    done(tmp_path, *asked, "10")
    before = contents(tmp_path)
    assert done(tmp_path, *asked, "20").startswith("2 of 4 parts are there already\n310 days in ")
    assert {name: data for name, data in contents(tmp_path).items() if name in before} == before
    assert done(tmp_path, *asked, "20") == "4 of 4 parts are there already\n"


def test_a_terminal_shows_one_line_of_progress(cities: str, tmp_path: Path) -> None:
    reader, terminal = os.openpty()
    asked = ["--cities", cities, "--cities-per-file", "1", *MONTH, "--one-process"]
    subprocess.run(
        command(tmp_path / "out", *asked),
        check=True,
        env=ENVIRONMENT,
        stdout=terminal,
        stderr=terminal,
    )
    os.close(terminal)
    shown = os.read(reader, 4096).decode()
    os.close(reader)
    start, first, second, third = shown.split("\r\x1b[K")
    assert start == "0 of 3 parts are there already\r\n"
    assert first.startswith("31 of 93 days, ")
    assert second.startswith("62 of 93 days, ")
    assert third.startswith("93 of 93 days, ")
    assert [text.count("\n") for text in (first, second, third)] == [0, 0, 2]


# ---- runs that end early


@contextmanager
def running(folder: Path, *arguments: str) -> Iterator[tuple[subprocess.Popen[str], list[Any]]]:
    """A run in a process group of its own that has finished some parts, and its workers."""
    pipe = subprocess.PIPE
    with subprocess.Popen(
        command(folder, *MUCH, *arguments),
        stdout=pipe,
        stderr=pipe,
        text=True,
        env=ENVIRONMENT,
        start_new_session=True,
    ) as process:
        try:
            within(lambda: len(list(folder.glob("part-*"))) >= 2 or process.poll() is not None)
            assert process.poll() is None
            yield process, psutil.Process(process.pid).children(recursive=True)
        finally:
            process.kill()


def is_alive(process: Any) -> bool:
    """Returns true if it runs; a zombie process does not."""
    try:
        return bool(process.is_running() and process.status() != psutil.STATUS_ZOMBIE)
    except psutil.NoSuchProcess:
        return False


def made(folder: Path) -> dict[str, int]:
    """The files that are finished, each with its inode."""
    return {file.name: file.stat().st_ino for file in folder.glob("part-*")}


def goes_on(folder: Path, before: dict[str, int]) -> None:
    """A second run makes what is missing and nothing else."""
    told = done(folder, *MUCH, "--one-process", "--check")
    assert told.startswith(f"{len(before)} of 24 parts are there already\n")
    assert told.endswith("\n24 parts are what one process works out\n")
    after = made(folder)
    assert len(after) == len(contents(folder)) == 24
    assert {name: after[name] for name in before} == before


def test_a_run_that_was_killed_is_continued(tmp_path: Path) -> None:
    with running(tmp_path, "--workers", "2") as (process, workers):
        assert len(workers) >= 2
        process.kill()
    within(lambda: not any(is_alive(worker) for worker in workers))
    before = made(tmp_path)
    assert 2 <= len(before) < 24
    (tmp_path / ".part-00099.parquet.0").write_bytes(b"PAR1 of a part that was being written")
    goes_on(tmp_path, before)


def test_interrupt_ends_the_workers_and_keeps_finished_parts(tmp_path: Path) -> None:
    with running(tmp_path, "--workers", "2") as (process, workers):
        # As a terminal does: to the program and to its workers.
        os.killpg(process.pid, signal.SIGINT)
        _, errors = process.communicate(timeout=PATIENCE)
    assert process.returncode == 130
    told = ["interrupted: what is finished stays; run the same again to go on"]
    assert complaints(errors) == told
    within(lambda: not any(is_alive(worker) for worker in workers))
    goes_on(tmp_path, made(tmp_path))


def test_a_worker_that_dies_has_its_part_made_by_another(tmp_path: Path) -> None:
    with running(tmp_path, "--workers", "2") as (process, workers):
        victim = next(worker for worker in workers if "spawn_main" in " ".join(worker.cmdline()))
        victim.kill()
        process.communicate(timeout=PATIENCE)
    assert process.returncode == 0
    assert len(made(tmp_path)) == 24


def test_a_damaged_file_is_made_again(cities: str, tmp_path: Path) -> None:
    asked = ["--cities", cities, "--cities-per-file", "1", *MONTH, "--one-process"]
    done(tmp_path / "out", *asked)
    whole = contents(tmp_path / "out")
    file = tmp_path / "out/part-00001.parquet"
    file.write_bytes(file.read_bytes()[:-9])
    assert done(tmp_path / "out", *asked).startswith("2 of 3 parts are there already\n31 days in ")
    assert contents(tmp_path / "out") == whole


def test_a_footer_with_a_changed_byte(
    cities: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is of no part, or is made again: pyarrow has a kind of error for each kind of damage."""
    monkeypatch.syspath_prepend(str(PROGRAM.parent))
    parts: Any = import_module("panchang_parts")
    read: Any = import_module("panchang_cities").read_cities
    part = parts.Part(0, tuple(read(cities))[:1], date(2026, 12, 1), date(2026, 12, 31))
    parts.make(part, tmp_path)
    file = tmp_path / part.file
    whole = file.read_bytes()
    assert parts.is_made(part, tmp_path)
    outcomes, messages = set(), []
    for place in range(len(whole) - int.from_bytes(whole[-8:-4], "little") - 8, len(whole)):
        file.write_bytes(whole[:place] + bytes([whole[place] ^ 0xFF]) + whole[place + 1 :])
        try:
            outcomes.add(parts.is_made(part, tmp_path))
        except ValueError as error:
            messages.append(str(error))
    assert False in outcomes
    assert all(str(file) in message for message in messages)
    parts.calendar.cache_clear()


def test_a_check_names_a_file_with_a_damaged_page(cities: str, tmp_path: Path) -> None:
    asked = ["--cities", cities, "--cities-per-file", "1", *MONTH, "--one-process"]
    done(tmp_path / "out", *asked)
    file = tmp_path / "out/part-00001.parquet"
    damaged = bytearray(file.read_bytes())
    damaged[200] ^= 0xFF
    file.write_bytes(damaged)
    checked = run(tmp_path / "out", *asked, "--check")
    assert checked.returncode == 1
    assert f"error: {file} is damaged, remove it and run again: " in checked.stderr
    assert "Traceback" not in checked.stderr


# ---- a cluster that is there


@contextmanager
def cluster(folder: Path, *options: str, **variables: str) -> Iterator[str]:
    """A scheduler and a worker in a folder where nothing of the example can be imported."""
    folder.mkdir()
    address = folder / "scheduler.json"
    names = ["--scheduler-file", str(address)]
    env = {**ENVIRONMENT, **variables}
    quiet: dict[str, Any] = {"cwd": folder, "env": env, "stderr": subprocess.DEVNULL}
    dask = [sys.executable, "-m", "dask"]
    local = ["--host", "127.0.0.1", "--no-dashboard"]
    scheduler = [*dask, "scheduler", *names, *local, "--port", "0"]
    worker = [*dask, "worker", *names, *local, "--no-nanny", "--nthreads", "2", *options]
    worker += ["--local-directory", str(folder)]
    with subprocess.Popen(scheduler, **quiet) as first, subprocess.Popen(worker, **quiet) as second:
        try:
            yield distributed.json_load_robust(address, timeout=PATIENCE)["address"]
            assert first.poll() is None
        finally:
            second.kill()
            first.kill()


def test_a_cluster_that_is_there_does_the_work(cities: str, tmp_path: Path) -> None:
    asked = ["--cities", cities, "--cities-per-file", "1", *MONTH]
    with cluster(tmp_path / "elsewhere") as where:
        told = done(tmp_path / "out", *asked, "--scheduler", where, "--check")
        assert told.endswith("\n3 parts are what one process works out\n")


#: A worker that is killed as soon as it is given a part.
DYING = """
import os, threading, time

def dask_setup(worker):
    def end():
        while not worker.state.tasks:
            time.sleep(0.01)
        os._exit(1)
    threading.Thread(target=end, daemon=True).start()
"""


def test_a_cluster_that_loses_its_workers(cities: str, tmp_path: Path) -> None:
    dying = tmp_path / "dying.py"
    dying.write_text(DYING, "utf-8")
    patience = {"DASK_DISTRIBUTED__SCHEDULER__ALLOWED_FAILURES": "0"}
    with cluster(tmp_path / "elsewhere", "--preload", str(dying), **patience) as where:
        refused = run(tmp_path / "out", "--cities", cities, *MONTH, "--scheduler", where)
    assert refused.returncode == 1
    assert "error: the cluster gave up a part: " in refused.stderr
    assert "run the same again to go on" in refused.stderr
    assert "Traceback" not in refused.stderr


# ---- bad input


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--workers", "0"], "'0' is no number from 1"),
        (["--workers", "two"], "'two' is no number from 1"),
        (["--workers", "2", "--one-process"], "not allowed with argument"),
        (["--cities-per-file", "-1"], "'-1' is no number from 1"),
        (["--from", "2026-02-30"], "'2026-02-30' is no date; write 2026-11-21"),
        (["--from", "2026-02-01", "--to", "2026-01-31"], "--to 2026-01-31 is before --from"),
        (["--cities", "0"], "error: --cities 0: there is none"),
        (["--cities", "nowhere.csv"], "No such file or directory: 'nowhere.csv'"),
        (["--cities", "2", "--to", "9999-12-31"], "error: city-00000: "),
        (["--scheduler", "tcp://127.0.0.1:9", *MONTH], "tcp://127.0.0.1:9"),
    ],
    ids=str,
)
def test_a_wrong_argument_is_named(arguments: list[str], message: str, tmp_path: Path) -> None:
    refused = run(tmp_path, *arguments)
    assert refused.returncode in (1, 2)
    assert message in refused.stderr
    assert "Traceback" not in refused.stderr
    assert contents(tmp_path) == {}


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("city,latitude,longitude\nUjjain,23,75\n", "has no column time_zone"),
        (CITIES + "Delhi,north,77,+05:30\n", "line 5: could not convert string to float: 'north'"),
        (CITIES + "Delhi,28.6,,+05:30\n", "line 5: could not convert string to float: ''"),
        (CITIES + "Ujjain,23,75,+05:30\n", "line 5: the city Ujjain is there twice"),
        (CITIES + ",23,75,+05:30\n", "line 5: the city has no name"),
        (CITIES + "Delhi,91,77,+05:30\n", "error: Delhi: "),
        (CITIES + "Delhi,28.6,77,Delhi\n", "error: Delhi: "),
        (CITIES + "Delhi,nan,77,+05:30\n", "error: Delhi: "),
        (CITIES.splitlines()[0], "there is none"),
        ("\udcff", "cities.csv: "),
    ],
)
def test_a_bad_line_of_cities_is_named(text: str, message: str, tmp_path: Path) -> None:
    file = tmp_path / "cities.csv"
    file.write_text(text, "utf-8", errors="surrogateescape")
    refused = run(tmp_path / "out", "--cities", str(file), *MONTH, "--one-process")
    assert refused.returncode == 1
    assert message in refused.stderr
    assert "Traceback" not in refused.stderr
    assert not (tmp_path / "out").exists()


def test_the_files_of_another_question_are_left_alone(cities: str, tmp_path: Path) -> None:
    folder = tmp_path / "out"
    done(folder, "--cities", cities, *MONTH, "--cities-per-file", "1", "--one-process")
    before = contents(folder)
    for arguments, message in (
        (["--cities", "3", *MONTH, "--cities-per-file", "1"], "is of other cities, dates or"),
        (["--cities", cities, "--from", "2026-12-02", "--to", "2026-12-31"], "is of more cities"),
    ):
        refused = run(folder, *arguments)
        assert refused.returncode == 1
        assert message in refused.stderr
        assert contents(folder) == before


def test_a_file_with_other_days_is_found_by_the_check(cities: str, tmp_path: Path) -> None:
    folder = tmp_path / "out"
    asked = ["--cities", cities, *MONTH, "--one-process"]
    done(folder, *asked)
    file = folder / "part-00000.parquet"
    table = parquet.read_table(file)
    dates = [date(2026, 12, 1)] * len(table)
    parquet.write_table(
        table.set_column(1, table.schema.field("date"), [pyarrow.array(dates)]),
        file,
        row_group_size=31,
    )
    refused = run(folder, *asked, "--check")
    assert refused.returncode == 1
    assert refused.stderr == f"error: {file}: the days of Ujjain differ\n"
