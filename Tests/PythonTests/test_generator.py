"""The generator: what it writes, and what it refuses, on a facade compiled for the purpose."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest
from model.abi_types import Kind, Named, Pointer, Scalar
from read import doc_comment
from read.facade import Function, Parameter
from write import unavailable_writer

ROOT = Path(__file__).parents[2]

TYPES = """\
/** What became of a call. */
typedef enum pentad_status {
  /** It worked. */
  PENTAD_OK = 0,
  /** It did not. */
  PENTAD_INVALID,
  /** It was wrong. */
  PENTAD_MISUSE,
  /** It was too much. */
  PENTAD_LIMIT,
  /** No status. */
  PENTAD_STATUS_FORCE_INT32 = 0x7fffffff
} pentad_status;
/** An error. */
typedef struct pentad_error pentad_error;
/** A list. */
typedef struct pentad_list pentad_list;
/**
 * Asks.
 *
 * @param context whose it is
 * @param text what is asked
 * @return true for yes
 */
typedef bool (*pentad_question)(void *PENTAD_NULLABLE context, const char *PENTAD_NONNULL text);
/** A record. */
typedef struct pentad_item {
  /** A name. */
  const char *PENTAD_NONNULL name;
  /** A colour. */
  uint8_t colour[3];
} pentad_item;
"""

OPTIONS = """\
/** Options. */
typedef struct pentad_options {
  /** The size. */
  size_t struct_size;
  /** A status. */
  pentad_status status;
  /** A colour. */
  uint8_t colour[4];
  /** A factor. */
  double factor;
  /** A text; NULL for none. */
  const char *PENTAD_NULLABLE text;
} pentad_options;
"""

GOOD = """
public import CPentad
public typealias pentad_error_ref = OpaquePointer
public typealias pentad_list_ref = OpaquePointer

