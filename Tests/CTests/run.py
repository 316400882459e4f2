"""Compiles the C programs of Tests/CTests and Examples/c as a user would, and runs them.

Each program is built with gcc and with g++ against the installed header and library, found by
pkg-config. Its output must be NAME.expected, it must have freed every handle when it ends, and
valgrind and the leak sanitizer must find nothing. The header must compile without a warning in each
promised version of C and C++. The programs of server/ run twice, with the reference server and
after it has gone. misuse/ calls every function with one wrong argument. `make test` leaves out the
slow tests: valgrind, except for the wrong calls and the tours.
"""

from __future__ import annotations

import os
import shlex
import signal
import sqlite3
import subprocess
import sys
import time
from pathlib import Path

import programs
import pytest
from reference_server import ReferenceServer

ROOT = Path(__file__).parents[2]
HERE = Path(__file__).parent
PROGRAMS = [*sorted(HERE.glob("*.c")), *sorted((ROOT / "Examples/c").glob("*.c"))]
TOURS = sorted((ROOT / "Examples/c").glob("*_tour.c"))
SERVED = sorted((HERE / "server").glob("*.c"))
STELLAR = HERE / "server/stellar_server.c"
PUMPED = [path for path in SERVED if path != STELLAR]
MISUSE = HERE / "misuse"
STRICT = ["-Wall", "-Wextra", "-Wpedantic", "-Werror"]
COMPILERS = {"gcc": ["gcc", "-std=c99", "-D_XOPEN_SOURCE=700"], "g++": ["g++", "-x", "c++"]}
HEADERS = sorted((ROOT / "include").rglob("*.h"))
HANDLES = HERE / "common/handles.c"
# The program's part of the sanitizer looks after the memory of the library, too.
LEAK_SANITIZER = "-fsanitize=address"
# In a child its allocator waits for ever for a lock that another thread of the parent held: GCC's
# has no handlers of fork() before version 14. valgrind runs this program.
FORKING = {"hostile_calls"}
LEAK_OPTIONS = f"suppressions={HERE / 'leaks.supp'}:print_suppressions=0"
SANITIZED = [path for path in PROGRAMS if path.stem not in FORKING]
VALGRIND = [
    "-q",
    "--child-silent-after-fork=yes",
    "--leak-check=full",
    "--show-leak-kinds=definite",
    "--errors-for-leak-kinds=definite",
    "--error-exitcode=7",
    f"--suppressions={ROOT / 'Tools/install/valgrind.supp'}",
]
MATRIX = [
    (compiler, version)
    for compilers, versions in (
        (("gcc", "clang"), ("c99", "c11", "c17")),
        (("g++", "clang++"), ("c++11", "c++20")),
    )
    for compiler in compilers
    for version in versions
]


