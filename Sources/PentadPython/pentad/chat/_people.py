"""Whom a program adds to a group."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class MemberInvitation:
    """Somebody to be added to a group: by the first of the three that is there."""

    #: The name in the group.
    nickname: str
    user_id: str | None = None
    phone_number: str | None = None
    email: str | None = None
