"""Tools/install_missing.sh on a machine with nothing; its apt-get notes what it is asked."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SCRIPT = ROOT / "Tools/install_missing.sh"
#: Programs that only the tests run, and that no other command may install.
OF_TESTS = {"ruby", "thin", "newsboat", "valgrind", "abigail-tools"}
#: Programs that the script itself calls.
NEEDED = ("sh", "env", "grep", "rm", "chmod", "printf", "dirname")
#: An apt that runs the packages' scripts, which act on services, with the PATH that it is given.
APT_GET = """
echo "$DEBIAN_FRONTEND $*" >> "$LOG"
[ "$1" = install ] || exit 0
for word in "$@"; do
  case "$word" in DPkg::Path=*) path=${word#*=} ;; esac
done
for command in "invoke-rc.d --quiet nginx start" "deb-systemd-invoke start thin.service"; do
  PATH=$path:$PATH sh -c "$command" || exit
done
if [ -p "$LOG.ready" ]; then
  trap "exit 100" INT TERM HUP
  echo ready > "$LOG.ready"
  while read -r line < "$LOG.done"; do :; done
fi
"""


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
        "apt-get": APT_GET,
        "invoke-rc.d": 'echo "started $*" >> "$LOG.services"',
        "deb-systemd-invoke": 'echo "started $*" >> "$LOG.services"',
        "update-rc.d": 'echo "$*" >> "$LOG.services"',
        "systemctl": "exit 0",
    }
    for name, text in scripts.items():
        (folder / name).write_text(f"#!/bin/sh\n{text}\n", "utf-8")
        (folder / name).chmod(0o755)
    return folder


def script_of(programs: Path) -> Path:
    """The script without the folders that it adds to PATH itself."""
    text = SCRIPT.read_text("utf-8").replace("PATH=$PATH:/usr/sbin:/sbin", ":")
    script = programs.parent / "install_missing.sh"
    script.write_text(text.replace(":/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:", ":"))
    shutil.copytree(SCRIPT.parent / "no_services", programs.parent / "no_services", symlinks=True)
    return script


def run(programs: Path, *words: str) -> subprocess.CompletedProcess[str]:
    command = ["/bin/sh", str(script_of(programs)), *words]
    return subprocess.run(command, env={"PATH": str(programs)}, capture_output=True, text=True)


def services(programs: Path) -> list[str]:
    """The calls that reached the machine's services."""
    return (programs.parent / "log.services").read_text("utf-8").splitlines()


def asked(programs: Path) -> set[str]:
    log = (programs.parent / "log").read_text("utf-8").splitlines()
    assert [line.split()[:2] for line in log] == [
        ["noninteractive", "update"],
        ["noninteractive", "install"],
    ]
    words = log[1].split()[2:]
    return {word for word in words if not word.startswith(("-", "DPkg::Path="))}


@pytest.mark.parametrize("word", ["build", "python", "browser"])
def test_test_packages_are_not_installed(programs: Path, word: str) -> None:
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
    assert services(programs) == ["thin disable", "nginx disable"]


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP, signal.SIGKILL])
def test_interrupted_installation_leaves_no_file(programs: Path, number: signal.Signals) -> None:
    log = programs.parent / "log"
    for name in ("ready", "done"):
        os.mkfifo(f"{log}.{name}")
    script = script_of(programs)
    before = {path for path in programs.parent.rglob("*") if path.name != "log.services"}
    with subprocess.Popen(
        ["/bin/sh", str(script)],
        env={"PATH": str(programs)},
        stdout=subprocess.PIPE,
        start_new_session=True,
    ) as process:
        assert Path(f"{log}.ready").read_text("utf-8") == "ready\n"
        os.killpg(process.pid, number)
        process.communicate()  # until the last process of the group has ended
    assert process.returncode != 0
    after = {path for path in programs.parent.rglob("*") if path.name != "log.services"}
    assert after - before == {log}
    disabled = [] if number == signal.SIGKILL else ["thin disable", "nginx disable"]
    found = services(programs) if disabled else []
    assert found == disabled


@pytest.mark.skipif(
    os.geteuid() != 0 or not all(map(shutil.which, ("apt-get", "dpkg-deb"))),
    reason="needs root and apt",
)
def test_apt_hands_the_path_to_the_scripts_of_packages(tmp_path: Path) -> None:
    """The real apt and dpkg install a package with a service, into a root of their own."""
    control = tmp_path / "package/DEBIAN"
    control.mkdir(parents=True)
    (control / "control").write_text(
        "Package: served\nVersion: 1\nArchitecture: all\nMaintainer: None <none@example.org>\n"
        "Description: a service\n"
    )
    calls = ["invoke-rc.d served start", "deb-systemd-invoke start served.service"]
    asks = [f"command -v {call.split()[0]} >> {tmp_path}/found" for call in calls]
    script = control / "postinst"
    script.write_text("\n".join(["#!/bin/sh", "set -e", *asks, *calls, ""]))
    script.chmod(0o755)
    archive = tmp_path / "served_1_all.deb"
    subprocess.run(["dpkg-deb", "-b", control.parent, archive], check=True, capture_output=True)
    root = tmp_path / "root"
    for name in ("var/lib/dpkg/updates", "var/lib/dpkg/info", "var/lib/apt/lists/partial"):
        (root / name).mkdir(parents=True)
    (root / "var/cache/apt/archives/partial").mkdir(parents=True)
    (root / "var/lib/dpkg/status").touch()
    folder = SCRIPT.parent / "no_services"
    options = [
        f"DPkg::Path={folder}:/usr/sbin:/usr/bin:/sbin:/bin",
        f"Dir::State={root}/var/lib/apt",
        f"Dir::State::status={root}/var/lib/dpkg/status",
        f"Dir::Cache={root}/var/cache/apt",
        f"DPkg::Options::=--root={root}",
        "DPkg::Options::=--force-script-chrootless",
        "DPkg::Post-Invoke=",
        "APT::Sandbox::User=root",
        "Dpkg::Use-Pty=0",
    ]
    command = [
        "apt-get",
        "install",
        "-q",
        "-y",
        *(f"-o{option}" for option in options),
        str(archive),
    ]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    lines = (tmp_path / "found").read_text("utf-8").splitlines()
    assert lines == [str(folder / "invoke-rc.d"), str(folder / "deb-systemd-invoke")]


def test_missing_sudo_is_reported(programs: Path) -> None:
    (programs / "sudo").unlink()
    done = run(programs, "build")
    assert done.returncode == 1
    assert "please let someone run: apt-get install" in done.stderr


def test_unknown_words_print_the_usage(programs: Path) -> None:
    done = run(programs, "everything")
    assert (done.returncode, done.stdout) == (64, "")
    assert done.stderr.startswith("usage: ")


def test_programs_outside_the_path_are_found(programs: Path) -> None:
    """nginx and ldconfig are in folders outside the PATH of Debian's users."""
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
