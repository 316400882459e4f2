"""The feeds of a user, as programs exchange them."""

from __future__ import annotations

from typing import Final

from ..._convert import optional_utf8
from ..._handle import owned
from ..._library import lib
from ..._native import pentad_video_opml_import
from ..._threads import AsyncHandle, twin
from ...errors import call_text
from .._opml import Document, OPMLImport, document_bytes, import_of


class FeedOPML(AsyncHandle):
    """Lists of feeds."""

    def import_opml(self, document: Document) -> OPMLImport:
        """Adds the feeds of a list that another program has written. None is asked for yet.

        DecodingError for any other document.
        """
        kind, free = pentad_video_opml_import, lib.pentad_video_opml_import_free
        asked = self._pointer, *document_bytes(document)
        with owned(kind, free, lib.pentad_video_feed_import_opml, *asked) as record:
            return import_of(record)

    async def import_opml_async(self, document: Document) -> OPMLImport:
        """As :meth:`import_opml`; those that came before the task was cancelled stay."""
        from .tasks import give_import

        asked = self._pointer, *document_bytes(document)
        return await give_import(lib.pentad_video_feed_import_opml_async, *asked)

    def export_opml(self, title: str | None = None) -> str:
        """The user's feeds as a list that other programs read (OPML 2.0).

        Other sources are not in it. An address may have a secret in it.
        """
        asked = self._pointer, optional_utf8(title, "title")
        return call_text(lib.pentad_video_feed_export_opml, *asked)

    export_opml_async: Final = twin(export_opml)
