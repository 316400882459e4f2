"""Opens every screen of the showcase in Chromium, acts on it, checks it, and takes its pictures.

`python3 try_showcase.py FOLDER` with the folder of the two programs. Prints the faults and exits
with a status other than 0 if there are any.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

import astro_screens
import chat_live
import chat_screens
import elements_screens
import stellar_screens
import student_screens
import video_screens
from browser import Browser
from screens import PICTURES, Visit
from self_check import missed
from serving_program import ServingProgram

SYSTEMS = (
    elements_screens,
    astro_screens,
    stellar_screens,
    student_screens,
    chat_screens,
    video_screens,
)
# The screens with a server, which still work after it has ended.
SERVED = (stellar_screens, student_screens, video_screens, chat_screens)


def look_again(visit: Visit) -> None:
    """Opens each screen again, after the servers have ended."""
    for name, path in visit.seen.items():
        if name == "problem":
            continue
        visit.browser.open(path)
        # A student's pages report each unavailable school above the stored data.
        count = visit.browser.count(".problem:not(.school)")
        is_reply = name == "student-thread"
        visit.must(count == 0 or is_reply, "it is not there without the server")
        visit.problems += [f"{name}, offline: {text}" for text in visit.browser.console_errors()]


def main() -> int:
    programs = Path(sys.argv[1])
    PICTURES.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as stores,
        ServingProgram(programs / "pentad-reference-server") as server,
        ServingProgram(
            programs / "showcase", "--port", "0", "--server", server.url, "--store", stores
        ) as showcase,
    ):
        browser = Browser(showcase.url)
        try:
            if faults := missed(browser):
                print("the checks miss: " + ", ".join(faults))
                return 1
            visit = Visit(browser, server.url)
            browser.open("/")
            visit.screen("home")
            for system in SYSTEMS:
                system.visit(visit)
            chat_live.losing_the_server(visit, chat_screens.BOB, server.end)
            look_again(visit)
            for system in SERVED:
                system.offline(visit)
        finally:
            browser.close()
        status, *_ = showcase.end()
    if status != 0:
        visit.problems.append(f"the showcase ended with the status {status}")
    for problem in visit.problems:
        print(f"problem: {problem}")
    print(f"{len(visit.seen)} screens, {len(visit.problems)} problems")
    return 1 if visit.problems else 0


if __name__ == "__main__":
    sys.exit(main())
