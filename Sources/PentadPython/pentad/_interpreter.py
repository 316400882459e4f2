"""Refuses interpreters beside the main one, before anything of the library is loaded."""

from __future__ import annotations

from importlib import import_module
from typing import Any


def is_main() -> bool:
    """Whether this is the process's main interpreter; true where Python cannot tell."""
    for name in ("_interpreters", "_xxsubinterpreters"):
        try:
            interpreters: Any = import_module(name)
        except ImportError:
            continue
        return bool(interpreters.get_current() == interpreters.get_main())
    return True


if not is_main():
    # The library belongs to the process: the end of this interpreter would end it for all.
    raise ImportError(
        "pentad runs in Python's main interpreter alone: use a process of its own; with mod_wsgi, "
        "WSGIApplicationGroup %{GLOBAL}",
        name="pentad",
    )
