"""Options of opening functions, converted for C."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from ctypes import pointer
from typing import Any

from ._callbacks import let_go_on_failure
from ._convert import positive
from ._network import NetworkOptions, checked_network
from ._session import Session


def rate(requests_per_second: int | None) -> int:
    """Converts a request rate; None is no limit."""
    if requests_per_second is None:
        return -1
    return positive(requests_per_second, "requests_per_second")


def reach_by(options: Any, network: NetworkOptions | None) -> None:
    """Sets the network in options."""
    if network is not None:
        options.network = pointer(checked_network(network))


def call_back_in(options: Any, session: Session | None) -> None:
    """Sets the session for callbacks in options."""
    if session is not None:
        if not isinstance(session, Session):
            raise TypeError(f"session must be Session, not {type(session).__name__}")
        options.session = session._pointer


@contextmanager
def with_delegate(options: Any, field: str, delegate: Any) -> Iterator[Any]:
    """Yields options with a delegate in a field, released if the ``with`` block fails; None for no
    delegate.
    """
    if delegate is None:
        yield options
        return
    setattr(options, field, pointer(delegate))
    with let_go_on_failure(delegate.context):
        yield options
