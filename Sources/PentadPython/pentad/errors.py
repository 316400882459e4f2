"""What can go wrong: one exception for each status, and the way from C to it."""

from __future__ import annotations

import errno
from ctypes import POINTER, byref, c_void_p, string_at
from typing import Any, Callable, TypeVar

from ._interrupts import ends, raise_end
from ._library import lib
from ._native import pentad_error, pentad_status

_ErrorPointer = POINTER(pentad_error)
_Out = TypeVar("_Out")


class PentadError(Exception):
    """Something that Pentad could not do.

    The set of codes is open: a later version may raise a plain ``PentadError`` with a new one. A
    subclass that is an ``OSError`` has its ``errno``.
    """

    #: The coarse status, which a subclass stands for.
    _coarse = int(pentad_status.PENTAD_INTERNAL)
    #: What ``errno`` is, where a subclass is an ``OSError``.
    _errno: int | None = None

    def __init__(
        self,
        message: str,
        *,
        status: int | None = None,
        offset: int | None = None,
        retry_after_ms: int | None = None,
    ) -> None:
        super().__init__(message)
        #: One sentence for a person.
        self.message = message
        #: The coarse code in the low byte, a finer one above it.
        self.status: int = self._coarse if status is None else status
        #: Where the input is bad, as an index of the text; None when it is no one place.
        self.offset = offset
        #: How long the server asks to wait before it is asked again; None when it says nothing.
        self.retry_after_ms = retry_after_ms
        if isinstance(self, OSError):
            _number(self, _ERRNO.get(self.status, self._errno), message)

    @property
    def code(self) -> str:
        """The coarse code's name, as Swift and C have it: ``notFound``."""
        return lib.pentad_status_name(self.status & 0xFF).decode()

    def __str__(self) -> str:
        if self.offset is None:
            return self.message
        return f"{self.message} (at index {self.offset})"

    def __reduce__(self) -> tuple[Any, ...]:
        return _rebuilt, (
            type(self),
            self.message,
            self.status,
            self.offset,
            self.retry_after_ms,
        )


class InternalError(PentadError, RuntimeError):
    """A defect of Pentad itself."""


class MisuseError(PentadError, ValueError):
    """A call that the documentation forbids."""

    _coarse = int(pentad_status.PENTAD_MISUSE)


class InvalidError(PentadError, ValueError):
    """Input that has no meaning: a malformed formula, text that cannot be UTF-8."""

    _coarse = int(pentad_status.PENTAD_INVALID)


class NotFoundError(PentadError, LookupError):
    """Nothing of that name, number or place."""

    _coarse = int(pentad_status.PENTAD_NOT_FOUND)


class CancelledError(PentadError):
    """A call that was asked to end early. Tasks raise ``asyncio.CancelledError`` instead."""

    _coarse = int(pentad_status.PENTAD_CANCELLED)


class TimedOutError(PentadError, TimeoutError):
    """A deadline passed."""

    _coarse = int(pentad_status.PENTAD_TIMED_OUT)
    _errno = errno.ETIMEDOUT


class OfflineError(PentadError, ConnectionError):
    """No network."""

    _coarse = int(pentad_status.PENTAD_OFFLINE)
    _errno = errno.ENETUNREACH


class UnauthorizedError(PentadError, PermissionError):
    """The server wants other credentials."""

    _coarse = int(pentad_status.PENTAD_UNAUTHORIZED)
    _errno = errno.EACCES


class RefusedError(PentadError, PermissionError):
    """The server, or a limit, said no, and would say so again."""

    _coarse = int(pentad_status.PENTAD_REFUSED)
    _errno = errno.EPERM


class DecodingError(PentadError, ValueError):
    """An answer that cannot be read."""

    _coarse = int(pentad_status.PENTAD_DECODING)


class StorageError(PentadError, OSError):
    """The disk or the store said no."""

    _coarse = int(pentad_status.PENTAD_STORAGE)
    _errno = errno.EIO


class CorruptError(PentadError, OSError):
    """A file that is damaged."""

    _coarse = int(pentad_status.PENTAD_CORRUPT)
    _errno = errno.EIO


class ConflictError(PentadError, RuntimeError):
    """Something changed meanwhile, or is under way already."""

    _coarse = int(pentad_status.PENTAD_CONFLICT)


