"""Clients from other projects use the video side of the reference server."""

from __future__ import annotations

import shutil
import sqlite3
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import parse_qs, urlsplit

import pytest
import requests
from reference_server import ReferenceServer
from requests_oauthlib import OAuth1, OAuth1Session

METHODS = ["HMAC-SHA1", "PLAINTEXT"]
CALLBACK = "shelby://ios.shelby.tv"
#: Longer than anything here should take, in seconds.
PATIENCE = 60


@pytest.fixture(scope="module")
def running(server_program: Path) -> Iterator[ReferenceServer]:
    sizes = "--channels 6 --videos 90 --people 6 --shares 20 --classes 60 --groups 1 --messages 0"
    with ReferenceServer(server_program, *sizes.split()) as server:
        yield server


@pytest.fixture
def server(running: ReferenceServer) -> ReferenceServer:
    running.control("reset")
    return running


# ---- Shelby, by requests-oauthlib


class Shelby:
    """A client of Shelby's API."""

    def __init__(self, server: ReferenceServer, auth: Any) -> None:
        self._base = f"http://127.0.0.1:{server.port}/shelby/v2/"
        self._auth = auth

    def ask(self, method: str, path: str, **form: str) -> requests.Response:
        return requests.request(
            method, self._base + path, data=form or None, auth=self._auth, timeout=PATIENCE
        )

    def get(self, path: str) -> Any:
        answer = self.ask("GET", path)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def timeline(self) -> Any:
        private = next(one for one in self.get("channels.json") if one["public"] == 0)
        return self.get(f"channels/{private['_id']}/broadcasts.json?video_player=youtube,vimeo")


def signer(name: str = "alice", **changes: Any) -> OAuth1:
    usual = {
        "client_secret": "cs-pentad",
        "resource_owner_key": f"tok-{name}",
        "resource_owner_secret": f"sec-{name}",
    }
    return OAuth1("ck-pentad", **{**usual, **changes})


@pytest.fixture(params=METHODS)
def alice(request: pytest.FixtureRequest, server: ReferenceServer) -> Shelby:
    return Shelby(server, signer(signature_method=request.param))


def actions(server: ReferenceServer, user: int = 101) -> Any:
    return server.ask("GET", f"/control/video/log?user={user}").json["actions"]


def test_shared_videos_are_read(alice: Shelby) -> None:
    assert alice.get("users.json")[0]["nickname"] == "alice"
    assert alice.get("authentications.json") == ["twitter", "facebook"]
    timeline = alice.timeline()
    assert len(timeline) == 20
    assert {one["video_provider_name"] for one in timeline} <= {"youtube", "vimeo"}


@pytest.mark.parametrize("place", ["AUTH_HEADER", "QUERY", "BODY"])
@pytest.mark.parametrize("method", METHODS)
def test_it_signs_in_each_place(server: ReferenceServer, method: str, place: str) -> None:
    broadcast = Shelby(server, signer()).timeline()[0]["_id"]
    alice = Shelby(server, signer(signature_method=method, signature_type=place))
    answer = alice.ask("PUT", f"broadcasts/{broadcast}.json", owner_watch_later="true")
    assert (answer.status_code, answer.json()["owner_watch_later"]) == (200, 1)
    text = "é + & = ~ 100% 😀"
    answer = alice.ask(
        "POST",
        "socializations.json",
        destination="twitter,email",
        broadcast_id=broadcast,
        comment=text,
        to="a@example.org,b@example.org",
    )
    assert answer.status_code == 200, answer.text
    assert [one["action"] for one in actions(server)] == ["watchLater", "share"]
    assert actions(server)[1]["value"]["comment"] == text
    assert Shelby(server, signer("bob")).timeline()[0]["description"] == text


@pytest.mark.parametrize(
    ("changes", "problem"),
    [
        ({"resource_owner_secret": "wrong"}, "signature_invalid"),
        ({"client_secret": "wrong"}, "signature_invalid"),
        ({"resource_owner_key": "nobody"}, "token_rejected"),
        ({"timestamp": "1318622958"}, "timestamp_refused"),
        ({"signature_method": "HMAC-SHA256"}, "signature_method_rejected"),
    ],
)
def test_invalid_signatures_are_refused(
    server: ReferenceServer, changes: dict[str, str], problem: str
) -> None:
    answer = Shelby(server, signer(**changes)).ask("GET", "users.json")
    assert answer.status_code == (400 if problem == "signature_method_rejected" else 401)
    assert problem in answer.json()["err"]
    assert f'oauth_problem="{problem}"' in answer.headers["WWW-Authenticate"]


def test_a_nonce_is_of_use_once(server: ReferenceServer) -> None:
    now = int(time.time())
    again = Shelby(server, signer(nonce="n0nce", timestamp=str(now)))
    assert again.ask("GET", "users.json").status_code == 200
    assert "nonce_used" in again.ask("GET", "users.json").json()["err"]
    # The request whose answer was cut off has arrived: its nonce is used, and the action is done.
    broadcast = Shelby(server, signer()).timeline()[0]["_id"]
    share = {"destination": "twitter", "broadcast_id": broadcast, "comment": "once"}
    late = Shelby(server, signer(nonce="other", timestamp=str(now)))
    server.control("faults", effect="hangUp", path="/shelby/v2/socializations", count=1)
    with pytest.raises(requests.ConnectionError):
        late.ask("POST", "socializations.json", **share)
    assert "nonce_used" in late.ask("POST", "socializations.json", **share).json()["err"]
    assert len(actions(server)) == 1


