"""The screens of VideoFeedKit."""

from __future__ import annotations

from typing import Any

from browser import Browser
from door import control
from screens import Visit
from waiting import wait_for_page


def visit(visit: Visit) -> None:
    browser = visit.browser
    browser.open("/video/sources")
    visit.must("No sources yet" in browser.text(), "there are sources")
    visit.screen("video-empty")
    control(visit.server, "video/fresh", seconds=0)
    browser.write("address", f"{visit.server}/feeds/mrss/all?count=30")
    browser.submit("Add feed")
    # The shortest time between two checks, so that a new video is found soon.
    browser.choose("minutes", "1 minute")
    browser.submit("Save")
    browser.open("/video")
    wait_for_page(browser, lambda: browser.count("a.clip") > 10, "there are no videos")
    visit.screen("video-guide")
    play(visit)
    mark(visit)
    share(visit)

    control(visit.server, "video/publish", title="Just now")
    browser.open("/video")
    browser.submit("Refresh all")
    control(visit.server, "video/publish", title="And another")
    wait_for_page(
        browser, lambda: "Show 1 new video" in browser.text(), "no new video is announced"
    )
    visit.must("And another" not in browser.text(), "the list moved by itself")
    visit.screen("video-new")
    browser.submit("Show 1 new video")
    visit.must("And another" in browser.text(), "what is new is not shown")
    browser.follow("Search")
    browser.write("q", "another")
    browser.submit("Search")
    visit.must(browser.count("a.clip") > 0, "the video is not found")
    visit.screen("video-search")


def play(visit: Visit) -> None:
    browser = visit.browser
    browser.leave(lambda: row(browser, "Plays here").click())
    visit.must(browser.count("video[controls][title]") == 1, "there is no player")
    visit.screen("video-player")
    browser.open("/video")
    browser.leave(lambda: row(browser, "Opens in YouTube").click())
    visit.must(browser.count("video") == 0, "there is a player for what has none")
    browser.expect("YouTube allows this video in its own player only")
    visit.screen("video-embed")


def mark(visit: Visit) -> None:
    """Uses only keys: like, watch later, watched."""
    browser = visit.browser
    for button in ("Like", "Watch later", "Mark as watched"):
        browser.tab_to(button)
        browser.enter()
    for name, path in (("favourites", "/video/favourites"), ("later", "/video/later")):
        browser.open(path)
        visit.must(browser.count("a.clip") == 1, f"{path} has not one video")
        visit.screen(f"video-{name}")


def share(visit: Visit) -> None:
    """Signs in to Shelby on the server's own page, and shares a video."""
    browser = visit.browser
    browser.open("/video/shelby")
    visit.screen("video-shelby")
    del visit.seen["video-shelby"]
    browser.submit("Start sign-in")
    browser.follow("Continue to the server")
    browser.leave(lambda: browser.find("button[value=allow]").click())
    # The server's own page has no icon.
    browser.console_errors()
    visit.must(browser.heading() == "Sources", "the way back does not lead to the sources")
    visit.screen("video-sources")
    browser.open("/video")
    wait_for_page(browser, lambda: "@" in browser.text(), "no share of Shelby's is there")
    browser.leave(lambda: row(browser, "@").click())
    browser.follow("Share")
    visit.screen("video-share")
    del visit.seen["video-share"]
    browser.write("text", "Watch this")
    browser.find("fieldset input:not([disabled])").click()
    browser.find("#to-email").click()
    browser.write("recipients", "bob@example.org")
    browser.submit("Share")
    visit.must(browser.path().startswith("/video/watch/"), "the share was refused")


def offline(visit: Visit) -> None:
    """Checks that an action without the server is visible immediately."""
    browser = visit.browser
    browser.open(visit.seen["video-player"])
    browser.submit("Like")
    visit.must("Unlike" in browser.text(), "it cannot be liked without the server")
    browser.open("/video/sources")
    wait_for_page(browser, lambda: "Update failed" in browser.text(), "no source fails")
    visit.screen("video-offline")


def row(browser: Browser, text: str) -> Any:
    """Returns the first video of the guide whose row has a text."""
    return next(li for li in browser.find_all(".videos li") if text in li.text).find_element(
        "css selector", "a.clip"
    )
