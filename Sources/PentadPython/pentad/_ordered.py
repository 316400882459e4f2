"""Values with an order."""

from __future__ import annotations

from operator import ge, gt, le, lt
from typing import Any, Callable


class Ordered:
    """Compares by a key; ``==`` still compares all fields."""

    def _key(self, other: Any) -> Any:
        """Returns the sort key for a comparison with another value of the same type."""
        raise NotImplementedError

    def __lt__(self, other: object) -> bool:
        return self._compare(other, lt)

    def __le__(self, other: object) -> bool:
        return self._compare(other, le)

    def __gt__(self, other: object) -> bool:
        return self._compare(other, gt)

    def __ge__(self, other: object) -> bool:
        return self._compare(other, ge)

    def _compare(self, other: object, by: Callable[[Any, Any], bool]) -> bool:
        if not isinstance(other, type(self)):
            return NotImplemented  # type: ignore[no-any-return]
        return bool(by(self._key(other), other._key(self)))
