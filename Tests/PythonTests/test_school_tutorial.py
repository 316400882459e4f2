"""The commands of "Your school in ten minutes" work as printed, one after the other."""

from __future__ import annotations

import os
import re
import subprocess
from pathlib import Path

from reference_server import ReferenceServer

PAGE = Path(__file__).parents[2] / "Sources/StellarKit/StellarKit.docc/YourSchoolInTenMinutes.md"


def commands(step: int) -> list[str]:
    """Returns the commands of a step."""
    text = PAGE.read_text("utf-8").split(f"\n## {step}. ")[1].split("\n## ")[0]
    return re.findall(r"^pentad .*$", text, re.M)


def test_tutorial_commands_work_online_and_offline(
    command_program: Path, server_program: Path, tmp_path: Path
) -> None:
    (tmp_path / "bin").mkdir()
    (tmp_path / "bin/pentad").symlink_to(command_program)
    (tmp_path / "canvas-token").write_text("canvas-alice\n", "utf-8")
    env = {**os.environ, "PATH": f"{tmp_path}/bin:{os.environ['PATH']}"}

    def run(step: int, port: int) -> str:
        lines = "\n".join(commands(step)).replace(":8080", f":{port}")
        pipe = subprocess.PIPE
        done = subprocess.run(
            ["sh", "-ec", lines], cwd=tmp_path, env=env, check=True, stdout=pipe, text=True
        )
        return done.stdout

    size = ("--classes", "45", "--courses", "3", "--announcements", "20")
    with ReferenceServer(server_program, *size) as server:
        form = "username=alice&password=alice-password&service=moodle_mobile_app"
        signed = server.ask("POST", "/moodle/login/token.php", form).json
        (tmp_path / "moodle-token").write_text(signed["token"], "utf-8")
        assert "River" in run(2, server.port)
        assert run(3, server.port).count("\n") > 3
        online = run(4, server.port)
        assert "Problem set 11" in online
        both = run(6, server.port)
        assert both.count("Problem set 11") == 2 * online.count("Problem set 11")
    offline = run(5, server.port)
    assert offline.count("Problem set 11") == both.count("Problem set 11")
