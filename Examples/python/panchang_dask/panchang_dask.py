"""The panchang of many cities over many years as Parquet, worked out by Dask on all processors.

python panchang_dask.py --out DAYS                      1,000 made-up cities, 1951 to 2050
python panchang_dask.py --out DAYS --cities cities.csv --from 2026-01-01 --to 2026-12-31
python panchang_dask.py --out DAYS --scheduler tcp://10.0.0.1:8786    on an existing cluster

The second form reads the columns city, latitude, longitude, time_zone and, if it is there,
elevation. The machines of a cluster need pentad, pyarrow and NumPy, and the folder DAYS under the
same path. What it needs here: pip install -r requirements.txt

It can be interrupted or killed at any time: run again, it makes what is not finished. One run at a
time may write to a folder.
"""

import argparse
import logging
import sys
import time
from contextlib import contextmanager
from datetime import date, timedelta
from pathlib import Path

try:
    import panchang_cities
    import panchang_parts
    import pentad
except ImportError as error:
    sys.exit(f"error: {error}; {Path(__file__).name} begins with what it needs")


class Progress:
    """A line that is rewritten on a terminal; elsewhere a new line every ten seconds."""

    def __init__(self, parts):
        self.total = sum(part.day_count for part in parts)
        self.days = 0
        self.start = self.told = time.monotonic()
        self.is_terminal = sys.stderr.isatty()

    def add(self, days):
        self.days += days
        now = time.monotonic()
        if not self.is_terminal and now < self.told + 10:
            return
        self.told = now
        rate = self.days / max(now - self.start, 1e-3)
        left = timedelta(seconds=round((self.total - self.days) / rate))
        line = f"{self.days:,} of {self.total:,} days, {rate:,.0f} a second, {left} left"
        before, after = ("\r\x1b[K", "") if self.is_terminal else ("", "\n")
        print(f"{before}{line}", end=after, file=sys.stderr, flush=True)

    def end(self):
        if self.is_terminal and self.days:
            print(file=sys.stderr)


@contextmanager
def dask_client(scheduler, workers):
    """A client of a cluster that is there, or of one on this machine that ends with the block."""
    import dask
    from distributed import Client, LocalCluster

    if scheduler:
        with Client(scheduler, timeout=5) as client:
            # Its machines may not have this file.
            client.upload_file(panchang_parts.__file__)
            yield client
        return
    # Spawned, not forked: threads do not survive a fork, so a forked child's calls of a calendar
    # raise UnsupportedError. One thread in each: a process has one calendar, and works on one part.
    method = {"distributed.worker.multiprocessing-method": "spawn"}
    options = {
        "dashboard_address": None,
        "silence_logs": logging.CRITICAL,
        # Ctrl-C in a terminal reaches the workers, too: they end with the cluster.
        "preload": "import signal; signal.signal(signal.SIGINT, signal.SIG_IGN)",
    }
    with (
        dask.config.set(method),
        LocalCluster(n_workers=workers, threads_per_worker=1, **options) as cluster,
        Client(cluster) as client,
    ):
        yield client


def make_with_dask(parts, folder, scheduler, workers):
    """Makes the parts on a cluster; yields the days of each as soon as its file is there."""
    from concurrent.futures import CancelledError

    from distributed import as_completed
    from distributed.scheduler import KilledWorker

    with dask_client(scheduler, workers) as client:
        # Not pure: what counts is the file, and a result that the cluster remembers writes none.
        futures = client.map(panchang_parts.make, parts, folder=folder, pure=False)
        try:
            for future in as_completed(futures):
                try:
                    count = future.result()
                except (CancelledError, KilledWorker) as error:
                    again = "what is finished stays; run the same again to go on"
                    raise OSError(f"the cluster gave up a part: {error}; {again}") from None
                yield count
        finally:
            client.cancel(futures)


