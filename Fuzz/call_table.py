"""Writes the table of the C interface's functions for FuzzCalls: `call_table.py OUT`,
with Tools/faces, which reads the headers, in PYTHONPATH.

Each function becomes a case that makes its arguments out of the input and keeps its results. The
argument follows from its type; the meaning of a text or a number follows from its name.
"""

from __future__ import annotations

import sys
from pathlib import Path

from call_functions import LEFT_OUT, ROOT, Function, functions, plain
from call_values import Values
from model.abi_types import CType, Kind, Named, Pointer
from model.refusals import Refusals
from read import types_header
from read.types_header import TypesHeader


class Table:
    """The C text of all cases."""

    def __init__(self, types: TypesHeader, calls: list[Function]) -> None:
        self.calls = calls
        names = {call.name for call in calls} | LEFT_OUT
        self.kinds = sorted(
            name for name in {*types.handles, *types.records} if f"{name}_free" in names
        )
        self.values = Values(types, self.kinds)

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
            f"{kinds}\n{self.values.definitions}\n"
            "void free_object(size_t kind, void *object) {\n  switch (kind) {\n"
            f"{frees}    default: pentad_string_free(object);\n  }}\n}}\n\n"
            f"void call_function(size_t number) {{\n  switch (number) {{\n{cases}\n  }}\n}}\n"
        )

    def _case(self, number: int, call: Function) -> str:
        if call.name.endswith("_free"):
            kind = self.values.kind(call.parameters[0][1])
            return f"    case {number}: {call.name}(given_up({kind})); break;"
        lines = [f"    case {number}: {{"]
        for name, type_ in call.parameters:
            lines.append(f"      {plain(type_)} {name} = {self._argument(call, name, type_)};")
            if self.values.is_live(type_):
                lines.append(f"      if (missing({self.values.kind(type_)}, {name})) break;")
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
            return self.values.callback(type_.name, call.is_asynchronous and name == "callback")
        if isinstance(type_, Pointer) and isinstance(type_.target, Pointer):
            if type_.target.target == Named("pentad_error", Kind.HANDLE):
                return "error_place()"
            if not type_.const and not type_.target.const:
                is_late = call.is_asynchronous and name != "operation"
                return f"out_place({self.values.kind(type_.target)}, {str(is_late).lower()})"
        return self.values.value(name, type_)


def main() -> None:
    refusals = Refusals()
    types = types_header.read(ROOT / "include/pentad.h", refusals)
    if refusals:
        sys.exit("\n".join(refusals.messages))
    out = Path(sys.argv[1])
    text = Table(types, functions(types)).text()
    if not out.exists() or out.read_text(encoding="utf-8") != text:
        out.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
