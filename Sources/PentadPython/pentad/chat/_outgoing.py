"""Attachments of a message to send."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from .._convert import optional_text
from ..errors import InvalidError


@dataclass(frozen=True)
class OutgoingAttachment:
    """An attachment to send: either ``json``, or ``path`` and ``type``."""

    #: An attachment that is sent unchanged: a JSON object in GroupMe's format.
    json: str | None = None
    #: The path of a picture file: JPEG, PNG, GIF, WebP or HEIC, at most 50 MB. It is copied when
    #: the message is queued.
    path: str | None = None
    #: The media type of the file, by its first bytes; ignored in an attachment to send.
    type: str | None = None
    #: True if ``path`` may be a symbolic link, which is rejected otherwise.
    follow_links: bool = False

    @staticmethod
    def picture(
        path: str | os.PathLike[str], type: str | None = None, *, follow_links: bool = False
    ) -> OutgoingAttachment:
        """Makes an attachment of a picture file. Its first bytes determine the media type,
        regardless of ``type``.
        """
        return OutgoingAttachment(path=os.fsdecode(path), type=type, follow_links=follow_links)

    @staticmethod
    def of(members: Mapping[str, Any]) -> OutgoingAttachment:
        """Makes an attachment in GroupMe's format: ``{"type": "location", "name": …}``."""
        from json import dumps

        try:
            json = dumps(dict(members), ensure_ascii=False, allow_nan=False)
            return OutgoingAttachment(json=json)
        except ValueError as error:
            raise InvalidError(f"an attachment that JSON cannot have: {error}") from None


def outgoing_attachment_of(record: Any) -> OutgoingAttachment:
    return OutgoingAttachment(
        json=optional_text(record.json),
        path=optional_text(record.path),
        type=optional_text(record.type),
    )
