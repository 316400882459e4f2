"""Commands of a remote control."""

from __future__ import annotations

from ctypes import byref
from dataclasses import dataclass
from typing import Any

from .._brief import brief
from .._convert import int64, optional_text, optional_utf8, utf8
from .._library import lib
from .._native import pentad_video_command
from ..errors import call_out, call_text
from ._deed_names import RemoteCommandKind
from ._enums import VideoList

_VALUED = (RemoteCommandKind.SEEK, RemoteCommandKind.SKIP, RemoteCommandKind.SCROLL_GUIDE)


@brief
@dataclass(frozen=True)
class RemoteCommand:
    """A command of a remote control; fields that do not apply to its kind are None.

    >>> RemoteCommand.read("seek:30000").value
    30000
    """

    kind: RemoteCommandKind | str
    #: Milliseconds, for SEEK and SKIP, or rows, for SCROLL_GUIDE.
    value: int | None = None
    #: The list, for LIST.
    list: VideoList | str | None = None
    #: The search text, for the list SEARCH.
    words: str | None = None

    @staticmethod
    def read(text: str) -> RemoteCommand:
        """Parses a remote control's command: ``play``, ``skip:-10000``, ``list:search:cats`` …"""
        data = utf8(text)  # what is looked for is a part of it
        return _command_of(call_out(pentad_video_command, lib.pentad_video_command_read, data))

    @property
    def text(self) -> str:
        """Returns the text of the command, as :meth:`read` parses it."""
        return call_text(lib.pentad_video_command_text, record_of_command(self))

    def __str__(self) -> str:
        return self.text


def record_of_command(command: RemoteCommand | str) -> Any:
    """Makes the record of a command for C; a text is parsed first."""
    if isinstance(command, str):
        command = RemoteCommand.read(command)
    if not isinstance(command, RemoteCommand):
        raise TypeError(f"command must be RemoteCommand, not {type(command).__name__}")
    shown = VideoList.TIMELINE if command.list is None else VideoList(command.list)
    record = pentad_video_command(
        search_text=optional_utf8(command.words, "words"),
        value=0 if command.value is None else int64(command.value, "value"),
        kind=RemoteCommandKind(command.kind).code,
        list=shown.code,
    )
    return byref(record)


def _command_of(record: Any) -> RemoteCommand:
    kind = RemoteCommandKind.of(record.kind)
    return RemoteCommand(
        kind=kind,
        value=record.value if kind in _VALUED else None,
        list=VideoList.of(record.list) if kind is RemoteCommandKind.LIST else None,
        words=optional_text(record.search_text),
    )
