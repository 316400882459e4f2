"""Chromium without a window: its start, its size, what the person prefers, and its console."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from selenium import webdriver
from selenium.webdriver.chrome.service import Service
from selenium.webdriver.support.ui import WebDriverWait

WIDTH, HEIGHT = 960, 720
# Tells the width of what is laid out, once it is on the screen.
DRAWN = """
const done = () => arguments[0](document.documentElement.clientWidth);
requestAnimationFrame(() => requestAnimationFrame(done));
"""


class Chromium:
    """A browser of its own, which has nothing open."""

    def __init__(self) -> None:
        options = webdriver.ChromeOptions()
        for argument in (
            "--headless=new", "--no-sandbox", "--disable-dev-shm-usage", "--disable-gpu",
            "--hide-scrollbars", "--force-device-scale-factor=1", f"--window-size={WIDTH},{HEIGHT}",
        ):  # fmt: skip
            options.add_argument(argument)
        options.set_capability("goog:loggingPrefs", {"browser": "ALL"})
        self.driver = webdriver.Chrome(options=options, service=Service("/usr/bin/chromedriver"))
        self.resize(WIDTH)

    def close(self) -> None:
        self.driver.quit()

    def resize(self, width: int, height: int = HEIGHT) -> None:
        """The size of the page itself, whatever frame the window has."""
        self.driver.execute_cdp_cmd(
            "Emulation.setDeviceMetricsOverride",
            {"width": width, "height": height, "deviceScaleFactor": 1, "mobile": False},
        )
        # What is asked of the page now may still be of the size before.
        WebDriverWait(self.driver, 10).until(
            lambda driver: driver.execute_async_script(DRAWN) == width
        )

    @contextmanager
    def preferring(self, **features: str) -> Iterator[None]:
        """As for a person who prefers something: `prefers_color_scheme="dark"`."""
        media = [{"name": name.replace("_", "-"), "value": v} for name, v in features.items()]
        self.driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {"features": media})
        try:
            yield
        finally:
            self.driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {"features": []})

    @contextmanager
    def without_scripts(self) -> Iterator[None]:
        """As for a person who lets no scripts run."""
        self.driver.execute_cdp_cmd("Emulation.setScriptExecutionDisabled", {"value": True})
        try:
            yield
        finally:
            self.driver.execute_cdp_cmd("Emulation.setScriptExecutionDisabled", {"value": False})

    def console_errors(self) -> list[str]:
        """What the console was told since it was asked last, of errors and warnings."""
        log = self.driver.get_log("browser")
        told = [entry["message"] for entry in log if entry["level"] in ("SEVERE", "WARNING")]
        # What turns from one page to the next is cut short when a page is left at once.
        return [text for text in told if "Transition was" not in text]
