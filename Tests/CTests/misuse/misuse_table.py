"""Writes the table of calls with one thing wrong, of every function of `include/pentad.json`:
`misuse_table.py OUT`.

Each parameter that must not be NULL is NULL in one call. Each text is invalid UTF-8 in one call,
also in records and arrays. Each record with `struct_size` has a size that it never had, and then
the size of a later version with a new request. Each value of an enum is one that does not exist.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path

from misuse_calls import Call
from misuse_values import FIELDS, OWN_FIELDS, Json, can_fail, in_c, is_text, number, text

ROOT = Path(__file__).parents[3]

#: Functions that cannot be called wrongly, or are not called here, with the reason.
UNCALLED = {
    "pentad_version": "takes nothing",
    "pentad_abi_version": "takes nothing",
    "pentad_handle_count": "takes nothing",
    "pentad_shutdown": "takes nothing; the driver calls it at the end",
    "pentad_astro_help_all": "takes nothing",
    "pentad_set_interrupt_handler": "takes a handler or NULL, and any context",
    "pentad_astro_choghadiya_is_auspicious": "takes a number, and every one has an answer",
    "pentad_astro_horizon_refraction": "takes numbers, and all have an answer",
    "pentad_astro_horizon_pressure": "takes a number, and every one has an answer",
}


class Table:
    """The C text of all functions."""

    def __init__(self, model: Json) -> None:
        self.functions: list[Json] = model["functions"]
        self.records: dict[str, Json] = {record["name"]: record for record in model["records"]}
        self.callbacks: dict[str, Json] = {call["name"]: call for call in model["callbacks"]}
        self.enums: dict[str, Json] = {enum["name"]: enum for enum in model["enums"]}
        self.makers: dict[str, str] = {}
        self.stubs: dict[str, str] = {}

    def text(self) -> str:
        """The whole file."""
        unknown = UNCALLED.keys() - {function["name"] for function in self.functions}
        if unknown:
            raise ValueError(f"in UNCALLED is what is no function: {sorted(unknown)}")
        bodies = [body for function in self.functions for body in self._bodies(function)]
        rows = "".join(self._row(function) for function in self.functions)
        return (
            '/* Written by misuse_table.py. */\n#include "harness.h"\n\n'
            + "".join([*self.stubs.values(), *self.makers.values(), *bodies])
            + f"const struct function functions[] = {{\n{rows}}};\n"
            + "const size_t function_count = sizeof functions / sizeof *functions;\n"
        )

    def _row(self, function: Json) -> str:
        name, said = function["name"], function.get("returns", "")
        is_called = name not in UNCALLED
        misuse = f"misuse_{name}" if is_called else "NULL"
        call = f"call_{name}" if is_called and can_fail(function) else "NULL"
        # A session of the options is another thing: a call without one succeeds.
        needs_session = "'s session was freed" in said or "its session was freed" in said
        facts = ("after `fork()`" in said, needs_session, name.endswith("_async"))
        return f'  {{"{name}", {misuse}, {call}, {", ".join(str(f).lower() for f in facts)}}},\n'

    def _bodies(self, function: Json) -> Iterator[str]:
        call = Call(self, function)
        misuses = call.misuses()
        if (function["name"] in UNCALLED) == bool(misuses):
            raise ValueError(f"{function['name']}: in UNCALLED is what no call of can be wrong")
        yield misuses
        if misuses and call.can_fail:
            yield call.good()

    def stub(self, name: str) -> str:
        """A callback that must not be called."""
        callback = self.callbacks[name]
        kinds = [in_c(parameter["type"]) for parameter in callback["parameters"]]
        parameters = ", ".join(f"{kind} p{place}" for place, kind in enumerate(kinds))
        unused = "".join(f"  (void)p{place};\n" for place in range(len(kinds)))
        ending = "" if callback["result"].get("name") == "void" else "  return 0;\n"
        self.stubs[name] = (
            f"static {in_c(callback['result'])} on_{name}({parameters}) {{\n{unused}"
            f'  called_back("{name}");\n{ending}}}\n\n'
        )
        return f"on_{name}"

    def maker(self, name: str) -> str:
        """A function that makes a good record."""
        if name not in self.makers:
            fields = self.records[name]["fields"]
            lines = [
                f"  r->{field['name']} = {value};\n"
                for field in fields
                if (value := self._field(name, field))
            ]
            body = f"  {name} *const r = ({name} *)piece(sizeof *r);\n{''.join(lines)}  return r;\n"
            self.makers[name] = f"static {name} *good_{name}(void) {{\n{body}}}\n\n"
        return f"good_{name}()"

    def _field(self, record: str, field: Json) -> str:
        name, type_ = field["name"], field["type"]
        if name == "struct_size":
            return "sizeof *r"
        if (record, name) in OWN_FIELDS:
            return OWN_FIELDS[record, name]
        if is_text(type_):
            needed = not type_["nullable"] or name in FIELDS.get(record, ())
            return text(name) if needed else ""
        return number(name) if name in FIELDS.get(record, ()) else ""


def main() -> None:
    model = json.loads((ROOT / "include/pentad.json").read_text(encoding="utf-8"))
    Path(sys.argv[1]).write_text(Table(model).text(), encoding="utf-8")


if __name__ == "__main__":
    main()
