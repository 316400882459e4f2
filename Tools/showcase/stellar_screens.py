"""The screens of StellarKit."""

from __future__ import annotations

from door import control
from screens import Visit

ALGEBRA = "/stellar/classes/18.06"


def visit(visit: Visit) -> None:
    browser = visit.browser
    prepare(visit)
    browser.open("/stellar")
    visit.must(
        browser.count("section[aria-labelledby=courses] li") == 4, "there are not four groups"
    )
    browser.follow("Courses 1-10")
    visit.screen("stellar-courses")
    browser.follow("Course 6")
    visit.screen("stellar-classes")
    visit.must(browser.count("ul.rows li") > 100, "the course has hardly a class")
    visit.must("Updated just now" in browser.text(), "the list does not say its age")

    # With keys only: to a class, and into the bookmarks.
    browser.open("/stellar/search?q=6.1")
    visit.screen("stellar-search")
    browser.open(ALGEBRA)
    visit.screen("stellar-news")
    browser.tab_to("Add to My Stellar")
    browser.enter()
    visit.must("Remove from My Stellar" in browser.text(), "the class is not bookmarked")
    news = browser.count("main section .badge.new")
    browser.driver.execute_script("document.activeElement.blur()")
    browser.leave(lambda: browser.find("main section ul.rows a").click())
    visit.screen("stellar-announcement")
    browser.submit("Mark as read")
    visit.must(browser.count("main section .badge.new") == news - 1, "it is not marked as read")
    browser.follow("Info")
    visit.screen("stellar-info")
    browser.follow("Staff")
    visit.screen("stellar-staff")
    browser.open("/stellar")
    browser.expect("My Stellar")
    visit.screen("stellar-main")
    planner(visit)
    next_term(visit)


def planner(visit: Visit) -> None:
    """Plans the bookmarked class with one that has two recitations; one fits a free lunch."""
    browser = visit.browser
    control(
        visit.server,
        "stellar/class",
        masterId="6.002",
        title="Circuits and Electronics",
        description="Circuits of resistors, capacitors and transistors.",
        times=[
            {"title": "Lecture", "time": "TR 9:30-11", "location": "32-141"},
            {"title": "Recitation 1", "time": "W 11-12", "location": "36-112"},
            {"title": "Recitation 2", "time": "R 12-1", "location": "36-112"},
            {"title": "Recitation 3", "time": "F 2-3", "location": "36-112"},
        ],
        instructors=["Ana Souza"],
        tas=[],
    )
    browser.open("/stellar/classes/6.002")
    browser.submit("Add to My Stellar")
    browser.open("/stellar/plan")
    browser.expect("plans without a conflict")
    plans = browser.count("nav[aria-label=Plans] a")
    browser.write("free", "MTWRF 12-1")
    browser.submit("Find plans")
    visit.must(browser.count("nav[aria-label=Plans] a") < plans, "lunch is not kept free")
    visit.must(browser.count(".week .blocked") == 5, "the blocked times are not drawn")
    visit.screen("stellar-planner")
    browser.write("name", "Lunch at noon")
    browser.submit("Save plan")
    browser.expect("Saved")
    visit.must(browser.count(".week .blocked") == 5, "the saved plan has lost its blocked times")
    visit.screen("stellar-saved-plan")
    browser.submit("Remove plan")
    del visit.seen["stellar-saved-plan"]
    browser.write("free", "MWF 11-12")
    browser.submit("Find plans")
    visit.must(browser.count(".week .clash") > 0, "the clash is not drawn")
    visit.screen("stellar-clash")
    browser.write("free", "at noon")
    browser.submit("Find plans")
    browser.expect("cannot be read")
    del visit.seen["stellar-clash"]
    browser.open("/stellar/classes/6.002")
    browser.submit("Remove from My Stellar")
    del visit.seen["stellar-planner"]
    browser.open("/stellar")


def next_term(visit: Visit) -> None:
    """Checks that the past term's bookmark is kept separately; bookmarks the class again."""
    browser = visit.browser
    control(visit.server, "stellar/term", term="sp27")
    browser.follow("Refresh courses")
    browser.expect("Bookmarks from past terms")
    visit.must(browser.count("#my-stellar") == 0, "the old bookmark is among the new")
    visit.screen("stellar-archived")
    # With the term the server has dropped its announcements.
    del visit.seen["stellar-announcement"]
    announce(visit)
    browser.open(ALGEBRA)
    browser.submit("Add to My Stellar")


def offline(visit: Visit) -> None:
    """Checks that a bookmark made without the server is pending and marked as such."""
    browser = visit.browser
    browser.open("/stellar")
    browser.submit("Remove")
    visit.must(browser.count("#my-stellar") == 0, "the bookmark is still there")
    browser.open(visit.seen["stellar-news"])
    browser.submit("Add to My Stellar")
    browser.expect("Bookmark not sent yet")
    browser.expect("Failed to load announcements")
    visit.must(browser.count("main section ul.rows li") > 0, "the old announcements are gone")
    visit.screen("stellar-offline")


def prepare(visit: Visit) -> None:
    """Prepares a class with content in all tabs, independent of the catalogue."""
    control(
        visit.server,
        "stellar/class",
        masterId="18.06",
        title="Linear Algebra",
        description="Vectors, matrices and the spaces that they span.",
        times=[
            {"title": "Lecture", "time": "MWF 11-12", "location": "2-131"},
            {"title": "Recitation", "time": "T 2-3", "location": "26-100"},
        ],
        instructors=["Jörg Lindqvist", "Ana Souza"],
        tas=["Mei Tanaka"],
    )
    announce(visit)


def announce(visit: Visit) -> None:
    for title, text in (
        ("Quiz 1: what to bring", "Nothing but a pen. Old ones: https://example.org/quizzes.pdf"),
        ("Room change for Friday", "We meet in 26-100 this once."),
    ):
        control(visit.server, "stellar/announce", masterId="18.06", title=title, text=text)
