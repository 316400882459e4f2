"""Translates Swift's comments into the terms of C."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass

from model.refusals import Refused
from read.kit_enums import value_name
from words import comments

_METHOD = re.compile(r"``(?:[\w.]+/)*(\w+\([\w:]*\))``")
_LINK = re.compile(r"``([\w/]+)``")
#: A link to an error's code.
CODE = re.compile(r"``(?:\w+/)*PentadError/Code/(\w+)``")


@dataclass(frozen=True)
class Wording:
    """The translation for one function."""

    function: str
    #: The names in C, by the names of methods, types and `Enum/case`.
    words: Mapping[str, str]
    statuses: set[str]

    def text(self, comment: str) -> str:
        """Returns paragraphs with the names of C."""
        text = CODE.sub(lambda match: f"`{self.status(match[1])}`", comment)
        text = _METHOD.sub(lambda match: self._call(match[1]), text)
        text = _LINK.sub(self._word, text)
        text = re.sub(r"\bthrows? (?=`PENTAD_)", "returns ", text)
        return comments.body(re.sub(r"\bnil\b|`nil`", "NULL", re.sub(r"\bNil\b", "NULL", text)))

    def phrase(self, comment: str) -> str:
        """Returns a phrase without a full stop, as it follows a parameter's name."""
        return self.text(comment).removesuffix(".")

    def status(self, code: str) -> str:
        """Returns the status of an error's code: that of all Kits, or that of this one."""
        kit = self.function.split("_")[1].upper()
        for name in (f"PENTAD_{value_name(code)}", f"PENTAD_{kit}_{value_name(code)}"):
            if name in self.statuses:
                return name
        raise Refused(f"C has no status for {code}")

    def _word(self, link: re.Match[str]) -> str:
        name = link[1].split("/")[-1]
        return self.words.get(link[1], self.words.get(name, link[0]))

    def _call(self, title: str) -> str:
        if title not in self.words:
            raise Refused(f"its comment names {title}, which names no function of C")
        return f"{self.words[title]}()"
