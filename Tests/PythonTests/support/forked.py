"""A program whose child, after a fork, gets errors from calls that need a thread of the library."""

from __future__ import annotations

import subprocess
from collections.abc import Callable

_PROGRAM = """
import os, pentad, signal
from pentad import chat, stellar
client = {client}
child = os.fork()
if child == 0:
    signal.alarm(20)
    try:
        client.{call}
    except pentad.UnsupportedError:
        raise SystemExit(0)
    os._exit(3)
_, status = os.waitpid(child, 0)
raise SystemExit(os.waitstatus_to_exitcode(status))
"""


def check_refusal(
    run_python: Callable[..., subprocess.CompletedProcess[str]], client: str, call: str
) -> None:
    """A client is opened, and the child calls it."""
    code = _PROGRAM.format(client=client, call=call)
    done = run_python("-W", "ignore::DeprecationWarning", "-c", code)
    assert (done.returncode, done.stderr) == (0, ""), f"{done.returncode}: {done.stderr}"
