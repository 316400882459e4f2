"""A card: the two sides of an element, and the flip between them."""

from __future__ import annotations

from ctypes import POINTER, byref, c_bool, c_double, c_int, c_size_t
from typing import TYPE_CHECKING, Any, NamedTuple

from .._convert import items, text
from .._handle import Handle
from .._library import lib
from .._native import pentad_elements_card
from ..errors import call, call_out
from ._element import AtomicElement, element_of_number
from ._enums import Side

if TYPE_CHECKING:
    from ._sources import DataSource
    from ._table import PeriodicTable

_Pointer = POINTER(pentad_elements_card)


class Flip(NamedTuple):
    """A flip under way: the new side, the direction, and the duration in seconds."""

    side: Side
    from_right: bool
    duration: float


class CardLine(NamedTuple):
    """A line of text on a card, in a square of 256 points.

    ``role`` is number, symbol, name or fact; ``x`` is the left edge, the middle or the right edge
    according to ``anchor``, ``y`` the upper edge.
    """

    text: str
    role: str
    x: float
    y: float
    font_size: float
    anchor: str


class Card(Handle):
    """An opened element. Made by ``select``, with the front up."""

    def __init__(self, pointer: Any, element: AtomicElement) -> None:
        super().__init__(pointer, lib.pentad_elements_card_free)
        #: The element.
        self.element = element

    @property
    def side(self) -> Side:
        """The side that is shown, or that the card turns to."""
        return Side.of(lib.pentad_elements_card_side_get(self._pointer))

    def lines(self, side: Side | str | None = None) -> tuple[CardLine, ...]:
        """Returns the lines of a side; by default, of the side that is shown."""
        wanted = self.side if side is None else Side(side)
        count = c_size_t()
        found = lib.pentad_elements_card_lines(self._pointer, wanted.code, byref(count))
        return tuple(
            CardLine(
                text(line.text), text(line.role), line.x, line.y, line.font_size, text(line.anchor)
            )
            for line in items(found, count.value)
        )

    def flip(self) -> Flip:
        """Begins a flip; until :meth:`flip_did_end`, another one raises ConflictError."""
        side, from_right, duration = c_int(), c_bool(), c_double()
        call(
            lib.pentad_elements_card_flip,
            self._pointer,
            byref(side),
            byref(from_right),
            byref(duration),
        )
        return Flip(Side.of(side.value), from_right.value, duration.value)

    def flip_did_end(self) -> None:
        """Ends a flip and unlocks the card."""
        lib.pentad_elements_card_flip_did_end(self._pointer)

    def __repr__(self) -> str:
        return f"<Card of {self.element.symbol}>"


def select(table: PeriodicTable, number: int) -> Card:
    asked, free = (table._pointer, number), lib.pentad_elements_card_free
    pointer = call_out(_Pointer, lib.pentad_elements_card_select, *asked, free=free)
    return Card(pointer, element_of_number(number))


def select_row(table: PeriodicTable, source: DataSource, section: int, row: int) -> Card:
    element = source.element_at(section, row)
    asked, free = (table._pointer, source._pointer, section, row), lib.pentad_elements_card_free
    pointer = call_out(_Pointer, lib.pentad_elements_card_select_row, *asked, free=free)
    return Card(pointer, element)
