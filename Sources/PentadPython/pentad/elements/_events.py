"""The events of a table, for its delegates."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .._callbacks import context_free, keep, kept, let_go_on_failure, run
from .._convert import optional_text
from .._library import lib
from .._native import (
    pentad_elements_delegate,
    pentad_elements_event_callback,
    pentad_elements_flip_callback,
    pentad_elements_select_callback,
)
from .._opening import call_back_in
from .._subscription import Subscription, method_of, register
from .._turns import guarded
from ._element import element_of_number
from ._enums import Side

if TYPE_CHECKING:
    from .._session import Session
    from ._element import AtomicElement
    from ._table import PeriodicTable


class PeriodicTableDelegate:
    """A delegate for the events of a table. Inheriting from it is optional: every method may be
    missing.

    The calls come on threads of the library, in the order of the events, one at a time; they may
    call all functions of Pentad, and cancel. Do not wait for an asynchronous call in them: its
    completion runs on the same thread, so this deadlocks. An exception in one is reported to
    ``sys.unraisablehook``, and the next call still comes.
    """

    def did_load(self) -> None:
        """All data has been loaded."""

    def did_select(self, element: AtomicElement, source: str | None) -> None:
        """An element was selected, in the data source with that name, if any."""

    def flip_did_begin(self, element: AtomicElement, side: Side) -> None:
        """A card began to turn to a side."""

    def flip_did_end(self, element: AtomicElement, side: Side) -> None:
        """A card has finished its flip, and that side is up."""

    def did_reset(self) -> None:
        """The delegate was too slow, and events that it did not receive were dropped."""


def subscribe(table: PeriodicTable, delegate: object, session: Session | None) -> Subscription:
    # Looked up now, so that a wrong attribute fails here and not on the library's thread.
    context = keep({name: method_of(delegate, name) for name in _CALLBACKS})
    record = pentad_elements_delegate(context=context, context_free=context_free, **_CALLBACKS)
    with let_go_on_failure(context):
        call_back_in(record, session)
    return register(lib.pentad_elements_table_subscribe, table, record)


def _call(context: int | None, name: str, *arguments: object) -> None:
    methods = kept(context)
    method = methods and methods[name]
    if method is not None:
        run(method, *arguments)


def _did_load(context: int | None, event: int) -> None:
    _call(context, "did_load")


def _did_select(context: int | None, event: int, number: int, source: bytes | None) -> None:
    _call(context, "did_select", element_of_number(number), optional_text(source))


def _flip_did_begin(context: int | None, event: int, number: int, side: int) -> None:
    _call(context, "flip_did_begin", element_of_number(number), Side.of(side))


def _flip_did_end(context: int | None, event: int, number: int, side: int) -> None:
    _call(context, "flip_did_end", element_of_number(number), Side.of(side))


def _did_reset(context: int | None, event: int) -> None:
    _call(context, "did_reset")


_CALLBACKS = {
    "did_load": pentad_elements_event_callback(guarded(_did_load)),
    "did_select": pentad_elements_select_callback(guarded(_did_select)),
    "flip_did_begin": pentad_elements_flip_callback(guarded(_flip_did_begin)),
    "flip_did_end": pentad_elements_flip_callback(guarded(_flip_did_end)),
    "did_reset": pentad_elements_event_callback(guarded(_did_reset)),
}