def unfinished(parts, folder):
    """The parts that are not there, once what a run that was killed was writing is taken away."""
    folder.mkdir(parents=True, exist_ok=True)
    for file in folder.glob(".part-*"):
        file.unlink()
    there = {file.name for file in folder.glob("part-*")}
    if others := there - {part.file for part in parts}:
        raise ValueError(f"{folder / min(others)} is of more cities than are asked for")
    return [part for part in parts if not panchang_parts.is_made(part, folder)]


def make(parts, options):
    """Makes what is not finished."""
    missing = unfinished(parts, options.out)
    print(f"{len(parts) - len(missing)} of {len(parts)} parts are there already", flush=True)
    if not missing:
        return
    if options.one_process:
        made = (panchang_parts.make(part, options.out) for part in missing)
    else:
        made = make_with_dask(missing, options.out, options.scheduler, options.workers)
    progress = Progress(missing)
    try:
        for days in made:
            progress.add(days)
    finally:
        made.close()
        progress.end()
    seconds = time.monotonic() - progress.start
    print(f"{progress.days:,} days in {seconds:.1f} s", flush=True)


def check(parts, folder):
    """Works everything out in this process, too, and compares."""
    for part in parts:
        for city in panchang_parts.differing_cities(part, folder):
            raise ValueError(f"{folder / part.file}: the days of {city} differ")
    print(f"{len(parts)} parts are what one process works out")


def count(text):
    number = int(text) if text.isascii() and text.isdigit() else 0
    if not number:
        raise argparse.ArgumentTypeError(f"{text!r} is no number from 1")
    return number


def day(text):
    try:
        return date.fromisoformat(text)
    except ValueError:
        raise argparse.ArgumentTypeError(f"{text!r} is no date; write 2026-11-21") from None


def parse():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    add = parser.add_argument
    add("--out", type=Path, required=True, metavar="DAYS", help="the folder of the Parquet files")
    add("--cities", default="1000", metavar="N|FILE", help="how many made-up ones, or a CSV file")
    add("--from", type=day, default="1951-01-01", dest="first", metavar="DATE")
    add("--to", type=day, default="2050-12-31", dest="last", metavar="DATE", help="included")
    add("--cities-per-file", type=count, default=10, metavar="N")
    add("--check", action="store_true", help="compare all files with what one process works out")
    where = parser.add_mutually_exclusive_group()
    where.add_argument(
        "--workers", type=count, metavar="N", help="processes here; as many as processors"
    )
    where.add_argument("--scheduler", metavar="ADDRESS", help="of a Dask cluster")
    where.add_argument("--one-process", action="store_true", help="without Dask")
    options = parser.parse_args()
    options.out = options.out.resolve()
    if options.first > options.last:
        parser.error(f"--to {options.last} is before --from {options.first}")
    return options


def plan(options):
    """All parts of what is asked for."""
    if options.cities.isascii() and options.cities.isdigit():
        cities = list(panchang_cities.made_up_cities(int(options.cities)))
    else:
        cities = list(panchang_cities.read_cities(options.cities))
    if not cities:
        raise ValueError(f"--cities {options.cities}: there is none")
    panchang_cities.check_cities(cities, options.first, options.last)
    size = options.cities_per_file
    chunks = [tuple(cities[start : start + size]) for start in range(0, len(cities), size)]
    span = options.first, options.last
    return [panchang_parts.Part(number, chunk, *span) for number, chunk in enumerate(chunks)]


def main():
    options = parse()
    try:
        parts = plan(options)
        make(parts, options)
        if options.check:
            check(parts, options.out)
    except KeyboardInterrupt:
        print("interrupted: what is finished stays; run the same again to go on", file=sys.stderr)
        sys.exit(130)
    except ImportError as error:
        sys.exit(f"error: {error}; {Path(__file__).name} begins with what it needs")
    except (pentad.PentadError, OSError, ValueError) as error:
        sys.exit(f"error: {error}")


if __name__ == "__main__":
    main()
