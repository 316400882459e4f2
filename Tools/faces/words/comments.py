"""Translates a Swift comment into the terms of another language."""

from __future__ import annotations

import re
import textwrap

_LINK = re.compile(r"``(?:[\w()/:.]*/)?([\w]+)(?:\([\w:]*\))?``")
_MOMENT = re.compile(r",? in milliseconds since 1970-01-01 00:00 UTC|, in the same(?=[;.]|$)")
_EXAMPLE = re.compile(r"(:?)\n*^```.*?^```$\n*", re.MULTILINE | re.DOTALL)
#: The text up to the end of the first clause; code has points and colons of its own.
_CLAUSE = re.compile(r"(?:`[^`]*`|[^`;:.]|[;:.](?! |$))*")
_C_NAME = re.compile(r"(?:^|\n\n)C: `pentad_\w+`\.?(?=\n\n|$)")


def summary(comment: str) -> str:
    """Returns the first paragraph, on one line."""
    text = _C_NAME.sub("", comment).strip().split("\n\n")[0]
    return " ".join(_without_links(text).split())


def body(comment: str) -> str:
    """Returns all paragraphs, each on one line, or on one line for each item of a list.

    The line with the name in C and the examples in Swift are left out.
    """
    text = _EXAMPLE.sub(lambda match: f"{match[1] and '.'}\n\n", _C_NAME.sub("", comment))
    paragraphs = _without_links(text).strip().split("\n\n")
    return "\n\n".join(map(_lines, paragraphs))


def _lines(paragraph: str) -> str:
    return "\n".join(" ".join(item.split()) for item in re.split(r"\n(?=- )", paragraph))


def field(comment: str) -> str:
    """Returns the comment of a field on one line, without the unit of moments, which is common to
    all.
    """
    return without_unit(" ".join(body(comment).split()))


def without_unit(text: str) -> str:
    """Returns a comment without the unit of moments."""
    return _MOMENT.sub("", text)


def with_clause(text: str, more: str) -> str:
    """Appends a text to the first clause of a comment."""
    return _CLAUSE.sub(lambda match: f"{match[0]}, {more}", text, count=1)


def absent(text: str, word: str) -> str:
    """Nil in the way of another language: "NULL when there is none" for "nil for none"."""
    text = re.sub(r"\bnil for none\b", f"{word} when there is none", text)
    return re.sub(r"`nil`|\b[Nn]il\b", word, text)


def python(text: str) -> str:
    """Formats code for Python's docstrings: ``nil`` becomes ``None``."""
    text = re.sub(r"`([^`]+)`", r"``\1``", text)
    return text.replace("``nil``", "``None``")


def wrapped(text: str, width: int, first: str, rest: str) -> list[str]:
    """Wraps a comment with its prefixes; the items of a list have a hanging indent."""
    lines: list[str] = []
    for item in text.split("\n"):
        hanging = f"{rest}  " if item.startswith("- ") else rest
        begin = rest if lines else first
        lines += textwrap.wrap(
            item, width, initial_indent=begin, subsequent_indent=hanging, break_long_words=False
        )
    return lines


def _without_links(text: str) -> str:
    """Replaces a link to a type by its word: ``MasaName`` becomes masa name."""
    return _LINK.sub(lambda match: _words(match[1]), text)


def _words(name: str) -> str:
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", " ", name).lower()
