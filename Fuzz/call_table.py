"""Writes the table of the C interface's functions for FuzzCalls: `call_table.py OUT`.

Each function becomes a case that makes its arguments out of the input and keeps what it gives.
What an argument is follows from its type; what a text or a number is about, from its name.
"""

from __future__ import annotations

import json
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "Tools/abi"))

import c_types  # noqa: E402
import types_header  # noqa: E402
from abi_types import Array, CType, Kind, Named, Pointer, Scalar, is_text  # noqa: E402
from refusals import Refusals  # noqa: E402
from types_header import TypesHeader  # noqa: E402

# Ends the library for good; loses completions, and comes at the end therefore; the others wait
# without limit for a network that never comes.
LEFT_OUT = {
    "pentad_shutdown",
    "pentad_session_free",
    "pentad_chat_client_wait_for_delivery",
    "pentad_video_feed_wait_for_delivery",
}
ROLES = {
    "TEXT_PLACE": ("folder", "path", "certificate_file"),
    "TEXT_SERVER": ("server", "endpoint", "proxy_host"),
    "TEXT_ADDRESS": ("url", "address", "page", "feed", "callback"),
    "TEXT_ZONE": ("zone",),
}
DAYS = {"from", "to", "date", "first", "last", "today", "selected", "sunview_date"}
MOMENTS = {
    "start",
    "end",
    "before",
    "after",
    "due",
    "until",
    "created_at",
    "moment",
    "now",
    "stamp",
}
ANY_POINTERS = "a_block(sizeof(void *))"
NETWORK = "pentad_network_options"
MAKERS = {"bool": "a_flag", "double": "a_double", "size_t": "a_count"}


@dataclass
class Function:
    """A function of the header."""

    name: str
    result: str
    parameters: list[tuple[str, CType]]

    @property
    def is_asynchronous(self) -> bool:
        """Whether a completion comes later."""
        return self.name.endswith("_async")


def functions(types: TypesHeader) -> list[Function]:
    """All functions of pentad.h but those that are left out."""
    options = ["-x", "c", "-std=c11", "-fsyntax-only", "-Xclang", "-ast-dump=json"]
    header = str(ROOT / "include/pentad.h")
    tree = json.loads(subprocess.run(["clang", *options, header], check=True, stdout=-1).stdout)
    found = []
    for node in tree["inner"]:
        name = node.get("name", "")
        if node["kind"] != "FunctionDecl" or not name.startswith("pentad_") or name in LEFT_OUT:
            continue
        result = node["type"]["qualType"].split(" (")[0]
        found.append(Function(name, result, [_parameter(types, p) for p in _parameters(node)]))
    return found


def _parameters(node: dict[str, Any]) -> list[dict[str, Any]]:
    return [child for child in node.get("inner", []) if child["kind"] == "ParmVarDecl"]


def _parameter(types: TypesHeader, node: dict[str, Any]) -> tuple[str, CType]:
    return node["name"], c_types.read(node["type"]["qualType"], types.find)


