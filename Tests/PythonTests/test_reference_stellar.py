"""The Stellar API of the reference server, byte for byte that of MIT Mobile's api/stellar.php."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from typing import Any

import pytest
from programs import program
from reference_server import ReferenceServer

ALGEBRA = (
    rb'{"masterId":"18.06","name":"18.06","title":"Linear Algebra","description":"Matrices.",'
    rb'"stellarUrl":"\/course\/18\/su10\/18.06","times":[{"title":"Lecture",'
    rb'"time":"MWF 11-12:30 p.m.","location":"2-131"}],"staff":{"instructors":'
    rb'["Alejandro Henry Morales","Jos\u00e9 Stoica"],"tas":[]},"term":"su10"}'
)
RESEARCH = (
    rb'{"masterId":"18.UR","name":"18.UR","title":"Undergraduate Research","description":"Work.",'
    rb'"term":"su10"}'
)


@pytest.fixture(scope="module")
def running() -> Iterator[ReferenceServer]:
    with ReferenceServer(program("pentad-reference-server"), "--classes", "1000") as server:
        yield server


@pytest.fixture
def server(running: ReferenceServer) -> ReferenceServer:
    """A server with the two classes of the protocol's documentation."""
    running.control("reset")
    running.control("stellar/term", term="su10")
    running.control(
        "stellar/class",
        masterId="18.06",
        title="Linear Algebra",
        description="Matrices.",
        crossListings=[],
        times=[{"title": "Lecture", "time": "MWF 11-12:30 p.m.", "location": "2-131"}],
        instructors=["Alejandro Henry Morales", "José Stoica"],
        tas=[],
    )
    running.ask("POST", "/control/stellar/remove", '{"masterId":"18.UR"}')
    running.control(
        "stellar/class", masterId="18.UR", title="Undergraduate Research", description="Work."
    )
    return running


def test_courses(server: ReferenceServer) -> None:
    answer = server.stellar("courses")
    assert answer.headers["Content-Type"] == "application/json"
    assert answer.body.startswith(
        b'[{"short":"1","name":"Civil and Environmental Engineering","is_course":1},'
    )
    assert len(answer.json) == 45
    assert [course["short"] for course in answer.json if course["is_course"] == 0] == ["SP"]


def test_classes_are_byte_for_byte(server: ReferenceServer) -> None:
    body = server.stellar("subjectList", id="18").body
    assert ALGEBRA in body
    assert RESEARCH in body
    assert server.stellar("subjectInfo", id="18.UR").body == RESEARCH


def test_the_checksum_is_that_of_the_list(server: ReferenceServer) -> None:
    body = server.stellar("subjectList", id="18").body
    checksum = hashlib.md5(body).hexdigest()
    probe = server.stellar("subjectList", id="18", checksum="true").body
    assert probe == b'{"checksum":"%s"}' % checksum.encode()
    full = server.stellar("subjectList", id="18", checksum="true", full="true").body
    assert full == probe[:-1] + b',"classes":' + body + b"}"


def test_every_checksum_changes_with_the_term(server: ReferenceServer) -> None:
    def checksums() -> set[str]:
        courses = [course["short"] for course in server.stellar("courses").json]
        lists = [server.stellar("subjectList", id=id, checksum="true").json for id in courses]
        return {answer["checksum"] for answer in lists}

    before = checksums()
    server.control("stellar/term", term="fa10", dropping=["18.06"])
    assert server.stellar("term").body == b'{"term":"fa10"}'
    assert not before & checksums()
    assert server.stellar("subjectInfo", id="18.06").json["error"] == "SubjectNotFound"


def test_an_announcement(server: ReferenceServer) -> None:
    before = server.stellar("subjectList", id="18", checksum="true").body
    server.control(
        "stellar/announce",
        masterId="18.06",
        title="comments pset 2",
        text="See 1/2.",
        time=1_276_650_960,
    )
    announcement = (
        rb'"announcements":[{"date":{"year":2010,"month":6,"day":16,"hour":1,"minute":16,'
        rb'"second":0,"fraction":0,"warning_count":0,"warnings":[],"error_count":0,"errors":[],'
        rb'"is_localtime":true,"zone_type":1,"zone":0,"is_dst":false,"relative":{"year":0,'
        rb'"month":0,"day":0,"hour":0,"minute":0,"second":0,"weekday":3}},"unixtime":1276650960,'
        rb'"title":"comments pset 2","text":"See 1\/2."}],"term":"su10"}'
    )
    body = server.stellar("subjectInfo", id="18.06").body
    assert body == ALGEBRA[: -len(b'"term":"su10"}')] + announcement
    assert server.stellar("subjectList", id="18", checksum="true").body == before


