"""Writes a manual page of section 3 for each function of C: manual_pages.py pentad.json FOLDER."""

from __future__ import annotations

import json
import re
import sys
import textwrap
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from c_reference import declaration

_CODE = re.compile(r"`([^`]*)`")


def pages(interface: Mapping[str, Any]) -> Iterator[tuple[str, str]]:
    """The names and the texts of the pages: `pentad_astro_day_compute.3`."""
    for function in interface["functions"]:
        yield f"{function['name']}.3", _page(function, interface["version"])


def _page(function: Mapping[str, Any], version: str) -> str:
    name, about = function["name"], function["about"]
    summary = about.split("\n\n")[0].split(". ")[0].rstrip(".")
    lines = [
        f'.TH {name} 3 "" "Pentad {version}" "Pentad"',
        ".SH NAME",
        f"{name} \\- {_text(summary)}",
        ".SH SYNOPSIS",
        ".nf",
        ".B #include <pentad.h>",
        ".PP",
        *(f'.BI "{_escaped(line)}"' for line in declaration(function).splitlines()),
        ".fi",
        ".SH DESCRIPTION",
        *_paragraphs(about),
    ]
    if function["parameters"]:
        lines += [".SH PARAMETERS", *_parameters(function["parameters"])]
    if function.get("returns"):
        lines += [".SH RETURN VALUE", *_paragraphs(function["returns"] + ".")]
    lines += [
        ".SH NOTES",
        *_paragraphs(
            f"Threads: {function['threads']}. Blocks: {function['blocks']}. "
            f"Since: {function['since']}."
        ),
        ".SH SEE ALSO",
        ".BR pentad (1)",
    ]
    return "\n".join(lines) + "\n"


def _parameters(parameters: Sequence[Mapping[str, Any]]) -> Iterator[str]:
    for one in parameters:
        yield ".TP"
        yield f".I {one['name']}"
        yield from _paragraphs(one.get("about", ""))


def _paragraphs(text: str) -> Iterator[str]:
    for number, paragraph in enumerate(text.split("\n\n")):
        if number:
            yield ".PP"
        yield from textwrap.wrap(_text(" ".join(paragraph.split())), 100, break_on_hyphens=False)


def _text(text: str) -> str:
    return _escaped(_CODE.sub(r"\1", text))


def _escaped(text: str) -> str:
    text = text.replace("\\", "\\e").replace("-", "\\-").replace('"', "\\(dq")
    return f"\\&{text}" if text.startswith((".", "'")) else text


def write(interface: Path, folder: Path) -> None:
    """Writes all pages into a folder, which is created if missing."""
    folder.mkdir(parents=True, exist_ok=True)
    for page, text in pages(json.loads(interface.read_text("utf-8"))):
        (folder / page).write_text(text, "utf-8")


if __name__ == "__main__":
    write(Path(sys.argv[1]), Path(sys.argv[2]))