def test_a_user_signs_in(server: ReferenceServer) -> None:
    base = f"http://127.0.0.1:{server.port}/shelby/"
    session = OAuth1Session("ck-pentad", client_secret="cs-pentad", callback_uri=CALLBACK)
    token = session.fetch_request_token(base + "oauth/request_token")
    assert token["oauth_callback_confirmed"] == "true"
    page = session.authorization_url(base + "oauth/authorize", provider="tumblr")
    assert "<form" in requests.get(page, timeout=PATIENCE).text
    choice = {"oauth_token": token["oauth_token"], "provider": "tumblr", "user": "102"}
    sent = requests.post(
        base + "oauth/authorize",
        data={**choice, "choice": "allow"},
        allow_redirects=False,
        timeout=PATIENCE,
    )
    assert sent.status_code == 302
    session.parse_authorization_response(sent.headers["Location"])
    session.fetch_access_token(base + "oauth/access_token")
    assert session.get(base + "v2/users.json").json()[0]["nickname"] == "bob"
    assert session.get(base + "v2/authentications.json").json() == ["twitter", "tumblr"]
    server.control("video/expire")
    assert "token_expired" in session.get(base + "v2/users.json").json()["err"]


def test_a_user_does_not_agree(server: ReferenceServer) -> None:
    base = f"http://127.0.0.1:{server.port}/shelby/oauth/"
    session = OAuth1Session("ck-pentad", client_secret="cs-pentad", callback_uri=CALLBACK)
    token = session.fetch_request_token(base + "request_token")["oauth_token"]
    choice = {"oauth_token": token, "choice": "deny"}
    sent = requests.post(base + "authorize", data=choice, allow_redirects=False, timeout=PATIENCE)
    assert parse_qs(urlsplit(sent.headers["Location"]).query) == {"denied": [token]}
    page = requests.get(base + "authorize", params={"oauth_token": token}, timeout=PATIENCE)
    assert page.status_code == 401


# ---- Feeds, by newsboat


class Newsboat:
    """A reader with files of its own."""

    def __init__(self, folder: Path) -> None:
        self._urls, self._cache = folder / "urls", folder / "cache.db"
        self._config = folder / "config"
        self._config.write_text("max-items 0\n")
        self._urls.write_text("")

    def run(self, *arguments: str) -> None:
        files: list[str | Path] = ["-u", self._urls, "-c", self._cache, "-C", self._config]
        done = subprocess.run(
            ["newsboat", *files, *arguments], capture_output=True, text=True, timeout=PATIENCE
        )
        assert done.returncode == 0, done.stderr

    def read(self, *addresses: str) -> list[dict[str, str]]:
        """Everything that it has after a look at the feeds."""
        self._urls.write_text("".join(address + "\n" for address in addresses))
        self.run("-x", "reload")
        with sqlite3.connect(self._cache) as database:
            database.row_factory = sqlite3.Row
            rows = database.execute("SELECT * FROM rss_item").fetchall()
        return [dict(row) for row in rows]

    @property
    def addresses(self) -> list[str]:
        return [line.split()[0] for line in self._urls.read_text().splitlines() if line]


@pytest.fixture
def newsboat(tmp_path: Path) -> Newsboat:
    if not shutil.which("newsboat"):
        pytest.skip("newsboat is not installed")
    return Newsboat(tmp_path)


def items(server: ReferenceServer, name: str = "all") -> Any:
    """The same videos, as JSON Feed has them."""
    return server.ask("GET", f"/feeds/json/{name}?count=1000").json["items"]


@pytest.mark.parametrize("form", ["atom", "rss", "mrss"])
def test_newsboat_reads_every_video(server: ReferenceServer, newsboat: Newsboat, form: str) -> None:
    rows = newsboat.read(f"http://127.0.0.1:{server.port}/feeds/{form}/all?count=1000")
    expected = {item["id"]: item for item in items(server)}
    assert {row["guid"] for row in rows} == set(expected)
    assert len(rows) == 90
    for row in rows:
        item = expected[row["guid"]]
        assert (row["title"], row["url"]) == (item["title"], item["url"])
        moment = time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(int(row["pubDate"])))
        assert moment == item["date_published"]
        assert row["author"] == item["authors"][0]["name"]
        files = {file["url"] for file in item.get("attachments", [])}
        if row["enclosure_url"]:
            assert row["enclosure_url"] in files
            assert row["enclosure_type"] == "video/mp4"
    if form != "mrss":
        assert any(row["enclosure_url"] for row in rows)


def test_newsboat_finds_new_videos(server: ReferenceServer, newsboat: Newsboat) -> None:
    outline = server.ask("GET", "/feeds/opml").body.decode()
    (name, *_) = [part.split('"')[0] for part in outline.split("/feeds/atom/")[1:]]
    address = f"http://127.0.0.1:{server.port}/feeds/atom/{name}"
    before = newsboat.read(address)
    new = server.control("video/publish", channel=name, title="Müller & Söhne <live>")
    after = newsboat.read(address)
    (found,) = [row for row in after if row["guid"] not in {old["guid"] for old in before}]
    assert new["uuid"] in found["guid"]
    assert found["title"] == "Müller & Söhne <live>"


def test_newsboat_takes_the_list_of_feeds(
    server: ReferenceServer, newsboat: Newsboat, tmp_path: Path
) -> None:
    outline = tmp_path / "feeds.opml"
    outline.write_bytes(server.ask("GET", "/feeds/opml?format=rss").body)
    newsboat.run("-i", str(outline))
    assert len(newsboat.addresses) == 6
    assert all("/feeds/rss/" in address for address in newsboat.addresses)
