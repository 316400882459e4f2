"""Pentad's log messages for Python's ``logging``."""

from __future__ import annotations

from ctypes import byref
from typing import Any

from ._callbacks import context_free, keep, kept, let_go_on_failure, run
from ._convert import int32
from ._library import lib
from ._native import pentad_log_callback, pentad_log_delegate, pentad_log_level
from .errors import call

_ERROR, _WARNING, _INFO, _DEBUG = 40, 30, 20, 10

_LEVELS = {
    pentad_log_level.PENTAD_LOG_ERROR: _ERROR,
    pentad_log_level.PENTAD_LOG_WARNING: _WARNING,
    pentad_log_level.PENTAD_LOG_INFO: _INFO,
    pentad_log_level.PENTAD_LOG_DEBUG: _DEBUG,
}


def log_to_logging(level: int = _DEBUG) -> None:
    """Sends the library's messages to ``logging.getLogger("pentad")`` from now on.

    Messages below ``level``, a level of ``logging``, are not even built. They come on the library's
    thread, each with the function that logs as its first argument.
    """
    import logging

    level = int32(level, "level")
    wanted = [ours for ours, theirs in _LEVELS.items() if theirs >= level]
    if not wanted:
        stop_logging()
        return
    delegate = pentad_log_delegate(
        context=keep(logging.getLogger("pentad")),
        context_free=context_free,
        did_log=_DID_LOG,
        level=max(wanted),
    )
    with let_go_on_failure(delegate.context):
        call(lib.pentad_set_log, byref(delegate))


def stop_logging() -> None:
    """Ends the logging of :func:`log_to_logging`.

    It waits for a message that is being logged: do not hold a lock that a handler takes.
    """
    call(lib.pentad_set_log, None)


def _did_log(context: int | None, level: int, source: bytes, message: bytes) -> None:
    logger: Any = kept(context)
    if logger is not None:
        theirs = _LEVELS.get(pentad_log_level(level), _DEBUG)
        run(logger.log, theirs, "%s: %s", source.decode(), message.decode())


_DID_LOG = pentad_log_callback(_did_log)
