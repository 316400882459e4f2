"""Copies the pictures of the documentation from those that `make try-showcase` has taken.

`python3 publish.py` replaces them all, and fails for a missing picture or one over the limit.
"""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
TAKEN = ROOT / ".build-examples/screenshots"
PUBLISHED = ROOT / "Sources/PentadCore/PentadCore.docc/Resources"
# The taken picture by the name of the published one.
PICTURES = {
    "showcase-elements": "elements-table-light",
    "showcase-calendar": "astro-sun-light",
    "showcase-moon": "astro-moon-dark",
    "showcase-chat": "chat-conversation-light",
    "showcase-videos": "video-guide-light",
    "showcase-phone": "elements-table-phone",
    "showcase-heat": "elements-heat-light",
    "showcase-courses": "student-courses-light",
    "showcase-tasks": "student-tasks-light",
    "showcase-announcements": "student-news-dark",
    "showcase-replies": "student-thread-phone",
    "showcase-planner": "stellar-planner-light",
}
# In bytes.
LIMIT = 150_000


def main() -> None:
    for published, taken in PICTURES.items():
        file = TAKEN / f"{taken}.png"
        if not file.exists():
            sys.exit(f"error: {file} is missing; run make try-showcase")
        if (size := file.stat().st_size) > LIMIT:
            sys.exit(f"error: {file} has {size} bytes, more than {LIMIT}")
        shutil.copyfile(file, PUBLISHED / f"{published}.png")


if __name__ == "__main__":
    main()
