"""Mentions of people in a text to send."""

from __future__ import annotations

from collections.abc import Mapping
from ctypes import c_char_p, c_size_t
from typing import Any, Union, cast

from .._convert import utf8
from .._library import lib
from ..errors import call_text
from ._records import ChatGroup, ChatMember

#: The user's id that means everyone in the group.
EVERYBODY = "-1"
#: A member, or a user's id; a group means everyone in it.
Person = Union[str, ChatMember, ChatGroup]


def mention(person: Person, at: range | slice | str, text: str) -> Mapping[str, Any]:
    """Returns the attachment that mentions a person in a text, for :meth:`ChatClient.send`.

        >>> text = "Hi @Bea"
        >>> client.send(group, text, attachments=[mention(bea, "@Bea", text)])

    ``at`` is the name's range of indices in ``text``, or the name itself: its first occurrence.
    ValueError for a range that the text does not have.
    """
    return mentions(text, (person, at))


def mentions(text: str, *people: tuple[Person, range | slice | str]) -> Mapping[str, Any]:
    """Returns the attachment that mentions several people, each as in :func:`mention`."""
    import json

    data = utf8(text, "text")
    places = [_place(at, text) for _, at in people]
    users = [utf8(_user_id(person), "person") for person, _ in people]
    starts = [len(text[:start].encode()) for start, _ in places]
    lengths = [len(text[start:end].encode()) for start, end in places]
    count = len(people)
    asked = (c_char_p * count)(*users), (c_size_t * count)(*starts), (c_size_t * count)(*lengths)
    made = call_text(lib.pentad_chat_mentions_json, data, *asked, count)
    return cast("dict[str, Any]", json.loads(made))


def _place(at: range | slice | str, text: str) -> tuple[int, int]:
    if isinstance(at, str):
        start = text.find(at)
        end = start + len(at)
    elif not isinstance(at, (range, slice)):
        raise TypeError(f"at must be range, slice or str, not {type(at).__name__}")
    else:
        start, end = at.start, at.stop
        if start is None or end is None or at.step not in (1, None):
            raise ValueError("the place of a name has a start and an end")
    if not 0 <= start < end <= len(text):
        raise ValueError(f"the text has no place {at!r}")
    return start, end


def _user_id(person: Person) -> str:
    if isinstance(person, ChatGroup):
        return EVERYBODY
    return person.user_id if isinstance(person, ChatMember) else person
