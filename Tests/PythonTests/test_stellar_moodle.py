"""A Moodle site: its sign-in in a browser and its notifications, against the reference server."""

from __future__ import annotations

import asyncio
import pickle
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pentad
import pytest
from pentad.stellar import MoodleSignIn, MoodleSignInKind, StellarAccounts
from reference_server import ReferenceServer
from school_server import add_canvas, add_moodle, moodle, open_school
from served_command import ServedCommand


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


def opened_by(server: ReferenceServer, page: str, user: str = "alice") -> str:
    """Opens the site's page as a browser does, and returns the address that the site opens."""
    path = page.partition(str(server.port))[2]
    headers = server.ask("GET", f"{path}&user={user}").headers
    return {name.lower(): text for name, text in headers.items()}["location"]


def test_a_program_chooses_between_a_password_and_a_browser(
    server: ReferenceServer, school: StellarAccounts
) -> None:
    site = school.moodle_config(f"{moodle(server)}/login/index.php")
    assert (site.address, site.name) == (moodle(server), "School of Tests")
    assert site.sign_in is MoodleSignInKind.PASSWORD
    assert (site.providers, site.is_in_maintenance) == ((), False)
    server.control("moodle/fault", fault="browserOnly")
    site = asyncio.run(school.moodle_config_async(moodle(server)))
    assert site.sign_in is MoodleSignInKind.BROWSER
    assert [one.name for one in site.providers] == ["School account"]
    assert site.launch_url is not None
    with pytest.raises(pentad.UnsupportedError, match="browser"):
        school.add_moodle(moodle(server), user_name="alice", password="alice-password")
    with pytest.raises(pentad.RefusedError, match="no web services"):
        school.moodle_config(moodle(server).replace("/moodle", "/nowhere"))
    assert school.accounts() == []


@pytest.mark.parametrize("fault", [None, "swappedScheme", "forcedScheme"])
def test_a_browser_sign_in_ends_with_an_account(
    server: ReferenceServer, school: StellarAccounts, fault: str | None
) -> None:
    server.control("moodle/fault", fault="browserOnly")
    if fault:
        server.control("moodle/fault", fault=fault)
    sign_in = school.begin_moodle(moodle(server), scheme="myapp")
    assert sign_in.address.endswith("&urlscheme=myapp")
    # The program may end while the browser is open.
    sign_in = pickle.loads(pickle.dumps(sign_in))
    token = sign_in.token(opened_by(server, sign_in.address))
    account = school.add_moodle(moodle(server), token)
    assert school.refresh().failures == {}
    assert [(one.id, one.kind) for one in school.accounts()] == [(account.id, "moodle")]
    assert len(school.my_classes()) > 0
    for secret in (token, sign_in.passport):
        assert secret not in f"{sign_in!r} {account!r}"


def test_a_browser_sign_in_renews_an_account_of_the_same_person(
    server: ReferenceServer, school: StellarAccounts
) -> None:
    account = add_moodle(school, server)
    school.refresh()
    server.control("moodle/revoke")
    assert school.refresh().failures[account.id].status == pentad.ErrorCode.SIGN_IN_REQUIRED
    sign_in = asyncio.run(school.begin_moodle_async(moodle(server), scheme="myapp"))
    with pytest.raises(pentad.ConflictError):
        school.renew(account, sign_in.token(opened_by(server, sign_in.address, "bob")))
    school.renew(account, sign_in.token(opened_by(server, sign_in.address)))
    assert school.refresh().failures == {}


def test_a_token_of_another_sign_in_is_rejected(
    server: ReferenceServer, school: StellarAccounts
) -> None:
    first, second = (school.begin_moodle(moodle(server), scheme="myapp") for _ in range(2))
    returned = opened_by(server, first.address)
    for address in (returned, "", "myapp://token=", "https://example.org", "ä"):
        with pytest.raises(pentad.UnauthorizedError):
            second.token(address)
    server.control("moodle/fault", fault="wrongSignature")
    with pytest.raises(pentad.UnauthorizedError):
        first.token(opened_by(server, first.address))
    with pytest.raises(pentad.InvalidError, match="scheme"):
        school.begin_moodle(moodle(server), scheme="my app")
    with pytest.raises(TypeError):
        MoodleSignIn("a", "b", 1).token("x")  # type: ignore[arg-type]


def test_notifications_are_read_and_marked(
    server: ReferenceServer, school: StellarAccounts
) -> None:
    client = school.client(add_moodle(school, server))
    found = client.moodle_notifications(limit=5)
    assert len(found) == 5
    assert [one.date for one in found] == sorted((one.date for one in found), reverse=True)
    assert len({one.key for one in found}) == 5
    unread = next(one for one in found if not one.is_read)
    assert unread.title
    assert unread.html is not None
    assert unread.site_url is not None
    client.mark_notification_read(unread)
    client.mark_notification_read(unread.id)
    again = asyncio.run(client.moodle_notifications_async(limit=5))
    assert [one.is_read for one in again if one.key == unread.key] == [True]
    assert len(client.moodle_notifications()) == 20
    with pytest.raises(pentad.InvalidError):
        client.moodle_notifications(limit=101)
    with pytest.raises(pentad.PentadError):
        client.mark_notification_read("no number")
    server.control("moodle/fault", fault="missingFunctions")
    with pytest.raises(pentad.UnsupportedError), open_school() as other:
        other.client(add_moodle(other, server)).moodle_notifications()


def test_only_moodle_has_these_notifications(
    server: ReferenceServer, school: StellarAccounts
) -> None:
    client = school.client(add_canvas(school, server))
    with pytest.raises(pentad.UnsupportedError, match="Moodle"):
        client.moodle_notifications()
    with pytest.raises(pentad.UnsupportedError, match="Moodle"):
        client.mark_notification_read("1")


def test_a_removed_account_sends_no_token(server: ReferenceServer, school: StellarAccounts) -> None:
    account = add_moodle(school, server)
    client = school.client(account)
    school.remove(account)
    with pytest.raises(pentad.ClosedError):
        client.moodle_notifications()


def test_the_command_signs_in_in_a_browser(
    server: ReferenceServer, command_program: Path, tmp_path: Path
) -> None:
    stellar = ServedCommand(command_program, "stellar")
    kept = "--store", str(tmp_path / "accounts")
    add = "accounts", "add", "moodle", moodle(server), "--browser", *kept
    server.control("moodle/fault", fault="browserOnly")
    arguments = [*stellar.command, *add, "--format", "jsonl"]
    pipe = subprocess.PIPE
    with subprocess.Popen(arguments, stdin=pipe, stdout=pipe, stderr=pipe, text=True) as running:
        assert running.stderr
        page = running.stderr.readline().partition("open ")[2].partition(",")[0]
        assert page.startswith(moodle(server))
        out, errors = running.communicate(opened_by(server, page) + "\n", timeout=60)
    assert (running.returncode, errors) == (0, "")
    assert moodle(server) in out
    assert "token" not in out
    assert stellar.lines("accounts", "refresh", *kept)[0]["missing"] == 0
    refused = stellar.run(*add, input="pentad://token=AAAA\n")
    assert refused.returncode != 0
    assert "start again" in refused.stderr
    assert "AAAA" not in refused.stderr
    for wrong in (("canvas", "--browser"), ("moodle", "--browser", "--token-file", "-")):
        done = stellar.run("accounts", "add", wrong[0], moodle(server), *wrong[1:], *kept)
        assert done.returncode == 64
