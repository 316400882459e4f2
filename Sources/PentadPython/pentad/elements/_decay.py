"""The decay of nuclides."""

from __future__ import annotations

from collections.abc import Mapping
from ctypes import POINTER, byref, c_char_p, c_double
from datetime import timedelta

from .._convert import items, utf8
from .._library import lib
from .._native import pentad_elements_inventory
from ..errors import call
from ._records import InventoryContent, inventory_content_of


def decay(
    activities: Mapping[str, float],
    time: str | float | timedelta,
    *,
    feeding: Mapping[tuple[str, str], float] | None = None,
) -> tuple[InventoryContent, ...]:
    """Returns the activities of nuclides and of their decay products after a time.

    ``activities`` contains the initial activities in Bq by nuclide. ``time`` is text such as
    ``"20 h"`` or ``"1 Myear"``, seconds, or a timedelta. Decays end in ground states, unless
    ``feeding`` contains the percent of a nuclide's decays that end in an isomer. Each nuclide
    follows its parents; the products of fissions are counted together as ``SF``.

        >>> after = decay({"Mo-99": 1e6}, "20 h", feeding={("Mo-99", "Tc-99m"): 87.73})
        >>> [(content.name, round(content.activity)) for content in after[:2]]
        [('Mo-99', 810373), ('Tc-99m', 686194)]

    Raises InvalidError for text that is no nuclide or no time and for an activity below 0, and
    NotFoundError for an unknown nuclide.
    """
    if isinstance(time, timedelta):
        time = time.total_seconds()
    written = time if isinstance(time, str) else f"{float(time)!r} s"
    fed = feeding or {}
    pointer = POINTER(pentad_elements_inventory)()
    try:
        call(
            lib.pentad_elements_inventory_decay,
            _names(list(activities)),
            (c_double * len(activities))(*activities.values()),
            len(activities),
            _names([parent for parent, _ in fed]),
            _names([isomer for _, isomer in fed]),
            (c_double * len(fed))(*fed.values()),
            len(fed),
            utf8(written, "time"),
            byref(pointer),
        )
        info = lib.pentad_elements_inventory_describe(pointer).contents
        return tuple(map(inventory_content_of, items(info.contents, info.content_count)))
    finally:
        lib.pentad_elements_inventory_free(pointer)


def _names(names: list[str]) -> object:
    return (c_char_p * len(names))(*(utf8(name, "nuclide") for name in names))
