"""Every snippet of README.md, of the documentation and of the headers compiles and runs.

A block of `text` right behind a snippet is what it prints, exactly.
"""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest
from programs import install
from reference_server import ReferenceServer
from swift_snippets import build

ROOT = Path(__file__).parents[2]
#: The output of the headers' examples; `chat` gets a server, `video` a folder.
EXAMPLES = {
    "core": f"Pentad {(ROOT / 'VERSION').read_text('utf-8')}",
    "elements": "Fe2O3 has 159.69 g/mol; iron is in period 4\n",
    "astro": "Chaturdashi\n",
    "stellar": "0 bookmarks\n",
    "chat": "g:1: Hello\n",
    "video": "1 videos\nfile:",
}
PAGES = [ROOT / "README.md", *sorted(ROOT.glob("Sources/*/*.docc/*.md"))]


def printed_snippets(language: str) -> list[tuple[str, str, str]]:
    """The page and the text of each snippet, and what it prints, if the page shows that."""
    pattern = rf"^```{language}\n(.*?)^```\n(?:\n```text\n(.*?)^```\n)?"
    return [
        (f"{page.stem}-{number}", *snippet)
        for page in PAGES
        for number, snippet in enumerate(re.findall(pattern, page.read_text("utf-8"), re.S | re.M))
    ]


def header_examples() -> list[tuple[str, str]]:
    """The name and the example of each Kit's header."""
    found = []
    for header in sorted(ROOT.glob("include/pentad/*.h")):
        head = header.read_text("utf-8").split("*/")[0]
        lines = head.split("@code{.c}\n")[1].split(" * @endcode")[0].splitlines()
        found.append((header.stem, "".join(f"{line[3:]}\n" for line in lines)))
    return found


def name(value: object) -> str | None:
    return value if isinstance(value, str) and "\n" not in value else ""


SWIFT = printed_snippets("swift")


@pytest.fixture(scope="module")
def swift_program(tmp_path_factory: pytest.TempPathFactory) -> Path:
    snippets = [(page, text) for page, text, _ in SWIFT]
    return build(snippets, tmp_path_factory.mktemp("snippets"))


@pytest.mark.parametrize("number", range(len(SWIFT)), ids=[page for page, *_ in SWIFT])
def test_swift_snippet_compiles_and_runs(number: int, swift_program: Path) -> None:
    command = [str(swift_program), str(number)]
    run = subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True)
    check(run.stdout, SWIFT[number][2])


def check(printed: str, shown: str) -> None:
    assert printed == shown if shown else printed


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """The environment in which compilers and programs find the library, installed once."""
    stage = tmp_path_factory.mktemp("stage")
    library = install(stage)
    return {
        **os.environ,
        "PKG_CONFIG_PATH": str(library / "pkgconfig"),
        "PKG_CONFIG_SYSROOT_DIR": str(stage),
        "LD_LIBRARY_PATH": str(library),
    }


@pytest.mark.parametrize(("page", "text", "shown"), printed_snippets("c"), ids=name)
def test_c_snippet_compiles_and_runs(
    page: str, text: str, shown: str, tmp_path: Path, installed: dict[str, str]
) -> None:
    check(run_c(text, tmp_path, installed), shown)


@pytest.mark.parametrize(("header", "text"), header_examples(), ids=name)
def test_the_example_of_a_header_runs(
    header: str,
    text: str,
    tmp_path: Path,
    installed: dict[str, str],
    small_chat_server: ReferenceServer,
) -> None:
    (tmp_path / "clips").mkdir()
    (tmp_path / "clips/Clip.mp4").write_bytes(b"a video")
    server = f"http://127.0.0.1:{small_chat_server.port}"
    given = {"chat": ["tok-alice", server, "g:1"], "video": [str(tmp_path / "clips")]}
    assert len(text.splitlines()) <= 25
    said = run_c(text, tmp_path, installed, *given.get(header, []))
    assert said.startswith(EXAMPLES[header])


def run_c(text: str, folder: Path, installed: dict[str, str], *arguments: str) -> str:
    """Returns the output of a program in C."""
    source = folder / "snippet.c"
    source.write_text(text, "utf-8")
    query = ["pkg-config", "--cflags", "--libs", "pentad"]
    answer = subprocess.run(query, env=installed, check=True, stdout=subprocess.PIPE, text=True)
    program = str(folder / "snippet")
    build = ["gcc", "-Wall", "-Wextra", "-Wpedantic", "-Werror", str(source), "-o", program]
    subprocess.run([*build, *shlex.split(answer.stdout)], env=installed, check=True)
    command = [program, *arguments]
    run = subprocess.run(command, env=installed, check=True, stdout=subprocess.PIPE, text=True)
    return run.stdout


@pytest.mark.parametrize(("page", "text", "shown"), printed_snippets("python"), ids=name)
def test_python_snippet_runs(page: str, text: str, shown: str) -> None:
    env = {**os.environ, "PYTHONPATH": str(ROOT / "Sources/PentadPython")}
    command = [sys.executable, "-c", text]
    run = subprocess.run(command, env=env, check=True, stdout=subprocess.PIPE, text=True)
    check(run.stdout, shown)


@pytest.mark.parametrize(
    ("page", "text", "shown"), [one for one in printed_snippets("sh") if one[2]], ids=name
)
def test_printed_command_runs(
    page: str, text: str, shown: str, command_program: Path, tmp_path: Path
) -> None:
    (tmp_path / "pentad").symlink_to(command_program)
    env = {**os.environ, "PATH": f"{tmp_path}:{os.environ['PATH']}"}
    command = ["sh", "-e", "-c", text]
    run = subprocess.run(command, env=env, check=True, stdout=subprocess.PIPE, text=True)
    check(run.stdout, shown)
