"""What a feed is opened with."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from ctypes import pointer
from dataclasses import dataclass
from typing import Any, Union

from ..._callbacks import let_go
from ..._convert import optional_utf8, positive
from ..._native import pentad_video_feed_options
from ..._network import NetworkOptions, checked_network
from ..._session import Session
from .._inputs import at_least_zero
from .._settings import Count, counting

#: Where something is.
FilePath = Union[str, "os.PathLike[str]"]


@dataclass
class Opening:
    """What a feed is opened with, as the program gives it."""

    store_folder: FilePath | None
    credentials_folder: FilePath | None
    source_folder: FilePath | None
    is_demo: bool
    network: NetworkOptions | None
    session: Session | None
    on_statistics: Count | None
    requests_per_second: int | None
    works_by_itself: bool
    image_bytes: int
    group_budget: int
    byte_budget: int

    @contextmanager
    def options(self) -> Iterator[Any]:
        """The options for C; what is kept for them is let go when the ``with`` fails."""
        rate = self.requests_per_second
        options = pentad_video_feed_options(
            store_folder=_path(self.store_folder, "store_folder"),
            credentials_folder=_path(self.credentials_folder, "credentials_folder"),
            source_folder=_path(self.source_folder, "source_folder"),
            is_demo=bool(self.is_demo),
            requests_per_second=-1 if rate is None else positive(rate, "requests_per_second"),
            manual_synchronising=not self.works_by_itself,
            image_bytes=at_least_zero(self.image_bytes, "image_bytes") or -1,
            group_budget=positive(self.group_budget, "group_budget"),
            byte_budget=positive(self.byte_budget, "byte_budget"),
        )
        if self.network is not None:
            options.network = pointer(checked_network(self.network))
        if self.session is not None:
            if not isinstance(self.session, Session):
                raise TypeError(f"session must be Session, not {type(self.session).__name__}")
            options.session = self.session._pointer
        if self.on_statistics is None:
            yield options
            return
        statistics = counting(self.on_statistics)
        options.statistics = pointer(statistics)
        try:
            yield options
        except BaseException:
            let_go(statistics.context)
            raise


def _path(folder: FilePath | None, name: str) -> bytes | None:
    return optional_utf8(None if folder is None else os.fsdecode(folder), name)
