"""The commands of README.md and of the command's guide work as printed, one after the other."""

from __future__ import annotations

import os
import re
import subprocess
from pathlib import Path

from reference_server import ReferenceServer


def test_commands_work(
    root: Path, command_program: Path, server_program: Path, tmp_path: Path
) -> None:
    guide = root / "Sources/PentadCore/PentadCore.docc/UsingTheCommand.md"
    lines = [
        line
        for page in (root / "README.md", guide)
        for line in re.findall(r"^pentad .*$", page.read_text("utf-8"), re.M)
    ]
    assert len(lines) > 25
    (tmp_path / "bin").mkdir()
    (tmp_path / "bin/pentad").symlink_to(command_program)
    (tmp_path / "token").write_text("tok-alice\n", "utf-8")
    (tmp_path / "password").write_text("alice-password\n", "utf-8")
    env = {**os.environ, "PATH": f"{tmp_path}/bin:{os.environ['PATH']}"}
    with ReferenceServer(server_program) as server:
        script = "\n".join(lines).replace(":8080", f":{server.port}")
        run = subprocess.run(
            ["sh", "-ex", "-c", script],
            cwd=tmp_path,
            env=env,
            check=True,
            stdout=subprocess.PIPE,
            text=True,
            timeout=120,
        )
    told = "the bookmark, the message and the mark were sent; `video` had nothing to send before"
    assert run.stdout.count('"waiting":0}\n') == 4, told
    for name, part in (
        ("day.svg", "<svg"),
        ("table.svg", "<svg"),
        ("iron.svg", "<svg"),
        ("diwali.ics", "BEGIN:VEVENT"),
        ("tithis.ics", "BEGIN:VEVENT"),
        ("timetable.ics", "BEGIN:VEVENT"),
        ("feeds.opml", "/feeds/mrss/all"),
    ):
        assert part in (tmp_path / name).read_text("utf-8")


def test_readme_picture_equals_the_commands(root: Path, command_program: Path) -> None:
    command = [str(command_program), "elements", "table", "--format", "svg"]
    drawn = subprocess.run(command, check=True, stdout=subprocess.PIPE).stdout
    picture = root / "Sources/PentadCore/PentadCore.docc/Resources/periodic-table.svg"
    assert picture.read_bytes() == drawn
