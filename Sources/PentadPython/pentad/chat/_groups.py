"""The names of conversations."""

from __future__ import annotations

from .._convert import utf8
from .._library import lib
from ..errors import call_text


def conversation_between(one: str, other: str) -> str:
    """The name of the conversation of two users, whichever is given first: ``d:101+102``.

    Somebody who writes to himself is given twice.
    """
    asked = utf8(one, "one"), utf8(other, "other")
    return call_text(lib.pentad_chat_conversation_between, *asked)
