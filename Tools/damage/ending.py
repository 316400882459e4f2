"""The end of a process that closes nothing."""

from __future__ import annotations

import os
import signal


def end() -> None:
    """Ends the process as `kill -9` does: what was written stands in the log alone."""
    os.kill(os.getpid(), signal.SIGKILL)
