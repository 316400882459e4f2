"""All types and signatures of the ctypes layer, in which each Kit has a module of its own."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from pentad import _native

_MODULES: list[Any] = [
    _native,
    *(import_module(f"pentad._native_{kit}") for kit in _native.KITS),
]

#: The signatures of the functions, by their names.
SIGNATURES = {
    name: signature for module in _MODULES for name, signature in module._SIGNATURES.items()
}
#: Everything else that the modules define, by its name.
TYPES = {name: value for module in _MODULES for name, value in vars(module).items()}
