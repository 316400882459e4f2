"""Conversion of file and folder paths for C."""

from __future__ import annotations

import os
from typing import Union

from ._convert import utf8
from .errors import InvalidError

#: The path of a file or folder.
FilePath = Union[str, os.PathLike[str]]


def path_bytes(place: FilePath, name: str) -> bytes:
    """Encodes a path for C. Paths that Python read from the disk may contain bytes that are not
    UTF-8.
    """
    try:
        path = os.fspath(place)
    except TypeError:
        raise TypeError(f"{name} must be str or a path, not {type(place).__name__}") from None
    try:
        data = path if isinstance(path, bytes) else path.encode(errors="surrogateescape")
        path = data.decode()
    except UnicodeError:
        raise InvalidError(f"{name} is not a path in UTF-8: {path!r:.200}") from None
    if not path:
        raise InvalidError(f"{name} is empty: name a folder")
    return utf8(path, name)


def optional_path(place: FilePath | None, name: str) -> bytes | None:
    return None if place is None else path_bytes(place, name)
