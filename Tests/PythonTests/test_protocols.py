"""The package's objects in Python's own protocols."""

from __future__ import annotations

import copy
import errno
import pickle
import subprocess
from collections.abc import Callable
from datetime import date, datetime, timezone

import pentad
import pytest
from pentad import ErrorCode, astro, elements, stellar, video
from pentad.errors import failure

Run = Callable[..., "subprocess.CompletedProcess[str]"]

DELHI = astro.Place(28.6, 77.2, time_zone="+05:30")


@pytest.mark.parametrize("copied", [copy.copy, copy.deepcopy, pickle.dumps])
@pytest.mark.parametrize(
    "make", [pentad.Session, video.VideoFeed, stellar.StellarClient, astro.AstroCalendar]
)
def test_a_handle_is_not_copied(
    make: Callable[[], pentad.Session], copied: Callable[[object], object]
) -> None:
    """Two objects of Python would free one of the library's."""
    with make() as handle:
        with pytest.raises(TypeError, match="cannot be copied"):
            copied(handle)
        assert not handle.closed


@pytest.mark.parametrize("numpy", [True, False])
def test_columns_are_equal_or_not(numpy: bool) -> None:
    first, last = date(2026, 1, 1), date(2026, 3, 1)
    with astro.AstroCalendar() as calendar:
        days = calendar.day_columns(first, last, DELHI, numpy=numpy)
        same = calendar.day_columns(first, last, DELHI, numpy=not numpy)
        fewer = calendar.day_columns(first, last, DELHI, columns=["tithis"], numpy=numpy)
        polar = astro.Place(78.2, 15.6, time_zone="+01:00")
        dark = calendar.day_columns(first, last, polar, numpy=numpy)
        assert days == same
        assert days != fewer
        assert days != dark
        # Days without a sunrise have NaT, which is not even equal to itself.
        assert dark == calendar.day_columns(first, last, polar, numpy=numpy)
        assert days != 1

        def rises(day: int) -> astro.HorizonArrays:
            begin = datetime(2026, 1, day, tzinfo=timezone.utc)
            end = datetime(2026, 2, 1, tzinfo=timezone.utc)
            return calendar.horizon_events_array("sun", begin, end, DELHI, numpy=numpy)

        assert (rises(1) == rises(1)) is True
        assert (rises(1) != rises(2)) is True


def test_element_contains_its_known_properties() -> None:
    iron = elements.element("Fe")
    assert "density" in iron
    assert elements.Property.MELTING_POINT in iron
    assert "x" not in iron
    assert 26 not in iron
    assert "meltingPoint" not in elements.element("He")
    assert all(iron[name] is not None for name in iron)
    assert len(set(iron)) == len(list(iron)) > 5


@pytest.mark.parametrize(
    ("status", "number"),
    [
        (pentad.TimedOutError("late").status, errno.ETIMEDOUT),
        (pentad.OfflineError("no network").status, errno.ENETUNREACH),
        (pentad.UnauthorizedError("sign in").status, errno.EACCES),
        (pentad.RefusedError("no").status, errno.EPERM),
        (pentad.StorageError("it failed").status, errno.EIO),
        (ErrorCode.DISK_FULL, errno.ENOSPC),
        (ErrorCode.NOT_WRITABLE, errno.EACCES),
        (ErrorCode.OUT_OF_MEMORY, errno.ENOMEM),
        (pentad.UnavailableError("later").status, errno.EAGAIN),
    ],
)
def test_an_error_of_the_system_has_its_number(status: int, number: int) -> None:
    error = failure(status, "it failed")
    assert isinstance(error, OSError)
    assert (error.errno, error.strerror, str(error)) == (number, "it failed", "it failed")
    again = pickle.loads(pickle.dumps(error))
    assert (again.errno, again.status) == (number, status)


def test_subinterpreter_is_refused(run_python: Run) -> None:
    code = """
import importlib
name = "_xxsubinterpreters"
interpreters = importlib.import_module(name)
import pentad
one = interpreters.create(isolated=False)
try:
    interpreters.run_string(one, "import pentad")
except interpreters.RunFailedError as error:
    print(error)
interpreters.destroy(one)
print(pentad.elements.element("Fe"), pentad.Session().pump())
"""
    run = run_python("-c", code)
    assert run.returncode == 0, run.stderr
    assert "pentad runs in Python's main interpreter alone" in run.stdout
    assert run.stdout.endswith("Fe 0\n")
