"""Neutrons and X-rays."""

from __future__ import annotations

from ctypes import POINTER, byref, c_bool, c_double, c_size_t
from typing import TYPE_CHECKING, Any, Callable, NamedTuple

from .._convert import int32, items, real, utf8
from .._library import lib
from .._native import (
    pentad_elements_neutron_scattering,
    pentad_elements_xray_edge,
    pentad_elements_xray_line,
)
from ..errors import NotFoundError, at_character, call
from ._enums import Reading

if TYPE_CHECKING:
    from ._records import NeutronScattering, XRayEdge, XRayLine

_Neutron = POINTER(pentad_elements_neutron_scattering)
_Edges = POINTER(POINTER(pentad_elements_xray_edge))
_Lines = POINTER(POINTER(pentad_elements_xray_line))


class NeutronProperties(NamedTuple):
    """The scattering and absorption of slow neutrons by a substance."""

    #: The real part of the scattering length density, in 1e-6 Å⁻².
    scattering_length_density: float
    #: The imaginary part, in 1e-6 Å⁻², 0 or less. Some programs print it with the opposite sign.
    imaginary_scattering_length_density: float
    #: The coherent scattering cross section per volume, in 1/cm.
    coherent: float
    #: The incoherent scattering cross section per volume, in 1/cm.
    incoherent: float
    #: The absorption cross section per volume at the wavelength, in 1/cm.
    absorption: float
    #: The depth in cm at which 1/e of the beam is neither scattered nor absorbed.
    penetration_depth: float
    #: True if the values of an atom apply to 1.798 Å only.
    is_energy_dependent: bool


def neutron_properties(
    formula: str,
    density: float,
    *,
    wavelength: float = 1.798,
    reading: Reading | str = Reading.AUTOMATIC,
) -> NeutronProperties:
    """Computes the scattering and absorption of slow neutrons by a substance.

    ``density`` is in g/cm³, ``wavelength`` in Å. Elements are natural mixtures, and a nuclide that
    is written with its mass number has its own values. The absorption is proportional to the
    wavelength.

        >>> heavy_water = neutron_properties("D2O", density=1.1050)
        >>> round(heavy_water.scattering_length_density, 2)
        6.36

    Raises InvalidError, with the offset, for an invalid formula, and for a density or wavelength
    that is not above 0; NotFoundError for an atom without measured values.
    """
    data = utf8(formula, "formula")
    waves = real(wavelength, "wavelength")
    numbers = [c_double() for _ in range(5)]
    is_energy_dependent = c_bool()
    with at_character(data):
        call(
            lib.pentad_elements_neutron_compute,
            data,
            Reading(reading).code,
            real(density, "density"),
            # In C, 0 means the wavelength of the tables.
            waves or -1.0,
            *map(byref, numbers),
            byref(is_energy_dependent),
        )
    length, imaginary, coherent, incoherent, absorption = (number.value for number in numbers)
    return NeutronProperties(
        length,
        imaginary,
        coherent,
        incoherent,
        absorption,
        1 / (coherent + incoherent + absorption),
        is_energy_dependent.value,
    )


class ElementRadiation:
    """The neutron scattering and the X-ray levels of an element."""

    number: int

    def neutron_scattering(self, mass_number: int | None = None) -> NeutronScattering | None:
        """Returns the neutron scattering of the natural element, or of a nuclide; None if nothing
        was measured.
        """
        from ._records import neutron_scattering_of

        found = _Neutron()
        wanted = 0 if mass_number is None else int32(mass_number, "mass_number") or -1
        try:
            call(lib.pentad_elements_neutron_get, self.number, wanted, byref(found))
        except NotFoundError:
            return None
        return neutron_scattering_of(found.contents)

    @property
    def xray_edges(self) -> tuple[XRayEdge, ...]:
        """The X-ray absorption edges, by falling energy; empty above californium."""
        from ._records import xray_edge_of

        return self._levels(lib.pentad_elements_xray_edges_get, _Edges, xray_edge_of)

    @property
    def xray_lines(self) -> tuple[XRayLine, ...]:
        """The X-ray lines, by falling energy; empty for H, He and above californium."""
        from ._records import xray_line_of

        return self._levels(lib.pentad_elements_xray_lines_get, _Lines, xray_line_of)

    def _levels(
        self, function: Callable[..., int], kind: Any, read: Callable[[Any], Any]
    ) -> tuple[Any, ...]:
        found, count = kind(), c_size_t()
        call(function, self.number, byref(found), byref(count))
        return tuple(map(read, items(found, count.value)))
