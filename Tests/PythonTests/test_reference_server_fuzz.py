"""No input ends the reference server: extreme numbers, deep JSON, odd heads."""

from __future__ import annotations

import hashlib
import http.client
import itertools
import json
import random
import socket
from collections.abc import Iterable, Iterator

import pytest
from programs import program
from reference_server import ReferenceServer


def words(text: str) -> list[str]:
    return text.split()


MOST = str(2**63 - 1)
NUMBERS = ["", "9" * 400, *words(f"-1 0 {MOST} {-(2**63)} {2**63} 1e18 1e400 1.5 -0 ٣")]
#: The same and others, as JSON.
VALUES = words(f'-1 0 {MOST} {-(2**63)} 1e18 1e400 1.5 null true "{MOST}" [] {{}}')

GROUPS = words("groups groups/1 groups/1/messages chats direct_messages memberships/states")
GROUP_NAMES = words("page per_page limit since_id before_id after_id acceptable_count")
TUBE = words("""videos video-channels accounts search/videos users/me/videos videos/1
    videos/1/comment-threads video-playlists/1/videos users/me/history/videos""")
TUBE_NAMES = words("start count sort isLive categoryOneOf videoIds nsfw")
FEEDS = [f"/feeds/{format}/all" for format in ("atom", "rss", "mrss", "json")]
PLACES = words("""/groupme/v3/groups/# /groupme/v3/groups/#/messages /groupme/v3/chats/#+#
    /groupme/v3/messages/#/#/like /peertube/api/v1/videos/# /videos/watch/# /video/files/#-#.mp4
    /peertube/api/v1/videos/#/comment-threads/# /video/pictures/video-#.png""")
MEMBERS = words("""advance bytes calls comment count currentTime date delay duration every id isLive
    message_id now person pingInterval position privacy retryAfter seconds signIns startTimestamp
    state status stopTimestamp time timeout user videoId""")
CONTROL = words("""clock faults faults/remove stellar/announce stellar/class stellar/term
    groupme/batch groupme/post groupme/push groupme/results groupme/times video/publish video/share
    video/comment video/fresh video/services video/peertube/comment video/peertube/limits
    video/peertube/publish""")
POSTED = words("""groupme/v3/groups groupme/v3/groups/1/messages groupme/v3/direct_messages
    groupme/faye groupme/v4/read_receipts/1 groupme/v2/groups/1/memberships/mute
    groupme/v3/conversations/101+102/read_receipt peertube/api/v1/videos/1/views
    peertube/api/v1/videos/1/comment-threads peertube/api/v1/users/me/subscriptions""")

CANVAS = words("""courses courses/# courses/#/discussion_topics/# courses/#/modules/#/items
    announcements calendar_events planner/items planner/overrides/# users/self/todo files/#""")
CANVAS_NAMES = words("page per_page start_date end_date context_codes[] plannable_id bucket")
MOODLE = words("""core_enrol_get_users_courses core_course_get_contents core_course_check_updates
    core_course_get_enrolled_courses_by_timeline_classification core_course_get_updates_since
    core_course_set_favourite_courses mod_forum_get_forum_discussions mod_assign_get_assignments
    mod_forum_get_discussion_posts mod_forum_view_forum_discussion mod_forum_add_discussion_post
    core_calendar_get_action_events_by_timesort core_calendar_get_calendar_events
    message_popup_get_popup_notifications core_message_mark_notification_read
    mod_assign_get_submission_status gradereport_user_get_grade_items""")
MOODLE_NAMES = words("""userid courseid courseids[0] forumid discussionid postid page perpage limit
    offset since timesortfrom timesortto aftereventid limitnum notificationid timeread useridto
    options[timestart] options[timeend] events[courseids][0] courses[0][id] assignid
    tocheck[0][since]""")
SCHOOLS = words("""canvas/announce canvas/code canvas/course/remove canvas/edit canvas/fault
    canvas/pages canvas/remove canvas/revoke canvas/task canvas/term canvas/throttle moodle/announce
    moodle/edit moodle/fault moodle/task moodle/term fireroad/class canvas/size moodle/size""")
