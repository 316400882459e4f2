"""The sizes in which a picture can be had."""

from __future__ import annotations

from .._convert import utf8
from .._library import lib
from ._records import ChatImage, image_by


def image_sizes(url: str) -> ChatImage:
    """The sizes in which the picture at an address can be had."""
    return image_by(lib.pentad_chat_image_make, utf8(url, "url"))
