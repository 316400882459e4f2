"""The accounts of a student at Canvas and Moodle, against the reference server."""

from __future__ import annotations

import asyncio
import gc
import logging
from collections.abc import Iterator
from dataclasses import replace
from datetime import datetime, timedelta, timezone
from pathlib import Path
from urllib.parse import urlencode, urljoin

import pentad
import pytest
from pentad import NetworkOptions, stellar
from pentad.stellar import StellarAccounts, StellarSubject, events
from reference_server import ReferenceServer
from school_server import ONCE, add_canvas, add_moodle, canvas, moodle, open_school


@pytest.fixture(scope="module")
def running(server_program: Path) -> Iterator[ReferenceServer]:
    with ReferenceServer(server_program, "--classes", "60") as server:
        yield server


@pytest.fixture
def server(running: ReferenceServer) -> ReferenceServer:
    running.control("reset")
    return running


@pytest.fixture
def school(server: ReferenceServer) -> Iterator[StellarAccounts]:
    with open_school() as school:
        yield school


def test_two_schools_are_read_as_one_and_stay_available_offline(
    server: ReferenceServer, tmp_path: Path
) -> None:
    with open_school(tmp_path) as school:
        accounts = [add_canvas(school, server), add_moodle(school, server)]
        assert [one.kind for one in accounts] == ["canvas", "moodle"]
        result = school.refresh()
        assert (len(result), result.failures) == (2, {})
        assert all(StellarSubject.TASKS in one.fetched for one in result)
        classes, tasks = school.my_classes(), school.tasks()
    # Without a network.
    with open_school(
        tmp_path, network=NetworkOptions(tries=1, proxy_host="127.0.0.1", proxy_port=9)
    ) as school:
        assert school.accounts() == accounts
        assert (school.my_classes(), school.tasks()) == (classes, tasks)
        assert {account for account, _ in school.my_classes().with_accounts()} == {
            one.id for one in accounts
        }
        assert len(school.calendar_events()) > 0


def test_announcements_come_in_pages_with_their_replies(
    server: ReferenceServer, school: StellarAccounts
) -> None:
    client = school.client(add_canvas(school, server))
    client.refresh_account()
    first = school.announcements(limit=5)
    following = school.announcements(after=first[-1].position, account=first.accounts[-1], limit=5)
    dates = [one.announcement.date for one in [*first, *following]]
    assert dates == sorted(dates, reverse=True)
    assert not {one.announcement.key for one in first} & {one.announcement.key for one in following}
    one = next(one for one in school.announcements(limit=400) if one.post_count)
    replies = client.posts(one.item.master_id, one.announcement)
    assert len(replies) > 0
    assert one.announcement.site_url is not None


def test_marks_and_replies_reach_the_school(
    server: ReferenceServer, school: StellarAccounts
) -> None:
    client = school.client(add_canvas(school, server))
    client.refresh_account()
    one = school.announcements(only_unread=True)[0]
    client.mark_read(one.item.master_id, one.announcement)
    task = next(task for task in client.tasks() if not task.is_done)
    client.set_done(task)
    assert next(found for found in client.tasks() if found.id == task.id).is_done
    post = client.post(one.item.master_id, one.announcement, "Grüße 👋")
    assert post > 0
    client.synchronise()
    actions = server.ask("GET", "/control/canvas/log?user=alice").json["actions"]
    assert {"markComplete", "read", "reply"} <= {action["action"] for action in actions}
    assert client.pending_posts(one.item.master_id, one.announcement) == []
    texts = [
        reply.text for reply in client.posts(one.item.master_id, one.announcement, reload=True)
    ]
    assert "Grüße 👋" in texts
    client.mark_unread(one.item.master_id, one.announcement)
    (found,) = [
        found
        for found in client.announcements(one.item.master_id)
        if found.key == one.announcement.key
    ]
    assert not found.is_read


def test_a_reply_is_cancelled_before_it_is_sent(server: ReferenceServer) -> None:
    with open_school(works_by_itself=False) as school:
        client = school.client(add_canvas(school, server))
        client.refresh_account()
        one = school.announcements()[0]
        post = client.post(one.item.master_id, one.announcement, "No")
        (pending,) = client.pending_posts(one.item.master_id, one.announcement)
        assert (pending.id, pending.text, pending.error) == (post, "No", None)
        assert client.cancel_post(post)
        assert not client.cancel_post(post)


def test_grades_are_fetched_only_if_wanted(server: ReferenceServer) -> None:
    with open_school(fetches_grades=True) as school:
        client = school.client(add_canvas(school, server))
        assert StellarSubject.GRADES in client.refresh_account().fetched
        grades = client.grades(client.my_classes()[0].item.master_id)
        assert any(grade.score is not None or grade.text for grade in grades)
    with open_school() as school:
        client = school.client(add_canvas(school, server))
        assert StellarSubject.GRADES not in client.refresh_account().fetched


