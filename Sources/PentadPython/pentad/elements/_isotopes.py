"""Isotopic distributions, calculated by the library and kept as values."""

from __future__ import annotations

from array import array
from ctypes import POINTER, byref, string_at
from typing import TYPE_CHECKING, Any, NamedTuple

from .._convert import flag, int32, real
from .._library import lib
from .._native import pentad_elements_isotopes, pentad_elements_isotopes_options
from .._svg import SVG
from ..errors import at_character, call, call_text
from ._pictures import picture_options

if TYPE_CHECKING:
    from typing_extensions import Unpack

    from ._pictures import PictureOptions

_Pointer = POINTER(pentad_elements_isotopes)


class Isotopes(NamedTuple):
    """The peaks of an isotopic distribution."""

    #: Masses in u, or m/z where there is a charge; a flat array of doubles.
    positions: array[float]
    #: Probabilities; for a resolving power, heights relative to the highest.
    probabilities: array[float]
    #: The sum of the probabilities; None for a resolving power.
    coverage: float | None
    #: The charge in elementary charges.
    charge: int


def distribution(
    formula: bytes,
    reading: int,
    *,
    count: int | None,
    charge: int | None,
    nominal: bool,
    **numbers: float | None,
) -> Isotopes:
    """The distribution of a formula; ``numbers`` are cut-offs and a resolving power."""
    options = pentad_elements_isotopes_options()
    for name, number in numbers.items():
        if number is not None:
            setattr(options, name, _given(real(number, name), name))
    if count is not None:
        options.count = _given(int32(count, "count"), "count")
    if charge is not None:
        options.charge, options.sets_charge = int32(charge, "charge"), 1
    options.is_nominal = flag(nominal, "nominal")
    pointer = _Pointer()
    try:
        with at_character(formula):
            call(
                lib.pentad_elements_isotopes_compute,
                formula,
                reading,
                byref(options),
                byref(pointer),
            )
        return _read(lib.pentad_elements_isotopes_describe(pointer).contents)
    finally:
        lib.pentad_elements_isotopes_free(pointer)


def _given(number: Any, name: str) -> Any:
    """Returns the number if it is above 0; in C, 0 means that there is none."""
    if not number > 0:
        raise ValueError(f"{name} must be above 0, not {number}")
    return number


def pattern_svg(
    formula: bytes, reading: int, power: float, **options: Unpack[PictureOptions]
) -> SVG:
    """Draws the isotope pattern of a formula; ``power`` is 0 without a resolving power."""
    record = picture_options(**options)
    width = real(power, "resolving_power")
    with at_character(formula):
        draw = lib.pentad_elements_picture_isotopes
        return SVG(call_text(draw, formula, reading, width, byref(record)))


def _read(info: Any) -> Isotopes:
    positions, probabilities = (
        _doubles(values, info.count) for values in (info.positions, info.probabilities)
    )
    coverage = None if info.coverage != info.coverage else float(info.coverage)
    return Isotopes(positions, probabilities, coverage, int(info.charge))


def _doubles(values: Any, count: int) -> array[float]:
    """Copies numbers of C as bytes, which is faster than one by one."""
    numbers = array("d")
    numbers.frombytes(string_at(values, 8 * count))
    return numbers
