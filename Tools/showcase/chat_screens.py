"""The screens of ChatKit."""

from __future__ import annotations

import chat_live
from door import control, put_picture
from screens import Visit
from selenium.webdriver.common.keys import Keys

BOB = "/chat/d:101%2B102"


def visit(visit: Visit) -> None:
    browser = visit.browser
    browser.open("/chat")
    visit.screen("chat-signin")
    del visit.seen["chat-signin"]
    browser.write("token", "tok-eve")
    browser.submit("Sign in")
    browser.expect("rejected this token")
    browser.write("token", "tok-alice")
    browser.submit("Sign in")
    browser.expect("Signed in as Alice")
    visit.must("tok-alice" not in browser.driver.page_source, "the token is shown")
    control(visit.server, "groupme/post", conversation="101+102", user="102", text="Are you there?")
    browser.wait(lambda: browser.count(".row .badge.new") == 1, "no unread count")
    visit.screen("chat-list")
    talk(visit)
    chat_live.visit(visit, BOB)
    history(visit)
    with_a_picture(visit)


def talk(visit: Visit) -> None:
    """Checks that a new message is shown and announced, and a sent one arrives without leaving the
    page.
    """
    browser = visit.browser
    browser.open(BOB)
    browser.submit("Mark as read", leaving=False)
    browser.wait(lambda: browser.count("[data-part=unread] form") == 0, "it is not read")
    page = browser.find("html")
    control(visit.server, "groupme/post", conversation="101+102", user="102", text="Look at this")
    browser.expect("Look at this")
    browser.wait(
        lambda: "Bob: Look at this" in browser.find("#live").text,
        "the live region says nothing",
    )
    browser.find("#text").click()
    browser.press("I am here", Keys.TAB, Keys.ENTER)
    last = ".messages li:last-child"
    browser.wait(lambda: "I am here" in browser.find(last).text, "it is not shown")
    browser.wait(lambda: browser.count(last + ".own") == 1, "it is not sent")
    visit.must(browser.find("html") == page, "the page was left")
    visit.must(browser.find("#text").get_attribute("value") == "", "the field is not empty")
    like = browser.find(".messages li.other:nth-last-child(2) button")
    browser.driver.execute_script("arguments[0].focus()", like)
    browser.press(Keys.ENTER)
    browser.expect("1 like: You")
    visit.must("Unlike" in browser.focused_text(), "the button lost the focus")
    visit.screen("chat-conversation", at="#write")

    # A refused message is kept, with the reason, until it is retried or discarded.
    refusal = {"effect": "status", "status": 403, "method": "POST", "count": 1}
    control(visit.server, "faults", path="/groupme/v3/direct_messages", **refusal)
    browser.write("text", "Refused at first")
    browser.submit("Send", leaving=False)
    browser.wait(lambda: browser.count(".messages .failed") == 1, "the refusal is not shown")
    visit.screen("chat-failed", at="#write")
    browser.submit("Try again", leaving=False)
    browser.wait(lambda: "Refused at first" in browser.find(last + ".own").text, "it is not sent")

    # Without scripts the same, by loading the page.
    with browser.without_scripts():
        browser.open(BOB)
        browser.write("text", "Without a script")
        browser.submit("Send")
        visit.must("Without a script" in browser.text(), "it does not work without scripts")
        visit.must(browser.path().endswith("#write"), "the page does not come back at its end")


def history(visit: Visit) -> None:
    browser = visit.browser
    browser.open("/chat")
    browser.leave(lambda: browser.find("[data-key=groups] a.row").click())
    visit.screen("chat-group")
    browser.follow("Older messages")
    visit.screen("chat-older")
    visit.must(browser.count(".messages li[id^=m]") == 30, "a page has not 30 messages")
    visit.must(browser.count(".messages .day") > 0, "no separator between days")
    browser.follow("Newest messages")
    browser.follow("Members")
    visit.screen("chat-members")
    browser.open("/chat/account")
    visit.screen("chat-account")


def with_a_picture(visit: Visit) -> None:
    browser = visit.browser
    address = put_picture(visit.server, "tok-bob")
    control(
        visit.server,
        "groupme/post",
        conversation="101+102",
        user="102",
        attachments=[{"type": "image", "url": address}],
    )
    browser.open(BOB)
    browser.wait(lambda: browser.count(".bubble img") == 1, "the picture is not shown")
    visit.must(
        browser.find(".bubble img").get_attribute("alt") == "Picture by Bob, 200 × 200 pixels",
        "the picture has another text",
    )
    browser.driver.execute_script("document.querySelector('.bubble img').scrollIntoView()")
    loaded = "return document.querySelector('.bubble img').naturalWidth"
    browser.wait(lambda: browser.driver.execute_script(loaded) > 0, "the picture does not load")
    visit.screen("chat-picture", at="#write")


def offline(visit: Visit) -> None:
    """Checks that a message written without the server stays pending, and can be discarded."""
    browser = visit.browser
    browser.open(BOB)
    browser.write("text", "For later")
    browser.submit("Send", leaving=False)
    browser.expect("not sent yet")
    visit.screen("chat-offline", at="#write")
    browser.submit("Discard", leaving=False)
    browser.wait(lambda: "For later" not in browser.text(), "it is still there")
    browser.open("/chat/account")
    browser.submit("Sign out")
    visit.must(browser.count("#token") == 1, "nobody is signed out")
