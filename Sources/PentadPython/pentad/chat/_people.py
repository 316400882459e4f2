"""People to be added to a group."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class MemberInvitation:
    """A person to add to a group, identified by the first of the three ids that is not None."""

    #: The name in the group.
    nickname: str
    user_id: str | None = None
    phone_number: str | None = None
    email: str | None = None
