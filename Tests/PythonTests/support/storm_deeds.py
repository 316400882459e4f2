"""The actions of a storm, for comparison with the final state."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field


@dataclass
class Deeds:
    """All that was done in one run."""

    #: The texts that others have posted, by conversation.
    posted: dict[str, list[str]]
    #: The number of the user's messages that the server had before.
    before: int
    #: The texts that the client had to send.
    sent: list[str] = field(default_factory=list)
    #: The ids of the messages that were changed behind the client.
    changed: set[str] = field(default_factory=set)
    #: The number of all other actions, by name.
    counts: Counter[str] = field(default_factory=Counter)

    @property
    def messages(self) -> int:
        """The number of messages that others have posted."""
        return sum(map(len, self.posted.values()))
