"""Chromium without a window: its start, its size, the person's preferences, its console."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from selenium import webdriver
from selenium.webdriver.chrome.service import Service
from selenium.webdriver.support.ui import WebDriverWait

WIDTH, HEIGHT = 960, 720
# Returns the width of the layout, after it is on the screen.
DRAWN = """
const done = () => arguments[0](document.documentElement.clientWidth);
requestAnimationFrame(() => requestAnimationFrame(done));
"""


class Chromium:
    """A separate browser without an open page."""

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
        """Sets the size of the page itself, regardless of the window's frame."""
        self.driver.execute_cdp_cmd(
            "Emulation.setDeviceMetricsOverride",
            {"width": width, "height": height, "deviceScaleFactor": 1, "mobile": False},
        )
        # The page's metrics may still be those of the previous size.
        WebDriverWait(self.driver, 10).until(
            lambda driver: driver.execute_async_script(DRAWN) == width
        )

    @contextmanager
    def preferring(self, **features: str) -> Iterator[None]:
        """Emulates a preference of the person: `prefers_color_scheme="dark"`."""
        media = [{"name": name.replace("_", "-"), "value": v} for name, v in features.items()]
        self.driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {"features": media})
        try:
            yield
        finally:
            self.driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {"features": []})

    @contextmanager
    def without_scripts(self) -> Iterator[None]:
        """Emulates a person who has turned off scripts."""
        self.driver.execute_cdp_cmd("Emulation.setScriptExecutionDisabled", {"value": True})
        try:
            yield
        finally:
            self.driver.execute_cdp_cmd("Emulation.setScriptExecutionDisabled", {"value": False})

    def console_errors(self) -> list[str]:
        """Returns the errors and warnings of the console since the last call."""
        log = self.driver.get_log("browser")
        told = [entry["message"] for entry in log if entry["level"] in ("SEVERE", "WARNING")]
        # A transition between pages is interrupted when a page is left immediately.
        return [text for text in told if "Transition was" not in text]
