"""Counts fragments, overused words and long sentences in blocks of text."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path

from prose.sources import Block

#: The limits of a part, by figure. Fragments are a percentage of the comments, long sentences one
#: of the sentences; words are counted per thousand words. Measured on models: Nuke has 1.0 %
#: fragments, GRDB 0.4 %.
LIMITS = {"fragments %": 3.0, "tell": 0.3, "say": 0.3, "stand": 0.3, "vague": 0.3, "long %": 1.0}

_FRAGMENT = re.compile(
    r"(?:What|Which|Whether|Who|Whom|Whose|Of|How|Where|When|That|By|Those|One)\b"
)
_WORDS = {
    "tell": re.compile(r"\b(?:tells?|told|telling)\b", re.IGNORECASE),
    "say": re.compile(r"\b(?:says?|said|saying)\b", re.IGNORECASE),
    "stand": re.compile(r"\b(?:stands?|stood)\b", re.IGNORECASE),
    "vague": re.compile(
        r"\b(?:whoever|whatever|nobody|somebody|of which|of whom)\b", re.IGNORECASE
    ),
}
_LONGEST = 30
# A sentence ends before a capital, after a full stop that does not end an abbreviation.
_END = re.compile(r"(?<=[.!?:;])(?<!e\.g\.)(?<!i\.e\.)\s+(?=[A-Z`\"“(])")
_WORD = re.compile(r"[A-Za-z0-9][\w'’-]*")


@dataclass(frozen=True)
class Finding:
    """A problem at a place in a file."""

    path: Path
    number: int
    text: str

    def line(self, root: Path) -> str:
        """Returns `Sources/A.swift:12: opens with a fragment: What …`."""
        return f"{self.path.relative_to(root)}:{self.number}: {self.text}"


@dataclass
class Figures:
    """The counts of a part of the project."""

    openings: int = 0
    sentences: int = 0
    words: int = 0
    counts: Counter[str] = field(default_factory=Counter)
    findings: list[Finding] = field(default_factory=list)

    def rate(self, key: str) -> float:
        """Returns a count as a percentage or per thousand words, as in ``LIMITS``."""
        if key == "fragments %":
            return 100 * self.counts[key] / max(1, self.openings)
        if key == "long %":
            return 100 * self.counts[key] / max(1, self.sentences)
        return 1000 * self.counts[key] / max(1, self.words)

    def note(self, key: str, block: Block, text: str) -> None:
        self.counts[key] += 1
        self.findings.append(Finding(block.path, block.number, text))


def count(blocks: Iterable[Block]) -> Figures:
    """Returns the figures of a part's blocks."""
    found = Figures()
    for block in blocks:
        if block.is_comment:
            found.openings += 1
            if _FRAGMENT.match(block.text):
                found.note("fragments %", block, f"opens with a fragment: {block.text[:60]}")
        found.words += len(_WORD.findall(block.text))
        for key, pattern in _WORDS.items():
            for match in pattern.finditer(block.text):
                around = block.text[max(0, match.start() - 30) : match.end() + 30]
                found.note(key, block, f"{match[0]}: …{around}…")
        for sentence in _END.split(block.text):
            found.sentences += 1
            if (length := len(_WORD.findall(sentence))) > _LONGEST:
                found.note("long %", block, f"{length} words: {sentence[:60]}…")
    return found
