"""Items of several accounts."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar, overload

from .._brief import brief
from .._convert import text, texts
from ..errors import PentadError, failure

_Item = TypeVar("_Item")


@brief
@dataclass(frozen=True)
class StellarMerged(Sequence[_Item], Generic[_Item]):
    """Items of several accounts; a sequence of the items. If one account fails, the items of the
    others are returned.

        for task in school.tasks():
            print(task.title)
        for account, error in school.tasks().failures.items():
            print(account, error)
    """

    items: tuple[_Item, ...]
    #: The id of the account of each item.
    accounts: tuple[str, ...]
    #: The accounts whose items are missing, by id, with the reason.
    failures: dict[str, PentadError]

    @overload
    def __getitem__(self, index: int) -> _Item: ...

    @overload
    def __getitem__(self, index: slice) -> Sequence[_Item]: ...

    def __getitem__(self, index: int | slice) -> _Item | Sequence[_Item]:
        return self.items[index]

    def __len__(self) -> int:
        return len(self.items)

    def with_accounts(self) -> Iterator[tuple[str, _Item]]:
        """Returns each item with the id of its account."""
        return zip(self.accounts, self.items)


def accounts_of(record: Any) -> tuple[tuple[str, ...], dict[str, PentadError]]:
    """Returns the accounts of the items and the failures, in the order of the fields."""
    failures = record.failures[: record.failure_count] if record.failure_count else ()
    return texts(record.accounts, record.count), {
        text(one.account): failure(one.status, text(one.error_message)) for one in failures
    }
