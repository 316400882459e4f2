"""The feed, composed of its facets: opening."""

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
    """Shared videos from feeds, PeerTube servers and others; offline first.

    Reads return immediately from the store. The feed fetches from its sources automatically, and
    new videos stay pending until they are applied. Actions of the user are stored before the call
    returns and sent to the sources later. All changes are reported in one numbered log of events.

    The key of a video is a text, ``youtube:BmzSEYNTkHA``, which is the same for all sources and
    sharers; a source has a text as its id, too. A feed may be used from any thread, and by several
    at once; several feeds, also of other processes, may be open on a folder. Each method that works
    has an ``async`` twin, whose name ends in ``_async``. A method that may ask a server takes
    ``timeout``, in seconds: after that the request is cancelled and TimedOutError raised. Data that
    came before is kept, and pending actions stay pending.

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

        ``store_folder`` is created if it is missing; without one all data is kept in memory. Tokens
        are in ``credentials_folder``; by default in the store's folder. ``source_folder``, an
        absolute path, is a folder of video files that is a source. ``is_demo`` shows only files of
        this machine, without any network request. ``network`` sets the options of the connections;
        its ``tries`` are ignored, since the feed retries itself. With a ``session``, callbacks run
        in its ``pump``. ``on_statistics`` receives the user's activity, for a program that keeps
        statistics; closing the feed waits for its running call: do not hold a lock then that it
        takes. ``requests_per_second`` limits the requests to one host: it is also the size of a
        burst, which is twenty at the default of 4; None is no limit. Unless ``works_by_itself``
        (automatic mode), only :meth:`synchronise` and :meth:`refresh` contact the sources.
        ``image_bytes`` limits the cached pictures, 0 for no cache; ``group_budget`` and
        ``byte_budget`` limit the videos and the bytes of the timeline in memory. A folder that
        other users own or can change raises StorageError, unless ``allows_shared_store``.
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
        """Opens a feed without waiting for its store; also for ``async with``."""
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
