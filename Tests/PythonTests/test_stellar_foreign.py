"""The Stellar client with what schools outside MIT send, and people type."""

from __future__ import annotations

import time
from collections.abc import Iterator

import pentad
import pytest
from foreign_school import ForeignSchool, listed
from pentad import NetworkOptions, stellar
from pentad.stellar import SearchOrigin, StellarClient

CATALOGUE = {
    "CS": [
        listed("CS 100", "Orientation"),
        listed("CS 20", "Discrete Mathematics"),
        listed("CS 225", "Data Structures &amp; Algorithms"),
        listed("CS 2250", "Honors Data Structures"),
    ],
    "AAS": [listed("AAS 297", "Asian Families")],
    "15": [listed("15-213", "Computer Systems"), listed("15-122", "Imperative Computation")],
    "01:198": [listed("01:198:111", "Introduction")],
    "I&C SCI": [listed("I&C SCI 31", "Programming")],
    "18": [listed("18.06", "Linear Algebra"), listed("18.061", "Linear Methods")],
    "8": [listed("8.02", "Electricity")],
}


@pytest.fixture
def school() -> Iterator[ForeignSchool]:
    school = ForeignSchool({name: list(items) for name, items in CATALOGUE.items()})
    yield school
    school.close()


@pytest.fixture
def client(school: ForeignSchool) -> Iterator[StellarClient]:
    with StellarClient(school.base, network=NetworkOptions(tries=1)) as client:
        client.load_catalogue()
        school.asked.clear()
        yield client


@pytest.mark.parametrize(
    ("text", "first"),
    [
        ("CS 225", "CS 225"),
        ("cs225", "CS 225"),
        ("Cs-225 structures", "CS 225"),
        ("AAS 297", "AAS 297"),
        ("15-213", "15-213"),
        ("15213", "15-213"),
        ("01:198:111", "01:198:111"),
        ("1 198 111", "01:198:111"),
        ("I&C SCI 31", "I&C SCI 31"),
        ("icsci 31", "I&C SCI 31"),
        ("18.06 linear algebra", "18.06"),
        ("8.02 physics", "8.02"),
        ("18.06,", "18.06"),
        ("18.06/ES.1806", "18.06"),
    ],
)
def test_a_class_is_found_in_any_spelling(
    client: StellarClient, school: ForeignSchool, text: str, first: str
) -> None:
    answer = client.search(text)
    assert answer.hits[0].master_id == first
    assert (answer.origin, school.asked) == (SearchOrigin.LOCAL, [])


def test_nothing_found_in_the_whole_catalogue_is_an_empty_answer(
    client: StellarClient, school: ForeignSchool
) -> None:
    school.close()
    for text in ("quantum", "CS 999", "qqq 18"):
        answer = client.search(text)
        assert (answer.hits, answer.origin) == ((), SearchOrigin.LOCAL)


@pytest.mark.parametrize(
    "text", ["a " * 1000, "x" * 200_000, " ".join(f"word{n}" for n in range(33)), "a-" * 400]
)
def test_a_search_text_has_a_limit(client: StellarClient, text: str) -> None:
    start = time.monotonic()
    with pytest.raises(pentad.InvalidError):
        client.search(text)
    assert time.monotonic() - start < 0.5


def test_a_class_is_bookmarked_by_its_id(client: StellarClient, school: ForeignSchool) -> None:
    client.bookmark("cs 225")
    client.bookmark("18.06")
    assert school.asked == []
    assert [one.item.master_id for one in client.bookmarks()] == ["CS 225", "18.06"]
    with pytest.raises(pentad.NotFoundError):
        client.bookmark("99.99")
    with pytest.raises(TypeError):
        client.bookmark(7)  # type: ignore[arg-type]
    client.remove_bookmark("CS225")
    assert [one.item.master_id for one in client.bookmarks()] == ["18.06"]


def test_html_is_read_and_kept(client: StellarClient, school: ForeignSchool) -> None:
    html = '<p>See <a href="https://x.org/?a=1&amp;b=2">the notes</a> &ndash; é.</p>'
    school.announcements["18.06"] = [
        {"unixtime": 1, "title": "Q&amp;A", "text": html, "author": "Ada", "id": 17},
        {"unixtime": 2, "title": "5 < 6 & 7", "text": "mail <ta@x.org>"},
    ]
    detail = client.class_info("18.06").detail
    assert detail is not None
    plain, marked = detail.news
    assert (plain.title, plain.text, plain.html) == ("5 < 6 & 7", "mail <ta@x.org>", None)
    assert (plain.id, plain.author) == (None, None)
    assert (marked.title, marked.text, marked.html) == ("Q&A", "See the notes – é.", html)
    assert (marked.id, marked.key, marked.author) == ("17", "17", "Ada")
    (link,) = marked.links
    assert link.target == "https://x.org/?a=1&b=2"
    assert marked.text[link.start : link.end] == "the notes"
    screen = stellar.announcement_screen(client.cached_class("18.06"), marked)
    assert [one.target for one in screen.links] == [link.target]
    assert client.cached_class("CS 225").title == "Data Structures & Algorithms"


def test_html_of_editors_is_read(client: StellarClient, school: ForeignSchool) -> None:
    """Images, powers, programs, and what is pasted from Word, by the reports of other readers."""
    html = (
        '<p>Solve <img alt="x^2 = 4" src="/e"> by 10<sup>5</sup><o:p></o:p></p>'
        '<![if !supportLists]><a href="https://x.org"><img alt="Poster" src="p.png"></a><![endif]>'
        "<pre>if x:\n    return</pre>"
    )
    school.announcements["18.06"] = [{"unixtime": 1, "title": "News", "text": html}]
    detail = client.class_info("18.06").detail
    assert detail is not None
    (news,) = detail.news
    assert news.text == "Solve x^2 = 4 by 10⁵\n\nPoster\nif x:\n    return"
    (link,) = news.links
    assert news.text[link.start : link.end] == "Poster"


def test_an_edited_announcement_stays_read(client: StellarClient, school: ForeignSchool) -> None:
    school.announcements["18.06"] = [{"unixtime": 5, "title": "Porblem set 1", "text": "Hints"}]
    client.bookmark("18.06")
    client.class_info("18.06")
    client.mark_read("18.06")
    school.announcements["18.06"] = [
        {"unixtime": 5, "title": "Problem set 1", "text": "Hints"},
        {"unixtime": 6, "title": "Problem set 2", "text": "Hints"},
    ]
    client.class_info("18.06")
    news = [(one.title, one.is_read) for one in client.announcements("18.06")]
    assert news == [("Problem set 2", False), ("Problem set 1", True)]
    assert client.unread_counts() == {"18.06": 1}


def test_courses_without_numbers_are_grouped_by_letters() -> None:
    courses = [
        stellar.StellarCourse(f"{letter}{index:02}", letter)
        for letter in "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
        for index in range(6)
    ]
    groups = stellar.course_groups(courses)
    assert [group.title for group in groups] == [
        "Courses A-E",
        "Courses F-J",
        "Courses K-O",
        "Courses P-T",
        "Courses U-Y",
        "Courses Z",
    ]
    for group in groups:
        assert len(group.courses) <= 30
