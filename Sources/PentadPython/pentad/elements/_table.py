"""The periodic table: lookup, views, search, and access to sources, cards and events."""

from __future__ import annotations

from collections.abc import Iterable
from ctypes import POINTER, byref, c_char_p, c_int, c_int32, c_size_t
from math import inf
from typing import TYPE_CHECKING, Any, Callable, NamedTuple, SupportsIndex

from .._convert import flag, instance, int32, real, several, utf8
from .._handle import Handle
from .._library import lib
from .._names import plain_word
from .._native import pentad_elements_filter, pentad_elements_table, pentad_elements_table_options
from .._svg import SVG
from ..errors import InvalidError, NotFoundError, call, call_out, call_text
from ._element import AtomicElement, element_of_number, elements_of, layout
from ._enums import ElectronegativityScale, GroupThree, MatchKind, Spelling, State, Units
from ._names import Order, Property
from ._pictures import picture_options

if TYPE_CHECKING:
    from typing_extensions import Unpack

    from .._columns import Columns
    from .._session import Session
    from .._subscription import Subscription
    from ._card import Card
    from ._pictures import PictureOptions
    from ._sources import DataSource, Key

_Pointer = POINTER(pentad_elements_table)
_COUNT = 118

# A cache of the requested symbols, which are often requested again.


def _letters(block: str | Iterable[str]) -> bytes:
    """Returns the letters of one block or of several, for C."""
    return utf8(block if isinstance(block, str) else "".join(several(block, "block")), "block")


_by_symbol: dict[str, AtomicElement] = {}


class Match(NamedTuple):
    """An element that a search found, with the reason."""

    element: AtomicElement
    kind: MatchKind
    #: The matched text in its own spelling: ``Fe``, ``26``, ``Iron``, ``ferrum``.
    text: str