SCHOOL_MEMBERS = words("""after announcement announcements cost count course courses due duration
    full largest leak now reserved score status task""")


@pytest.fixture(scope="module")
def server() -> Iterator[ReferenceServer]:
    small = ("--classes", "60", "--channels", "10", "--videos", "20", "--shares", "5")
    with ReferenceServer(program("pentad-reference-server"), *small) as server:
        yield server


@pytest.fixture(autouse=True)
def _it_answers_afterwards(server: ReferenceServer) -> Iterator[None]:
    yield
    server.control("reset")
    assert server.ask("GET", "/stellar/api/?module=stellar&command=term").status == 200
    assert server.ask("GET", "/feeds/rss/all").status == 200


def send(server: ReferenceServer, calls: Iterable[tuple[str, str, str | None]], type: str) -> None:
    """Calls on one connection, as long as that holds."""
    connection = server.connection()
    headers = {"Content-Type": type, "X-Access-Token": "tok-alice"}
    for method, target, body in calls:
        try:
            connection.request(method, target, body.encode() if body else None, headers)
            connection.getresponse().read()
        except (http.client.HTTPException, ConnectionError):
            connection.close()
    connection.close()


def quoted_name(name: str) -> str:
    return name.replace("[", "%5B").replace("]", "%5D")


def quoted(number: str) -> str:
    return "".join(f"%{byte:02x}" for byte in number.encode())


def test_extreme_numbers_in_queries_do_not_end_the_server(server: ReferenceServer) -> None:
    calls = [(f"/groupme/v3/{path}", GROUP_NAMES) for path in GROUPS]
    calls += [(f"/peertube/api/v1/{path}", TUBE_NAMES) for path in TUBE]
    calls += [(path, ["page", "count"]) for path in FEEDS]
    calls += [("/shelby/v2/broadcasts.json", ["page", "limit"])]
    calls += [("/astro/apiv2.php", words("lat lon startdate enddate gmt altitude year month"))]
    asked = [
        ("GET", f"{path}?{name}={quoted(number)}", None)
        for path, names in calls
        for name, number in itertools.product(names, NUMBERS)
    ]
    send(server, asked, "application/json")


def test_extreme_numbers_in_paths_do_not_end_the_server(server: ReferenceServer) -> None:
    asked = [
        (method, place.replace("#", quoted(number)), None)
        for method, place, number in itertools.product(("GET", "POST", "DELETE"), PLACES, NUMBERS)
    ]
    send(server, asked, "application/json")


def test_extreme_numbers_in_bodies_do_not_end_the_server(server: ReferenceServer) -> None:
    others = '"effect":"drip","masterId":"18.06","title":"","text":"t","video":"1","do":"post"'
    bodies = [
        f'{{{others},"{name}":{value}}}' for name, value in itertools.product(MEMBERS, VALUES)
    ]
    paths = [f"/control/{name}" for name in CONTROL] + [f"/{path}" for path in POSTED]
    for path in paths:
        send(server, [("POST", path, body) for body in bodies], "application/json")
        server.control("reset")


def test_extreme_numbers_do_not_end_the_schools(server: ReferenceServer) -> None:
    server.control("canvas/throttle", full=1_000_000_000)
    canvas = [
        (method, f"/canvas/api/v1/{path.replace('#', quoted(number))}?{name}={quoted(number)}")
        for path, name, number in itertools.product(CANVAS, CANVAS_NAMES, NUMBERS)
        for method in ("GET", "PUT")
    ]
    asked = [(method, f"{target}&access_token=canvas-alice", None) for method, target in canvas]
    probe = "/fireroad/courseupdater/check?sem=fall,2026&v="
    asked += [("GET", probe + quoted(number), None) for number in NUMBERS]
    send(server, asked, "application/json")
    token = hashlib.md5(b"alice-token").hexdigest()
    target = f"/moodle/webservice/rest/server.php?moodlewsrestformat=json&wstoken={token}"
    forms = [
        (f"{target}&wsfunction={function}", f"{quoted_name(name)}={quoted(number)}")
        for function, name, number in itertools.product(MOODLE, MOODLE_NAMES, NUMBERS)
    ]
    send(server, [("POST", *form) for form in forms], "application/x-www-form-urlencoded")


