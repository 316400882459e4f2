"""A chemical element, which reads the library's record at each access."""

from __future__ import annotations

from ctypes import POINTER, byref, c_char, c_int, c_int32, c_size_t
from functools import cached_property
from typing import TYPE_CHECKING, Any, SupportsIndex

from .._convert import int32, items, real, text
from .._library import lib
from .._native import (
    pentad_elements_element,
    pentad_elements_nuclide,
    pentad_elements_quantity,
)
from .._ordered import Ordered
from ..errors import NotFoundError, call
from ._enums import Certainty, GroupThree, Phase, Spelling, State
from ._ions import ElementIons
from ._names import Property
from ._pictures import ElementPictures
from ._properties import ElementProperties
from ._radiation import ElementRadiation

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ._records import (
        Allotrope,
        ElectronConfiguration,
        ElementName,
        ElementValue,
        Quantity,
    )
    from ._references import Reference
    from ._values import AtomicWeight, Discovery, Nuclide, PhaseStatement, TablePosition

_Record = POINTER(pentad_elements_element)
_Quantity = POINTER(pentad_elements_quantity)
_Nuclides = POINTER(POINTER(pentad_elements_nuclide))

#: The numbers of columns of a table, with their codes in C.
LAYOUTS = {18: 0, 32: 1}


