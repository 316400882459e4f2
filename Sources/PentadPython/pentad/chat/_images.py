"""The available sizes of a picture."""

from __future__ import annotations

from .._convert import utf8
from .._library import lib
from ._records import ChatImage, image_by


def image_sizes(url: str) -> ChatImage:
    """Returns the available sizes of the picture at a URL."""
    return image_by(lib.pentad_chat_image_make, utf8(url, "url"))
