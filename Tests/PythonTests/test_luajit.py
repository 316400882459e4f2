"""The binding for LuaJIT that is written from pentad.json alone."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from chat_server import TOKEN, url
from reference_server import ReferenceServer

ROOT = Path(__file__).parents[2]
EXAMPLE = ROOT / "Examples/luajit"

OFFLINE = """\
CuH10O9S\t249.677
elementsFormulaUnknownElement: no element has the symbol Oo; symbols are written as in Co and CO
H2O\t18.015
NaCl\t58.43976928
Xx\tnan
1 failed
Fe\tiron
tithi\tCaturdaśī\tuntil 05:58 UTC
tithi\tAmāvāsyā\tuntil 07:02 UTC
"""


@pytest.fixture(scope="module")
def binding(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with pentad.lua."""
    folder = tmp_path_factory.mktemp("luajit")
    command = [sys.executable, str(EXAMPLE / "write_binding.py"), str(ROOT / "include/pentad.json")]
    written = subprocess.run(command, check=True, stdout=subprocess.PIPE)
    (folder / "pentad.lua").write_bytes(written.stdout)
    return folder


def lua(binding: Path, *arguments: str) -> str:
    env = {**os.environ, "LUA_PATH": f"{binding}/?.lua", "PENTAD_CHAT_TOKEN": TOKEN}
    command = ["luajit", *arguments]
    run = subprocess.run(command, env=env, capture_output=True, text=True, timeout=300)
    assert (run.returncode, run.stderr) == (0, ""), run.stdout + run.stderr
    return run.stdout


def test_the_tour_computes_without_a_server(binding: Path) -> None:
    assert lua(binding, str(EXAMPLE / "tour.lua")) == OFFLINE


def test_tour_signs_in_and_receives_its_own_message(
    binding: Path, chat_server: ReferenceServer, tmp_path: Path
) -> None:
    said = lua(binding, str(EXAMPLE / "tour.lua"), url(chat_server), str(tmp_path))
    groups, arrived = said.removeprefix(OFFLINE).splitlines()
    assert groups.count(",") == 2
    assert arrived == "arrived\tGood morning from Lua"


def test_every_function_and_type_is_there(binding: Path) -> None:
    listed = (ROOT / "include/pentad.symbols").read_text("utf-8").splitlines()
    names = [line.split()[0] for line in listed]
    program = binding / "all.lua"
    program.write_text(
        'local pentad = require("pentad")\n'
        "for name in io.lines(arg[1]) do\n"
        '  assert(type(rawget(pentad, (name:gsub("^pentad_", "")))) == "function", name)\n'
        "  assert(pentad[name], name)\n"
        "end\n"
    )
    (binding / "names").write_text("\n".join(names))
    lua(binding, str(program), str(binding / "names"))


def test_records_are_as_large_as_in_c(binding: Path) -> None:
    layout = (ROOT / "include/pentad.layout").read_text("utf-8")
    program = binding / "sizes.lua"
    claims = [
        line.partition("(")[2].rstrip(")").split(", ")
        for line in layout.splitlines()
        if line.startswith(("FIXED(pentad_", "GROWS(pentad_"))
    ]
    assert len(claims) > 200
    asked = "\n".join(f'assert(ffi.sizeof("{name}") == {size}, "{name}")' for name, size in claims)
    program.write_text(f'local ffi = require("ffi")\nrequire("pentad")\n{asked}\n')
    lua(binding, str(program))


def test_collected_objects_are_freed(binding: Path) -> None:
    program = binding / "collected.lua"
    program.write_text(
        'local pentad = require("pentad")\n'
        "local before = pentad.handle_count()\n"
        'for _ = 1, 100 do pentad.elements_formula_parse("H2O") end\n'
        "for _ = 1, 100 do pcall(pentad.elements_formula_parse, 'h2o') end\n"
        'local kept = pentad.elements_formula_parse("H2O")\n'
        "pentad.elements_formula_free(kept)\n"
        "collectgarbage()\ncollectgarbage()\n"
        "assert(pentad.handle_count() == before)\n"
    )
    lua(binding, str(program))