class AtomicElement(ElementIons, ElementPictures, ElementProperties, ElementRadiation, Ordered):
    """A chemical element. There is one object for each, so ``is`` and ``==`` are equivalent.

    A value of a property is ``iron["density"]`` or ``iron.density``, with its unit and its source;
    ``float()`` converts it to a number. ``in`` and ``iter()`` refer to the properties with a known
    value. Elements are ordered by their numbers.

        >>> iron = element_of_number(26)
        >>> iron.density
        <Quantity 7.87 g/cm3, near 298 K, solid>
        >>> "density" in iron, float(iron["density"])
        (True, 7.87)

    Made by :func:`pentad.elements.element`, which explains how elements are found.
    """

    #: The atomic number.
    number: int

    def __init__(self, number: int) -> None:
        record = _Record()
        call(lib.pentad_elements_element_get, number, byref(record))
        self.__dict__.update(number=number, _record=record.contents)

    _record: Any

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError(f"an element's {name} cannot be set")

    def __delattr__(self, name: str) -> None:
        raise AttributeError(f"an element's {name} cannot be deleted")

    # ---- identity

    @cached_property
    def symbol(self) -> str:
        """The symbol: ``Fe``."""
        return text(self._record.symbol)

    @cached_property
    def name(self) -> str:
        """The IUPAC name in lower case: ``iron``."""
        return text(self._record.name)

    def display_name(self, spelling: Spelling | str = Spelling.IUPAC) -> str:
        """Returns the capitalised name in a spelling: ``Aluminum``."""
        found = lib.pentad_elements_display_name(self.number, Spelling(spelling).code)
        return text(found or b"")

    @cached_property
    def other_names(self) -> tuple[ElementName, ...]:
        """Other names and symbols, each with its kind."""
        from . import _records

        return tuple(
            map(_records.element_name_of, items(self._record.names, self._record.name_count))
        )

    @property
    def category(self) -> str:
        """The family: ``alkaliMetal``, ``nobleGas``, …"""
        return text(self._record.category)

    @property
    def cas_number(self) -> str:
        """The CAS registry number."""
        return text(self._record.cas_number)

    @property
    def wikipedia_url(self) -> str:
        """The article in the English Wikipedia."""
        return text(self._record.wikipedia_url)

    @property
    def source(self) -> Reference:
        """The source of name, symbol and position."""
        from ._references import reference_of

        return reference_of(self._record.source.contents)

    # ---- place

    @property
    def period(self) -> int:
        """The row of the table, 1 to 7."""
        return int(self._record.period)

    def group(self, placement: GroupThree | str = GroupThree.GAP) -> int | None:
        """Returns the group, 1 to 18; None for most elements of the f block."""
        return self._place(18, placement)[0] or None

    def block(self, placement: GroupThree | str = GroupThree.GAP) -> str:
        """Returns the block: s, p, d or f."""
        letter = c_char()
        call(lib.pentad_elements_block_get, self.number, GroupThree(placement).code, byref(letter))
        return letter.value.decode()

    def position(
        self, columns: int = 18, placement: GroupThree | str = GroupThree.GAP
    ) -> TablePosition:
        """Returns the cell in a table of 18 or 32 columns."""
        from ._values import TablePosition

        _, column, row = self._place(columns, placement)
        return TablePosition(column, row)

    def _place(self, columns: int, placement: GroupThree | str) -> tuple[int, int, int]:
        group, column, row = c_int32(), c_int32(), c_int32()
        call(
            lib.pentad_elements_place_get,
            self.number,
            layout(columns),
            GroupThree(placement).code,
            byref(group),
            byref(column),
            byref(row),
        )
        return group.value, column.value, row.value

    # ---- the substance

    @property
    def state(self) -> State:
        """The state by which the original app sorts the elements."""
        return State.of(self._record.state)

    @property
    def is_radioactive(self) -> bool:
        """True if no nuclide is stable."""
        return bool(self._record.is_radioactive)

    def phase(self, kelvin: float = 298.15) -> PhaseStatement | None:
        """Returns the phase at a temperature and standard pressure; None if it is unknown."""
        from ._values import PhaseStatement

        phase, certainty = c_int(), c_int()
        temperature = real(kelvin, "kelvin")
        call(
            lib.pentad_elements_phase_get, self.number, temperature, byref(phase), byref(certainty)
        )
        found = Phase.of(phase.value)
        if found is Phase.UNKNOWN:
            return None
        return PhaseStatement(found, Certainty.of(certainty.value))

    @cached_property
    def values(self) -> tuple[ElementValue, ...]:
        """All values of properties, including those of allotropes, by property."""
        from . import _records

        return tuple(map(_records.value_of, items(self._record.values, self._record.value_count)))

    def value(self, property: Property | str) -> Quantity | None:
        """Returns a property's value: for the element, else for its standard form; None if unknown.

        If the standard form has no melting point or other transition, that of another form is
        returned, and the condition begins with its name: ``monoclinic, 101.325 kPa`` for sulfur.
        """
        property = Property(property)
        if property not in self._quantities:
            from . import _readers

            found = _Quantity()
            call(lib.pentad_elements_value_get, self.number, property.code, byref(found))
            self._quantities[property] = _readers.optional_quantity(found)
        return self._quantities[property]

    @cached_property
    def _quantities(self) -> dict[Property, Quantity | None]:
        """The values of properties that were read."""
        return {}

    def __getitem__(self, property: Property | str) -> Quantity | None:
        """Returns the same as :meth:`value`: ``iron["density"]``."""
        return self.value(property)

    def __contains__(self, property: object) -> bool:
        """Returns true if a value of the property is known; other names are never in an element."""
        try:
            return isinstance(property, str) and self[property] is not None
        except ValueError:
            return False

    def __iter__(self) -> Iterator[Property]:
        """Yields the properties with a known value."""
        return (property for property in Property if property in self)

    @cached_property
    def allotropes(self) -> tuple[Allotrope, ...]:
        """The forms of the element; at least one."""
        from . import _records

        record = self._record
        return tuple(map(_records.allotrope_of, items(record.allotropes, record.allotrope_count)))

    # ---- the atom

    @cached_property
    def weight(self) -> AtomicWeight:
        """The standard atomic weight."""
        from . import _readers

        return _readers.weight(self._record.weight.contents)

    @cached_property
    def configuration(self) -> ElectronConfiguration | None:
        """The electrons of the ground state."""
        from . import _records

        found = self._record.configuration
        return _records.electron_configuration_of(found.contents) if found else None

    @cached_property
    def ionization_energies(self) -> tuple[Quantity | None, ...]:
        """The energies to remove the first, second, … electron; as many as there are electrons."""
        from . import _readers

        record = self._record
        return tuple(
            map(
                _readers.optional_quantity,
                record.ionization_energies[: record.ionization_energy_count],
            )
        )

    @cached_property
    def nuclides(self) -> tuple[Nuclide, ...]:
        """The known nuclides, by mass number."""
        from . import _readers

        found, count = _Nuclides(), c_size_t()
        call(lib.pentad_elements_nuclides_get, self.number, byref(found), byref(count))
        return tuple(map(_readers.nuclide, items(found, count.value)))

    def nuclide(self, mass_number: int) -> Nuclide:
        """Returns the nuclide with this mass number. Raises NotFoundError when none is known."""
        wanted = int32(mass_number, "mass_number")
        for nuclide in self.nuclides:
            if nuclide.mass_number == wanted:
                return nuclide
        raise NotFoundError(f"no nuclide {self.symbol}-{wanted} is known")

    @cached_property
    def discovery(self) -> Discovery | None:
        """The discovery; None when it is not dated."""
        from . import _readers

        return _readers.discovery(self._record)

    # ---- Python's protocols

    def _key(self, _: Any) -> int:
        return self.number

    def __repr__(self) -> str:
        return f"<AtomicElement {self.number} {self.symbol}>"

    def __str__(self) -> str:
        return self.symbol

    def __reduce__(self) -> tuple[Any, ...]:
        return element_of_number, (self.number,)


def layout(columns: int) -> int:
    """Returns the code in C of a table of 18 or 32 columns."""
    if columns not in LAYOUTS:
        raise NotFoundError(f"columns must be 18 or 32, not {columns!r:.40}")
    return LAYOUTS[columns]


_elements: dict[int, AtomicElement] = {}


def element_of_number(number: SupportsIndex) -> AtomicElement:
    """Returns the element with an atomic number, 1 to 118; ``number`` may be NumPy's."""
    found = _elements.get(number) if type(number) is int else None
    if found is None:
        plain = int32(number, "the atomic number")
        # If two threads get here at the same time, both use the element that was stored first.
        found = _elements.get(plain) or _elements.setdefault(plain, AtomicElement(plain))
    return found


def elements_of(numbers: Any) -> list[AtomicElement]:
    return [element_of_number(number) for number in numbers]
