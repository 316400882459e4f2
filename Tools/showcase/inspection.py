"""The faults of the open page."""

from __future__ import annotations

from pathlib import Path

from browser import Browser


def _script(name: str) -> str:
    return Path(__file__).with_name(name).read_text("utf-8")


CHECKS = [_script("page.js") + _script(name) for name in ("accessibility.js", "contrast.js")]
# Roles of Chromium's accessibility tree that require a name.
NAMED_ROLES = {
    "button", "link", "textbox", "searchbox", "combobox", "checkbox", "radio", "image", "img",
    "navigation", "table", "dialog", "tab", "spinbutton",
}  # fmt: skip
FOCUS_IS_SHOWN = """
const element = document.activeElement;
if (element === document.body) return true;
const style = getComputedStyle(element);
const box = element.getBoundingClientRect();
const isOnPage = box.width > 0 && box.right > 0 && box.left < innerWidth;
return isOnPage && style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2;
"""


def page_problems(browser: Browser) -> list[str]:
    """Returns faults of the document, its landmarks, headings, names, sizes and contrast."""
    return [fault for check in CHECKS for fault in browser.driver.execute_script(check)]


def unnamed(browser: Browser) -> list[str]:
    """Returns the elements that a screen reader would announce without a name, from Chromium's own
    tree.
    """
    nodes = browser.driver.execute_cdp_cmd("Accessibility.getFullAXTree", {})["nodes"]
    return [
        f"a {node['role']['value']} has no name for a screen reader"
        for node in nodes
        if not node.get("ignored")
        and node.get("role", {}).get("value") in NAMED_ROLES
        and not str(node.get("name", {}).get("value", "")).strip()
    ]


def overflow(browser: Browser) -> int:
    """Returns the number of pixels by which the page is wider than the window."""
    over = "return document.scrollingElement.scrollWidth - window.innerWidth"
    return int(browser.driver.execute_script(over))


def focus_is_shown(browser: Browser) -> bool:
    """Returns true if the element with the focus is on the page and has an outline."""
    return bool(browser.driver.execute_script(FOCUS_IS_SHOWN))
