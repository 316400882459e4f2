"""Pentad: models and caches that work without a network.

    >>> import pentad
    >>> pentad.elements.element("Fe").name
    'iron'

Each kit is a submodule: :mod:`pentad.elements` is the periodic table, :mod:`pentad.astro` the Hindu
calendar, :mod:`pentad.stellar` the courses of a university, :mod:`pentad.chat` group chat,
:mod:`pentad.video` shared videos. Each is imported at its first use. Failures raise a
:class:`PentadError`. Each of its subclasses except :class:`CancelledError` is also the matching
built-in exception: an invalid formula raises an :class:`InvalidError`, which is a
:class:`ValueError`.

All functions may be called on any thread. After ``os.fork()`` elements and formulas still work in
the child, but calls that need a thread of the library raise :class:`UnsupportedError`: use the
"spawn" method of multiprocessing.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

# The first import rejects an interpreter other than the main one, before ctypes is loaded there.
from . import _interpreter  # noqa: F401
from ._library import handle_count, lib
from .errors import (
    CancelledError,
    ClosedError,
    ConflictError,
    CorruptError,
    DecodingError,
    InternalError,
    InvalidError,
    MisuseError,
    NotFoundError,
    OfflineError,
    PentadError,
    RefusedError,
    StorageError,
    TimedOutError,
    UnauthorizedError,
    UnavailableError,
    UnsupportedError,
)
from .log import log_to_logging, stop_logging

if TYPE_CHECKING:
    from . import astro, chat, elements, stellar, video
    from ._codes import ErrorCode
    from ._columns import Columns
    from ._json import json_default
    from ._list_delta import ListDelta, ListMove
    from ._list_update import ListUpdate
    from ._network import NetworkOptions
    from ._session import Session
    from ._svg import SVG
    from .stellar import StellarAccounts

__version__: str = lib.pentad_version().decode()

__all__ = [
    "SVG",
    "CancelledError",
    "ClosedError",
    "Columns",
    "ConflictError",
    "CorruptError",
    "DecodingError",
    "ErrorCode",
    "InternalError",
    "InvalidError",
    "ListDelta",
    "ListMove",
    "ListUpdate",
    "MisuseError",
    "NetworkOptions",
    "NotFoundError",
    "OfflineError",
    "PentadError",
    "RefusedError",
    "Session",
    "StellarAccounts",
    "StorageError",
    "TimedOutError",
    "UnauthorizedError",
    "UnavailableError",
    "UnsupportedError",
    "__version__",
    "astro",
    "chat",
    "elements",
    "handle_count",
    "json_default",
    "log_to_logging",
    "stellar",
    "stop_logging",
    "video",
]


#: The modules of the names that are imported at their first use.
_LATER = {
    "Columns": "_columns",
    "ErrorCode": "_codes",
    "ListDelta": "_list_delta",
    "ListMove": "_list_delta",
    "ListUpdate": "_list_update",
    "NetworkOptions": "_network",
    "SVG": "_svg",
    "Session": "_session",
    "StellarAccounts": "stellar",
    "json_default": "_json",
}


def __getattr__(name: str) -> Any:
    if name in ("astro", "chat", "elements", "stellar", "video"):
        return import_module(f"{__name__}.{name}")
    if name in _LATER:
        return getattr(import_module(f"{__name__}.{_LATER[name]}"), name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
