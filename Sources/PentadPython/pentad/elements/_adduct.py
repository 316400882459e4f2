"""Adducts: the rules that form ions from neutral molecules."""

from __future__ import annotations

from array import array
from collections.abc import Iterable
from contextlib import contextmanager
from ctypes import POINTER, byref, c_double
from typing import TYPE_CHECKING, Any

from .._convert import known, optional_text, real, several, text, utf8
from .._library import lib
from .._native import pentad_elements_adduct
from ..errors import InvalidError, at_character, call

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ._formula import Formula

_Pointer = POINTER(pentad_elements_adduct)


class Adduct:
    """A rule that forms an ion from neutral molecules: ``Adduct("[M+Na]+")``, ``Adduct("2M-H")``.

    An immutable value, independent of library objects. Two adducts are equal if they gain and lose
    the same atoms and charges. Raises InvalidError, with the offset, for text that is not an
    adduct.

        >>> sodium = Adduct("[M+Na]+")
        >>> round(sodium.neutral_mass(203.05261), 4)
        180.0634
    """

    __slots__ = (
        "_charge",
        "_gained",
        "_is_radical",
        "_lost",
        "_mass_shift",
        "_molecules",
        "_text",
    )

    def __init__(self, adduct: str) -> None:
        with _opened(utf8(adduct, "adduct")) as pointer:
            info = lib.pentad_elements_adduct_describe(pointer).contents
            self._text = text(info.text)
            self._gained = optional_text(info.gained)
            self._lost = optional_text(info.lost)
            self._molecules = int(info.molecules)
            self._charge = int(info.charge)
            self._mass_shift = known(info.mass_shift)
            self._is_radical = bool(info.is_radical)

    @property
    def molecules(self) -> int:
        """The number of molecules, at least 1."""
        return self._molecules

    @property
    def charge(self) -> int:
        """The charge in elementary charges, not 0."""
        return self._charge

    @property
    def gained(self) -> str | None:
        """The atoms that the molecules gain, in Hill order; None for none."""
        return self._gained

    @property
    def lost(self) -> str | None:
        """The atoms that the molecules lose, in Hill order; None for none."""
        return self._lost

    @property
    def is_radical(self) -> bool:
        """True if the ion is marked as a radical."""
        return self._is_radical

    @property
    def mass_shift(self) -> float | None:
        """The mass difference in u between the ion and its molecules, with the electrons counted.

        None for an element without natural abundances.

            >>> round(Adduct("[M+H]+").mass_shift, 6)
            1.007276
        """
        return self._mass_shift

    def ion(self, molecule: Formula) -> Formula:
        """Returns the ion that the adduct forms with a neutral molecule.

        Raises InvalidError for a molecule with a charge, and for one without the atoms that the
        adduct loses.

            >>> from pentad.elements import Formula
            >>> str(Adduct("[2M+Na]+").ion(Formula("C6H12O6")))
            'C12H24NaO12^+'
        """
        from ._formula import Formula, calculated, opened

        if not isinstance(molecule, Formula):
            raise TypeError(f"molecule must be Formula, not {type(molecule).__name__}")
        with _opened(self._text.encode()) as pointer, opened(molecule) as formula:
            return calculated(lib.pentad_elements_adduct_ion, pointer, formula)

    def mz(self, molecule: Formula) -> float:
        """Returns m/z of the monoisotopic ion, as :meth:`Formula.mz`."""
        return molecule.mz(self._text)

    def neutral_mass(self, mz: float) -> float:
        """Returns the neutral monoisotopic mass in u of the molecule whose ion has this m/z.

        It is m/z times the number of charges, minus ``mass_shift``, divided by ``molecules``.
        Raises InvalidError for an m/z that is not a number above 0, and for one so low that no mass
        remains for the molecule.
        """
        mass = float(self.neutral_masses([mz])[0])
        if mass != mass:
            raise InvalidError(f"no molecule has an ion {self} at m/z {mz}")
        return mass

    def neutral_masses(self, mzs: Iterable[float], *, numpy: bool = False) -> Any:
        """Returns the neutral masses of many m/z in one call, as a flat array of doubles.

        The mass is NaN where :meth:`neutral_mass` raises. With ``numpy`` it is NumPy's array.

            >>> [round(mass, 4) for mass in Adduct("[M+H]+").neutral_masses([181.0707, 195.0877])]
            [180.0634, 194.0804]
        """
        values = array("d", [real(mz, "mzs") for mz in several(mzs, "mzs")])
        masses = array("d", bytes(8 * len(values)))
        kind = c_double * len(values)
        with _opened(self._text.encode()) as pointer:
            call(
                lib.pentad_elements_neutral_masses_compute,
                pointer,
                kind.from_buffer(values),
                len(values),
                kind.from_buffer(masses),
                None,
            )
        if not numpy:
            return masses
        from numpy import asarray

        return asarray(masses)

    def __eq__(self, other: object) -> bool:
        return self._text == other._text if isinstance(other, Adduct) else NotImplemented

    def __hash__(self) -> int:
        return hash(self._text)

    def __str__(self) -> str:
        return self._text

    def __repr__(self) -> str:
        return f"Adduct({self._text!r})"

    def __reduce__(self) -> tuple[Any, ...]:
        return Adduct, (self._text,)


@contextmanager
def _opened(data: bytes) -> Iterator[Any]:
    """Parses the text of an adduct; C has the adduct until the end."""
    pointer = _Pointer()
    try:
        with at_character(data):
            call(lib.pentad_elements_adduct_parse, data, byref(pointer))
        yield pointer
    finally:
        lib.pentad_elements_adduct_free(pointer)
