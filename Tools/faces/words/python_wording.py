"""Translates Swift's comments into the terms of a docstring."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass

from model.refusals import Refused
from read.exceptions import Exceptions
from words import comments
from words.links import Links
from words.wording import CODE

_METHOD = re.compile(r"``(?:[\w.]+/)*(\w+\([\w:]*\))``")
#: A link to an event, which is a class of the Kit's module `events`.
_EVENT = re.compile(r"``\w+Event/(\w+)(?:\([\w:]*\))?``")
_ROLE = re.compile("\0(\\w+)\0")


@dataclass(frozen=True)
class PythonWording:
    """The translation for the methods of one Kit."""

    #: The methods of Python by the titles of Swift's.
    methods: Mapping[str, str]
    links: Links
    exceptions: Exceptions

    def text(self, comment: str) -> str:
        """Returns paragraphs with the names of Python."""
        text = CODE.sub(lambda match: self.raised(match[1]), comment)
        text = re.sub(r"\b(\w+Error)( and |, | or )\1\b", r"\1", text)
        text = re.sub(r"\bthrow(s?)\s+(?=[A-Z]\w+Error\b)", r"raise\1 ", text)
        text = _EVENT.sub(lambda match: f"`events.{match[1][0].upper()}{match[1][1:]}`", text)
        text = _METHOD.sub(self._method, text)
        text = comments.without_unit(comments.body(self.links.text(text)))
        text = re.sub(r"`nil`|\b[Nn]il\b", "None", text)
        return _ROLE.sub(r":meth:`\1`", comments.python(text))

    def phrase(self, comment: str) -> str:
        """Returns a phrase without a full stop."""
        return self.text(comment).removesuffix(".")

    def raised(self, code: str) -> str:
        """Returns the exception for a code."""
        return self.exceptions.classes[self._status(code)]

    def meaning(self, code: str) -> str:
        """Returns the meaning of a code; empty for a coarse one."""
        return self.text(self.exceptions.meanings[self._status(code)])

    def _status(self, code: str) -> str:
        status = self.exceptions.status(code)
        if status is None:
            raise Refused(f"Python has no exception for {code}")
        return status

    def _method(self, link: re.Match[str]) -> str:
        if link[1] not in self.methods:
            raise Refused(f"its comment names {link[1]}, which names no method of Python")
        return f"\0{self.methods[link[1]]}\0"
