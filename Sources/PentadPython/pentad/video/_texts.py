"""Texts on their way to C."""

from __future__ import annotations

from collections.abc import Iterable
from ctypes import c_char_p
from typing import Any

from .._convert import utf8


def text_array(texts: Iterable[str], name: str) -> tuple[Any, int]:
    """Texts for C, and how many; a text alone would be one for each of its letters."""
    if isinstance(texts, (str, bytes)):
        raise TypeError(f"{name} must be several, such as a list of str")
    data = [utf8(text, name) for text in texts]
    return (c_char_p * max(1, len(data)))(*data), len(data)