def test_a_class_that_is_not_there(server: ReferenceServer) -> None:
    answer = b'{"error":"SubjectNotFound","message":"Stellar could not find this subject"}'
    for number in ("18.9999", "99.1", "", "."):
        assert server.stellar("subjectInfo", id=number).body == answer


def test_invalid_queries(server: ReferenceServer) -> None:
    assert server.ask("GET", "/stellar/api/").body == b'{"error":"not a valid query"}'
    assert server.stellar("courses", "other").body == b'{"error":"not a valid query"}'
    assert server.stellar("nothing").body == b"[]"
    assert server.ask("GET", "/stellar/api/?module=stellar").body == b"null"
    assert server.stellar("subjectList", id="99").status == 500


def cross_listed(server: ReferenceServer) -> tuple[dict[str, Any], str]:
    """A class with a second number, and that number."""
    for course in server.stellar("courses").json:
        for one in server.stellar("subjectList", id=course["short"]).json:
            numbers = one["name"].split(" / ")
            if len(numbers) > 1:
                return one, numbers[1]
    raise AssertionError("no class is cross-listed")


def test_a_cross_listed_class_is_in_both_courses(server: ReferenceServer) -> None:
    one, number = cross_listed(server)
    assert one["name"].startswith(one["masterId"] + " / ")
    for course in (one["masterId"].split(".")[0], number.split(".")[0]):
        assert one in server.stellar("subjectList", id=course).json
    found = server.stellar("subjectInfo", id=number).json
    found.pop("announcements", None)
    assert found == one


def test_search(server: ReferenceServer) -> None:
    def numbers(query: str) -> list[str]:
        return [one["masterId"] for one in server.stellar("search", query=query).json]

    assert len(numbers(" 21a ")) == len(server.stellar("subjectList", id="21A").json)
    assert numbers("18.06") == [n for n in numbers("18.0") if n.startswith("18.06")]
    assert "18.06" in numbers("18.06")
    assert numbers("LINEAR alg") == numbers("alg linear")
    assert "18.06" in numbers("linear algebra")
    assert numbers("no such words") == []
    assert numbers("99.1") == []
    one, number = cross_listed(server)
    stub = {"masterId": one["masterId"], "term": "su10"}
    assert stub in server.stellar("search", query=number).json
    hit = server.stellar("search", query="undergraduate research").body
    assert RESEARCH in hit


def test_bookmarks_and_unread_notices(server: ReferenceServer) -> None:
    device = server.stellar("register", "push", device_type="apple").json
    assert sorted(device) == ["device_id", "pass_key"]
    me = {"device_type": "apple", **{name: str(value) for name, value in device.items()}}

    def follow(action: str) -> bytes:
        return server.stellar("myStellar", action=action, subject="18.06", term="su10", **me).body

    def unread() -> Any:
        return server.stellar("getUnreadNotifications", "push", **me).json

    assert follow("subscribe") == b'{"success":true}'
    assert unread() == []
    for title in ("one", "two"):
        server.control("stellar/announce", masterId="18.06", title=title, text="")
    assert unread() == ["stellar:18.06"]
    tags = json.dumps(["stellar:18.06", "stellar:other"])
    marked = server.stellar("markNotificationsAsRead", "push", tags=tags, **me)
    assert (marked.json, unread()) == ([], [])
    setting = server.stellar("moduleSetting", "push", module_name="stellar", enabled="1", **me)
    assert setting.body == b'{"success":true,"module":"stellar","enabled":true}'
    token = server.stellar("newDeviceToken", "push", device_token="ab", app_id="x", **me)
    assert token.body == b'{"success":true}'
    assert follow("unsubscribe") == b'{"success":true}'
    server.control("stellar/announce", masterId="18.06", title="three", text="")
    assert unread() == []
    server.control("tokens/expire")
    assert server.stellar("getUnreadNotifications", "push", **me).status == 500


def test_post_takes_the_parameters_from_the_body(server: ReferenceServer) -> None:
    target = "/stellar/api/?module=stellar&command=subjectInfo"
    assert server.ask("POST", target, "id=18.UR").body == RESEARCH


def test_the_calendar(server: ReferenceServer) -> None:
    query = (
        "requestType=all&startDate=14-11-2011&endDate=15-11-2011&latitude=49.9"
        "&longitude=-119.4altitude=344&&GMTOffset=-8"
    )
    answer = server.ask("GET", f"/astro/apiv2.php?{query}")
    assert answer.headers["Content-Type"] == "text/json"
    assert answer.json["count"] == 2
    assert answer.json["0"]["dayNumerical"] == 14
    assert answer.json["0"]["payload"]["tithi"] == "5. Panchami"
    assert server.ask("GET", "/astro/apiv2.php?requestType=some").body == b"null"
