"""Every public function and method refuses a wrong argument with an error that names it."""

from __future__ import annotations

import subprocess
from collections.abc import Callable
from pathlib import Path

import wrong_arguments
from reference_server import ReferenceServer


def test_wrong_argument_is_refused_by_its_name(
    run_python: Callable[..., subprocess.CompletedProcess[str]], small_chat_server: ReferenceServer
) -> None:
    """In a process of its own, which a wrong argument could end."""
    support = str(Path(wrong_arguments.__file__).parent)
    program = f"import sys; sys.path.insert(0, {support!r}); import wrong_arguments as w; "
    program += f"w.main('http://127.0.0.1:{small_chat_server.port}')"
    run = run_python("-W", "ignore", "-X", "faulthandler", "-c", program)
    assert (run.returncode, run.stdout, run.stderr) == (0, "", "")