def test_a_file_is_downloaded_and_kept_offline(
    server: ReferenceServer, school: StellarAccounts, tmp_path: Path
) -> None:
    with open_school(tmp_path) as school:
        client = school.client(add_canvas(school, server))
        client.refresh_account()
        ids = [one.item.master_id for one in client.my_classes()]
        file = next(file for id in ids for file in client.files(id) if file.content_url)
        content = client.file_content(file)
        assert Path(content.path).stat().st_size == content.bytes
        client.keep_offline(file)
        assert [one.id for one in client.files_kept_offline()] == [file.id]
        assert file.content_url is not None
        assert file.content_url not in repr(file)
        client.keep_offline(file, False)
        assert client.files_kept_offline() == []


@pytest.mark.parametrize("kind", ["canvas", "moodle"])
def test_a_wrong_token_is_not_stored(
    server: ReferenceServer, school: StellarAccounts, kind: str
) -> None:
    secret = "not-a-token-of-this-school"
    add = school.add_canvas if kind == "canvas" else school.add_moodle
    with pytest.raises(pentad.UnauthorizedError) as error:
        add(f"http://127.0.0.1:{server.port}/{kind}", secret)
    assert error.value.status == pentad.ErrorCode.SIGN_IN_REQUIRED
    assert secret not in f"{error.value!r} {error.value}"
    assert school.accounts() == []


def test_a_wrong_password_an_unknown_site_and_a_second_account_are_told_apart(
    server: ReferenceServer, school: StellarAccounts
) -> None:
    with pytest.raises(pentad.UnauthorizedError):
        school.add_moodle(moodle(server), user_name="alice", password="wrong")
    with pytest.raises((pentad.NotFoundError, pentad.DecodingError)):
        school.add_canvas(canvas(server).replace("/canvas", "/nowhere"), "canvas-alice")
    with pytest.raises(pentad.InvalidError):
        school.add_moodle(moodle(server))
    with pytest.raises(pentad.InvalidError):
        school.add_moodle(moodle(server), "token", user_name="alice")
    with pytest.raises(pentad.InvalidError):
        school.add("blackboard", "https://example.edu")
    add_canvas(school, server)
    with pytest.raises(pentad.ConflictError):
        add_canvas(school, server)


def test_a_rejected_token_is_renewed(server: ReferenceServer, school: StellarAccounts) -> None:
    account = school.add("canvas", canvas(server), secret="expired")
    result = school.refresh()
    assert result.failures[account.id].status == pentad.ErrorCode.SIGN_IN_REQUIRED
    assert len(result) == 0
    school.renew(account, "canvas-alice")
    assert school.refresh().failures == {}


def test_one_failing_account_leaves_the_others(
    server: ReferenceServer, school: StellarAccounts
) -> None:
    broken = school.add("canvas", canvas(server), secret="expired")
    healthy = add_moodle(school, server)
    result = school.refresh()
    assert list(result.failures) == [broken.id]
    assert set(result.accounts) == {healthy.id}
    tasks = school.tasks()
    assert set(tasks.accounts) == {healthy.id}
    assert list(tasks.failures) == [broken.id]


def test_a_removed_account_leaves_no_file_behind(server: ReferenceServer, tmp_path: Path) -> None:
    with open_school(tmp_path) as school:
        account = add_canvas(school, server)
        client = school.client(account)
        client.refresh_account()
        school.remove(account)
        assert school.accounts() == []
        assert not (tmp_path / account.id).exists()
        for file in tmp_path.rglob("*"):
            assert not file.is_file() or b"canvas-alice" not in file.read_bytes()
        with pytest.raises(pentad.ClosedError):
            client.tasks()
        with pytest.raises(pentad.NotFoundError):
            school.client(account)


def test_tasks_are_filtered_by_aware_times_only(
    server: ReferenceServer, school: StellarAccounts
) -> None:
    add_canvas(school, server)
    school.refresh()
    now = datetime.now(timezone.utc)
    soon = school.tasks(between=(now, now + timedelta(days=14)), undated=False)
    assert all(task.due is not None and task.due.tzinfo is not None for task in soon)
    assert len(soon) < len(school.tasks())
    assert school.tasks(between=(None, None)) == school.tasks()
    with pytest.raises(pentad.InvalidError, match="time zone"):
        school.tasks(between=(datetime.now(), None))
    with pytest.raises(pentad.InvalidError, match="before"):
        school.tasks(between=(now, now - timedelta(days=1)))
    with pytest.raises(TypeError):
        school.tasks(between=now)  # type: ignore[arg-type]


def test_events_and_updates_report_changes(
    server: ReferenceServer, school: StellarAccounts
) -> None:
    client = school.client(add_canvas(school, server))

    async def main() -> list[StellarSubject]:
        found = []
        stream = client.events()
        refreshing = asyncio.create_task(client.refresh_account_async())
        async for event in stream:
            if isinstance(event, events.AccountChanged):
                found.append(event.subject)
                if event.subject is StellarSubject.TASKS:
                    break
        await refreshing
        return found

    assert StellarSubject.ENROLMENTS in asyncio.run(main())
    number = client.last_update()
    course = client.my_classes()[0].item
    server.control("canvas/announce", course=int(course.master_id), title="New", html="<p>Text</p>")
    client.refresh_account()
    (update,) = [one for one in client.updates(number) if one.master_id == course.master_id]
    assert update.kind is stellar.StellarUpdateKind.ANNOUNCEMENT


