"""Finds libpentad, checks its version, and shuts it down with the interpreter."""

from __future__ import annotations

import atexit
import os
from collections.abc import Iterator

from ._native import ABI_VERSION, VERSION, Library

_FILE = "libpentad.so"
_SONAME = "libpentad.so.0"
_ADVICE = (
    "set PENTAD_LIBRARY to the path of libpentad.so, install the wheel that carries it "
    "(pip install .), or install the library (make install)"
)


def _candidates() -> Iterator[str]:
    """Yields the possible paths of the library, the most specific one first."""
    chosen = os.environ.get("PENTAD_LIBRARY")
    if chosen:
        # A library that was requested by path is not silently replaced by another one.
        yield os.path.abspath(chosen)
        return
    own = os.path.join(os.path.dirname(os.path.abspath(__file__)), _FILE)
    if os.path.exists(own):
        yield own
        return
    yield _SONAME
    # Imported late, because it starts ldconfig and a compiler.
    from ctypes.util import find_library

    found = find_library("pentad")
    if found:
        yield found


def _load() -> Library:
    failures: list[str] = []
    for path in _candidates():
        try:
            library = Library(path)
            found = library.pentad_abi_version()
        except (OSError, AttributeError) as error:
            failures.append(f"{path}: {error}")
            continue
        if found != ABI_VERSION:
            raise ImportError(
                f"{path} has the binary interface {found}, and pentad {VERSION} for Python needs "
                f"{ABI_VERSION}: install both from the same release",
                name="pentad",
                path=path,
            )
        return library
    tried = "; ".join(failures)
    raise ImportError(f"libpentad cannot be loaded ({tried}): {_ADVICE}", name="pentad")


lib = _load()

# A callback into an interpreter that is shutting down would end the process.
atexit.register(lib.pentad_shutdown)


def handle_count() -> int:
    """Returns the number of objects that the library keeps for this process; 0 if none is open."""
    return lib.pentad_handle_count()