class UnsupportedError(PentadError, NotImplementedError):
    """Not in this build, not in this version, or not after ``fork()``."""

    _coarse = int(pentad_status.PENTAD_UNSUPPORTED)


class ClosedError(PentadError, RuntimeError):
    """An object that was closed, or the library at the interpreter's end."""

    _coarse = int(pentad_status.PENTAD_CLOSED)


class UnavailableError(PentadError, ConnectionError):
    """The other side cannot be reached or cannot answer now: try again later."""

    _coarse = int(pentad_status.PENTAD_UNAVAILABLE)
    _errno = errno.EAGAIN


def _number(error: OSError, number: int | None, message: str) -> None:
    error.errno, error.strerror = number, message


#: Finer than a class tells it.
_ERRNO = {
    int(pentad_status.PENTAD_DISK_FULL): errno.ENOSPC,
    int(pentad_status.PENTAD_NOT_WRITABLE): errno.EACCES,
    int(pentad_status.PENTAD_OUT_OF_MEMORY): errno.ENOMEM,
}
_BY_STATUS = {kind._coarse: kind for kind in PentadError.__subclasses__()}


def failure(status: int, message: str, offset: int = -1, retry_after: int = -1) -> PentadError:
    """The exception for a status; a number below 0 says nothing."""
    kind = _BY_STATUS.get(status & 0xFF, PentadError)
    return kind(
        message,
        status=status,
        offset=None if offset < 0 else offset,
        retry_after_ms=None if retry_after < 0 else retry_after,
    )


def optional_failure(status: int, message: bytes | None) -> PentadError | None:
    """The exception for a status that a record says, with its message; None when all is well."""
    return failure(status, (message or b"").decode()) if status else None


def from_c(status: int, error: Any) -> PentadError:
    """The exception for an error that somebody else frees."""
    message = lib.pentad_error_message(error).decode("utf-8", "replace")
    offset, wait = lib.pentad_error_offset(error), lib.pentad_error_retry_after(error)
    return failure(status, message, offset, wait)


def reported(error: Any) -> PentadError:
    """The exception for an error that a callback brings without its status."""
    return from_c(lib.pentad_error_code(error), error)


class at_character:  # noqa: N801
    """Makes the offset of an error, a byte of ``data`` in the library, an index of the ``str``."""

    def __init__(self, data: bytes) -> None:
        self._data = data

    def __enter__(self) -> None:
        pass

    def __exit__(self, kind: object, error: object, traceback: object) -> None:
        if isinstance(error, PentadError) and error.offset is not None:
            error.offset = character(self._data, error.offset)


def character(data: bytes, offset: int) -> int:
    """The index in a ``str`` of a byte of its UTF-8."""
    return len(data[:offset].decode("utf-8", "surrogatepass"))


def call(function: Callable[..., int], *arguments: Any) -> None:
    """Calls a function that returns a status, with the place for its error as last argument."""
    error = _ErrorPointer()
    try:
        status = function(*arguments, byref(error))
        if ends:
            raise_end()
        if status:
            raise from_c(status, error)
    finally:
        # Also when a signal's handler raises as soon as the function has come back.
        if error:
            lib.pentad_error_free(error)


def call_out(
    kind: type[_Out],
    function: Callable[..., int],
    *arguments: Any,
    free: Callable[[Any], None] | None = None,
) -> _Out:
    """What a function gives, whose last arguments are the places for it and its error.

    ``free`` is for what has to be given back: a signal's handler may raise as soon as it is there.
    """
    out: Any = kind()
    try:
        call(function, *arguments, byref(out))
    except BaseException:
        if free is not None:
            free(out)
        raise
    found: _Out = out
    return found


def call_text(function: Callable[..., int], *arguments: Any) -> str:
    """The text that a function gives, whose last arguments are the places for it and its error."""
    out = c_void_p()
    try:
        call(function, *arguments, byref(out))
        return string_at(out.value or 0).decode()
    finally:
        lib.pentad_string_free(out)


def _rebuilt(
    kind: type[PentadError],
    message: str,
    status: int,
    offset: int | None,
    retry_after_ms: int | None,
) -> PentadError:
    return kind(message, status=status, offset=offset, retry_after_ms=retry_after_ms)
