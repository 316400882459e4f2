"""Chemical formulas, parsed by the library and stored as values."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from ctypes import POINTER, byref, c_double
from decimal import Decimal
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, NamedTuple

from .._convert import items, known, optional_utf8, text, utf8
from .._library import lib
from .._native import pentad_elements_formula
from ..errors import at_character, call, call_text
from ._arithmetic import Count, FormulaArithmetic, Number, made
from ._enums import IsotopologueOrder, Reading, TextForm
from ._isotopes import Isotopes, distribution
from ._names import Aggregation
from ._oxidation import OxidationAssignment, assignments
from ._sequences import FormulaSequences

if TYPE_CHECKING:
    from typing_extensions import Unpack

    from .._svg import SVG
    from ._pictures import PictureOptions

_Pointer = POINTER(pentad_elements_formula)


class MolarMass(NamedTuple):
    """A molar mass in g/mol.

    ``value`` uses published weights, for an interval the abridged one; ``low`` and ``high`` use the
    ends of intervals, or value ∓ uncertainty; ``uncertainty`` is the standard uncertainty.
    """

    value: float
    low: float
    high: float
    uncertainty: float


class _Ion:
    """The masses of a formula with a charge, which differ from those of the atoms."""

    __slots__ = ("mass", "mass_of_atoms", "mass_to_charge", "molar_mass")

    def __init__(self, info: Any) -> None:
        self.mass = known(info.ion_mass)
        self.mass_of_atoms = known(info.monoisotopic_mass_of_atoms)
        self.mass_to_charge = known(info.mass_to_charge)
        self.molar_mass = _molar_mass(info.ion_molar_mass)


class OxidationState(NamedTuple):
    """An oxidation state that is written after a symbol: iron 3 in ``Fe(III)Cl3``."""

    symbol: str
    state: int


class Formula(FormulaArithmetic, FormulaSequences):
    """A chemical formula: ``Formula("CuSO4·5H2O")``, or ``Formula({"C": 6, "H": 6})`` of counts.

    An immutable value, independent of library objects. Two formulas are equal if their composition
    and charge are equal. Raises InvalidError, with the offset, for an invalid formula, and for an
    ambiguous one, whose message shows how to write each meaning. ``reading="hill"`` parses the
    formulas of RDKit and PubChem, ``reading="groups"`` abbreviations such as ``EtOH``. Counts are
    whole numbers, fractions or decimals by symbol, for a nuclide with its mass number: ``13C``;
    ``charge`` goes with them.

        >>> str(Formula("CH3COOH") + Formula("C2H5OH") - Formula("H2O"))
        'C4H8O2'
        >>> dict(Formula("H2O") * 2)
        {'H': 4, 'O': 2}
    """

    __slots__ = (
        "_aggregation",
        "_charge",
        "_composition",
        "_empirical",
        "_hill",
        "_ion",
        "_is_radical",
        "_mass_fractions",
        "_molar_mass",
        "_monoisotopic_mass",
        "_oxidation_states",
        "_reading",
        "_text",
    )

    def __init__(
        self,
        formula: str | Mapping[str, Number],
        reading: Reading | str = Reading.AUTOMATIC,
        *,
        charge: int = 0,
    ) -> None:
        if isinstance(formula, Mapping):
            other = made(formula, charge)
            for name in Formula.__slots__:
                setattr(self, name, getattr(other, name))
            return
        if charge != 0:
            raise TypeError("charge goes with counts; write it into a text: SO4^2-")
        data = utf8(formula, "formula")
        self._text = formula
        self._reading = reading if isinstance(reading, Reading) else Reading(reading)
        with at_character(data), opened(self) as pointer:
            self._read(lib.pentad_elements_formula_describe(pointer).contents)

    def _read(self, info: Any) -> None:
        self._hill = text(info.hill)
        self._empirical = text(info.empirical)
        self._charge = int(info.charge)
        parts = [(text(part.key), part) for part in items(info.parts, info.part_count)]
        self._composition = {key: _count(text(part.count_text)) for key, part in parts}
        fractions = {key: part.mass_fraction for key, part in parts}
        self._molar_mass = _molar_mass(info.molar_mass)
        self._mass_fractions = fractions if self._molar_mass else None
        self._monoisotopic_mass = known(info.monoisotopic_mass)
        self._ion = _Ion(info) if self._charge else None
        states = items(info.oxidation_states, info.oxidation_state_count)
        self._oxidation_states = tuple(
            [OxidationState(text(state.symbol), int(state.state)) for state in states]
        )
        self._aggregation = Aggregation(text(info.aggregation)) if info.aggregation else None
        self._is_radical = bool(info.is_radical)

    def text(self, form: TextForm | str) -> str:
        r"""Returns the formula as ``unicode``, ``latex``, ``mhchem``, ``html`` or ``hill``.

        All but ``hill`` keep the groups, adducts and order of the source text.

            >>> print(Formula("SO4^2-").text("latex"))
            \mathrm{SO}_{4}^{2-}

        Raises ValueError for another notation.
        """
        code = (form if isinstance(form, TextForm) else TextForm(form)).code
        with opened(self) as pointer:
            return call_text(lib.pentad_elements_formula_text, pointer, code)

    @property
    def composition(self) -> Mapping[str, Count]:
        """The number of atoms of each element, in Hill order and exact: ``{"H": 2, "O": 1}``.

        A given nuclide has its own key: ``18O``. A count is an int if it is whole, else a Decimal;
        for a count such as 1/3, with infinite decimals, the shortest one that is the same float.
        """
        return MappingProxyType(self._composition)

    @property
    def charge(self) -> int:
        """The charge number."""
        return self._charge

    @property
    def hill(self) -> str:
        """The formula in Hill order, without the charge."""
        return self._hill

    @property
    def empirical(self) -> str:
        """The smallest whole-number formula of the same composition, in Hill order."""
        return self._empirical

    @property
    def molar_mass(self) -> MolarMass | None:
        """The molar mass of the atoms; None if an element has no standard weight.

        The electrons of a charge are not counted: ``ion_molar_mass`` counts them.
        """
        return self._molar_mass

    @property
    def monoisotopic_mass(self) -> float | None:
        """The mass of the molecule of the most abundant nuclides in u; None if an element has none.

        The electrons that a charge removes or adds are counted: for an ion it is ``ion_mass``.
        """
        return self._monoisotopic_mass

    @property
    def monoisotopic_mass_of_atoms(self) -> float | None:
        """The monoisotopic mass of the neutral atoms in u, ignoring the charge."""
        return self._ion.mass_of_atoms if self._ion else self._monoisotopic_mass

    @property
    def ion_mass(self) -> float | None:
        """The monoisotopic mass of an ion in u, with its electrons counted.

        It is the sum of the atomic masses minus the charge times the mass of the electron (CODATA
        2022). None for a neutral formula, without natural abundances, and for more charge than
        there are electrons.

            >>> round(Formula("H+").ion_mass, 6)
            1.007276
        """
        return self._ion.mass if self._ion else None

    @property
    def mass_to_charge(self) -> float | None:
        """The ratio m/z: ``ion_mass`` divided by the number of charges; None if ``ion_mass`` is
        None.
        """
        return self._ion.mass_to_charge if self._ion else None

    @property
    def ion_molar_mass(self) -> MolarMass | None:
        """The molar mass of an ion with its electrons counted; None when there is none."""
        return self._ion.molar_mass if self._ion else None

    @property
    def mass_fractions(self) -> Mapping[str, float] | None:
        """The mass fraction of each key of the composition; None without a molar mass."""
        return None if self._mass_fractions is None else MappingProxyType(self._mass_fractions)

    @property
    def oxidation_states(self) -> tuple[OxidationState, ...]:
        """The oxidation states in the text; they are ignored by equality."""
        return self._oxidation_states

    @property
    def aggregation(self) -> Aggregation | None:
        """The state of aggregation at the end of the text, ``aq`` in ``NaCl(aq)``."""
        return self._aggregation

    @property
    def is_radical(self) -> bool:
        """True if the text marks a radical: ``CO2^{.-}``."""
        return self._is_radical

    def mz(self, adduct: str | None = None) -> float:
        """m/z of the ion that an adduct makes of the molecule, with the electrons counted.

        Without an adduct, of the ion that the formula is. Raises InvalidError for a text that is no
        adduct, an adduct that the molecule cannot form, and a neutral formula without an adduct.

            >>> round(Formula("C6H12O6").mz("[M+Na]+"), 5)
            203.05261
        """
        name = optional_utf8(adduct, "adduct")
        value = c_double()
        code = self._reading.code
        data = utf8(self._text, "formula")
        call(lib.pentad_elements_mz_compute, data, code, name, None, byref(value))
        return value.value

    def isotopes(
        self,
        *,
        probability: float | None = None,
        relative: float | None = None,
        coverage: float | None = None,
        count: int | None = None,
        nominal: bool = False,
        resolving_power: float | None = None,
        charge: int | None = None,
        enriched: Mapping[str, float] | None = None,
        order: IsotopologueOrder | str = IsotopologueOrder.PROBABILITY,
        nuclides: bool = False,
    ) -> Isotopes:
        """The isotopic distribution: the fine structure, the most probable isotopologue first.

        With ``nominal``, one peak for each nucleon number, and with ``resolving_power`` the peaks
        that an instrument shows, both rising in m/z. One of ``probability``, ``relative``,
        ``coverage`` and ``count`` limits the peaks; the fine structure covers 0.999 without one.
        ``order`` is ``probability``, ``mass`` or, the fastest, ``none``; with ``nuclides``, the
        result names those of each isotopologue.

        ``enriched`` has the shares of nuclides in their element, ``{"13C": 0.99}``; its other
        nuclides share the rest in their natural proportions. Nuclides in the formula are fixed.
        Raises InvalidError for an element without natural abundances and for shares that are not
        fractions of 1, and RefusedError for more than 1,000,000 peaks.

            >>> peaks = Formula("C6H12O6").isotopes(coverage=0.999, charge=1)
            >>> round(peaks.positions[0], 4), round(peaks.probabilities[0], 3)
            (180.0628, 0.923)
        """
        return distribution(
            utf8(self._text, "formula"),
            self._reading.code,
            probability=probability,
            relative=relative,
            coverage=coverage,
            resolving_power=resolving_power,
            count=count,
            charge=charge,
            nominal=nominal,
            enriched=enriched,
            order=order,
            names_nuclides=nuclides,
        )

    def assign_oxidation_states(self) -> tuple[OxidationAssignment, ...]:
        """Returns the possible oxidation states of the elements, the most plausible first.

        The states are means over the atoms of an element, as a formula has no bonds. The result is
        empty if no states sum to the charge.

            >>> Formula("Fe3O4").assign_oxidation_states()[0].states["Fe"]
            Fraction(8, 3)

        Raises InvalidError for more than 12 elements whose states are not fixed.
        """
        return assignments(utf8(self._text, "formula"), self._reading.code)

    def isotopes_svg(
        self, *, resolving_power: float | None = None, **options: Unpack[PictureOptions]
    ) -> SVG:
        """Draws the isotope pattern: one peak for each nucleon number, or those of an instrument.

        The charge is that of the formula. Raises InvalidError as :meth:`isotopes`.

            >>> Formula("C2Cl4").isotopes_svg(theme="dark").startswith("<svg")
            True
        """
        from ._isotopes import pattern_svg

        power = 0.0 if resolving_power is None else resolving_power
        return pattern_svg(utf8(self._text, "formula"), self._reading.code, power, **options)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Formula):
            return NotImplemented
        return self._charge == other._charge and self._composition == other._composition

    def __hash__(self) -> int:
        return hash((self._hill, self._charge))

    def __str__(self) -> str:
        if not self._charge:
            return self._hill
        if not self._composition:
            return "e^-" if self._charge == -1 else f"{-self._charge}e^-"
        size = abs(self._charge)
        return f"{self._hill}^{size if size > 1 else ''}{'-' if self._charge < 0 else '+'}"

    def __repr__(self) -> str:
        return f"Formula({str(self)!r})"

    def __reduce__(self) -> tuple[Any, ...]:
        # The original text: the decimals of a count such as 1/3 are infinite.
        return Formula, (self._text, self._reading)


@contextmanager
def opened(formula: Any) -> Iterator[Any]:
    """Parses the text of a formula again; C has the formula until the end."""
    pointer = _Pointer()
    try:
        data = utf8(formula._text, "formula")
        call(lib.pentad_elements_formula_parse_as, data, formula._reading.code, byref(pointer))
        yield pointer
    finally:
        lib.pentad_elements_formula_free(pointer)


def calculated(function: Any, *arguments: Any, after: tuple[Any, ...] = ()) -> Formula:
    """Returns the formula that a function of C makes; ``after`` are arguments behind it."""
    pointer = _Pointer()
    try:
        call(function, *arguments, byref(pointer), *after)
        formula = Formula.__new__(Formula)
        # A calculated formula has no text of its own, and that in Hill order is equal to it.
        hill = TextForm.HILL.code
        formula._text = call_text(lib.pentad_elements_formula_text, pointer, hill)
        formula._reading = Reading.HILL
        formula._read(lib.pentad_elements_formula_describe(pointer).contents)
        return formula
    finally:
        lib.pentad_elements_formula_free(pointer)


def _molar_mass(pointer: Any) -> MolarMass | None:
    if not pointer:
        return None
    mass = pointer.contents
    return MolarMass(mass.value, mass.low, mass.high, mass.uncertainty)


def _count(decimal: str) -> Count:
    return int(decimal) if decimal.isdigit() else Decimal(decimal)
