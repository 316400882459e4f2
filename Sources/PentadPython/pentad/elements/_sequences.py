"""Formulas of peptides and nucleic acids."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .._convert import flag, utf8
from .._library import lib
from ._enums import FivePrimeEnd

if TYPE_CHECKING:
    from ._formula import Formula


class FormulaSequences:
    """The formulas of sequences."""

    __slots__ = ()

    @staticmethod
    def peptide(sequence: str) -> Formula:
        """Returns the formula of a peptide, from the amino to the carboxyl end.

        The sequence has letters, ``ACDK``, or codes of three letters, ``Ala-Cys-Asp-Lys``; ``Ac-``
        may precede it and ``-NH2`` follow it. White space is ignored. Modifications are sums and
        differences.

            >>> str(Formula.peptide("ACDK"))
            'C16H29N5O7S'
            >>> str(Formula.peptide("ACDK") + Formula("HPO3"))
            'C16H30N5O10PS'

        Raises InvalidError, with the offset, for the ambiguous B, Z and X and for other text.
        """
        return _sequence(lib.pentad_elements_formula_of_peptide, sequence)

    @staticmethod
    def dna(
        sequence: str, *, end: FivePrimeEnd | str = FivePrimeEnd.HYDROXYL, double: bool = False
    ) -> Formula:
        """Returns the formula of DNA from A, C, G and T, as the neutral acid.

        ``end`` is the group at the 5′ end; with ``double``, the reverse complement is added. ``U``
        is deoxyuridine and ``I`` deoxyinosine. Case and white space are ignored.

            >>> str(Formula.dna("ACGT"))
            'C39H50N15O22P3'

        Raises InvalidError, with the offset, for letters of several bases, such as N and R, and for
        other text.
        """
        return _nucleic(lib.pentad_elements_formula_of_dna, sequence, end, double)

    @staticmethod
    def rna(
        sequence: str, *, end: FivePrimeEnd | str = FivePrimeEnd.HYDROXYL, double: bool = False
    ) -> Formula:
        """Returns the formula of RNA from A, C, G and U, like :meth:`dna`.

        ``T`` is 5-methyluridine and ``I`` inosine.
        """
        return _nucleic(lib.pentad_elements_formula_of_rna, sequence, end, double)


def _nucleic(function: Any, sequence: str, end: FivePrimeEnd | str, double: bool) -> Formula:
    return _sequence(function, sequence, FivePrimeEnd(end).code, flag(double, "double"))


def _sequence(function: Any, sequence: str, *options: Any) -> Formula:
    from ..errors import at_character
    from ._formula import calculated

    data = utf8(sequence, "sequence")
    with at_character(data):
        return calculated(function, data, *options)
