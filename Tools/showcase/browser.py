"""Chromium used like by a person: with addresses, links, forms and keys."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from chromium import Chromium
from selenium.common.exceptions import StaleElementReferenceException
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.support.ui import WebDriverWait


class Browser(Chromium):
    """A browser at the showcase's address."""

    def __init__(self, url: str) -> None:
        super().__init__()
        self.url = url

    # ---- What a person does ----

    def open(self, path: str) -> None:
        self.driver.get(self.url + path)

    def follow(self, text: str) -> None:
        """Follows the link with a text, like a click."""
        self.leave(lambda: self.click(self.driver.find_element(By.PARTIAL_LINK_TEXT, text)))

    def press(self, *keys: str) -> None:
        """Presses keys at the focus."""
        self.driver.switch_to.active_element.send_keys(*keys)

    def tab_to(self, text: str) -> None:
        """Moves from control to control with the Tab key until the one with a text is reached."""
        for _ in range(400):
            self.press(Keys.TAB)
            if text in self.focused_text():
                return
        raise AssertionError(f"no control of the text {text!r} is reached by Tab")

    def enter(self) -> None:
        """Presses Enter on a link or a button that leads to another page."""
        self.leave(lambda: self.press(Keys.ENTER))

    def leave(self, act: Any) -> None:
        """Performs an action that leads to another page, and waits for that page."""
        before = self.driver.find_element(By.TAG_NAME, "html")
        act()
        wait = WebDriverWait(self.driver, 10)
        wait.until(lambda _: self._is_gone(before))
        wait.until(lambda driver: driver.execute_script("return document.readyState") == "complete")

    @staticmethod
    def _is_gone(element: Any) -> bool:
        try:
            element.is_enabled()
        except Exception:
            return True
        return False

    def choose(self, field: str, text: str) -> None:
        """Chooses in a list by typing, as with a keyboard."""
        self.driver.find_element(By.ID, field).send_keys(text)

    def write(self, field: str, text: str) -> None:
        element = self.driver.find_element(By.ID, field)
        element.clear()
        element.send_keys(text)

    def submit(self, text: str, leaving: bool = True) -> None:
        """Presses the first button with a text; the page is left, unless a script keeps it."""
        if leaving:
            self.leave(lambda: self._click(text))
        else:
            self._click(text)

    def _click(self, text: str) -> None:
        """Clicks the button with a text, also if the live page replaces it."""

        def click() -> bool:
            button = next((b for b in self.find_all("button") if text in b.text), None)
            if button is not None:
                self.click(button)
            return button is not None

        self.wait(click, f"no button {text!r}")

    def click(self, element: Any) -> None:
        """Clicks an element in the middle of the window, where no bar covers it."""
        center = "arguments[0].scrollIntoView({ block: 'center' })"
        self.driver.execute_script(center, element)
        element.click()

    # ---- What a person sees ----

    def find(self, selector: str) -> Any:
        return self.driver.find_element(By.CSS_SELECTOR, selector)

    def find_all(self, selector: str) -> list[Any]:
        return list(self.driver.find_elements(By.CSS_SELECTOR, selector))

    def heading(self) -> str:
        return str(self.driver.find_element(By.TAG_NAME, "h1").text)

    def text(self) -> str:
        return str(self.driver.find_element(By.TAG_NAME, "main").text)

    def path(self) -> str:
        return str(self.driver.current_url).removeprefix(self.url)

    def count(self, selector: str) -> int:
        return len(self.find_all(selector))

    def focused_text(self) -> str:
        """Returns the text of the control with the focus, without parts hidden from a screen
        reader.
        """
        return str(
            self.driver.execute_script(
                "if (document.activeElement === document.body) return '';"
                "const e = document.activeElement.cloneNode(true);"
                "e.querySelectorAll('[aria-hidden=true]').forEach((part) => part.remove());"
                "return e.textContent.trim() || e.id;"
            )
        )

    def expect(self, text: str) -> None:
        """Waits until the page shows a text."""
        self.wait(lambda: text in self.text(), f"no {text!r}")

    def wait(self, is_right: Callable[[], bool], problem: str) -> None:
        """Waits until the page is right; an element may be replaced during the check."""
        replaced = (StaleElementReferenceException,)
        wait = WebDriverWait(self.driver, 10, ignored_exceptions=replaced)
        wait.until(lambda _: is_right(), problem)
