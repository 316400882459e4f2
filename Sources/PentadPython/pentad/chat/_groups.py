"""The keys of conversations."""

from __future__ import annotations

from .._convert import utf8
from .._library import lib
from ..errors import call_text


def conversation_between(one: str, other: str) -> str:
    """Returns the key of the conversation of two users, in either order: ``d:101+102``.

    For a chat with oneself, pass the same id twice.
    """
    asked = utf8(one, "one"), utf8(other, "other")
    return call_text(lib.pentad_chat_conversation_between, *asked)