/// Lists what has a name.
///
/// In order.
///
/// - Parameters:
///   - names: `count` names, `pentad_x`
///   - count: how many
///   - options: NULL for all defaults
///   - question: asked once; may be NULL
///   - context: handed to `question`; may be NULL
///   - out: receives the list
/// - Returns: `PENTAD_LIMIT` for too many
///
/// Ownership: `out` is the caller's.
/// Blocks: no. Since: 0.1
@_cdecl("pentad_list_make")
public func pentad_list_make(
  _ names: UnsafePointer<UnsafePointer<CChar>?>?, _ count: size_t,
  _ options: UnsafePointer<pentad_options>?, _ question: pentad_question?,
  _ context: UnsafeMutableRawPointer?, _ out: UnsafeMutablePointer<pentad_list_ref?>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status { PENTAD_OK }

/// The item of a list.
///
/// - Parameter list: the list
/// - Returns: the item; NULL for an empty list
///
/// Blocks: no. Since: 0.2
@_cdecl("pentad_list_item")
public func pentad_list_item(_ list: pentad_list_ref?) -> UnsafePointer<pentad_item>? { nil }

/// Writes a text.
///
/// - Parameter out: receives the text
///
/// Threads: any. Blocks: no. Since: 0.1
@_cdecl("pentad_text")
public func pentad_text(_ out: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?) {}
"""

# Each function breaks a rule; the comment above the next one is the generator's expected message.
BAD = {
    "pentad_a(): has no doc comment": """
@_cdecl("pentad_a") public func pentad_a() {}""",
    "pentad_b(): its doc comment lacks `Since:`": """
/// B.
///
/// Threads: any. Blocks: no.
@_cdecl("pentad_b") public func pentad_b() {}""",
    "pentad_c(): parameter text is not documented": """
/// C.
///
/// Threads: any. Blocks: no. Since: 0.1
@_cdecl("pentad_c") public func pentad_c(_ text: UnsafePointer<CChar>?) {}""",
    "pentad_d(): parameter text must be Optional": """
/// D.
/// - Parameter text: a text
///
/// Threads: any. Blocks: no. Since: 0.1
@_cdecl("pentad_d") public func pentad_d(_ text: UnsafePointer<CChar>) {}""",
    "pentad_e(): parameter n: Int has no single C type": """
/// E.
/// - Parameter n: a number
///
/// Threads: any. Blocks: no. Since: 0.1
@_cdecl("pentad_e") public func pentad_e(_ n: Int) {}""",
    "pentad_f(): the result: UInt has no single C type": """
/// F.
/// - Returns: a number
///
/// Threads: any. Blocks: no. Since: 0.1
@_cdecl("pentad_f") public func pentad_f() -> UInt { 0 }""",
    "pentad_g(): parameter ask: a callback's type must be a typedef of its own": """
/// G.
/// - Parameter ask: a question
///
/// Threads: any. Blocks: no. Since: 0.1
@_cdecl("pentad_g") public func pentad_g(_ ask: (@convention(c) (Int32) -> Bool)?) {}""",
    "pentad_h(): documents parameter nothing, which it does not take": """
/// H.
/// - Parameter nothing: nothing
///
/// Threads: any. Blocks: no. Since: 0.1
@_cdecl("pentad_h") public func pentad_h() {}""",
    "pentad_i(): can fail, so its last parameter must be `pentad_error **error`": """
/// I.
/// - Returns: `PENTAD_OK`
///
/// Threads: any. Blocks: no. Since: 0.1
@_cdecl("pentad_i") public func pentad_i() -> pentad_status { PENTAD_OK }""",
    "pentad_j(): parameter list: a handle's type must be its typealias": """
/// J.
/// - Parameter list: a list
///
/// Threads: any. Blocks: no. Since: 0.1
@_cdecl("pentad_j") public func pentad_j(_ list: OpaquePointer?) {}""",
    "pentad_k(): `- Returns:` must say when the result is NULL": """
/// K.
/// - Returns: an item
///
/// Threads: any. Blocks: no. Since: 0.1
@_cdecl("pentad_k") public func pentad_k() -> UnsafePointer<pentad_item>? { nil }""",
    "pentad_l_free(): a _free takes NULL, and its comment says so": """
/// L.
/// - Parameter list: the list
///
/// Threads: any. Blocks: no. Since: 0.1
@_cdecl("pentad_l_free") public func pentad_l_free(_ list: pentad_list_ref?) {}""",
    "pentad_m(): is newer (Since: 0.4) than 0.3": """
/// M.
///
/// Threads: any. Blocks: no. Since: 0.4
@_cdecl("pentad_m") public func pentad_m() {}""",
    "pentad_n(): parameter names must be Optional": """
/// N.
/// - Parameter names: names
///
/// Threads: any. Blocks: no. Since: 0.1
@_cdecl("pentad_n") public func pentad_n(_ names: UnsafePointer<UnsafePointer<CChar>>?) {}""",
    "helper(): a public function without @_cdecl": """
public func helper() {}""",
}

# A record that another one contains as an array, and one that is passed alone.
ARRAYS = """\
/** A list of items. */
typedef struct pentad_items {
  /** The items. */
  const pentad_item *PENTAD_NONNULL items;
  /** The number of items. */
  size_t item_count;
} pentad_items;
"""

BAD_TYPES = {
    "pentad_z: its comment has 0 @param, and it takes 1": """
/** Z. */
typedef void (*pentad_z)(int32_t number);""",
    "pentad_lonely: this handle is missing in Swift": """
/** A handle. */
typedef struct pentad_lonely pentad_lonely;""",
    "pentad_p.list: const pentad_list: a handle is never const": """
/** P. */
typedef struct pentad_p {
  /** A list. */
  const pentad_list *PENTAD_NONNULL list;
} pentad_p;""",
    "pentad_q: a later field would lie in its last 4 bytes": """
/** Q. */
typedef struct pentad_q {
  /** The size. */
  size_t struct_size;
  /** A number. */
  int32_t number;
} pentad_q;""",
    "pentad_y.text: 4 bytes before it are nobody's": """
/** Y. */
typedef struct pentad_y {
  /** The size. */
  size_t struct_size;
  /** A number. */
  int32_t number;
  /** A text. */
  const char *PENTAD_NULLABLE text;
} pentad_y;""",
    "pentad_r.text: must be PENTAD_NULLABLE: zero means the default": """
/** R. */
typedef struct pentad_r {
  /** The size. */
  size_t struct_size;
  /** A text. */
  const char *PENTAD_NONNULL text;
} pentad_r;""",
    "pentad_s.number: has no comment": """
/** S. */
typedef struct pentad_s {
  int32_t number;
} pentad_s;""",
    "pentad_t: its last value must be …_FORCE_INT32": """
/** T. */
typedef enum pentad_t {
  /** One. */
  PENTAD_ONE = 1
} pentad_t;""",
    "pentad_u.call: a callback's type must be a typedef of its own": """
/** U. */
typedef struct pentad_u {
  /** A callback. */
  void (*PENTAD_NULLABLE call)(void);
} pentad_u;""",
    "pentad_v.count: long is no type that every language has": """
/** V. */
typedef struct pentad_v {
  /** A number. */
  long count;
} pentad_v;""",
    "pentad_w.text: must be PENTAD_NONNULL or PENTAD_NULLABLE": """
/** W. */
typedef struct pentad_w {
  /** A text. */
  const char *text;
} pentad_w;""",
    "pentad_x: has no comment": """
typedef struct pentad_x {
  /** A number. */
  int32_t number;
} pentad_x;""",
}


def package(folder: Path, types: str, facade: str) -> Path:
    """A small package with that header and that facade; returns the folder of its symbol graph."""
    bridge, module, sources = (folder / f for f in ("Bridge", "Sources/CPentad", "Sources/PentadC"))
    graphs = folder / "graphs"
    for made in (bridge, module, sources, graphs):
        made.mkdir(parents=True)
    (folder / "VERSION").write_text("0.3.1\n")
    (bridge / "core.h").write_text(types)
    (module / "module.modulemap").write_text('module CPentad { header "types.h" export * }')
    (sources / "Facade.swift").write_text(facade)
    generate(graphs, folder, "--bridge").check_returncode()
    emit = ["-emit-module", "-emit-symbol-graph", "-emit-symbol-graph-dir", str(graphs)]
    quiet = ["-suppress-warnings", "-module-name", "PentadC", "-o", str(folder / "P.swiftmodule")]
    source = str(sources / "Facade.swift")
    subprocess.run(["swiftc", *emit, *quiet, "-I", str(module), source], check=True)
    return graphs


def generate(graphs: Path, folder: Path, *options: str) -> subprocess.CompletedProcess[str]:
    """Runs the generator as `make generate` does."""
    command = [sys.executable, str(ROOT / "Tools/faces/generate.py"), str(graphs)]
    return subprocess.run(
        [*command, "--root", str(folder), *options], capture_output=True, text=True, check=False
    )


@pytest.fixture(scope="module")
def good(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path]:
    """A package that keeps every rule, generated."""
    folder = tmp_path_factory.mktemp("good")
    graph = package(folder, TYPES + OPTIONS + ARRAYS, GOOD)
    run = generate(graph, folder)
    assert run.returncode == 0, run.stderr
    return folder, graph


@pytest.fixture(scope="module")
def refusals(tmp_path_factory: pytest.TempPathFactory) -> list[str]:
    """Returns the generator's messages for a package that breaks every rule."""
    folder = tmp_path_factory.mktemp("bad")
    types = TYPES + OPTIONS + "".join(BAD_TYPES.values())
    run = generate(package(folder, types, GOOD + "".join(BAD.values())), folder)
    assert run.returncode == 1
    assert not (folder / "include/pentad.h").exists()
    return run.stderr.splitlines()


@pytest.mark.parametrize("message", [*BAD, *BAD_TYPES])
def test_a_broken_rule_is_refused(message: str, refusals: list[str]) -> None:
    assert any(line.startswith(f"error: {message}") for line in refusals), "\n".join(refusals)


def test_each_refusal_is_expected(refusals: list[str]) -> None:
    expected = tuple(f"error: {message}" for message in [*BAD, *BAD_TYPES])
    assert [line for line in refusals if not line.startswith(expected)] == []


def test_header_marks_nullable_parameters(good: tuple[Path, Path]) -> None:
    header = (good[0] / "include/pentad/core.h").read_text()
    declaration = header[header.index("pentad_list_make(") :].split(";")[0]
    assert " ".join(declaration.split()) == (
        "pentad_list_make(const char *PENTAD_NULLABLE const *PENTAD_NONNULL names, size_t count, "
        "const pentad_options *PENTAD_NULLABLE options, pentad_question PENTAD_NULLABLE question, "
        "void *PENTAD_NULLABLE context, pentad_list *PENTAD_NULLABLE *PENTAD_NONNULL out, "
        "pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error)"
    )
    assert "const pentad_item *PENTAD_NULLABLE pentad_list_item(" in header
    assert "char *PENTAD_NULLABLE *PENTAD_NONNULL out" in header
    assert " * @param[out] out receives the list\n" in header
    assert "receives the error" not in header
    assert '#define PENTAD_VERSION "0.3.1"' in header
    assert "#define PENTAD_ABI_VERSION 3\n" in header
    assert "{ sizeof(pentad_options), PENTAD_OK, { 0, 0, 0, 0 }, 0.0, NULL }" in header


@pytest.mark.parametrize("compiler", ["gcc", "clang", "g++", "clang++"])
def test_the_header_compiles(compiler: str, good: tuple[Path, Path]) -> None:
    source = good[0] / ("use.cpp" if "++" in compiler else "use.c")
    body = "pentad_options o = PENTAD_OPTIONS_INIT; return (int)o.factor;"
    source.write_text(f"#include <pentad.h>\nint main(void) {{ {body} }}\n")
    strict = ["-Wall", "-Wextra", "-Wpedantic", "-Werror", "-Wno-unknown-pragmas"]
    command = [compiler, *strict, "-fsyntax-only", "-I", str(good[0] / "include"), str(source)]
    subprocess.run(command, check=True)


def test_symbol_is_listed_under_its_first_version(good: tuple[Path, Path]) -> None:
    assert (good[0] / "include/pentad.symbols").read_text() == (
        "pentad_list_item 0.2\npentad_list_make 0.1\npentad_text 0.1\n"
    )
    assert (good[0] / "include/pentad.map").read_text() == (
        "PENTAD_0.1 {\n  global:\n    pentad_list_make;\n    pentad_text;\n"
        "  local:\n    *;\n};\n\n"
        "PENTAD_0.2 {\n  global:\n    pentad_list_item;\n} PENTAD_0.1;\n"
    )


def test_layout_marks_extensible_records(good: tuple[Path, Path]) -> None:
    path = good[0] / "include/pentad.layout"
    text = path.read_text()
    assert "\nENUM(pentad_status)\nVALUE(PENTAD_OK, 0x0)\nVALUE(PENTAD_INVALID, 0x1)\n" in text
    assert "\nFIXED(pentad_item, 16)\nFIELD(pentad_item, name, 0, 8)\n" in text
    assert "\nGROWS(pentad_options, 32)\n" in text
    assert "\nFIELD(pentad_options, colour, 12, 4)\n" in text
    assert "\nGROWS(pentad_items, 16)\n" in text
    compiler = ["gcc", "-fsyntax-only", "-x", "c"]
    subprocess.run([*compiler, str(path)], check=True)
    path.write_text(text.replace("colour, 12, 4", "colour, 13, 4"))
    run = subprocess.run([*compiler, str(path)], capture_output=True, text=True, check=False)
    path.write_text(text)
    assert "pentad_options.colour is not at 13" in run.stderr


def test_description_has_facts_that_a_header_lacks(good: tuple[Path, Path]) -> None:
    described = json.loads((good[0] / "include/pentad.json").read_text())
    functions = {function["name"]: function for function in described["functions"]}
    made = functions["pentad_list_make"]
    given = {parameter["name"]: parameter for parameter in made["parameters"]}
    assert made["about"] == "Lists what has a name.\n\nIn order."
    assert made["statuses"] == ["PENTAD_OK", "PENTAD_INVALID", "PENTAD_MISUSE", "PENTAD_LIMIT"]
    assert given["error"]["about"] == "receives the error; may be NULL"
    assert (made["threads"], made["blocks"], made["since"]) == ("any", "no", "0.1")
    assert made["ownership"] == "`out` is the caller's"
    assert given["names"]["length"] == "count"
    assert given["options"]["type"] == {
        "kind": "pointer",
        "to": {"kind": "record", "name": "pentad_options"},
        "const": True,
        "nullable": True,
    }
    assert given["question"]["type"]["kind"] == "callback"
    assert [name for name, parameter in given.items() if parameter.get("out")] == ["out", "error"]
    assert functions["pentad_list_item"]["result"]["to"]["name"] == "pentad_item"
    assert functions["pentad_list_item"]["header"] == "pentad/core.h"

    records = {record["name"]: record for record in described["records"]}
    assert (records["pentad_options"]["made_by"], records["pentad_options"]["size"]) == (
        "program",
        32,
    )
    assert [field["offset"] for field in records["pentad_options"]["fields"]] == [0, 8, 12, 16, 24]
    assert records["pentad_items"]["fields"][0]["length"] == "item_count"
    (question,) = described["callbacks"]
    assert [one["about"] for one in question["parameters"]] == ["whose it is", "what is asked"]
    assert question["returns"] == "true for yes"


def test_the_ctypes_layer_keeps_addresses_and_handles_apart(good: tuple[Path, Path]) -> None:
    native = good[0] / "Sources/PentadPython/pentad/_native.py"
    program = """
import ctypes, _native as n
_, (names, count, options, question, context, out, error) = n._SIGNATURES["pentad_list_make"]()
assert names is ctypes.POINTER(ctypes.c_char_p) and context is ctypes.c_void_p
assert out is ctypes.POINTER(ctypes.POINTER(n.pentad_list))
assert error is not out and question is n.pentad_question
assert n._SIGNATURES["pentad_text"]() == (None, [ctypes.POINTER(ctypes.c_void_p)])
options = n.pentad_options(factor=2.5)
assert options.struct_size == ctypes.sizeof(n.pentad_options) == 32 and options.factor == 2.5
assert ctypes.sizeof(n.pentad_item) == 16 and n.pentad_status.PENTAD_INVALID == 1
assert (n.VERSION, n.ABI_VERSION) == ("0.3.1", 3)
"""
    subprocess.run([sys.executable, "-c", program], cwd=native.parent, check=True)
    strict = [sys.executable, "-m", "mypy", "--strict", "--config-file=", native.name]
    subprocess.run(strict, cwd=native.parent, check=True, stdout=subprocess.PIPE)


def test_a_stale_file_is_found(good: tuple[Path, Path]) -> None:
    folder, graph = good
    assert generate(graph, folder, "--check").returncode == 0
    header = folder / "include/pentad.h"
    text = header.read_text()
    header.write_text(text + "\n")
    run = generate(graph, folder, "--check")
    assert run.returncode == 1
    assert run.stdout == f"stale: {header}\n"
    assert header.read_text() == text + "\n"
    assert generate(graph, folder).stdout == f"wrote: {header}\n"
    assert header.read_text() == text


def test_a_library_without_storage_has_each_function(root: Path) -> None:
    text = (root / "Sources/PentadC/Generated/Unavailable.swift").read_text("utf-8")
    symbols = (root / "include/pentad.symbols").read_text("utf-8").split()[::2]
    stored = [name for name in symbols if name.split("_")[1] in ("stellar", "chat", "video")]
    assert sorted(stored) == sorted(re.findall(r'@_cdecl\("(\w+)"\)', text))


def test_a_function_that_needs_storage_gives_nothing() -> None:
    handle = Pointer(Named("pentad_chat_client", Kind.HANDLE), const=False, nullable=True)
    error = Pointer(Named("pentad_error", Kind.HANDLE), const=False, nullable=True)
    text = Pointer(Scalar("char"), const=True, nullable=True)
    parameters = [
        Parameter("name", text),
        Parameter("out", Pointer(handle, const=False, nullable=True)),
        Parameter("error", Pointer(error, const=False, nullable=True)),
    ]
    status = Named("pentad_status", Kind.ENUM)
    doc = doc_comment.read([])
    opened = Function("pentad_chat_open", "pentad_chat_open", parameters, status, doc, "Chat", 1)
    kept = Function("pentad_elements_open", "pentad_elements_open", [], status, doc, "Open", 1)
    written = unavailable_writer.write([opened, kept])
    assert written.endswith(
        """
@_cdecl("pentad_chat_open")
public func pentad_chat_open(_ name: UnsafePointer<CChar>?, \
_ out: UnsafeMutablePointer<OpaquePointer?>?, _ error: UnsafeMutablePointer<OpaquePointer?>?) \
-> pentad_status {
  out?.pointee = nil
  return missing("ChatKit", error)
}
"""
    )
