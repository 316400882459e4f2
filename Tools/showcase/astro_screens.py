"""The screens of AstroKit."""

from __future__ import annotations

from screens import Visit
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys


def crumbs(visit: Visit) -> list[str]:
    """Returns the screens that are open."""
    found = visit.browser.driver.find_elements(By.CSS_SELECTOR, ".crumbs li")
    return [item.text.strip() for item in found]


def visit(visit: Visit) -> None:
    browser = visit.browser
    browser.open("/astro/moon/2026-11-01")
    visit.screen("astro-moon")
    visit.must(browser.count(".moonhead .lit") == 1, "the moon is not drawn")
    visit.must(browser.count(".moon li") >= 31, "there are fewer rows than days")
    visit.must(browser.count("main h2") >= 2, "31 days have one lunar month alone")
    browser.follow("31 days later")
    visit.must(browser.path() == "/astro/moon/2026-12-02", "the days do not go on")
    browser.driver.back()

    browser.follow("Sun")
    browser.open("/astro/sun/2026-11")
    visit.screen("astro-sun")
    visit.must(browser.count("table.month td") == 42, "the month has not six weeks")
    visit.must(browser.count("table.month .disc") == 42, "a date lacks its moon")
    browser.follow("Next month")
    visit.must("December 2026" in browser.text(), "the month does not go on")
    browser.follow("Previous month")

    # With keys only: a day, then help and back: no screen is open twice.
    browser.tab_to("22 November 2026")
    browser.enter()
    visit.screen("astro-day")
    visit.must(crumbs(visit) == ["Moon", "Sun", "Day"], f"open are {crumbs(visit)}")
    browser.follow("Tithi")
    visit.must("#tithi" in browser.path(), "the title does not lead to its explanation")
    visit.screen("astro-help")
    visit.must(crumbs(visit) == ["Moon", "Sun", "Day", "Help"], f"open are {crumbs(visit)}")
    browser.follow("Sun")
    visit.must(crumbs(visit) == ["Moon", "Sun"], f"after going back, open are {crumbs(visit)}")
    browser.follow("Help")
    browser.write("q", "moon")
    browser.leave(lambda: browser.press(Keys.ENTER))
    visit.must(crumbs(visit) == ["Moon", "Sun", "Help"], f"a search opens {crumbs(visit)}")

    browser.follow("Change place")
    visit.screen("astro-place")
    browser.choose("city", "Longyearbyen")
    browser.tab_to("Use this city")
    browser.enter()
    visit.must("Longyearbyen" in browser.text(), "the place is not taken over")
    browser.follow("Change place")
    for field, text in (("latitude", "23.1765"), ("longitude", "75.7885"), ("zone", "+05:30")):
        browser.write(field, text)
    browser.enter()
    visit.must("23.18° N, 75.79° E" in browser.text(), "the coordinates are not taken over")
    browser.follow("Change place")
    browser.write("latitude", "95")
    browser.enter()
    visit.must(browser.heading() == "Invalid input", "a latitude of 95 is taken")
    browser.driver.back()
    typed = browser.find("#latitude").get_attribute("value")
    visit.must(typed == "95", f"on the way back, {typed!r} is left of what was typed")
    browser.console_errors()
    with browser.without_scripts():
        browser.open("/astro/place")
        browser.choose("city", "Kolkata")
        browser.leave(browser.driver.find_element(By.TAG_NAME, "button").click)
    visit.must("Kolkata" in browser.text(), "a form does nothing without scripts")
