"""The rejections of the generator, collected so that one run shows all of them."""

from __future__ import annotations


class Refused(Exception):
    """A type without a single meaning in C."""


class Refusals:
    """The messages, in the order in which they were found."""

    def __init__(self) -> None:
        self.messages: list[str] = []

    def add(self, where: str, message: str) -> None:
        """Records that `where`, a function, a parameter or a type, breaks a rule."""
        self.messages.append(f"{where}: {message}")

    def __bool__(self) -> bool:
        return bool(self.messages)
