"""Signing in to servers, and out."""

from __future__ import annotations

from typing import Final

from ..._convert import utf8
from ..._deadlines import timed
from ..._library import lib
from ..._threads import AsyncHandle, twin
from ...errors import call, call_text
from .._names import PeerTubeVideos
from .._sign_in import ShelbySignIn, record_of_peertube, record_of_sign_in
from .._sources import SourceStatus, source_by


class FeedSigningIn(AsyncHandle):
    """The token that a server returns for a password is stored with the other tokens; the password
    is not stored anywhere.
    """

    @timed
    def add_peertube(
        self,
        server: str,
        *,
        videos: PeerTubeVideos | str = PeerTubeVideos.USUAL,
        name: str | None = None,
        user: str | None = None,
        password: str | None = None,
        otp: str | None = None,
        timeout: float | None = None,
    ) -> SourceStatus:
        """Adds a feed of a PeerTube server; with a user, signs the user in first, or again.

        ``name`` is that of a channel or an account: ``news``, or ``news@other.example``. When an
        UnauthorizedError's status is ``ErrorCode.VIDEO_SIGN_IN_CODE_REQUIRED``, call again with
        ``otp``, the code.
        """
        asked = self._pointer, record_of_peertube(server, videos, name, user, password, otp)
        return source_by(lib.pentad_video_feed_add_peertube, *asked)

    @timed
    async def add_peertube_async(
        self,
        server: str,
        *,
        videos: PeerTubeVideos | str = PeerTubeVideos.USUAL,
        name: str | None = None,
        user: str | None = None,
        password: str | None = None,
        otp: str | None = None,
        timeout: float | None = None,
    ) -> SourceStatus:
        """Adds a feed like :meth:`add_peertube`; cancelling the task ends the request."""
        from ._gives import give_source

        asked = self._pointer, record_of_peertube(server, videos, name, user, password, otp)
        return await give_source(lib.pentad_video_feed_add_peertube_async, *asked)

    @timed
    def shelby_sign_in_begin(self, sign_in: ShelbySignIn, *, timeout: float | None = None) -> str:
        """Begins a sign-in and returns the URL of the page on which the user signs in.

        Show it. When it leads to a URL for which :meth:`ShelbySignIn.is_callback` is true, close it
        and pass that URL to :meth:`shelby_sign_in_finish`. Only one sign-in to a server is under
        way at a time. A user who is signed in connects another network in the same way.
        """
        asked = self._pointer, record_of_sign_in(sign_in)
        return call_text(lib.pentad_video_feed_shelby_sign_in_begin, *asked)

    @timed
    async def shelby_sign_in_begin_async(
        self, sign_in: ShelbySignIn, *, timeout: float | None = None
    ) -> str:
        """Begins one like :meth:`shelby_sign_in_begin`; cancelling the task ends the request."""
        from ._gives import give_text

        asked = self._pointer, record_of_sign_in(sign_in)
        return await give_text(lib.pentad_video_feed_shelby_sign_in_begin_async, *asked)

    @timed
    def shelby_sign_in_finish(
        self, sign_in: ShelbySignIn, address: str, *, timeout: float | None = None
    ) -> SourceStatus:
        """Completes the sign-in, perhaps in another process, and adds the user's source.

        ``address`` is the callback URL with which the user returned. It may be called again after a
        network failure. UnauthorizedError when the user refused, or took too long.
        """
        asked = self._pointer, record_of_sign_in(sign_in), utf8(address, "address")
        return source_by(lib.pentad_video_feed_shelby_sign_in_finish, *asked)

    @timed
    async def shelby_sign_in_finish_async(
        self, sign_in: ShelbySignIn, address: str, *, timeout: float | None = None
    ) -> SourceStatus:
        """Completes the sign-in like :meth:`shelby_sign_in_finish`; cancelling the task ends the
        request.
        """
        from ._gives import give_source

        asked = self._pointer, record_of_sign_in(sign_in), utf8(address, "address")
        return await give_source(lib.pentad_video_feed_shelby_sign_in_finish_async, *asked)

    def shelby_sign_in_cancel(self, sign_in: ShelbySignIn) -> None:
        """Cancels the sign-in that has begun, when the user closes the page."""
        asked = self._pointer, record_of_sign_in(sign_in)
        call(lib.pentad_video_feed_shelby_sign_in_cancel, *asked)

    shelby_sign_in_cancel_async: Final = twin(shelby_sign_in_cancel)