class Table:
    """The C text; `kinds` are the handles and records that are freed by themselves."""

    def __init__(self, types: TypesHeader, calls: list[Function]) -> None:
        self.types = types
        self.calls = calls
        names = {call.name for call in calls} | LEFT_OUT
        self.kinds = sorted(
            name for name in {*types.handles, *types.records} if f"{name}_free" in names
        )
        self.callbacks: dict[str, str] = {}
        self.records: dict[str, str] = {}

    def text(self) -> str:
        """The whole file."""
        cases = "\n".join(self._case(number, call) for number, call in enumerate(self.calls))
        kinds = "".join(f"const size_t kind_{k} = {n};\n" for n, k in enumerate(self.kinds))
        frees = "".join(
            f"    case {number}: {kind}_free(object); break;\n"
            for number, kind in enumerate(self.kinds)
        )
        text = len(self.kinds)
        return (
            '/* Written by call_table.py. */\n#include <stdatomic.h>\n\n#include "harness.h"\n\n'
            f"const size_t call_count = {len(self.calls)};\nconst size_t kind_count = {text + 1};\n"
            f"{kinds}\n{''.join(self.callbacks.values())}{''.join(self.records.values())}\n"
            "void free_object(size_t kind, void *object) {\n  switch (kind) {\n"
            f"{frees}    default: pentad_string_free(object);\n  }}\n}}\n\n"
            f"void call_function(size_t number) {{\n  switch (number) {{\n{cases}\n  }}\n}}\n"
        )

    # ---- Callbacks -------------------------------------------------------------------------------

    def _callback(self, name: str, is_completion: bool) -> str:
        """The name of a callback that counts; NULL at times."""
        counter = "completions_come" if is_completion else "callbacks_come"
        callback = self.types.callbacks[name]
        function = f"{'end' if is_completion else 'on'}_{name}"
        types = [_plain(type_) for type_ in callback.parameters]
        parameters = ", ".join(f"{type_} p{number}" for number, type_ in enumerate(types))
        unused = "".join(f"  (void)p{number};\n" for number in range(len(types)))
        ending = "" if callback.result == Scalar("void") else "  return 0;\n"
        self.callbacks[function] = (
            f"static {_plain(callback.result)} {function}({parameters}) {{\n"
            f"{unused}  {counter} += 1;\n{ending}}}\n"
        )
        return f"input_chance(16) ? NULL : {function}"

    # ---- Functions -------------------------------------------------------------------------------

    def _case(self, number: int, call: Function) -> str:
        if call.name.endswith("_free"):
            kind = self._kind(call.parameters[0][1])
            return f"    case {number}: {call.name}(given_up({kind})); break;"
        lines = [f"    case {number}: {{"]
        for name, type_ in call.parameters:
            lines.append(f"      {_plain(type_)} {name} = {self._argument(call, name, type_)};")
            if self._is_live(type_):
                lines.append(f"      if (missing({self._kind(type_)}, {name})) break;")
        arguments = ", ".join(name for name, _ in call.parameters)
        if call.result == "pentad_status":
            lines.append(f"      pentad_status status = {call.name}({arguments});")
            if call.is_asynchronous:
                lines.append("      expect_completion(status);")
            lines.append("      keep_results(status);")
        else:
            lines.append(f"      (void){call.name}({arguments});")
        return "\n".join([*lines, "    } break;"])

    def _argument(self, call: Function, name: str, type_: CType) -> str:
        if isinstance(type_, Named) and type_.kind is Kind.CALLBACK:
            return self._callback(type_.name, call.is_asynchronous and name == "callback")
        if isinstance(type_, Pointer) and isinstance(type_.target, Pointer):
            if type_.target.target == Named("pentad_error", Kind.HANDLE):
                return "error_place()"
            if not type_.const and not type_.target.const:
                is_late = call.is_asynchronous and name != "operation"
                return f"out_place({self._kind(type_.target)}, {str(is_late).lower()})"
        return self._value(name, type_)

    def _is_live(self, type_: CType) -> bool:
        return (
            isinstance(type_, Pointer)
            and isinstance(type_.target, Named)
            and type_.target.name in self.kinds
            and (type_.const or type_.target.kind is Kind.HANDLE)
        )

    def _kind(self, type_: CType) -> str:
        if isinstance(type_, Pointer) and type_.target == Scalar("char"):
            return str(len(self.kinds))
        if isinstance(type_, Pointer) and isinstance(type_.target, Named):
            return f"kind_{type_.target.name}"
        raise ValueError(f"{type_} is no object")

    # ---- Values ----------------------------------------------------------------------------------

    def _value(self, name: str, type_: CType) -> str:
        if isinstance(type_, Pointer):
            return self._pointer(name, type_)
        if isinstance(type_, Named):
            if type_.kind is Kind.CALLBACK:
                return self._callback(type_.name, is_completion=False)
            return f"({type_.name})a_number()"
        if isinstance(type_, Scalar):
            return _number(name, type_.name)
        raise ValueError(f"{name} is an array")

    def _pointer(self, name: str, type_: Pointer) -> str:
        target = type_.target
        if self._is_live(type_):
            return f"live({self._kind(type_)})"
        if is_text(type_):
            return f"a_text({_role(name)})"
        if isinstance(target, Pointer):
            if is_text(target):
                return (
                    f"(void *)a_texts({_role(name)})" if type_.const else "a_block(sizeof(void *))"
                )
            if type_.const and isinstance(target.target, Named):
                return f"a_list({self._made(target.target.name)})"
            return ANY_POINTERS
        if isinstance(target, Named) and target.kind is Kind.RECORD:
            maker = "a_whole_record" if self._is_of_network(target.name) else "a_record"
            return f"{maker}({self._made(target.name)})"
        if target == Scalar("size_t"):
            return "a_counts()"
        if target == Scalar("void"):
            return "a_context()"
        return f"a_block(sizeof({_plain(target)}))"

    def _is_of_network(self, record: str) -> bool:
        """Without it, a call would try again and again for seconds."""
        fields = self.types.records[record]
        return record == NETWORK or any(_target(field.type) == NETWORK for field in fields)

    def _made(self, record: str) -> str:
        """The arguments that make a record; its filling function is written first."""
        fields = self.types.records[record]
        is_sized = fields[0].name == "struct_size"
        if record not in self.records:
            self.records[record] = ""
            lines = [
                f"  r->{field.name} = {self._value(field.name, field.type)};"
                for field in fields
                if field.name != "struct_size" and not isinstance(field.type, Array)
            ]
            # Written after those that it uses.
            del self.records[record]
            self.records[record] = (
                f"static void fill_{record}(void *record) {{\n  {record} *r = record;\n"
                + "\n".join(lines)
                + "\n}\n"
            )
        return f"sizeof({record}), {str(is_sized).lower()}, fill_{record}"


def _target(type_: CType) -> str:
    if isinstance(type_, Pointer) and isinstance(type_.target, Named):
        return type_.target.name
    return ""


def _role(name: str) -> str:
    return next((r for r, words in ROLES.items() if any(w in name for w in words)), "TEXT_ANY")


def _number(name: str, type_: str) -> str:
    if name in ("tries", "connect_timeout_ms"):
        return "1"
    if name == "timeout_ms":
        return "a_wait()"
    if type_ == "int32_t" and name in DAYS:
        return "a_day()"
    if type_ == "int64_t" and name in MOMENTS:
        return "a_moment()"
    if type_ in MAKERS:
        return f"{MAKERS[type_]}()"
    return f"({type_})a_{_width(type_)}()"


def _width(type_: str) -> str:
    return "long" if "64" in type_ else "number"


def _plain(type_: CType) -> str:
    """The type as C writes it, without nullability."""
    if isinstance(type_, Pointer):
        const = "const " if type_.const and not isinstance(type_.target, Pointer) else ""
        inner = " const" if type_.const and isinstance(type_.target, Pointer) else ""
        return f"{const}{_plain(type_.target)}{inner} *"
    if isinstance(type_, (Scalar, Named)):
        return type_.name
    raise ValueError(f"{type_} is no parameter")


def main() -> None:
    refusals = Refusals()
    types = types_header.read(ROOT / "include/pentad_types.h", refusals)
    if refusals:
        sys.exit("\n".join(refusals.messages))
    out = Path(sys.argv[1])
    text = Table(types, functions(types)).text()
    if not out.exists() or out.read_text(encoding="utf-8") != text:
        out.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
