"""The checks of each screen, for all Kits."""

from __future__ import annotations

from pathlib import Path

from browser import Browser
from chromium import WIDTH
from inspection import focus_is_shown, overflow, page_problems, unnamed
from pictures import take_pictures
from selenium.webdriver.common.keys import Keys

# The pictures of every screen; `Tools/showcase/publish.py` selects those of the documentation.
PICTURES = Path(__file__).parents[2] / ".build-examples/screenshots"


class Visit:
    """The opened screens, and their faults."""

    def __init__(self, browser: Browser, server: str) -> None:
        self.browser = browser
        # The address of the reference server.
        self.server = server
        self.problems: list[str] = []
        # The name and path of each screen, which are opened again after the servers have ended.
        self.seen: dict[str, str] = {}

    def screen(self, name: str, expecting_errors: bool = False, at: str = "") -> None:
        """Inspects the open screen, and takes its pictures: from the top, or at an element."""
        browser = self.browser
        self.seen[name] = browser.path()
        logged = browser.console_errors()
        found = [] if expecting_errors else logged
        found += page_problems(browser) + unnamed(browser) + self._keyboard()
        with browser.preferring(prefers_color_scheme="dark"):
            found += [f"in the dark: {text}" for text in page_problems(browser)]
        browser.resize(320)
        if (over := overflow(browser)) > 0:
            found.append(f"320 pixels wide, it is {over} too wide")
        found += [f"320 pixels wide: {text}" for text in page_problems(browser)]
        browser.resize(WIDTH)
        take_pictures(browser, PICTURES, name, at)
        self.problems += [f"{name}: {text}" for text in dict.fromkeys(found)]
        print(f"{name:24} {browser.path():60.60} {len(found) or 'ok'}", flush=True)
        for text in dict.fromkeys(found):
            print(f"    {text}", flush=True)

    def _keyboard(self) -> list[str]:
        """Checks that the first Tab reaches the skip link, and that the focus is visible."""
        browser = self.browser
        browser.driver.execute_script(
            "document.activeElement.blur(); window.scrollTo(0, 0);"
            "document.body.tabIndex = -1; document.body.focus();"
            "document.body.removeAttribute('tabindex');"
        )
        found = []
        browser.press(Keys.TAB)
        if browser.focused_text() != "Skip to the content":
            found.append(f"the first Tab leads to {browser.focused_text()!r}")
        for _ in range(12):
            if not focus_is_shown(browser):
                found.append(f"{browser.focused_text()!r} does not show that it has the focus")
            browser.press(Keys.TAB)
        return found

    def must(self, condition: bool, text: str) -> None:
        """Records a condition that does not hold; the visit continues."""
        if not condition:
            self.problems.append(f"{self.browser.path()}: {text}")