def test_extreme_numbers_do_not_end_the_control_of_schools(server: ReferenceServer) -> None:
    others = '"fault":"noLastLink","number":"6.1","title":"t","html":"h","announcement":1,"task":1'
    for name in SCHOOLS:
        bodies = [
            f'{{{others},"{member}":{value}}}'
            for member, value in itertools.product(SCHOOL_MEMBERS, VALUES)
        ]
        send(server, [("POST", f"/control/{name}", body) for body in bodies], "application/json")
        server.control("reset")
    for now in (-62_135_596_800_000, 0, 253_402_300_799_999):
        server.control("clock", now=now)
        server.control("canvas/announce")
        server.control("moodle/term")
        target = "/canvas/api/v1/planner/items?access_token=canvas-alice"
        assert server.ask("GET", target).status == 200
        server.control("reset")


def test_deep_and_odd_json(server: ReferenceServer) -> None:
    deep = 200_000
    bodies = ["[" * deep, '{"a":' * deep, "[" * 500 + "]" * 500, '{"commands":[' * 400 + "]}" * 400]
    bodies += ['"\\ud800"', "[1e999999999]", '{"a":1,"a":2}', "\x00", "[" + "0," * 100_000 + "0]"]
    bodies += [json.dumps({"commands": [{"do": "batch", "commands": []}] * 1_000})]
    paths = [f"/control/{name}" for name in CONTROL[:8]] + [f"/{path}" for path in POSTED]
    send(server, [("POST", *call) for call in itertools.product(paths, bodies)], "application/json")


def test_odd_heads_and_bytes(server: ReferenceServer) -> None:
    chance = random.Random(31)
    heads = [
        b"GET / HTTP/1.1\r\n" + b"A: " + b"x" * 100_000 + b"\r\n\r\n",
        b"GET /" + b"x" * 100_000 + b" HTTP/1.1\r\nHost: a\r\n\r\n",
        b"GET / HTTP/1.1\r\n" + b"A: b\r\n" * 5_000 + b"\r\n",
        b"POST /control/reset HTTP/1.1\r\nContent-Length: 9223372036854775807\r\n\r\n",
        b"POST /control/reset HTTP/1.1\r\nContent-Length: -1\r\n\r\n",
        b"POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\nffffffffffffffff\r\n",
        b"GET /feeds/rss/all HTTP/1.1\r\nHost: a\r\nRange: bytes=9223372036854775807-\r\n\r\n",
        b"GET /groupme/faye HTTP/1.1\r\nUpgrade: websocket\r\nConnection: upgrade\r\n\r\n",
        b"GET /a HTTP/0.9\r\n\r\n",
        b"000 / HTTP/9.9\r\n\r\n",
        b"\x16\x03\x01" + bytes(200),
    ]
    heads += [chance.randbytes(chance.randrange(1, 400)) for _ in range(100)]
    pieces = [
        b"GET ",
        b"/control/",
        b" HTTP/1.1\r\n",
        b"Host:",
        b"\r\n",
        b"\r\n\r\n",
        b"\0",
        b"%",
        b"0",
    ]
    heads += [b"".join(chance.choices(pieces, k=chance.randrange(1, 12))) for _ in range(100)]
    for head in heads:
        with socket.create_connection(("127.0.0.1", server.port), timeout=10) as client:
            try:
                client.sendall(head)
                client.shutdown(socket.SHUT_WR)
                while client.recv(1 << 16):
                    pass
            except OSError:
                pass  # it hung up, as it may