@pytest.fixture(scope="session")
def env(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """The library, installed; the environment in which compilers and programs find it."""
    library = programs.install(tmp_path_factory.mktemp("stage"))
    paths = {"PKG_CONFIG_PATH": str(library / "pkgconfig"), "LD_LIBRARY_PATH": str(library)}
    return {**os.environ, **paths}


def flags(env: dict[str, str], *queries: str) -> list[str]:
    """Returns the answer of pkg-config."""
    command = ["pkg-config", *queries, "pentad"]
    answer = subprocess.run(command, env=env, check=True, stdout=subprocess.PIPE, text=True)
    return shlex.split(answer.stdout)


def build(source: Path, compiler: str, env: dict[str, str], folder: Path, *options: str) -> Path:
    """The program made from a source file; it fails at its end when a handle was not freed."""
    program = folder / source.stem
    cflags, libs = flags(env, "--cflags"), flags(env, "--libs")
    sources = [str(source), str(HANDLES), "-x", "none"]
    command = [*COMPILERS[compiler], *STRICT, "-g", *options, *cflags, *sources]
    subprocess.run([*command, "-o", str(program), *libs], check=True, env=env)
    return program


@pytest.mark.parametrize("compiler", COMPILERS)
@pytest.mark.parametrize("source", PROGRAMS, ids=lambda path: path.stem)
def test_program_prints_the_expected_output(
    source: Path, compiler: str, env: dict[str, str], tmp_path: Path
) -> None:
    program = build(source, compiler, env, tmp_path)
    run = subprocess.run(
        [program], env=env, cwd=source.parent, stdout=subprocess.PIPE, timeout=60, check=False
    )
    assert run.stdout.decode() == source.with_suffix(".expected").read_text(encoding="utf-8")
    assert run.returncode == 0


@pytest.fixture(scope="session")
def named(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the library's names, which distinguish Swift's runtime from the rest."""
    folder = tmp_path_factory.mktemp("named")
    (folder / "libpentad.so.0").symlink_to(ROOT / ".build-lib/release/libpentad.so")
    return folder


@pytest.mark.slow
@pytest.mark.parametrize("source", PROGRAMS, ids=lambda path: path.stem)
def test_program_is_clean_under_valgrind(
    source: Path, env: dict[str, str], named: Path, tmp_path: Path
) -> None:
    program = build(source, "gcc", env, tmp_path)
    command = ["valgrind", *VALGRIND, str(program)]
    run = subprocess.run(
        command,
        env={**env, "LD_LIBRARY_PATH": str(named)},
        cwd=source.parent,
        capture_output=True,
        timeout=300,
        check=False,
    )
    assert run.stdout.decode() == source.with_suffix(".expected").read_text(encoding="utf-8")
    assert run.returncode == 0, run.stderr.decode()


@pytest.mark.parametrize("source", TOURS, ids=lambda path: path.stem)
def test_no_leak_with_the_installed_suppressions(
    source: Path, env: dict[str, str], tmp_path: Path
) -> None:
    """A user's valgrind, with the installed library and its installed file."""
    program = build(source, "gcc", env, tmp_path)
    file = Path(env["LD_LIBRARY_PATH"]).parent / "share/pentad/valgrind.supp"
    command = ["valgrind", "-q", "--leak-check=full", "--error-exitcode=7"]
    command += ["--undef-value-errors=no", f"--suppressions={file}", str(program)]
    run = subprocess.run(command, env=env, cwd=source.parent, capture_output=True, timeout=300)
    assert run.returncode == 0, run.stderr.decode()


@pytest.mark.parametrize("source", SANITIZED, ids=lambda path: path.stem)
def test_program_is_clean_under_leak_sanitizer(
    source: Path, env: dict[str, str], named: Path, tmp_path: Path
) -> None:
    program = build(source, "gcc", env, tmp_path, LEAK_SANITIZER)
    run = subprocess.run(
        [program],
        env={**env, "LD_LIBRARY_PATH": str(named), "LSAN_OPTIONS": LEAK_OPTIONS},
        cwd=source.parent,
        capture_output=True,
        timeout=120,
        check=False,
    )
    assert run.stdout.decode() == source.with_suffix(".expected").read_text(encoding="utf-8")
    assert run.returncode == 0, run.stderr.decode()


@pytest.mark.parametrize("source", SERVED, ids=lambda path: path.stem)
def test_program_has_all_it_saw_when_the_server_has_gone(
    source: Path, env: dict[str, str], tmp_path: Path
) -> None:
    program = build(source, "gcc", env, tmp_path)
    printed = run_twice(source, env, tmp_path / "store", [str(program)], [str(program)])
    assert printed == source.with_suffix(".expected").read_text(encoding="utf-8")


@pytest.mark.slow
@pytest.mark.parametrize("source", PUMPED, ids=lambda path: path.stem)
def test_program_with_a_server_is_clean_under_valgrind(
    source: Path, env: dict[str, str], named: Path, tmp_path: Path
) -> None:
    program = build(source, "gcc", env, tmp_path)
    full = ["valgrind", *VALGRIND, str(program)]
    # The compiler's code reads parts of an enum that have no meaning in the current case. The
    # network's code does this often, so only addresses and leaks are checked there.
    online = ["valgrind", "--undef-value-errors=no", *VALGRIND, str(program)]
    paths = {**env, "LD_LIBRARY_PATH": str(named)}
    printed = run_twice(source, paths, tmp_path / "store", online, full)
    assert printed == source.with_suffix(".expected").read_text(encoding="utf-8")


@pytest.mark.parametrize("source", SERVED, ids=lambda path: path.stem)
def test_program_with_a_server_is_clean_under_leak_sanitizer(
    source: Path, env: dict[str, str], named: Path, tmp_path: Path
) -> None:
    program = build(source, "gcc", env, tmp_path, LEAK_SANITIZER)
    paths = {**env, "LD_LIBRARY_PATH": str(named), "LSAN_OPTIONS": LEAK_OPTIONS}
    printed = run_twice(source, paths, tmp_path / "store", [str(program)], [str(program)])
    assert printed == source.with_suffix(".expected").read_text(encoding="utf-8")


def build_misuse(compiler: str, env: dict[str, str], folder: Path, *options: str) -> Path:
    """The program that calls every function wrongly, with the table of the calls."""
    table = folder / "table.c"
    subprocess.run([sys.executable, str(MISUSE / "misuse_table.py"), str(table)], check=True)
    sources = [f"-I{MISUSE}", str(table), str(MISUSE / "harness.c")]
    return build(MISUSE / "misuse.c", compiler, env, folder, *options, *sources)


def run_misuse(env: dict[str, str], *command: str) -> str:
    """Returns the output: a line for each call that did not end as expected."""
    with small_server() as server:
        arguments = [*command[:-1], f"http://127.0.0.1:{server.port}", command[-1]]
        run = subprocess.run(arguments, env=env, capture_output=True, text=True, timeout=300)
    assert run.stderr == ""
    return run.stdout


@pytest.mark.parametrize("compiler", COMPILERS)
def test_wrong_call_is_refused(compiler: str, env: dict[str, str], tmp_path: Path) -> None:
    program = build_misuse(compiler, env, tmp_path)
    assert run_misuse(env, str(program), "fork") == ""


def test_wrong_call_is_clean_under_valgrind(
    env: dict[str, str], named: Path, tmp_path: Path
) -> None:
    program = build_misuse("gcc", env, tmp_path)
    # As online programs above: the network's code looks at parts of an enum without meaning.
    command = ["valgrind", "--undef-value-errors=no", *VALGRIND, str(program)]
    assert run_misuse({**env, "LD_LIBRARY_PATH": str(named)}, *command, "") == ""


def test_wrong_call_is_clean_under_leak_sanitizer(
    env: dict[str, str], named: Path, tmp_path: Path
) -> None:
    """Without a child, which may not allocate memory under the sanitizer."""
    program = build_misuse("gcc", env, tmp_path, LEAK_SANITIZER)
    paths = {**env, "LD_LIBRARY_PATH": str(named), "LSAN_OPTIONS": LEAK_OPTIONS}
    assert run_misuse(paths, str(program), "") == ""


def run_twice(
    source: Path, env: dict[str, str], folder: Path, online: list[str], offline: list[str]
) -> str:
    """Returns the output of a program with a server, and then without it."""
    is_stellar = source == STELLAR

    def run(command: list[str], phase: str, url: str) -> str:
        arguments = [*command, phase, url, str(folder)]
        return subprocess.check_output(arguments, env=env, text=True, timeout=300)

    with small_server() as server:
        url = f"http://127.0.0.1:{server.port}"
        if is_stellar:
            url += "/stellar/api/"
            teach_algebra(server)
        printed = run(online, "online", url)
    if is_stellar:
        age(folder / "stellar.sqlite")
    return printed + run(offline, "offline", url)


def test_tour_asks_a_server(env: dict[str, str], tmp_path: Path) -> None:
    program = build(ROOT / "Examples/c/stellar_tour.c", "gcc", env, tmp_path)
    with small_server() as server:
        url = f"http://127.0.0.1:{server.port}/stellar/api/"
        out = subprocess.check_output([str(program), url], env=env, text=True, timeout=60)
    assert out.startswith("45 courses\n")
    assert "\n45 class lists\n" in out
    assert "\n  Announcements loading...\n" in out
    assert "\n3 bookmarks\n" in out


def test_school_tour_asks_a_server(env: dict[str, str], tmp_path: Path) -> None:
    program = build(ROOT / "Examples/c/school_tour.c", "gcc", env, tmp_path)
    with small_server() as server:
        command = [str(program), f"http://127.0.0.1:{server.port}/canvas", "canvas-alice"]
        out = subprocess.check_output(command, env=env, text=True, timeout=60)
    assert out.startswith("refreshed 1 accounts, 0 failed\n")
    assert "\n3 unread announcements\n" in out
    assert "\nMy school: canvas\n" in out


def test_guide_asks_a_server(env: dict[str, str], tmp_path: Path) -> None:
    program = build(ROOT / "Examples/c/video_guide.c", "gcc", env, tmp_path)
    with small_server() as server:
        url = f"http://127.0.0.1:{server.port}/feeds/atom/all"
        out = subprocess.check_output([str(program), url], env=env, text=True, timeout=60)
    assert out.startswith("12 videos, 0 new\n  --- Inorganic Music: cells that divide\n")
    assert "Only its provider's own player shows the first\n" in out
    assert "\n  *+- Inorganic Music: cells that divide\n" in out
    assert out.endswith("favourites: 1\n")


def test_logger_leaves_no_line_out_when_it_is_killed(env: dict[str, str], tmp_path: Path) -> None:
    program = build(ROOT / "Examples/c/chat_logger.c", "gcc", env, tmp_path)
    log = tmp_path / "log"
    with small_server() as server:
        url = f"http://127.0.0.1:{server.port}"
        paths = {**env, "CHAT_TOKEN": "tok-alice", "CHAT_SERVER": url}

        def start() -> subprocess.Popen[str]:
            with log.open("a") as file:
                command = [str(program), str(tmp_path / "store"), "1"]
                return subprocess.Popen(
                    command, stdout=file, stderr=subprocess.PIPE, text=True, env=paths
                )

        def post(count: int) -> list[str]:
            known = len(texts)
            texts.extend(f"text {number}" for number in range(known, known + count))
            place = {"conversation": "101+102", "user": "102"}
            return [
                server.control("groupme/post", **place, text=text)["id"] for text in texts[known:]
            ]

        def wait(text: str) -> None:
            end = time.monotonic() + 60
            while text not in log.read_text("utf-8"):
                assert time.monotonic() < end, f"{text} is not in the log"
                time.sleep(0.02)

        texts: list[str] = []
        logger = start()
        assert logger.stderr
        assert "live\n" in logger.stderr
        first, second, *_ = post(3)
        wait("text 2")
        server.control("groupme/edit", message=first, text="edited")
        wait(f"#{first} Bob, edited: edited\n")
        server.control("groupme/like", message=first, user="102")
        server.control("groupme/delete", message=second)
        wait(f"#{second} Bob, deleted\n")
        # Killed at arbitrary moments, with messages before, during and after.
        for pause in (0.0, 0.01, 0.03, 0.1, 0.3):
            post(20)
            time.sleep(pause)
            logger.kill()
            logger.wait()
            post(5)
            logger = start()
            time.sleep(pause)
        post(1)
        for text in texts:
            wait(f"{text}\n")
        logger.send_signal(signal.SIGINT)
        assert logger.wait(timeout=30) == 0
    lines = log.read_text("utf-8").splitlines()
    said = [line.split("Bob: ")[1] for line in lines if "Bob: " in line]
    assert sorted(said) == sorted(texts)
    assert len(lines) == len(texts) + 2


def small_server() -> ReferenceServer:
    """A server of the debug build."""
    videos = ("--channels", "4", "--videos", "12", "--people", "8", "--shares", "6")
    return ReferenceServer(programs.program("pentad-reference-server"), "--classes", "300", *videos)


def teach_algebra(server: ReferenceServer) -> None:
    """A class with two announcements, and a class whose answer never comes."""
    server.control("faults", effect="stall", query="id=0.stall")
    server.control(
        "stellar/class",
        masterId="18.06",
        title="Linear Algebra",
        description="Matrices.",
        crossListings=[],
        times=[{"title": "Lecture", "time": "MWF 11-12:30 p.m.", "location": "2-131"}],
        instructors=["José Stoica"],
        tas=[],
    )
    for at, title in ((1788000000, "Welcome"), (1788100000, "Problem set 1")):
        text = f"{title}: see www.mit.edu/18.06."
        server.control("stellar/announce", masterId="18.06", title=title, text=text, time=at)


def age(store: Path) -> None:
    """Makes all lists of a store 40 days older."""
    database = sqlite3.connect(store)
    with database:
        database.execute("UPDATE fetched SET at = at - 40 * 86400000")
    database.close()


@pytest.mark.parametrize("header", HEADERS, ids=lambda path: path.stem)
@pytest.mark.parametrize(("compiler", "version"), MATRIX, ids=lambda value: str(value))
def test_each_header_is_without_a_warning(
    compiler: str, version: str, header: Path, env: dict[str, str], tmp_path: Path
) -> None:
    suffix = ".cpp" if compiler.endswith("++") else ".c"
    source = tmp_path / f"header{suffix}"
    source.write_text(header_program(header), encoding="utf-8")
    extra = ["-Wdocumentation", "-Wnullability-completeness"] if "clang" in compiler else []
    command = [compiler, f"-std={version}", *STRICT, *extra, *flags(env, "--cflags")]
    subprocess.run([*command, "-fsyntax-only", str(source)], check=True, env=env)


@pytest.mark.parametrize(("compiler", "version"), MATRIX, ids=lambda value: str(value))
def test_layout_agrees_with_the_compiler(compiler: str, version: str) -> None:
    if version == "c99":
        version = "gnu99"  # it has _Static_assert
    language = "c++" if compiler.endswith("++") else "c"
    command = [compiler, f"-std={version}", "-Wall", "-Wextra", "-Werror", "-fsyntax-only"]
    subprocess.run([*command, "-x", language, str(ROOT / "include/pentad.layout")], check=True)


def header_program(header: Path) -> str:
    """A program that includes a header alone, twice, and uses each record's initialiser."""
    text = header.read_text(encoding="utf-8")
    macros = [line.split()[1] for line in text.splitlines() if "_INIT \\" in line]
    records = [
        f"  {macro.removesuffix('_INIT').lower()} record{n} = {macro};\n  (void)record{n};\n"
        for n, macro in enumerate(macros)
    ]
    includes = f"#include <{header.relative_to(ROOT / 'include')}>\n" * 2
    return f"{includes}\nint main(void) {{\n{''.join(records)}  return 0;\n}}\n"


def test_every_program_has_its_output() -> None:
    programs = [*PROGRAMS, *SERVED]
    assert [path.name for path in programs if not path.with_suffix(".expected").exists()] == []
    assert any(path.name == "base.c" for path in PROGRAMS)
