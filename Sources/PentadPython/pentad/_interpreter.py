"""Rejects interpreters other than the main one, before the library is loaded."""

from __future__ import annotations

from importlib import import_module
from typing import Any


def is_main() -> bool:
    """Returns true if this is the process's main interpreter, or if Python cannot determine it."""
    for name in ("_interpreters", "_xxsubinterpreters"):
        try:
            interpreters: Any = import_module(name)
        except ImportError:
            continue
        return bool(interpreters.get_current() == interpreters.get_main())
    return True


if not is_main():
    # The library belongs to the process: the end of this interpreter would shut it down for all.
    raise ImportError(
        "pentad runs in Python's main interpreter alone: use a process of its own; with mod_wsgi, "
        "WSGIApplicationGroup %{GLOBAL}",
        name="pentad",
    )
