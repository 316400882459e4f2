"""The check after a storm: the client's store compared with the server's log."""

from __future__ import annotations

from typing import Any

from loop_outcome import Outcome
from storm_deeds import Deeds
from storm_messages import expected, shown
from storm_weather import WRONG

#: The number of newest messages of a conversation that the client reads again.
WINDOW = 100


class Verdict:
    """Compares the two."""

    def __init__(self, deeds: Deeds) -> None:
        self.deeds = deeds
        self.outcome = Outcome()

    def judge(self, records: list[dict[str, Any]], log: dict[str, list[Any]]) -> Outcome:
        """Returns the outcome of the run from the store's records and the server's messages."""
        check, counts = self.outcome.check, self.deeds.counts
        outgoing = [one for one in records if one["record"] == "outgoing"]
        check(not outgoing, f"not sent: {outgoing}")
        stored: dict[str, list[Any]] = {place: [] for place in log}
        for record in records:
            if record["record"] == "message":
                stored[record["conversation"][2:]].append(record)
        for place, truth in log.items():
            spans = [
                one for one in records
                if one["record"] == "span" and one["conversation"][2:] == place
            ]  # fmt: skip
            check(len(spans) <= 1, f"{place} has gaps: {spans}")
            known, there = [one["id"] for one in stored[place]], [one["id"] for one in truth]
            missing, excess = set(there) - set(known), set(known) - set(there)
            check(known == there, f"{place}: missing {missing}, in excess {excess}, {spans}")
            if known == there:
                self.judge_contents(place, stored[place], truth)
        self.judge_own([one for truth in log.values() for one in truth])
        self.outcome.kills = counts["kill"]
        self.outcome.faults = sum(counts[name] for name in (*WRONG, "expire"))
        self.outcome.operations = self.deeds.messages + len(self.deeds.sent)
        self.outcome.details = {
            "messages": sum(map(len, log.values())), "own": len(self.deeds.sent), **counts,
        }  # fmt: skip
        return self.outcome

    def judge_contents(self, place: str, stored: list[Any], truth: list[Any]) -> None:
        """Checks that each message of a conversation equals the server's.

        A change without a notification is found only while the client still reads the message
        again.
        """
        for number, (ours, theirs) in enumerate(zip(stored, truth, strict=True)):
            if shown(ours) == expected(theirs):
                continue
            is_old = number < len(truth) - WINDOW and ours["id"] in self.deeds.changed
            self.outcome.check(is_old, f"{place}: {ours} is not {theirs}")
            if is_old:
                self.deeds.counts["changed too long ago"] += 1

    def judge_own(self, messages: list[dict[str, Any]]) -> None:
        """Checks that each of the client's own messages exists exactly once; some were changed
        later.
        """
        check, sent = self.outcome.check, self.deeds.sent
        own = [one for one in messages if one["sender_id"] == "101"]
        guids, wanted = {one["source_guid"] for one in own}, self.deeds.before + len(sent)
        check(len(own) == len(guids) == wanted, f"{len(own)} own messages, not {wanted}")
        texts = [one["text"] for one in own]
        twice = [text for text in sent if texts.count(text) > 1]
        check(not twice, f"{twice} stand there more than once")
        gone = [text for text in sent if text not in texts]
        other = [one for one in own if one["id"] in self.deeds.changed and one["text"] not in sent]
        check(len(gone) <= len(other), f"{gone} do not stand there")
