"""Events with a class for each kind."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar


class EventOfKind:
    """An event of a Kit, with a subclass for each kind.

    Constructing one with a kind returns an instance of the kind's class.
    """

    _classes: ClassVar[dict[Any, type]]

    def __init_subclass__(cls, *, of: Any = None) -> None:
        if of is None:
            cls._classes = {}
        else:
            cls._classes[of] = cls

    if not TYPE_CHECKING:

        def __new__(cls, kind: Any = None, *_: object, **__: object) -> Any:
            found = cls._classes.get(kind, cls)
            return object.__new__(found if issubclass(found, cls) else cls)