def test_refreshing_reports_progress_and_can_be_cancelled(
    server: ReferenceServer, school: StellarAccounts
) -> None:
    add_canvas(school, server)
    add_moodle(school, server)
    steps: list[tuple[int, int]] = []

    async def main() -> None:
        result = await school.refresh_async(progress=lambda *step: steps.append(step))
        assert len(result) == 2
        task = asyncio.create_task(school.refresh_async())
        await asyncio.sleep(0)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task

    asyncio.run(main())
    assert steps[-1] == (2, 2)
    assert len(school.tasks()) > 0


def test_all_of_it_works_in_async_with(server: ReferenceServer) -> None:
    async def main() -> int:
        async with StellarAccounts.open_async(network=ONCE) as school:
            await school.add_canvas_async(canvas(server), "canvas-alice")
            await school.refresh_async()
            tasks, classes = await asyncio.gather(school.tasks_async(), school.my_classes_async())
            assert len(classes) > 0
            return len(tasks)

    assert asyncio.run(main()) > 0


def test_a_browser_sign_in_ends_with_an_account(
    server: ReferenceServer, school: StellarAccounts
) -> None:
    key = {"client_id": "10000000000001", "client_secret": "canvas-secret"}

    def begin() -> stellar.CanvasSignIn:
        return stellar.CanvasSignIn(
            canvas(server), client_id=key["client_id"], client_secret=key["client_secret"]
        )

    with begin() as sign_in:
        path, _, query = sign_in.address.partition("?")
        login = {"unique_id": "alice", "pseudonym_session[password]": "alice-password"}
        form = f"{query}&{urlencode(login)}"
        answer = server.ask("POST", path.partition(str(server.port))[2], form)
        location = {name.lower(): text for name, text in answer.headers.items()}["location"]
        address = urljoin(sign_in.address, location)
        assert sign_in.is_end(address)
        assert not sign_in.is_end(sign_in.address)
        school.finish_canvas(sign_in, address)
        assert "canvas-secret" not in repr(sign_in)
    assert school.refresh().failures == {}
    with begin() as other, pytest.raises(pentad.InvalidError):
        school.finish_canvas(other, address)


def test_no_secret_is_logged_or_shown(
    server: ReferenceServer, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    pentad.log_to_logging()
    try:
        with caplog.at_level(logging.DEBUG), open_school(tmp_path) as school:
            add_canvas(school, server)
            add_moodle(school, server)
            school.add("moodle", moodle(server) + "/other", secret="a-secret-token")
            result = school.refresh()
            shown = f"{school!r} {school.accounts()!r} {result!r} {result.failures}"
    finally:
        pentad.stop_logging()
    for secret in ("canvas-alice", "alice-password", "a-secret-token"):
        assert secret not in shown
        assert secret not in caplog.text


def test_a_value_outlives_the_accounts_and_a_call_after_the_end_raises(
    server: ReferenceServer,
) -> None:
    school = open_school()
    client = school.client(add_canvas(school, server))
    school.refresh()
    tasks = school.tasks()
    school.close()
    assert [task.title for task in tasks]
    assert repr(tasks)
    with pytest.raises(pentad.ClosedError):
        school.tasks()
    with pytest.raises(pentad.ClosedError):
        client.tasks()
    client.close()


def test_a_client_keeps_its_accounts_open(server: ReferenceServer) -> None:
    """The program has no other reference to the accounts."""

    def client() -> stellar.StellarClient:
        school = open_school()
        return school.client(add_canvas(school, server))

    found = client()
    gc.collect()
    assert found.refresh_account().failures == ()
    assert len(found.tasks()) > 0
    assert found._accounts is not None
    found._accounts.close()


def test_a_size_of_more_than_32_bits_is_not_truncated(
    server: ReferenceServer, school: StellarAccounts
) -> None:
    client = school.client(add_canvas(school, server))
    client.refresh_account()
    ids = [one.item.master_id for one in client.my_classes()]
    file = next(file for id in ids for file in client.files(id) if file.content_url)
    with pytest.raises(pentad.RefusedError):
        client.file_content(replace(file, id="large", size=5_000_000_000))


def test_long_ids_and_missing_values_are_kept(
    server: ReferenceServer, school: StellarAccounts
) -> None:
    add_canvas(school, server)
    school.refresh()
    ids = [one.item.master_id for one in school.my_classes()]
    assert max(int(id) for id in ids) > 2**53
    assert any(task.due is None and task.due_ms is None for task in school.tasks())
    assert all(isinstance(task.is_done, bool) for task in school.tasks())
    assert all(task.points is None or task.points >= 0 for task in school.tasks())
