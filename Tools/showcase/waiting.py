"""Waiting for a condition while a page is reloaded."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from browser import Browser
from selenium.webdriver.support.ui import WebDriverWait


def wait_for_page(browser: Browser, is_right: Callable[[], bool], problem: str) -> None:
    """Reloads the page until it is right."""

    def look(_: Any) -> bool:
        if is_right():
            return True
        browser.driver.refresh()
        return False

    WebDriverWait(browser.driver, 90).until(look, problem)