class PeriodicTable(Handle):
    """The 118 elements, in every order and by every name.

    Tables differ in spelling, in the elements of group 3 and in their delegates, never in data. The
    functions of :mod:`pentad.elements` use the shared table.
    """

    def __init__(
        self,
        spelling: Spelling | str = Spelling.IUPAC,
        group_three: GroupThree | str = GroupThree.GAP,
    ) -> None:
        #: The spelling in which names are shown and sorted; lookups accept both spellings.
        self.spelling: Spelling = Spelling(spelling)
        #: The elements of group 3.
        self.group_three: GroupThree = GroupThree(group_three)
        options = pentad_elements_table_options(
            spelling=self.spelling.code, group_three=self.group_three.code
        )
        function, free = lib.pentad_elements_table_open, lib.pentad_elements_table_free
        super().__init__(call_out(_Pointer, function, byref(options), free=free), free)

    # ---- lookup

    def element(self, key: AtomicElement | str | SupportsIndex) -> AtomicElement:
        """Returns the element for a key: a symbol, a name in any spelling, or a number.

        A number may be NumPy's or any other whole number. White space around a text, case and
        accents are ignored; old names (``ferrum``) and temporary symbols (``Uuo``) are accepted,
        too.

        Raises NotFoundError, with the nearest name; InvalidError for an empty text.
        """
        found = _by_symbol.get(key) if type(key) is str else None
        if found is not None:
            return found
        if isinstance(key, AtomicElement):
            return key
        if not isinstance(key, str):
            return element_of_number(key)
        found = self._found(lib.pentad_elements_element_match, utf8(key, "key"))
        if key == found.symbol:
            _by_symbol[found.symbol] = found
        return found

    def by_symbol(self, symbol: str) -> AtomicElement:
        """Returns the element with exactly this symbol; ``fe`` is not iron here."""
        number = lib.pentad_elements_number_of_symbol(utf8(symbol, "symbol"))
        if number:
            return element_of_number(number)
        meant = [match.element.symbol for match in self.search(symbol[:8], 1)]
        hint = f"; did you mean {meant[0]}?" if meant else ""
        raise NotFoundError(f"no element has the symbol {symbol[:48]!r}{hint}")

    def by_name(self, name: str) -> AtomicElement:
        """Returns the element with exactly this IUPAC or US name."""
        return self._found(lib.pentad_elements_element_named, utf8(name, "name"))

    def _found(self, function: Callable[..., int], key: bytes) -> AtomicElement:
        number = c_int32()
        call(function, self._pointer, key, byref(number))
        return element_of_number(number.value)

    def display_name(self, element: AtomicElement) -> str:
        """Returns the element's name in the table's spelling, capitalised."""
        return instance(element, AtomicElement, "element").display_name(self.spelling)

    # ---- views

    @property
    def elements(self) -> list[AtomicElement]:
        """Returns the 118 elements by number."""
        return self.sorted_by(Order.NUMBER)

    def sorted_by(self, order: Order | str) -> list[AtomicElement]:
        """Returns the elements by number, symbol or name."""
        code = Order(order).code
        return self._list(lib.pentad_elements_list_sorted, self._pointer, code)

    def ranked_by(
        self, property: Property | str, *, descending: bool = False
    ) -> list[AtomicElement]:
        """Returns the elements by a property's value; those without one come last."""
        code = Property(property).code
        return self._list(lib.pentad_elements_list_ranked, code, flag(descending, "descending"))

    def by_electronegativity(
        self, scale: ElectronegativityScale | str = ElectronegativityScale.PAULING
    ) -> list[AtomicElement]:
        """Returns the elements with a value on a scale, the lowest value first."""
        code = ElectronegativityScale(scale).code
        return self._list(lib.pentad_elements_list_by_scale, self._pointer, code)

    def filter(
        self,
        *,
        block: str | Iterable[str] | None = None,
        period: int | tuple[int, int] | None = None,
        group: int | None = None,
        category: str | None = None,
        state: State | str | None = None,
        radioactive: bool | None = None,
        property: Property | str | None = None,
        low: float = -inf,
        high: float = inf,
    ) -> list[AtomicElement]:
        """Returns the elements that satisfy all given conditions, by number.

        ``block`` is one or several letters; ``period`` a number, or the first and the last one;
        with ``property``, its value must be known and from ``low`` to ``high``.
        """
        first, last = period if isinstance(period, tuple) else (period, period)
        wanted = pentad_elements_filter(
            blocks=None if block is None else _letters(block),
            category=None if category is None else _category(category),
            state=None if state is None else State(state).value.encode(),
            period_from=_wanted(first, "period"),
            period_to=_wanted(last, "period"),
            group=_wanted(group, "group"),
            radioactive=0 if radioactive is None else 1 if flag(radioactive, "radioactive") else -1,
        )
        if property is not None:
            wanted.has_range = 1
            wanted.property = Property(property).code
            wanted.low, wanted.high = real(low, "low"), real(high, "high")
        elif (low, high) != (-inf, inf):
            raise InvalidError("low and high limit a property; name the property")
        return self._list(lib.pentad_elements_list_filtered, self._pointer, byref(wanted))

    def search(self, text: str, limit: int = 20) -> list[Match]:
        """Returns the elements that match a text, the closest first."""
        wanted = max(0, min(int32(limit, "limit"), _COUNT))
        numbers, kinds, texts = (c_int32 * wanted)(), (c_int * wanted)(), (c_char_p * wanted)()
        search, count = lib.pentad_elements_list_search, c_size_t()
        call(search, self._pointer, utf8(text), numbers, kinds, texts, wanted, byref(count))
        found = elements_of(numbers[: min(count.value, wanted)])
        return [
            Match(element, MatchKind.of(kind - 1), matched.decode())
            for element, kind, matched in zip(found, kinds, texts)
        ]

    def _list(
        self, function: Callable[..., int], *arguments: Any, capacity: int = _COUNT
    ) -> list[AtomicElement]:
        numbers, count = (c_int32 * capacity)(), c_size_t()
        call(function, *arguments, numbers, capacity, byref(count))
        return elements_of(numbers[: min(count.value, capacity)])

    # ---- lists, cards, events, pictures

    def source(self, order: Order | str) -> DataSource:
        """Returns one of the original app's four lists: by name, number, symbol or state."""
        from ._sources import source

        return source(self, order)

    def sources(self) -> tuple[DataSource, ...]:
        """Returns the original app's four lists, in the order of its tabs."""
        tabs = (Order.NAME, Order.NUMBER, Order.SYMBOL, Order.STATE)
        return tuple(self.source(order) for order in tabs)

    def group_by(self, name: str, key: Key) -> DataSource:
        """Returns a custom list: sections by the result of ``key`` for each element, None to leave
        it out.
        """
        from ._sources import group_by

        return group_by(self, name, key)

    def select(self, element: AtomicElement | str | SupportsIndex) -> Card:
        """Selects an element: notifies the delegates, and opens its card."""
        from ._card import select

        return select(self, self.element(element).number)

    def subscribe(self, delegate: object, session: Session | None = None) -> Subscription:
        """Registers a delegate, such as a :class:`PeriodicTableDelegate`.

        It is kept until the subscription is cancelled or garbage-collected. With a ``session``, it
        is called in its ``pump``.
        """
        from ._events import subscribe

        return subscribe(self, delegate, session)

    async def load_async(self) -> None:
        """Loads all data before its first use; delegates receive ``did_load``."""
        from ._tasks import load_async

        await load_async(self)

    def svg(self, columns: int = 18, **options: Unpack[PictureOptions]) -> SVG:
        """Draws the whole table of 18 or 32 columns with a legend, as an SVG document."""
        options.setdefault("spelling", self.spelling)
        options.setdefault("group_three", self.group_three)
        code, record = layout(columns), picture_options(**options)
        return SVG(call_text(lib.pentad_elements_picture_table, code, byref(record)))

    def _repr_svg_(self) -> str:
        """Returns the SVG for notebooks."""
        return self.svg()

    def table(
        self,
        *properties: Property | str,
        of: Iterable[AtomicElement] | None = None,
        units: Units | str = Units.CUSTOMARY,
        predicted: bool = True,
        uncertainties: bool = False,
        certainties: bool = False,
    ) -> Columns:
        """Returns columns for a ``DataFrame``: the identity of each element, and its values of
        properties.

        Without ``properties`` it contains all of them; without ``of`` the 118 elements. A
        property's column has its name in snake case and contains floats, None for an unknown value;
        ``units`` of the result has its unit. ``units="si"`` converts to kg/m3, J and m. Without
        ``predicted`` only measured and calculated values remain. ``uncertainties`` and
        ``certainties`` add a column ``density_uncertainty`` or ``density_certainty`` for each.

            >>> shared.table("density", of=[shared.element("Fe")])["density"]
            [7.87]
        """
        from ._columns import columns

        wanted = [Property(property) for property in properties] or list(Property)
        return columns(
            self.elements if of is None else list(several(of, "of")),
            wanted,
            self.group_three,
            Units(units),
            predicted=bool(flag(predicted, "predicted")),
            uncertainties=bool(flag(uncertainties, "uncertainties")),
            certainties=bool(flag(certainties, "certainties")),
        )


class _SharedTable(PeriodicTable):
    """The library's own table, which is NULL in C; it is never closed."""

    _pointer = None
    closed = False

    def __init__(self) -> None:
        self.spelling = Spelling.IUPAC
        self.group_three = GroupThree.GAP

    def close(self) -> None:
        """A no-op: other code uses this table."""


def _category(word: str) -> bytes:
    """Returns a family for a filter: its word, also with hyphens or underscores."""
    meant = plain_word(utf8(word, "category").decode())
    known = sorted({element.category for element in elements_of(range(1, _COUNT + 1))})
    for category in known:
        if plain_word(category) == meant:
            return category.encode()
    raise InvalidError(f"{word!r:.80} is not a category; use {', '.join(known)}")


def _wanted(number: int | None, name: str) -> int:
    """Converts a number for a filter; C has 0 for any, and -1 for none, which is 0 in Python."""
    return 0 if number is None else int32(number, name) or -1


#: The table of the whole program: IUPAC's names, a gap in group 3.
shared: PeriodicTable = _SharedTable()
