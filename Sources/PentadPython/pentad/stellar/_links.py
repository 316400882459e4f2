"""URLs in plain text."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from .._brief import brief
from .._convert import text, utf8
from .._handle import owned
from .._library import lib
from .._native import pentad_stellar_links
from ._enums import LinkKind


@brief
@dataclass(frozen=True)
class TextLink:
    """A URL in plain text that a screen can show as a link: ``text[start:end]``."""

    #: The target of the link: an ``http``, ``https`` or ``mailto`` URL.
    target: str
    start: int
    end: int
    kind: LinkKind


def find_links(text: str) -> list[TextLink]:
    """Finds the URLs in a text, such as the description of a class, in order."""
    data = utf8(text)
    with owned(
        pentad_stellar_links, lib.pentad_stellar_links_free, lib.pentad_stellar_links_find, data
    ) as found:
        return list(links_of(found.items, found.count, data))


def links_of(array: Any, count: int, data: bytes) -> tuple[TextLink, ...]:
    # C counts bytes, and Python characters.
    return tuple(
        TextLink(
            target=text(record.target),
            start=len(data[: record.start].decode()),
            end=len(data[: record.end].decode()),
            kind=LinkKind.of(record.kind),
        )
        for record in array[:count]
    )
