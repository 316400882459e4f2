"""The end of a process without closing anything."""

from __future__ import annotations

import os
import signal


def end() -> None:
    """Ends the process like `kill -9`: the latest writes are only in the write-ahead log."""
    os.kill(os.getpid(), signal.SIGKILL)
