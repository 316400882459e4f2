"""Checks that the inspection finds its faults, on a page with one fault of each kind."""

from __future__ import annotations

from pathlib import Path

from browser import Browser
from inspection import focus_is_shown, overflow, page_problems, unnamed
from selenium.webdriver.common.keys import Keys

PAGE = Path(__file__).with_name("faulty.html")
FAULTS = (
    "has no language", "has no title", "0 of body > header", "0 of body > footer",
    "a nav has no label", "outside the landmarks", "leaves a level out", "not one h1",
    "has no alt", "has no label", "given twice", "aria-labelledby=nobody", "#nowhere leads nowhere",
    "out of the order of tabs", "without being a link", "a table has no caption", "has no scope",
    "is 16 by 10", "has a contrast of 2.8", "a button has no name", "a textbox has no name",
    "the edge of", "does not mark the current page", "a progress bar has no label",
    "more than the window", "the focus is not shown", "the console is silent",
)  # fmt: skip


def missed(browser: Browser) -> list[str]:
    """Returns the faults that are not found."""
    browser.driver.get(PAGE.as_uri())
    found = page_problems(browser) + unnamed(browser)
    if overflow(browser) > 0:
        found.append("more than the window")
    browser.press(Keys.TAB)
    if not focus_is_shown(browser):
        found.append("the focus is not shown")
    if browser.console_errors():
        found.append("the console is silent no more")
    return [fault for fault in FAULTS if not any(fault in text for text in found)]
