"""The errors: one exception for each status, and the conversion from C."""

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
    """The base class of all errors of Pentad.

    The set of codes is open: a later version may raise a plain ``PentadError`` with a new one. A
    subclass that is an ``OSError`` has its ``errno``.
    """

    #: The coarse status of the subclass.
    _coarse = int(pentad_status.PENTAD_INTERNAL)
    #: The value of ``errno``, if a subclass is an ``OSError``.
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
        #: The message, a sentence for a person.
        self.message = message
        #: The coarse code in the low byte, a finer one above it.
        self.status: int = self._coarse if status is None else status
        #: The position of the error in the input, as an index of the text; None if there is none.
        self.offset = offset
        #: The time that the server asks to wait before the next request; None if it gave none.
        self.retry_after_ms = retry_after_ms
        if isinstance(self, OSError):
            _number(self, _ERRNO.get(self.status, self._errno), message)

    @property
    def code(self) -> str:
        """The name of the coarse code, as in Swift and C: ``notFound``."""
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
    """Invalid input: a malformed formula, text that cannot be UTF-8."""

    _coarse = int(pentad_status.PENTAD_INVALID)


class NotFoundError(PentadError, LookupError):
    """Nothing with that name, number or position exists."""

    _coarse = int(pentad_status.PENTAD_NOT_FOUND)


class CancelledError(PentadError):
    """A call that was cancelled. Tasks raise ``asyncio.CancelledError`` instead."""

    _coarse = int(pentad_status.PENTAD_CANCELLED)


class TimedOutError(PentadError, TimeoutError):
    """A timeout expired."""

    _coarse = int(pentad_status.PENTAD_TIMED_OUT)
    _errno = errno.ETIMEDOUT


class OfflineError(PentadError, ConnectionError):
    """There is no network."""

    _coarse = int(pentad_status.PENTAD_OFFLINE)
    _errno = errno.ENETUNREACH


class UnauthorizedError(PentadError, PermissionError):
    """The server requires other credentials."""

    _coarse = int(pentad_status.PENTAD_UNAUTHORIZED)
    _errno = errno.EACCES


class RefusedError(PentadError, PermissionError):
    """The server, or a limit, rejected the request. A retry would have the same result."""

    _coarse = int(pentad_status.PENTAD_REFUSED)
    _errno = errno.EPERM


class DecodingError(PentadError, ValueError):
    """A response that cannot be decoded."""

    _coarse = int(pentad_status.PENTAD_DECODING)


class StorageError(PentadError, OSError):
    """The disk or the store failed."""

    _coarse = int(pentad_status.PENTAD_STORAGE)
    _errno = errno.EIO


class CorruptError(PentadError, OSError):
    """A file is damaged."""

    _coarse = int(pentad_status.PENTAD_CORRUPT)
    _errno = errno.EIO


class ConflictError(PentadError, RuntimeError):
    """A conflict with another change, or with an operation that is already under way."""

    _coarse = int(pentad_status.PENTAD_CONFLICT)


class UnsupportedError(PentadError, NotImplementedError):
    """Not supported in this build, in this version, or after ``fork()``."""

    _coarse = int(pentad_status.PENTAD_UNSUPPORTED)


class ClosedError(PentadError, RuntimeError):
    """The object was closed, or the library at the interpreter's end."""

    _coarse = int(pentad_status.PENTAD_CLOSED)


class UnavailableError(PentadError, ConnectionError):
    """The other side cannot be reached or cannot respond now: retry later."""

    _coarse = int(pentad_status.PENTAD_UNAVAILABLE)
    _errno = errno.EAGAIN


def _number(error: OSError, number: int | None, message: str) -> None:
    error.errno, error.strerror = number, message


#: The ``errno`` of finer codes.
_ERRNO = {
    int(pentad_status.PENTAD_DISK_FULL): errno.ENOSPC,
    int(pentad_status.PENTAD_NOT_WRITABLE): errno.EACCES,
    int(pentad_status.PENTAD_OUT_OF_MEMORY): errno.ENOMEM,
}
_BY_STATUS = {kind._coarse: kind for kind in PentadError.__subclasses__()}


def failure(status: int, message: str, offset: int = -1, retry_after: int = -1) -> PentadError:
    """Returns the exception for a status; a number below 0 means no value."""
    kind = _BY_STATUS.get(status & 0xFF, PentadError)
    return kind(
        message,
        status=status,
        offset=None if offset < 0 else offset,
        retry_after_ms=None if retry_after < 0 else retry_after,
    )


def optional_failure(status: int, message: bytes | None) -> PentadError | None:
    """Returns the exception for the status of a record, with its message; None for success."""
    return failure(status, (message or b"").decode()) if status else None


def from_c(status: int, error: Any) -> PentadError:
    """Returns the exception for an error that the caller frees."""
    message = lib.pentad_error_message(error).decode("utf-8", "replace")
    offset, wait = lib.pentad_error_offset(error), lib.pentad_error_retry_after(error)
    return failure(status, message, offset, wait)


def reported(error: Any) -> PentadError:
    """Returns the exception for an error that a callback receives without its status."""
    return from_c(lib.pentad_error_code(error), error)


class at_character:  # noqa: N801
    """Converts the offset of an error, a byte of ``data`` in the library, to an index of the
    ``str``.
    """

    def __init__(self, data: bytes) -> None:
        self._data = data

    def __enter__(self) -> None:
        pass

    def __exit__(self, kind: object, error: object, traceback: object) -> None:
        if isinstance(error, PentadError) and error.offset is not None:
            error.offset = character(self._data, error.offset)


def character(data: bytes, offset: int) -> int:
    """Returns the index in a ``str`` of a byte of its UTF-8."""
    return len(data[:offset].decode("utf-8", "surrogatepass"))


def call(function: Callable[..., int], *arguments: Any) -> None:
    """Calls a function that returns a status, with the location of its error as last argument."""
    error = _ErrorPointer()
    try:
        status = function(*arguments, byref(error))
        if ends:
            raise_end()
        if status:
            raise from_c(status, error)
    finally:
        # Also when a signal handler raises as soon as the function has returned.
        if error:
            lib.pentad_error_free(error)


def call_out(
    kind: type[_Out],
    function: Callable[..., int],
    *arguments: Any,
    free: Callable[[Any], None] | None = None,
) -> _Out:
    """Returns a function's result; its last arguments are the locations of the result and the
    error.

    ``free`` releases the result if a signal handler raises as soon as it is there.
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
    """Returns a function's text; its last arguments are the locations of the text and the error."""
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
