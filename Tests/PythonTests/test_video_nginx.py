"""A feed on nginx, a server from another project: it is sent a single time, and again after a
change.
"""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from video_command import VideoCommand

CONFIGURATION = """
daemon off;
{user}
pid {folder}/nginx.pid;
error_log {folder}/errors.log;
events {{}}
http {{
  log_format asked '$status $http_if_none_match $http_if_modified_since';
  access_log {folder}/asked.log asked;
  client_body_temp_path {folder}/body;
  proxy_temp_path {folder}/proxy;
  fastcgi_temp_path {folder}/fastcgi;
  uwsgi_temp_path {folder}/uwsgi;
  scgi_temp_path {folder}/scgi;
  etag {etag};
  server {{
    listen 127.0.0.1:{port};
    root {folder}/web;
    default_type application/rss+xml;
  }}
}}
"""
#: Longer than nginx takes to start or to write what it was asked, in seconds.
PATIENCE = 20


class Web:
    """nginx with one folder."""

    def __init__(self, folder: Path, *, has_etags: bool) -> None:
        self.folder, self.has_etags = folder, has_etags
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        (folder / "web").mkdir()
        etag = "on" if has_etags else "off"
        # Its workers are to read what this user wrote.
        user = "user root;" if os.getuid() == 0 else ""
        settings = CONFIGURATION.format(folder=folder, port=self.port, etag=etag, user=user)
        (folder / "nginx.conf").write_text(settings, "utf-8")
        program = shutil.which("nginx") or "/usr/sbin/nginx"
        errors = str(folder / "errors.log")
        command = [program, "-p", str(folder), "-e", errors, "-c", str(folder / "nginx.conf")]
        self.process = subprocess.Popen(command)
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            with socket.socket() as probe:
                if probe.connect_ex(("127.0.0.1", self.port)) == 0:
                    return
            assert self.process.poll() is None, (folder / "errors.log").read_text("utf-8")
            time.sleep(0.02)
        raise AssertionError("nginx does not answer")

    def publish(self, titles: list[str], modified: int) -> None:
        items = "".join(
            f"<item><guid isPermaLink='false'>{title}</guid><title>{title}</title>"
            f"<pubDate>Sat, 21 Nov 2026 06:0{index}:00 GMT</pubDate>"
            f"<enclosure url='http://127.0.0.1:{self.port}/{title}.mp4' type='video/mp4'/></item>"
            for index, title in enumerate(titles)
        )
        feed = self.folder / "web/films.xml"
        feed.write_text(
            f"<rss version='2.0'><channel><title>Films</title>{items}</channel></rss>", "utf-8"
        )
        os.utime(feed, (modified, modified))

    def asked(self, count: int) -> list[str]:
        """Returns the requests when there are that many."""
        until = time.monotonic() + PATIENCE
        while True:
            lines = (self.folder / "asked.log").read_text("utf-8").splitlines()
            if len(lines) >= count or time.monotonic() > until:
                return lines
            time.sleep(0.02)


@pytest.fixture(params=[True, False], ids=["etag", "date"])
def web(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Web]:
    web = Web(tmp_path, has_etags=request.param)
    try:
        yield web
    finally:
        web.process.terminate()
        web.process.wait(timeout=PATIENCE)


def test_unchanged_feed_is_not_sent_again(web: Web, command_program: Path, tmp_path: Path) -> None:
    video = VideoCommand(command_program, tmp_path / "store")
    web.publish(["one", "two"], modified=1_700_000_000)
    # The first request detects the kind of address, the second one reads the feed.
    video.text("add", f"http://127.0.0.1:{web.port}/films.xml")
    video.text("refresh")
    assert titles(video) == ["two", "one"]
    assert web.asked(2) == ["200 - -"] * 2

    video.text("refresh")
    status, etag, date = web.asked(3)[-1].split(" ", 2)
    assert (status, date) == ("304", "Tue, 14 Nov 2023 22:13:20 GMT")
    assert (etag != "-") == web.has_etags
    assert titles(video) == ["two", "one"]

    web.publish(["one", "two", "three"], modified=1_700_000_100)
    video.text("refresh")
    assert [line.split()[0] for line in web.asked(4)] == ["200", "200", "304", "200"]
    video.text("apply")
    assert titles(video) == ["three", "two", "one"]


def titles(video: VideoCommand) -> list[str]:
    return [group["video"]["title"] for group in video.json("list")]
