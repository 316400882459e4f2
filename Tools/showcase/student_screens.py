"""A student's screens: courses, tasks, announcements and files of two schools."""

from __future__ import annotations

from door import control
from screens import Visit


def visit(visit: Visit) -> None:
    browser = visit.browser
    browser.open("/stellar/my")
    browser.expect("No school yet")
    visit.screen("student-empty")
    browser.follow("Add a school")
    visit.screen("student-schools-empty")
    browser.submit("Add the demo Canvas")
    browser.follow("Schools")
    browser.submit("Add the demo Moodle")
    browser.expect("Demo Moodle")
    browser.leave(lambda: browser.click(browser.find(".course button[value=add]")))
    visit.must("Favourites" in browser.text(), "the favourite is not a group of its own")
    visit.screen("student-courses")
    tasks(visit)
    news(visit)
    course(visit)
    one_school_fails(visit)
    # The empty pages no longer exist.
    for name in ("student-empty", "student-schools-empty"):
        del visit.seen[name]


def tasks(visit: Visit) -> None:
    browser = visit.browser
    browser.open("/stellar/my/tasks")
    days = browser.count(".taskday")
    visit.must(days > 3, f"there are {days} days")
    visit.screen("student-tasks")
    # With keys only: mark a task as done.
    browser.tab_to("Done: ")
    browser.enter()
    browser.expect("Not done")
    browser.follow("Past")
    visit.must("Submitted" in browser.text(), "no past task was submitted")
    visit.screen("student-tasks-past")


def news(visit: Visit) -> None:
    browser = visit.browser
    for title, html in (
        ("Room change for Friday", "<p>We meet in 26-100 this once. Bring your notebooks.</p>"),
        ("Problem set 11 is out", "<p>See https://example.org/ps11.pdf. It is due next week.</p>"),
    ):
        control(visit.server, "canvas/announce", title=title, html=html)
    browser.open("/stellar/my/news")
    browser.submit("Refresh")
    browser.expect("Room change for Friday")
    unread = browser.count(".dot")
    visit.must(unread > 1, f"{unread} announcements are unread")
    visit.screen("student-news")
    browser.follow("Room change for Friday")
    browser.write("text", "Thank you, I will be there.")
    browser.submit("Send reply")
    browser.expect("1 reply")
    visit.screen("student-thread")
    browser.submit("Mark as read")
    browser.expect("Mark as unread")
    browser.open("/stellar/my/news?unread=yes")
    visit.must(
        "26-100 this once" not in browser.text(), "the read announcement is listed as unread"
    )


def course(visit: Visit) -> None:
    browser = visit.browser
    browser.open("/stellar/my")
    browser.leave(lambda: browser.click(browser.find(".course a")))
    visit.screen("student-course")
    browser.follow("Files")
    browser.leave(lambda: browser.click(browser.find(".files button[value=keep]")))
    browser.expect("Available offline")
    visit.screen("student-files")
    browser.follow("Grades")
    visit.screen("student-grades")


def one_school_fails(visit: Visit) -> None:
    """Checks that a failing school is shown apart, with the next step."""
    browser = visit.browser
    control(visit.server, "moodle/fault", fault="maintenance")
    browser.open("/stellar/my")
    browser.submit("Refresh all")
    browser.expect("Demo Moodle:")
    visit.must(browser.count(".problem.school") == 1, "the failure is not shown once")
    visit.must(browser.count(".course") > 8, "the courses of the failing school are gone")
    visit.screen("student-failing")
    control(visit.server, "moodle/fault/remove")
    browser.submit("Refresh all")
    visit.must(browser.count(".problem.school") == 0, "the failure is still shown")
    del visit.seen["student-failing"]


def offline(visit: Visit) -> None:
    """Checks that everything fetched is available, and that a reply waits."""
    browser = visit.browser
    browser.open("/stellar/my")
    browser.submit("Refresh all")
    visit.must(browser.count(".problem.school") == 2, "the failures of the schools are not shown")
    visit.must(browser.count(".course") > 8, "the courses are gone")
    visit.screen("student-offline")
    browser.open(visit.seen["student-thread"])
    browser.write("text", "Written on the train.")
    browser.submit("Send reply")
    browser.expect("not sent yet")
    visit.screen("student-pending")
