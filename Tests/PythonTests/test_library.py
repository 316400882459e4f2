"""The release library: what it exports, what it needs, what it is called."""

from __future__ import annotations

import ctypes
import os
import re
import shutil
import subprocess
import sys
import time
from pathlib import Path

import pytest
from native_names import SIGNATURES
from pentad import _native

ROOT = Path(__file__).parents[2]
LIBRARY = os.environ.get("PENTAD_LIBRARY", str(ROOT / ".build-lib/libpentad.so"))
NEEDED = {"libc.so.6", "libm.so.6", "libgcc_s.so.1", "libstdc++.so.6"}
# Libraries for the Kits' stores and the network's decompression. libxml2 is linked in, libswe is
# found at run time.
NEEDED |= {"libsqlite3.so.0", "libz.so.1"}


@pytest.fixture(scope="module")
def library() -> _native.Library:
    return _native.Library(LIBRARY)


def output(*command: str, **changes: str) -> str:
    env = {**os.environ, "PYTHONPATH": str(ROOT / "Sources/PentadPython"), **changes}
    return subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True, env=env).stdout


def test_it_exports_the_listed_symbols_and_no_other() -> None:
    exported = {
        line.split()[2] for line in output("nm", "-D", "--defined-only", LIBRARY).splitlines()
    }
    listed = (ROOT / "include/pentad.symbols").read_text(encoding="utf-8").split()
    pairs = zip(listed[::2], listed[1::2])
    symbols = {f"{name}@@PENTAD_{since}" for name, since in pairs}
    versions = {name for name in exported if re.fullmatch(r"PENTAD_\d+\.\d+(@@\S+)?", name)}
    assert exported - versions == symbols


def test_library_needs_only_common_libraries() -> None:
    needed = re.findall(r"\(NEEDED\).*\[(.*)\]", output("readelf", "-d", LIBRARY))
    assert {name for name in needed if not name.startswith("ld-linux")} <= NEEDED


def test_programs_that_start_while_it_is_made_find_a_whole_one(tmp_path: Path) -> None:
    library = tmp_path / "libpentad.so"
    library.write_bytes(b"an older one")
    sizes = set()
    make = subprocess.Popen(("make", "-C", str(ROOT), "lib", f"LIBRARY={library}"))
    while make.poll() is None:
        sizes.add(library.stat().st_size)
        time.sleep(0.001)
    assert make.returncode == 0
    assert sizes <= {len(b"an older one"), library.stat().st_size}
    assert library.read_bytes().startswith(b"\x7fELF")
    assert list(tmp_path.iterdir()) == [library]


def test_it_loads_after_any_library(tmp_path: Path) -> None:
    source = tmp_path / "main.cpp"
    source.write_text(
        """#include <pentad.h>
        int main() {
          pentad_astro_calendar *calendar = nullptr;
          const auto status = pentad_astro_calendar_open(nullptr, &calendar, nullptr);
          pentad_astro_calendar_free(calendar);
          return status == PENTAD_OK ? 0 : 1;
        }""",
        encoding="utf-8",
    )
    (tmp_path / "libpentad.so.0").symlink_to(Path(LIBRARY).resolve())
    for first in (["-lstdc++", "-lm"], ["-lm"], []):
        order = ["-Wl,--no-as-needed", *first, str(tmp_path / "libpentad.so.0"), "-lstdc++", "-lm"]
        program = str(tmp_path / "program")
        include = f"-I{ROOT / 'include'}"
        rpath = f"-Wl,-rpath,{tmp_path}"
        subprocess.run(["g++", include, str(source), *order, rpath, "-o", program], check=True)
        subprocess.run([program], check=True)


def test_adjacent_libswe_is_preferred_to_the_systems(tmp_path: Path) -> None:
    """Also where the library was opened by a link from elsewhere. This one cannot be loaded."""
    (tmp_path / "lib").mkdir()
    shutil.copy(LIBRARY, tmp_path / "lib/libpentad.so.0")
    (tmp_path / "libpentad.so").symlink_to("lib/libpentad.so.0")
    (tmp_path / "lib/libswe.so.2.0").write_text("nothing of use", encoding="utf-8")
    program = """
from pentad import astro
try:
    astro.AstroCalendar()
except Exception as error:
    print(type(error).__name__, error)
"""
    for name in ("lib/libpentad.so.0", "libpentad.so"):
        said = output(sys.executable, "-c", program, PENTAD_LIBRARY=str(tmp_path / name))
        assert said.startswith("UnsupportedError the bundled libswe cannot be loaded: ")
        assert str(tmp_path / "lib/libswe.so.2.0") in said


def test_its_name_has_the_number_of_its_interface() -> None:
    dynamic = output("readelf", "-d", LIBRARY)
    assert re.findall(r"\(SONAME\).*\[(.*)\]", dynamic) == ["libpentad.so.0"]
    assert "NODELETE" in dynamic


def test_it_is_of_this_version(library: _native.Library) -> None:
    version = (ROOT / "VERSION").read_text(encoding="utf-8").strip()
    assert library.pentad_version().decode() == version == _native.VERSION
    assert library.pentad_abi_version() == _native.ABI_VERSION


def test_every_function_is_bound(library: _native.Library) -> None:
    for name in SIGNATURES:
        assert callable(getattr(library, name))
    with pytest.raises(AttributeError):
        _ = library.pentad_nothing  # type: ignore[attr-defined]


def test_one_handle_is_not_taken_for_another(library: _native.Library) -> None:
    error = ctypes.POINTER(_native.pentad_error)()
    with pytest.raises(ctypes.ArgumentError):
        library.pentad_operation_free(error)


def test_an_error_can_be_read(library: _native.Library) -> None:
    error = ctypes.POINTER(_native.pentad_error)()
    status = library.pentad_operation_wait(None, 0, ctypes.byref(error))
    assert status == _native.pentad_status.PENTAD_MISUSE
    assert library.pentad_error_message(error) == b"operation is NULL"
    assert library.pentad_handle_count() == 1
    library.pentad_error_free(error)
    assert library.pentad_handle_count() == 0


def test_a_process_may_end_while_messages_are_on_their_way() -> None:
    program = """
import atexit, sys
from pentad import _native as n
library = n.Library(sys.argv[1])
atexit.register(library.pentad_shutdown)
callback = n.pentad_log_callback(lambda context, level, source, message: None)
delegate = n.pentad_log_delegate(did_log=callback, level=n.pentad_log_level.PENTAD_LOG_DEBUG)
assert library.pentad_set_log(delegate, None) == 0
for _ in range(500):
    library.pentad_operation_wait(None, 0, None)
"""
    for _ in range(5):
        output(sys.executable, "-c", program, LIBRARY)
