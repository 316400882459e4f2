"""Data sources: the elements in sections, as in the lists of TheElements."""

from __future__ import annotations

from ctypes import POINTER, byref, c_char_p, c_int32, c_int64, c_void_p, cast
from functools import cached_property
from typing import TYPE_CHECKING, Any, Callable, NamedTuple

from .._callbacks import plain_function
from .._convert import int32, int64, items, optional_text, real, text, utf8
from .._handle import Handle
from .._library import lib
from .._native import pentad_elements_grouping, pentad_elements_source
from .._svg import SVG
from ..errors import call, call_out, call_text
from ._element import AtomicElement, element_of_number, elements_of
from ._enums import ListStyle, Theme
from ._names import Order

if TYPE_CHECKING:
    from ._card import Card
    from ._table import PeriodicTable

_Pointer = POINTER(pentad_elements_source)

#: A function that returns a section's title for an element; None leaves the element out.
Key = Callable[[AtomicElement], "str | None"]


class Section(NamedTuple):
    """A section of a list; fields are None if it has no header or no entry in the side index."""

    title: str | None
    index_title: str | None
    elements: tuple[AtomicElement, ...]


class DataSource(Handle):
    """The elements in sections. Made by :meth:`PeriodicTable.source` and ``group_by``."""

    def __init__(self, pointer: Any, table: PeriodicTable) -> None:
        super().__init__(pointer, lib.pentad_elements_source_free)
        self._table = table
        info = lib.pentad_elements_source_describe(pointer).contents
        #: The tab's title: Name, Number, Symbol, State.
        self.name: str = text(info.name)
        #: The navigation bar's title: Sorted by Name.
        self.navigation_title: str = text(info.navigation_title)
        #: The style of the list.
        self.style: ListStyle = ListStyle.of(info.style)
        #: True if a row shows a disclosure indicator.
        self.shows_disclosure: bool = bool(info.shows_disclosure)
        #: True if the side index is shown.
        self.shows_section_index: bool = bool(info.shows_section_index)
        self._numbers = [
            (
                optional_text(section.title),
                optional_text(section.index_title),
                section.numbers[: section.count],
            )
            for section in items(info.sections, info.section_count)
        ]

    @cached_property
    def sections(self) -> tuple[Section, ...]:
        """The sections, in order."""
        return tuple(
            Section(title, index_title, tuple(elements_of(numbers)))
            for title, index_title, numbers in self._numbers
        )

    @property
    def index_titles(self) -> list[str]:
        """The entries of the side index."""
        return [title for _, title, _ in self._numbers if title is not None]

    def element_at(self, section: int, row: int) -> AtomicElement:
        """Returns the element of a row, both from 0. Raises NotFoundError when the row does not
        exist.
        """
        number = c_int32()
        path = int64(section, "section"), int64(row, "row")
        call(lib.pentad_elements_source_element_at, self._pointer, *path, byref(number))
        return element_of_number(number.value)

    def path_of(self, element: AtomicElement | int) -> tuple[int, int]:
        """Returns the section and row of an element: the inverse of :meth:`element_at`."""
        section, row = c_int64(), c_int64()
        number = number_of(element)
        call(lib.pentad_elements_source_path_of, self._pointer, number, byref(section), byref(row))
        return section.value, row.value

    def section_for_title(self, title: str, index: int) -> int:
        """Returns the section for the entry ``title``, the ``index``-th of the side index."""
        section = c_int64()
        call(
            lib.pentad_elements_source_section_for_title,
            self._pointer,
            utf8(title, "title"),
            int64(index, "index"),
            byref(section),
        )
        return section.value

    def select(self, section: int, row: int) -> Card:
        """Selects the element of a row: notifies the delegates, and opens its card."""
        from ._card import select_row

        return select_row(self._table, self, int64(section, "section"), int64(row, "row"))

    def icon(self, size: float = 0, theme: Theme | str = Theme.LIGHT) -> SVG:
        """Draws the icon of the source's tab as SVG, 30 points wide by default."""
        asked = self._pointer, real(size, "size"), Theme(theme).code
        return SVG(call_text(lib.pentad_elements_source_icon, *asked))

    def __len__(self) -> int:
        """Returns the number of sections."""
        return len(self._numbers)

    def __repr__(self) -> str:
        return f"<DataSource {self.name!r}, {len(self)} sections>"


def number_of(element: AtomicElement | int) -> int:
    if isinstance(element, AtomicElement):
        return element.number
    return int32(element, "the atomic number")


def source(table: PeriodicTable, order: Order | str) -> DataSource:
    asked, free = (table._pointer, Order(order).code), lib.pentad_elements_source_free
    pointer = call_out(_Pointer, lib.pentad_elements_source_open, *asked, free=free)
    return DataSource(pointer, table)


def group_by(table: PeriodicTable, name: str, key: Key) -> DataSource:
    plain_function(key, "key")
    title: c_char_p | None = None
    failed: list[BaseException] = []

    def grouping(_: int | None, number: int) -> int | None:
        nonlocal title
        if failed:
            return None
        try:
            found = key(element_of_number(number))
            title = None if found is None else c_char_p(utf8(found, "a section's title"))
        except BaseException as error:
            failed.append(error)
            return None
        return cast(title, c_void_p).value if title is not None else None

    callback = pentad_elements_grouping(grouping)
    pointer = call_out(
        _Pointer,
        lib.pentad_elements_source_open_group,
        table._pointer,
        utf8(name, "name"),
        callback,
        None,
        free=lib.pentad_elements_source_free,
    )
    source = DataSource(pointer, table)
    if failed:
        source.close()
        raise failed[0]
    return source
