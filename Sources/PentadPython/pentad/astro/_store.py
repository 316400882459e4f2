"""The size of stores."""

from __future__ import annotations

from typing import Any, Callable

from .._native import pentad_astro_storage_usage
from ..errors import call_out
from ._records import StorageUsage, storage_usage_of


def usage_by(function: Callable[..., int], pointer: Any) -> StorageUsage:
    """Returns the usage of the store of a handle, from a C function."""
    return storage_usage_of(call_out(pentad_astro_storage_usage, function, pointer))
