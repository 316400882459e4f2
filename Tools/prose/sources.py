"""Reads the texts of the project that people read: comments, docstrings and pages."""

from __future__ import annotations

import ast
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

#: The parts of the project, by the patterns of their files.
PARTS = {
    "PentadCore": ["Sources/PentadCore/**/*.swift"],
    "PentadNetworking": ["Sources/PentadNetworking/**/*.swift"],
    "PentadStorage": ["Sources/PentadStorage/**/*.swift"],
    "ElementsKit": ["Sources/ElementsKit/**/*.swift"],
    "AstroKit": ["Sources/AstroKit/**/*.swift"],
    "StellarKit": ["Sources/StellarKit/**/*.swift"],
    "ChatKit": ["Sources/ChatKit/**/*.swift"],
    "VideoFeedKit": ["Sources/VideoFeedKit/**/*.swift"],
    "PentadC": ["Sources/PentadC/**/*.swift"],
    "header": ["include/**/*.h"],
    "Python": ["Sources/PentadPython/**/*.py"],
    "command": ["Sources/PentadCLI/**/*.swift"],
    "server": ["Sources/ReferenceServer/**/*.swift", "Sources/PentadReferenceServer/**/*.swift"],
    "tests": ["Tests/**/*.swift", "Tests/**/*.py"],
    "tools": ["Tools/**/*.py", "Benchmarks/**/*.py", "Fuzz/**/*.py"],
    "pages": ["*.md", "Sources/**/*.md", "Examples/**/*.md", "Fuzz/**/*.md", "Tools/**/*.md"],
}
# A list item, a heading, a table row and a callout begin a separate text.
_ITEM = re.compile(r"(?:[-*+#>|] ?|#{1,6} |\d+\. )")
_CODE = re.compile(r"``?[^`]*``?")


@dataclass(frozen=True)
class Block:
    """A paragraph, and whether it opens a comment."""

    path: Path
    number: int
    text: str
    is_comment: bool


def blocks(root: Path, patterns: list[str]) -> Iterator[Block]:
    """Yields the paragraphs of all files of the patterns, in the order of their names."""
    for path in sorted({path for pattern in patterns for path in root.glob(pattern)}):
        if "frozen" in path.parts:
            continue
        text = path.read_text(encoding="utf-8")
        for number, lines in _READERS[path.suffix](text):
            yield from _paragraphs(path, number, lines, path.suffix != ".md")


def _paragraphs(path: Path, number: int, lines: list[str], is_comment: bool) -> Iterator[Block]:
    """Yields the paragraphs of a text; code between fences is left out."""
    words: list[str] = []
    start, is_code = number, False
    for index, line in enumerate([*lines, ""]):
        bare = line.strip()
        is_item = bool(_ITEM.match(bare))
        if words and (not bare or is_item or bare.startswith("```")):
            yield Block(path, start, _CODE.sub("X", " ".join(words)), is_comment)
            words, is_comment = [], False
        if bare.startswith("```"):
            is_code = not is_code
        elif bare and not is_code:
            start = start if words else number + index
            words.append(_ITEM.sub("", bare, count=1) if is_item else bare)


def _page(text: str) -> Iterator[tuple[int, list[str]]]:
    yield 1, text.splitlines()


def _swift(text: str) -> Iterator[tuple[int, list[str]]]:
    """Yields the comments of a Swift file: `///` and, followed by a space, `//`."""
    return _runs(text, re.compile(r"\s*(///?)(?: (.*)|)$"))


def _runs(text: str, pattern: re.Pattern[str]) -> Iterator[tuple[int, list[str]]]:
    run: list[str] = []
    mark = ""
    lines = text.splitlines()
    for number, line in enumerate([*lines, ""], start=1):
        match = pattern.match(line)
        if run and not (match and match[1] == mark):
            yield number - len(run), run
            run = []
        if match:
            mark = match[1]
            run.append(match[2] or "")


def _header(text: str) -> Iterator[tuple[int, list[str]]]:
    """Yields the comments of a C header."""
    for match in re.finditer(r"/\*+!?(.*?)\*/", text, re.DOTALL):
        lines = [re.sub(r"^\s*\* ?", "", line) for line in match[1].splitlines()]
        # Doxygen's commands are not the opening of a sentence: `@param name the text`.
        yield (
            text.count("\n", 0, match.start()) + 1,
            [re.sub(r"^@(?:file|param(?:\[\w+\])?) \S+ ?|^@\w+ ?", "- ", line) for line in lines],
        )


def _python(text: str) -> Iterator[tuple[int, list[str]]]:
    """Yields the docstrings of a module, and its comments."""
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)):
            docstring = ast.get_docstring(node)
            if docstring:
                yield node.body[0].lineno, docstring.splitlines()
    yield from _runs(text, re.compile(r"\s*(#:?) (.*)$"))


_READERS: dict[str, Callable[[str], Iterator[tuple[int, list[str]]]]] = {
    ".swift": _swift,
    ".h": _header,
    ".py": _python,
    ".md": _page,
}
