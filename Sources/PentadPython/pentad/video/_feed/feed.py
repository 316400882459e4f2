"""The feed: how it is opened."""

from __future__ import annotations

from ctypes import POINTER, byref
from typing import Any, Callable, TypeVar
from weakref import WeakSet

from ..._library import lib
from ..._native import pentad_video_feed
from ..._network import NetworkOptions
from ..._opened import entered
from ..._paths import FilePath
from ..._session import Session
from ...errors import call_out
from .._settings import VideoStatistics
from .actions import FeedActions
from .asking import FeedAsking
from .events import FeedEvents
from .observing import FeedObserving
from .opening import Opening
from .playing import FeedPlaying
from .reading import FeedReading
from .signing_in import FeedSigningIn
from .sources import FeedSources
from .store import FeedStore

_Pointer = POINTER(pentad_video_feed)
_Self = TypeVar("_Self", bound="VideoFeed")


class VideoFeed(
    FeedPlaying,
    FeedReading,
    FeedAsking,
    FeedSources,
    FeedSigningIn,
    FeedActions,
    FeedEvents,
    FeedObserving,
    FeedStore,
):
    """Videos that people share, from feeds, servers of PeerTube and others; offline first.

    What is read comes from the store, at once. What sources have comes into the store by itself,
    and waits there until it is applied. What the user does is in the store when a call returns, and
    each source is told later. All that happens leaves through one numbered log of events.

    A video is named by a text, ``youtube:BmzSEYNTkHA``, which is the same for all who share it,
    whatever source tells of it; a source by one, too. A feed may be used from any thread, and by
    several at once; several feeds, of other processes too, may be open on a folder. Each method
    that works has an ``async`` twin, whose name ends in ``_async``. One that may ask a server takes
    ``timeout``, in seconds: when it is over, the question is cancelled and TimedOutError raised;
    what came before is kept, and what waits to be told goes on waiting.

        >>> with VideoFeed("videos") as feed:
        ...     feed.add_feed("https://example.org/videos.xml")
        ...     feed.refresh()
        ...     for group in feed.timeline():
        ...         print(group.video.title, group.face.sharer.display_name)
    """

    def __init__(
        self,
        store_folder: FilePath | None = None,
        *,
        credentials_folder: FilePath | None = None,
        source_folder: FilePath | None = None,
        is_demo: bool = False,
        network: NetworkOptions | None = None,
        session: Session | None = None,
        on_statistics: Callable[[VideoStatistics], object] | None = None,
        requests_per_second: int | None = 4,
        works_by_itself: bool = True,
        image_bytes: int = 50_000_000,
        group_budget: int = 300,
        byte_budget: int = 20_000_000,
        allows_shared_store: bool = False,
    ) -> None:
        """Opens a feed. No network is needed.

        ``store_folder`` is made when it is missing; without one all is kept in memory. Tokens are
        in ``credentials_folder``, or else there. ``source_folder``, an absolute path, is a folder
        of video files that is a source. ``is_demo`` shows what is in files of this machine, and no
        request leaves it. ``network`` is how servers are reached; its ``tries`` have no meaning,
        for the feed tries again. With a ``session``, callbacks come in its ``pump``.
        ``on_statistics`` is told what the user does, for a program that counts it; closing the feed
        waits for its running call: hold no lock then that it takes.
        ``requests_per_second`` is how often one host may be asked: so many at once, or twenty at
        the usual 4; None is no limit. Unless ``works_by_itself``, :meth:`synchronise` and
        :meth:`refresh` alone ask and tell sources.
        ``image_bytes`` of pictures are kept, 0 for none; ``group_budget`` videos of the timeline
        and ``byte_budget`` bytes of it are kept in memory. A folder that other users own or may
        change raises StorageError, unless ``allows_shared_store``.
        """
        opening = Opening(
            store_folder,
            credentials_folder,
            source_folder,
            is_demo,
            network,
            session,
            on_statistics,
            requests_per_second,
            works_by_itself,
            image_bytes,
            group_budget,
            byte_budget,
            allows_shared_store,
        )
        function, free = lib.pentad_video_feed_open, lib.pentad_video_feed_free
        with opening.options() as options:
            found = call_out(_Pointer, function, byref(options), free=free)
        self._adopt(found, session)

    @classmethod
    @entered
    async def open_async(
        cls: type[_Self],
        store_folder: FilePath | None = None,
        *,
        credentials_folder: FilePath | None = None,
        source_folder: FilePath | None = None,
        is_demo: bool = False,
        network: NetworkOptions | None = None,
        session: Session | None = None,
        on_statistics: Callable[[VideoStatistics], object] | None = None,
        requests_per_second: int | None = 4,
        works_by_itself: bool = True,
        image_bytes: int = 50_000_000,
        group_budget: int = 300,
        byte_budget: int = 20_000_000,
        allows_shared_store: bool = False,
    ) -> _Self:
        """Opens a feed without waiting for its store; for ``async with``, too."""
        from ..._tasks import opened

        opening = Opening(
            store_folder,
            credentials_folder,
            source_folder,
            is_demo,
            network,
            session,
            on_statistics,
            requests_per_second,
            works_by_itself,
            image_bytes,
            group_budget,
            byte_budget,
            allows_shared_store,
        )
        function = lib.pentad_video_feed_open_async
        with opening.options() as options:
            return await opened(cls, _Pointer(), (session,), function, byref(options))

    def _adopt(self, found: Any, session: Session | None) -> None:
        super().__init__(found, lib.pentad_video_feed_free)
        # Its callbacks would end with the session.
        self._session = session
        self._playbacks = WeakSet()
