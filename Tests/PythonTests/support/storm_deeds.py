"""What was done in a storm, to be compared with what is there in the end."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field


@dataclass
class Deeds:
    """All that was done in one run."""

    #: The texts that others have posted, by conversation.
    posted: dict[str, list[str]]
    #: How many of the user's messages the server had before.
    before: int
    #: The texts that the client was told to send.
    sent: list[str] = field(default_factory=list)
    #: The ids of the messages that were changed behind the client.
    changed: set[str] = field(default_factory=set)
    #: How often everything else happened, by name.
    counts: Counter[str] = field(default_factory=Counter)

    @property
    def messages(self) -> int:
        """How many messages others have posted."""
        return sum(map(len, self.posted.values()))
