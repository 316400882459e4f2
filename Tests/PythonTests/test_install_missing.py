"""Tools/install_missing.sh on a machine with nothing; its apt-get notes what it is asked."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SCRIPT = ROOT / "Tools/install_missing.sh"
#: What the tests alone run, and what no other command is to bring.
OF_TESTS = {"ruby", "thin", "newsboat", "valgrind", "abigail-tools"}
#: What a script itself calls.
NEEDED = ("sh", "env", "grep", "rm", "chmod", "printf")


@pytest.fixture
def programs(tmp_path: Path) -> Path:
    """A PATH of a user who is not root, with sudo and swift and hardly anything else."""
    folder = tmp_path / "bin"
    folder.mkdir()
    for name in NEEDED:
        (folder / name).symlink_to(shutil.which(name) or name)
    scripts = {
        "id": "echo 1000",
        "swift": "exit 0",
        # It passes nothing on of the environment, as sudo does.
        "sudo": f'exec env -i PATH="$PATH" LOG="{tmp_path}/log" "$@"',
        "apt-get": 'echo "$DEBIAN_FRONTEND $*" >> "$LOG"',
        "update-rc.d": "exit 0",
        "systemctl": "exit 0",
    }
    for name, text in scripts.items():
        (folder / name).write_text(f"#!/bin/sh\n{text}\n", "utf-8")
        (folder / name).chmod(0o755)
    return folder


def run(programs: Path, *words: str) -> subprocess.CompletedProcess[str]:
    # Without the folders that the script itself adds to PATH.
    text = SCRIPT.read_text("utf-8").replace("PATH=$PATH:/usr/sbin:/sbin", ":")
    script = programs.parent / "install_missing.sh"
    script.write_text(text.replace("/usr/sbin/policy-rc.d", str(programs / "policy")), "utf-8")
    command = ["/bin/sh", str(script), *words]
    return subprocess.run(command, env={"PATH": str(programs)}, capture_output=True, text=True)


def asked(programs: Path) -> set[str]:
    log = (programs.parent / "log").read_text("utf-8").splitlines()
    assert [line.split()[:2] for line in log] == [
        ["noninteractive", "update"],
        ["noninteractive", "install"],
    ]
    return {word for word in log[1].split()[2:] if not word.startswith("-")}


@pytest.mark.parametrize("word", ["build", "python", "browser"])
def test_what_only_tests_run_stays_away(programs: Path, word: str) -> None:
    assert run(programs, word).returncode == 0
    packages = asked(programs)
    assert {"gcc", "g++", "pkg-config"} <= packages
    assert not packages & OF_TESTS
    assert not any("nginx" in package for package in packages)
    assert ("chromium" in packages) == (word == "browser")
    assert ("python3-venv" in packages) == (word != "build")


def test_the_tests_have_all(programs: Path) -> None:
    assert run(programs).returncode == 0
    assert asked(programs) >= {"gcc", "nginx-light", "libical3"} | OF_TESTS
    # It kept servers from being started while they were installed.
    assert not (programs / "policy").exists()


def test_a_policy_of_the_machine_stays(programs: Path) -> None:
    (programs / "policy").write_text("its own", "utf-8")
    assert run(programs).returncode == 0
    assert (programs / "policy").read_text("utf-8") == "its own"


def test_nobody_can_install(programs: Path) -> None:
    (programs / "sudo").unlink()
    done = run(programs, "build")
    assert done.returncode == 1
    assert "please let someone run: apt-get install" in done.stderr


def test_words_that_nobody_knows(programs: Path) -> None:
    done = run(programs, "everything")
    assert (done.returncode, done.stdout) == (64, "")
    assert done.stderr.startswith("usage: ")


def test_a_user_has_what_the_machine_has(programs: Path) -> None:
    """nginx and ldconfig stand where the PATH of Debian's users does not lead."""
    (programs / "sudo").unlink()
    tools = {
        str(Path(found).parent) for name in ("swift", "python3") if (found := shutil.which(name))
    }
    path = ":".join([*sorted(tools), "/usr/local/bin", "/usr/bin", "/bin"])
    (programs / "swift").unlink()
    folder = programs.parent / "as-a-user"
    folder.mkdir()
    shutil.move(programs / "id", folder / "id")
    env = {**os.environ, "PATH": f"{folder}:{path}"}
    done = subprocess.run([SCRIPT], env=env, capture_output=True, text=True)
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
