"""Pictures, and the sizes in which they can be had."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from .._convert import text, utf8
from .._handle import owned
from .._library import lib
from .._native import pentad_chat_image


@dataclass(frozen=True)
class ChatImage:
    """A picture. Where it can be had in one size only, that stands for all."""

    #: The address of the picture as it was put there.
    url: str
    #: The address of 60 × 60 pixels of it, cut to a square.
    avatar: str
    #: The address of 200 × 200 pixels of it, cut to a square.
    preview: str
    #: The address of at most 960 pixels on the longer edge.
    large: str
    #: In pixels; None where the address does not tell.
    width: int | None
    #: In pixels; None where the address does not tell.
    height: int | None


def image_sizes(url: str) -> ChatImage:
    """The sizes in which the picture at an address can be had."""
    kind, free = pentad_chat_image, lib.pentad_chat_image_free
    with owned(kind, free, lib.pentad_chat_image_make, utf8(url, "url")) as record:
        return image_of(record)


def image_of(record: Any) -> ChatImage:
    return ChatImage(
        url=text(record.url),
        avatar=text(record.avatar),
        preview=text(record.preview),
        large=text(record.large),
        width=record.width or None,
        height=record.height or None,
    )


def optional_image(pointer: Any) -> ChatImage | None:
    return image_of(pointer.contents) if pointer else None
