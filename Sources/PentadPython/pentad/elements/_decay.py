"""Radioactive decay of nuclides."""

from __future__ import annotations

from collections.abc import Mapping
from ctypes import POINTER, byref, c_char_p, c_double
from datetime import timedelta
from typing import TypeVar

from .._convert import items, real, utf8
from .._library import lib
from .._native import pentad_elements_inventory
from ..errors import call
from ._enums import AmountUnit
from ._records import InventoryContent, inventory_content_of

_Key = TypeVar("_Key")


def decay(
    amounts: Mapping[str, float],
    time: str | float | timedelta,
    *,
    unit: AmountUnit | str = AmountUnit.BECQUEREL,
    feeding: Mapping[tuple[str, str], float] | None = None,
) -> tuple[InventoryContent, ...]:
    """Computes the activities of nuclides and of their decay products after a time.

    ``amounts`` has the initial amounts by nuclide, in ``Bq``, ``atoms`` or ``g``; ``time`` is text
    such as ``"20 h"`` or ``"1 Myear"``, seconds, or a timedelta. Decays end in ground states,
    unless ``feeding`` gives the percentage of a nuclide's decays that end in an isomer. Each
    nuclide follows its parents; ``SF`` combines the products of spontaneous fission.

        >>> after = decay({"Mo-99": 1e6}, "20 h", feeding={("Mo-99", "Tc-99m"): 87.73})
        >>> [(content.name, round(content.activity)) for content in after[:2]]
        [('Mo-99', 810373), ('Tc-99m', 686194)]

    Raises InvalidError for an invalid nuclide or time, for an amount below 0 and for an activity
    of a stable nuclide, and NotFoundError for an unknown nuclide.
    """
    if isinstance(time, timedelta):
        time = time.total_seconds()
    written = time if isinstance(time, str) else f"{real(time, 'time')!r} s"
    given, fed = _numbers(amounts, "amounts"), _numbers(feeding or {}, "feeding")
    if not all(isinstance(key, tuple) and len(key) == 2 for key in fed):
        raise TypeError("feeding must have pairs of nuclides as keys: ('Mo-99', 'Tc-99m')")
    pointer = POINTER(pentad_elements_inventory)()
    try:
        call(
            lib.pentad_elements_inventory_decay,
            _names(list(given), "amounts"),
            (c_double * len(given))(*given.values()),
            len(given),
            AmountUnit(unit).code,
            _names([parent for parent, _ in fed], "feeding"),
            _names([isomer for _, isomer in fed], "feeding"),
            (c_double * len(fed))(*fed.values()),
            len(fed),
            utf8(written, "time"),
            byref(pointer),
        )
        info = lib.pentad_elements_inventory_describe(pointer).contents
        return tuple(map(inventory_content_of, items(info.contents, info.content_count)))
    finally:
        lib.pentad_elements_inventory_free(pointer)


def _numbers(values: Mapping[_Key, float], name: str) -> dict[_Key, float]:
    if not isinstance(values, Mapping):
        raise TypeError(f"{name} must be a mapping, not {type(values).__name__}")
    return {key: real(value, name) for key, value in values.items()}


def _names(names: list[str], parameter: str) -> object:
    return (c_char_p * len(names))(*(utf8(name, parameter) for name in names))
