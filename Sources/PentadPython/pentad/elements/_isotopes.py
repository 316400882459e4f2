"""Isotopic distributions, calculated by the library and kept as values."""

from __future__ import annotations

from array import array
from collections.abc import Mapping
from ctypes import POINTER, byref, string_at
from typing import TYPE_CHECKING, Any, NamedTuple, TypedDict

from .._convert import flag, int32, known, real, texts, utf8
from .._library import lib
from .._native import pentad_elements_isotopes, pentad_elements_isotopes_options
from .._svg import SVG
from ..errors import at_character, call, call_text
from ._enums import IsotopologueOrder
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
    #: The formula of each isotopologue, ``[12C][16O]2``, if requested.
    nuclides: tuple[str, ...] | None = None


class View(TypedDict, total=False):
    """The view and the cut-off of an isotopic distribution."""

    probability: float | None
    relative: float | None
    coverage: float | None
    count: int | None
    nominal: bool
    resolving_power: float | None
    charge: int | None
    enriched: Mapping[str, float] | None
    order: IsotopologueOrder | str


def distribution(
    formula: bytes, reading: int, *, names_nuclides: bool, **view: Unpack[View]
) -> Isotopes:
    """The distribution of a formula."""
    options = view_options(**view)
    options.names_nuclides = flag(names_nuclides, "nuclides")
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


def view_options(
    *,
    count: int | None = None,
    charge: int | None = None,
    nominal: bool = False,
    enriched: Mapping[str, float] | None = None,
    order: IsotopologueOrder | str = IsotopologueOrder.PROBABILITY,
    **numbers: float | None,
) -> pentad_elements_isotopes_options:
    """The options of C; ``numbers`` are cut-offs and a resolving power."""
    options = pentad_elements_isotopes_options()
    for name, number in numbers.items():
        if number is not None:
            setattr(options, name, _given(real(number, name), name))
    if count is not None:
        options.count = _given(int32(count, "count"), "count")
    if charge is not None:
        options.charge, options.sets_charge = int32(charge, "charge"), 1
    options.is_nominal = flag(nominal, "nominal")
    options.order = IsotopologueOrder(order).code
    if enriched is not None:
        options.enriched = _shares(enriched)
    return options


def _shares(enriched: Mapping[str, float]) -> bytes:
    if not isinstance(enriched, Mapping):
        raise TypeError(f"enriched must be a mapping, not {type(enriched).__name__}")
    # Decimals without an exponent: the shortest ones of a float may have one.
    return utf8(
        " ".join(f"{name}={real(share, name):.17f}" for name, share in enriched.items()),
        "enriched",
    )


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
        doubles(values, info.count) for values in (info.positions, info.probabilities)
    )
    nuclides = texts(info.nuclides, info.count) if info.nuclides else None
    charge = int(info.charge)
    return Isotopes(positions, probabilities, known(info.coverage), charge, nuclides)


def doubles(values: Any, count: int) -> array[float]:
    """Copies numbers of C as bytes, which is faster than one by one."""
    numbers = array("d")
    numbers.frombytes(string_at(values, 8 * count))
    return numbers
