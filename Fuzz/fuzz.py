"""Builds the fuzzers and runs each of them: `fuzz.py [--seconds 60] [--runs N] [--only NAME]`.

Each begins with the seeds in Corpora/ and with the findings of earlier runs, in .build-fuzz.
Failing inputs are in .build-fuzz/found; the fuzzer's program, run with that file, fails again.
"""

from __future__ import annotations

import argparse
import os
import re
import shutil
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

import swift_package

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent
SCRATCH = ROOT / ".build-fuzz"
FOUND = SCRATCH / "found"
SUPPORT = "FuzzSupport"

# A run that takes longer, or more memory, has failed.
LIMITS = ["-timeout=30", "-rss_limit_mb=3072"]


@dataclass
class Outcome:
    """The result of a fuzzer's runs."""

    name: str
    runs: int
    per_second: int
    failure: str

    def __str__(self) -> str:
        return f"{self.name:<16} {self.runs:>12,} {self.per_second:>10,}  {self.failure or 'ok'}"


def names(only: str | None) -> list[str]:
    """The fuzzers, those whose name has `only` in it."""
    found = sorted(path.name for path in (HERE / "Sources").glob("Fuzz*") if path.name != SUPPORT)
    return [name for name in found if not only or only.lower() in name.lower()]


def build(targets: list[str], swift: str, address: bool) -> None:
    """Builds the fuzzers. Tests' access, for the decoders are not public."""
    table = HERE / "Sources/CallSequences/table.c"
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "Tools/faces")}
    subprocess.run([sys.executable, HERE / "call_table.py", table], check=True, env=environment)
    options = ["-c", "release", "-Xswiftc", "-enable-testing", "--sanitize=fuzzer"]
    options += ["--sanitize=address"] if address else []
    for target in targets:
        swift_package.build(HERE, SCRATCH, *options, "--product", target, swift=swift)


def run(name: str, seconds: int, runs: int, folder: Path) -> Outcome:
    """Runs one fuzzer."""
    corpus = SCRATCH / "corpora" / name
    own = folder / name
    for path in (corpus, own, FOUND):
        path.mkdir(parents=True, exist_ok=True)
    command = [str(SCRATCH / "release" / name), *LIMITS, "-print_final_stats=1"]
    command += [f"-max_total_time={seconds}", f"-runs={runs}"]
    dictionary = HERE / "Dictionaries" / f"{name}.dict"
    command += [f"-dict={dictionary}"] if dictionary.exists() else []
    command += [f"-artifact_prefix={FOUND}/{name}-", str(corpus), str(HERE / "Corpora" / name)]
    environment = {
        **os.environ,
        "TMPDIR": str(own),
        "SWIFT_BACKTRACE": "enable=no",
        # Objects that Swift refers to by a shifted pointer look lost: HeapBalance detects leaks.
        "ASAN_OPTIONS": "detect_leaks=0",
        # glibc does not count a thread's cached blocks as free. HeapBalance would see a run grow by
        # each block that it gets from the heap and leaves to libFuzzer.
        "GLIBC_TUNABLES": "glibc.malloc.tcache_count=0",
    }
    log = FOUND / f"{name}.log"
    with log.open("w") as output:
        code = subprocess.run(command, env=environment, stderr=output, stdout=output).returncode
    text = log.read_text(errors="replace")
    return Outcome(
        name,
        _statistic(text, "number_of_executed_units"),
        _statistic(text, "average_exec_per_sec"),
        "" if code == 0 else _failure(text, log),
    )


def _statistic(text: str, name: str) -> int:
    found = re.findall(rf"stat::{name}: *(\d+)", text)
    return int(found[-1]) if found else 0


def _failure(text: str, log: Path) -> str:
    said = re.findall(r"Fatal error: (.*)|SUMMARY: (.*)|error: (.*)", text)
    reason = next((part for parts in said for part in parts if part), "it ended early")
    return f"{reason[:80]} ({log.relative_to(ROOT)})"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--seconds", type=int, default=0, help="of each; 0 for no end but --runs")
    parser.add_argument("--runs", type=int, default=-1, help="of each; -1 for no end but --seconds")
    parser.add_argument("--only", help="a part of the name of those that are run")
    parser.add_argument("--jobs", type=int, default=1, help="how many run at a time")
    parser.add_argument("--address", action="store_true", help="with the address sanitizer, too")
    parser.add_argument("--swift", default="swift")
    options = parser.parse_args()
    targets = names(options.only)
    if not targets:
        sys.exit(f"error: no fuzzer is called {options.only}")
    if options.seconds == 0 and options.runs < 0:
        sys.exit("error: say when to end: --seconds or --runs")
    build(targets, options.swift, options.address)
    memory = Path("/dev/shm")
    folder = Path(tempfile.mkdtemp("", "pentad-fuzz-", memory if memory.is_dir() else None))
    print(f"{'fuzzer':<16} {'runs':>12} {'runs/s':>10}  outcome", flush=True)
    failed = False
    try:
        with ThreadPoolExecutor(options.jobs) as pool:
            for outcome in pool.map(
                lambda name: run(name, options.seconds, options.runs, folder), targets
            ):
                print(outcome, flush=True)
                failed = failed or bool(outcome.failure)
    finally:
        shutil.rmtree(folder, ignore_errors=True)
    if failed:
        sys.exit(1)


if __name__ == "__main__":
    main()
