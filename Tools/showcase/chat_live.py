"""What a page of ChatKit's screens does while it is open and its user is busy with it."""

from __future__ import annotations

from door import control
from screens import Visit
from waiting import wait

TEXT = "return document.querySelector('#text').value"


def visit(visit: Visit, chat: str) -> None:
    visit.browser.open(chat)
    writing_on(visit)
    refused(visit, meanwhile="")
    refused(visit, meanwhile="More")


def writing_on(visit: Visit) -> None:
    """A message leaves its field at once and goes out once, however slow the server is."""
    browser = visit.browser
    slow = {"effect": "none", "method": "POST", "delay": 1_000, "count": 1}
    control(visit.server, "faults", path="/groupme/v3/direct_messages", **slow)
    browser.write("text", "Slowly")
    browser.submit("Send", leaving=False)
    browser.submit("Send", leaving=False)
    browser.find("#text").send_keys("Already the next")
    last = ".messages li:last-child"
    wait(browser, lambda: "Slowly" in browser.find(last + ".own").text, "it is not sent")
    visit.must(browser.text().count("Slowly") == 1, "the message went out twice")
    typed = browser.driver.execute_script(TEXT)
    visit.must(typed == "Already the next", f"of the next message, {typed!r} is left")
    browser.find("#text").clear()


def refused(visit: Visit, meanwhile: str) -> None:
    """What the showcase refuses is put back, before what was typed meanwhile."""
    browser = visit.browser
    field = "document.querySelector('#text')"
    long = "x" * 1_001
    browser.driver.execute_script(
        f"{field}.value = '{long}'; document.querySelector('#write button').click();"
        f"{field}.value = '{meanwhile}'"
    )
    left = f"{long}\n{meanwhile}" if meanwhile else long
    wait(browser, lambda: browser.driver.execute_script(TEXT) == left, "it is lost")
    visit.must("1000" in browser.find("#live").text, "the reason is not told")
    browser.find("#text").clear()
