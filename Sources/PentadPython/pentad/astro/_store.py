"""What stores take."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Callable

from .._brief import brief
from .._convert import same_named
from .._native import pentad_astro_storage_usage
from ..errors import call_out


@brief
@dataclass(frozen=True)
class StorageUsage:
    """What a store takes, and how many segments, civil months and alerts are in it."""

    #: Of the file and its log; 0 for a store in memory.
    bytes: int
    segments: int
    months: int
    alerts: int


def usage_by(function: Callable[..., int], pointer: Any) -> StorageUsage:
    """What a function says of the store of a handle."""
    return same_named(StorageUsage, call_out(pentad_astro_storage_usage, function, pointer))
