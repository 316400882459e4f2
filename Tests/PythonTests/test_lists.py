"""Changes in a list, and observed lists."""

from __future__ import annotations

import asyncio
import random
from collections import Counter

import pentad
import pytest
from pentad import ListDelta, ListMove, ListUpdate
from pentad._list_stream import ListArrivals


def delta(old: list[str], new: list[str]) -> ListDelta:
    """Returns the delta of items of two characters: the first is the key, both are the content."""
    return ListDelta.between(old, new, lambda item: item[:1])


def test_delta_describes_all_changes() -> None:
    old, new = ["a1", "b1", "c1", "d1", "e1"], ["e2", "a1", "x1", "c2", "d1"]
    found = delta(old, new)
    assert found == ListDelta(
        deletions=(1,),
        insertions=(2,),
        moves=(ListMove(4, 0),),
        updates=(0, 3),
        old_count=5,
        new_count=5,
    )
    assert not found.is_empty
    assert found.applied(old, new.__getitem__) == new


def test_rows_follow_their_items() -> None:
    found = delta(["a1", "b1", "c1"], ["c1", "b2", "d1", "a1"])
    rows = found.applied(["row a", "row b", "row c"], lambda index: f"made {index}")
    assert rows == ["row c", "made 1", "made 2", "row a"]
    assert found.applied([], lambda index: index) == [0, 1, 2, 3]


def test_random_lists() -> None:
    chance = random.Random(4)
    for _ in range(2_000):
        old, new = (
            [chance.choice("abcdefgé") + chance.choice("12") for _ in range(chance.randrange(9))]
            for _ in range(2)
        )
        found = delta(old, new)
        assert found.applied(old, new.__getitem__) == new
        assert found.is_empty == (old == new)
        kept = Counter(item[0] for item in old) & Counter(item[0] for item in new)
        assert len(found.insertions) == len(new) - kept.total()
        assert len(found.deletions) == len(old) - kept.total()


def test_long_lists() -> None:
    old = [f"{number}" for number in range(10_000)]
    found = ListDelta.between(old, old[::-1], str)
    assert len(found.moves) == 9_999
    assert found.applied(old, lambda _: "none") == old[::-1]


def test_incomparable_items_raise() -> None:
    with pytest.raises(TypeError, match="a key must be str, not int"):
        ListDelta.between([1], [2], lambda item: item)  # type: ignore[arg-type,return-value]
    with pytest.raises(pentad.InvalidError, match="NUL"):
        ListDelta.between(["a"], ["a\0"], str)

    class Strange:
        def __eq__(self, other: object) -> bool:
            raise ZeroDivisionError

    owned = pentad.handle_count()
    with pytest.raises(ZeroDivisionError):
        ListDelta.between([Strange()] * 3, [Strange()] * 3, lambda _: "one")
    assert pentad.handle_count() == owned


# ---- streams


class Letters(ListArrivals[str]):
    """A list that a test puts there."""

    def __init__(self) -> None:
        super().__init__(lambda item: item[0])
        self._before: list[str] | None = None

    def show(self, *items: str) -> None:
        """As the library does it: with what has changed since it called last."""
        found = None if self._before is None else delta(self._before, list(items))
        self._before = list(items)
        self.put_newest(ListUpdate(items, found))

    async def told(self, *items: str) -> ListDelta | None:
        """Returns the changes, if the delivered list is the newest one."""
        update = await self.__anext__()
        assert update.items == items
        return update.delta


def test_slow_reader_gets_the_newest_list() -> None:
    async def main() -> None:
        letters = Letters()
        letters.show("a1")
        letters.show("a1", "b1")
        assert await letters.told("a1", "b1") is None
        letters.show("b1", "a2")
        assert await letters.told("b1", "a2") == delta(["a1", "b1"], ["b1", "a2"])
        letters.show("a2")
        letters.show("a2", "c1")
        letters.show("c1", "b2")
        assert await letters.told("c1", "b2") == delta(["b1", "a2"], ["c1", "b2"])
        letters.show("c1")
        assert await letters.told("c1") == delta(["c1", "b2"], ["c1"])

    asyncio.run(main())


def test_equal_list_is_not_delivered() -> None:
    async def main() -> None:
        letters = Letters()
        letters.show("a1")
        assert await letters.told("a1") is None
        letters.show("a2")
        letters.show("a1")
        # The stream has no subscriber: it ends when the list is gone.
        with pytest.raises(StopAsyncIteration):
            await letters.__anext__()

    asyncio.run(main())
