"""Changes of the binary interface after a release, and the result of the checks for each."""

from __future__ import annotations

from dataclasses import dataclass, field

MOVE = "  size_t new_index;\n} pentad_list_move;"
OPTIONS = "} pentad_network_options;"
HOST = "  const char *PENTAD_NULLABLE proxy_host;\n"
BEHIND_HOST = ["proxy_host", "proxy_name", "proxy_password", "proxy_port"]
BEHIND_HOST += [
    "connect_timeout_ms",
    "tries",
    "allows_plain_http",
    "certificate_pins",
    "timeout_ms",
]
VERSION = "PENTAD_API const char *PENTAD_NONNULL pentad_version(void);\n"
NEW = "PENTAD_API void pentad_new(void);\n"
FREE = "PENTAD_API void pentad_error_free(pentad_error *PENTAD_NULLABLE error);\n"
QUESTION = "typedef bool (*pentad_list_is_same)(void *PENTAD_NULLABLE context, size_t old_index"


@dataclass
class Drill:
    """A change of the files in include, and the beginnings of all expected messages.

    abidiff writes a report; a single line of it counts.
    """

    name: str
    edits: list[tuple[str, str, str]] = field(default_factory=list)
    said: list[str] = field(default_factory=list)
    abidiff: str = ""
    version: str = "0.2.0"


def core(old: str, new: str) -> tuple[str, str, str]:
    return "pentad/core.h", old, new


def elements(old: str, new: str) -> tuple[str, str, str]:
    return "pentad/elements.h", old, new


def symbols(old: str, new: str) -> tuple[str, str, str]:
    return "pentad.symbols", old, new


DRILLS = [
    Drill("nothing"),
    Drill(
        "a comment",
        [core("  PENTAD_OK = 0,", "  /** Fine. */\n  PENTAD_OK = 0,")],
        version="0.1.1",
    ),
    Drill(
        "a field at the end of options and of a record that is read",
        [
            core(OPTIONS, f"  int64_t later;\n{OPTIONS}"),
            elements("} pentad_elements_element;", "  double later;\n} pentad_elements_element;"),
        ],
    ),
    Drill(
        "a field at the end of a record that lies in arrays",
        [core(MOVE, MOVE.replace("}", "  size_t later;\n}"))],
        ["layout: the size of pentad_list_move is not 16"],
        "type size changed from 128 to 192 (in bits)",
    ),
    Drill(
        "a field in the middle",
        [core(HOST, f"  int64_t later;\n{HOST}")],
        [f"layout: pentad_network_options.{name} is not at " for name in BEHIND_HOST],
        "'int64_t later', at offset 192 (in bits)",
    ),
    Drill(
        "a field less",
        [core(MOVE, "} pentad_list_move;")],
        [
            "layout: the size of pentad_list_move is not 16",
            "layout: 'pentad_list_move' has no member named 'new_index'",
            "layout: expression in static assertion is not an integer",
        ],
        "'size_t new_index', at offset 64 (in bits)",
    ),
    Drill(
        "another type of a field",
        [core(MOVE, MOVE.replace("size_t", "int64_t"))],
        abidiff="type of 'size_t new_index' changed:",
    ),
    Drill(
        "a value of an enum",
        [core("  PENTAD_CLOSED = 15,\n", "  PENTAD_CLOSED = 15,\n  PENTAD_LATER = 17,\n")],
    ),
    Drill(
        "another number of a value",
        [core("PENTAD_CLOSED = 15", "PENTAD_CLOSED = 17")],
        ["layout: PENTAD_CLOSED is not 0xf"],
        "'pentad_status::PENTAD_CLOSED' from value '15' to '17'",
    ),
    Drill(
        "a function",
        [
            core(VERSION, VERSION + NEW),
            symbols("pentad_version 0.1", "pentad_new 0.2\npentad_version 0.1"),
        ],
    ),
    Drill(
        "a function that says it has always been there",
        [
            core(VERSION, VERSION + NEW),
            symbols("pentad_version 0.1", "pentad_new 0.1\npentad_version 0.1"),
        ],
        ["symbols: pentad_new is new, and says Since: 0.1"],
    ),
    Drill(
        "a function less",
        [core(FREE, ""), symbols("pentad_error_free 0.1\n", "")],
        ["symbols: pentad_error_free 0.1 is gone"],
        "'function void pentad_error_free(pentad_error*)'    {pentad_error_free}",
    ),
    Drill(
        "another type of a parameter",
        [core("double value, char *", "float value, char *")],
        abidiff="parameter 1 of type 'double' changed:",
    ),
    Drill(
        "another type of a callback's parameter",
        [core(QUESTION, QUESTION.replace("size_t", "int32_t"))],
        abidiff="parameter 2 of type 'typedef size_t' changed:",
    ),
    Drill(
        "an addition to the version that was released",
        [core(OPTIONS, f"  int64_t later;\n{OPTIONS}")],
        [
            "version: 0.1 is released: VERSION must be a later one",
            "version: --- pentad/core.h",
            "version: +++ pentad/core.h",
            "version: +  int64_t later;",
        ],
        version="0.1.1",
    ),
]
