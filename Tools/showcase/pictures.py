"""The pictures of a screen: light and dark, and as wide as a phone."""

from __future__ import annotations

import base64
from pathlib import Path

from browser import Browser
from chromium import HEIGHT, WIDTH

# The width of the narrowest phones in use, and a usual height.
PHONE = (360, 780)


def take_pictures(browser: Browser, folder: Path, name: str, at: str = "") -> None:
    """Writes NAME-light.png, NAME-dark.png and NAME-phone.png, from the top or at an element."""
    _take(browser, folder / f"{name}-light.png", at)
    with browser.preferring(prefers_color_scheme="dark"):
        _take(browser, folder / f"{name}-dark.png", at)
    browser.resize(*PHONE)
    _take(browser, folder / f"{name}-phone.png", at)
    browser.resize(WIDTH, HEIGHT)


def _take(browser: Browser, file: Path, at: str) -> None:
    browser.driver.execute_script("window.scrollTo(0, 0); document.activeElement.blur();")
    if at:
        browser.driver.execute_script("arguments[0].scrollIntoView()", browser.find(at))
    answer = browser.driver.execute_cdp_cmd("Page.captureScreenshot", {"format": "png"})
    file.write_bytes(base64.b64decode(answer["data"]))
