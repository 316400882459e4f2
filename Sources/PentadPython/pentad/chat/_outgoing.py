"""What a program attaches to a message."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from .._convert import optional_text
from ..errors import InvalidError


@dataclass(frozen=True)
class OutgoingAttachment:
    """Something to be attached to a message: either ``json``, or ``path`` and ``type``."""

    #: What can be sent as it is: a JSON object as GroupMe has it.
    json: str | None = None
    #: Where the file of a picture is: JPEG, PNG, GIF, WebP or HEIC, at most 50 MB. It is copied
    #: when the message is written.
    path: str | None = None
    #: The media type of the file, by its first bytes; ignored in what is to be sent.
    type: str | None = None
    #: True if ``path`` may be a symbolic link, which is refused otherwise.
    follow_links: bool = False

    @staticmethod
    def picture(
        path: str | os.PathLike[str], type: str | None = None, *, follow_links: bool = False
    ) -> OutgoingAttachment:
        """The file of a picture. Its first bytes decide on the media type, whatever ``type`` is."""
        return OutgoingAttachment(path=os.fsdecode(path), type=type, follow_links=follow_links)

    @staticmethod
    def of(members: Mapping[str, Any]) -> OutgoingAttachment:
        """An attachment as GroupMe has it: ``{"type": "location", "name": …}``."""
        from json import dumps

        try:
            return OutgoingAttachment(json=dumps(dict(members), ensure_ascii=False))
        except ValueError as error:
            raise InvalidError(f"an attachment that JSON cannot have: {error}") from None


def outgoing_attachment_of(record: Any) -> OutgoingAttachment:
    return OutgoingAttachment(
        json=optional_text(record.json),
        path=optional_text(record.path),
        type=optional_text(record.type),
    )
