"""Checks of a live page of ChatKit's screens while its user is typing."""

from __future__ import annotations

from collections.abc import Callable

from browser import Browser
from door import control
from screens import Visit

TEXT = "return document.querySelector('#text').value"
LISTEN = """
const region = document.querySelector('#live');
window.told = [];
const note = () => window.told.push(region.textContent);
new MutationObserver(note).observe(region, { childList: true });
"""


def visit(visit: Visit, chat: str) -> None:
    visit.browser.open(chat)
    writing_on(visit)
    refused(visit, meanwhile="")
    refused(visit, meanwhile="More")
    told_again(visit)
    keeping_the_focus(visit)
    in_many_tabs(visit, chat)


def writing_on(visit: Visit) -> None:
    """Checks that a message leaves its field immediately and is sent once, however slow the server
    is.
    """
    browser = visit.browser
    slow = {"effect": "none", "method": "POST", "delay": 1_000, "count": 1}
    control(visit.server, "faults", path="/groupme/v3/direct_messages", **slow)
    browser.write("text", "Slowly")
    browser.submit("Send", leaving=False)
    browser.submit("Send", leaving=False)
    browser.find("#text").send_keys("Already the next")
    last = ".messages li:last-child"
    browser.wait(lambda: "Slowly" in browser.find(last + ".own").text, "it is not sent")
    visit.must(browser.text().count("\nSlowly\n") == 1, "the message went out twice")
    typed = browser.driver.execute_script(TEXT)
    visit.must(typed == "Already the next", f"of the next message, {typed!r} is left")
    browser.find("#text").clear()


def refused(visit: Visit, meanwhile: str) -> None:
    """Checks that a rejected text is restored, before the text that was typed meanwhile."""
    browser = visit.browser
    field = "document.querySelector('#text')"
    long = "x" * 1_001
    browser.driver.execute_script(
        f"{field}.value = '{long}'; document.querySelector('.compose button').click();"
        f"{field}.value = '{meanwhile}'"
    )
    left = f"{long}\n{meanwhile}" if meanwhile else long
    browser.wait(lambda: browser.driver.execute_script(TEXT) == left, "it is lost")
    visit.must("1000" in browser.find("#live").text, "the reason is not told")
    browser.find("#text").clear()
    # Chromium's own line about the response 400.
    browser.console_errors()


def told_again(visit: Visit) -> None:
    """Checks that a second message with the same words is announced, too."""
    browser = visit.browser
    browser.driver.execute_script(LISTEN)
    control(visit.server, "groupme/post", conversation="101+102", user="102", text="Yes")
    browser.wait(lambda: told(browser) == ["Bob: Yes"], "it is not told")
    control(visit.server, "groupme/post", conversation="101+102", user="102", text="Yes")
    browser.wait(lambda: told(browser) == ["Bob: Yes", "Bob: Yes"], "it is not told again")


def told(browser: Browser) -> list[str]:
    """Returns the announcements of the live region since ``LISTEN``."""
    return list(browser.driver.execute_script("return window.told"))


def keeping_the_focus(visit: Visit) -> None:
    """Checks that the focus is kept while the list is sorted in another order, newest first."""
    browser = visit.browser
    browser.open("/chat")
    rows = "[data-key=groups] a.row"
    first, second = (link.get_attribute("href") for link in browser.find_all(rows)[:2])
    browser.driver.execute_script("arguments[0].focus()", browser.find(rows))
    group = second.rsplit(":", 1)[1].removesuffix("#write")
    control(visit.server, "groupme/post", conversation=group, user="101", text="From elsewhere")
    browser.wait(lambda: browser.find(rows).get_attribute("href") == second, "it is not first")
    focused = browser.driver.execute_script("return document.activeElement.href")
    visit.must(focused == first, f"the focus went from {first} to {focused}")


def in_many_tabs(visit: Visit, chat: str) -> None:
    """Checks that hidden pages hold no connection: a browser has six for a server."""
    driver = visit.browser.driver
    first = driver.current_window_handle
    for _ in range(7):
        driver.switch_to.new_window("tab")
        visit.browser.open(chat)
    visit.must(visit.browser.count("#text") == 1, "the seventh page is not there")
    for handle in driver.window_handles:
        if handle != first:
            driver.switch_to.window(handle)
            driver.close()
    driver.switch_to.window(first)


def losing_the_server(visit: Visit, chat: str, end: Callable[[], object]) -> None:
    """Checks that an open page reports a lost server."""
    browser = visit.browser
    browser.open(chat)
    browser.expect("Connected")
    end()
    connected = ".freshness:not(.warning)"
    browser.wait(lambda: browser.count(connected) == 0, "it still says that it is connected")
