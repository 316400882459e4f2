"""The screens of ElementsKit."""

from __future__ import annotations

from screens import Visit
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys


def moving(visit: Visit) -> int:
    """Returns the number of animations of the page, running or finished."""
    count = "[...document.querySelectorAll('.card')].filter("
    count += "(card) => getComputedStyle(card).animationName !== 'none').length"
    return int(visit.browser.driver.execute_script("return " + count))


def table(visit: Visit) -> None:
    """Checks the table with arrow keys: one stop of Tab, and a place in it for each key."""
    browser = visit.browser
    visit.must(browser.count(".cell") == 118, "the table has not 118 cells")
    browser.tab_to("H")
    for key, symbol in ((Keys.ARROW_DOWN, "Li"), (Keys.ARROW_RIGHT, "Be"), (Keys.END, "Og")):
        browser.press(key)
        focused = browser.focused_text()
        visit.must(focused.startswith(symbol), f"{symbol} is expected, {focused!r} has the focus")
    browser.press(Keys.TAB)
    visit.must(browser.count(".cell a:focus") == 0, "Tab does not leave the table")
    browser.follow("Blocks")
    visit.must(browser.count(".swatch") == 4, "there are not four blocks")
    visit.screen("elements-blocks")
    browser.choose("colours", "Electronegativity")
    browser.submit("Show values")
    visit.must(browser.count(".steps .swatch") == 8, "the scale has not eight steps")
    visit.must(browser.count(".heat-none") > 1, "elements without a value look like others")
    visit.screen("elements-heat")


def visit(visit: Visit) -> None:
    browser = visit.browser
    browser.open("/elements")
    visit.screen("elements-table")
    table(visit)
    browser.open("/elements/lists/name")
    visit.screen("elements-name")
    visit.must(browser.count("a.row") == 118, "the list has not 118 rows")
    visit.must(browser.count(".index a") == 23, "the index has not 23 letters")
    browser.driver.find_element(By.LINK_TEXT, "Z").click()
    visit.must(browser.path().endswith("#section-23"), "the index does not lead to Z")

    for name in ("Number", "Symbol", "State"):
        browser.follow(name)
        visit.screen(f"elements-{name.lower()}")
    visit.must(browser.count("h2") == 4, "there are not four states")

    # With keys only: to iron, flip, back, and to its values.
    browser.tab_to("Iron")
    browser.enter()
    visit.must(browser.heading() == "Iron", f"Enter on Iron leads to {browser.heading()}")
    visit.screen("elements-tile")
    browser.tab_to("Show the facts")
    browser.enter()
    visit.must("/Fe/back" in browser.path(), "the card does not turn over")
    visit.screen("elements-flip")
    browser.follow("Show the front")
    visit.must("/back" not in browser.path(), "the card does not turn back")
    browser.follow("Values and sources")
    visit.screen("elements-values")
    browser.follow("Iron")
    browser.follow("Grouped by State")
    visit.must(browser.path() == "/elements/lists/state#Fe", "the way back is lost")

    with browser.preferring(prefers_reduced_motion="reduce"):
        browser.open("/elements/Fe")
        browser.follow("Show the facts")
        visit.must(moving(visit) == 0, "the card moves for those who want no motion")
    browser.follow("Show the front")
    visit.must(moving(visit) == 1, "the card does not turn")
    browser.open("/elements/Xx")
    visit.screen("problem", expecting_errors=True)
