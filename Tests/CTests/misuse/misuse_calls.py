"""The calls of one function, as C text: a good one, and those with one thing wrong."""

from __future__ import annotations

from typing import TYPE_CHECKING

from misuse_values import OWN_ARGUMENTS, Json, can_fail, in_c, is_text, number, text
from misuse_wrongs import Wrong, wrongs

if TYPE_CHECKING:
    from misuse_table import Table

#: The fields of `live`, by the handle.
HANDLES = {
    "pentad_session": "session",
    "pentad_operation": "operation",
    "pentad_elements_table": "table",
    "pentad_elements_formula": "formula",
    "pentad_elements_adduct": "adduct",
    "pentad_elements_source": "source",
    "pentad_elements_card": "card",
    "pentad_astro_calendar": "calendar",
    "pentad_astro_handler": "handler",
    "pentad_stellar_client": "stellar",
    "pentad_stellar_search": "search",
    "pentad_stellar_accounts": "accounts",
    "pentad_stellar_canvas_sign_in": "canvas",
    "pentad_chat_client": "chat",
    "pentad_video_feed": "feed",
    "pentad_video_playback": "playback",
}


class Call:
    """The calls of one function."""

    def __init__(self, table: Table, function: Json) -> None:
        self.table = table
        self.name: str = function["name"]
        self.parameters: list[Json] = function["parameters"]
        self.can_fail = can_fail(function)

    # ---- Good arguments --------------------------------------------------------------------------

    def _is_place(self, parameter: Json) -> bool:
        """Returns true if it receives a pointer, a number or a similar value."""
        type_ = parameter["type"]
        return bool(
            type_["kind"] == "pointer"
            and not type_["const"]
            and type_["to"]["kind"] in ("pointer", "scalar", "enum")
            and type_["to"].get("name") != "void"
            and "length" not in parameter
            and parameter["name"] != "error"
        )

    def _declarations(self, changed: str = "") -> str:
        """The places and the arrays that a call refers to."""
        lines = []
        for parameter in self.parameters:
            name, type_ = parameter["name"], parameter["type"]
            if name == changed:
                continue
            if self._is_place(parameter):
                to = in_c(type_["to"])
                empty = "&not_set" if type_["to"]["kind"] == "pointer" else "0"
                lines.append(f"    {to} {name}_place = ({to}){empty};\n")
            elif (element := self._element(parameter)) is not None:
                lines.append(f"    {in_c(type_['to'])} {name}_items[1] = {{{element}}};\n")
        return "".join(lines)

    def _element(self, parameter: Json) -> str | None:
        """The good element of an array that a caller hands in."""
        type_ = parameter["type"]
        if type_["kind"] != "pointer" or not type_["const"] or "length" not in parameter:
            return None
        to = type_["to"]
        if is_text(to):
            return text(parameter["name"])
        if to["kind"] == "pointer":
            return self.table.maker(to["to"]["name"])
        return None if to["kind"] == "record" else number(parameter["name"])

    def _good(self, parameter: Json) -> str:
        name, type_ = parameter["name"], parameter["type"]
        own = OWN_ARGUMENTS.get((self.name, name))
        if own:
            return own
        if name == "error":
            return "&error"
        if type_["kind"] == "callback":
            return "NULL" if type_["nullable"] else self.table.stub(type_["name"])
        if type_["kind"] == "enum":
            return str(self.table.enums[type_["name"]]["values"][0]["name"])
        if type_["kind"] == "scalar":
            counted = any(name == other.get("length") for other in self.parameters)
            takes = any(
                self._element(other) is not None and other["length"] == name
                for other in self.parameters
                if "length" in other
            )
            return str(int(takes)) if counted else number(name)
        to = type_["to"]
        if self._is_place(parameter):
            return f"&{name}_place"
        if self._element(parameter) is not None:
            return f"{name}_items"
        if is_text(type_):
            return text(name)
        if to["kind"] == "handle":
            return f"live.{HANDLES[to['name']]}" if to["name"] in HANDLES else "NULL"
        if to.get("name") == "uint8_t":
            return '(const uint8_t *)"x"'
        if to["kind"] == "record" and "length" not in parameter:
            return self.table.maker(str(to["name"]))
        return "NULL"

    def _call(self, changed: str = "", value: str = "") -> str:
        values = [value if p["name"] == changed else self._good(p) for p in self.parameters]
        return f"{self.name}({', '.join(values)})"

    # ---- What is wrong ---------------------------------------------------------------------------

    def misuses(self) -> str:
        """The function that makes all wrong calls; empty when no call can be wrong."""
        cases = [
            self._case(parameter["name"], wrong)
            for parameter in self.parameters
            if parameter["name"] != "error" or not self.can_fail
            for wrong in wrongs(self.table, self.name, parameter, self.can_fail)
        ]
        if not cases:
            return ""
        return f"static void misuse_{self.name}(void) {{\n{''.join(cases)}}}\n\n"

    def good(self) -> str:
        """The function that makes the good call, for after a fork and after the end."""
        return (
            f"static pentad_status call_{self.name}(pentad_error **failure) {{\n"
            f"{self._declarations()}    return {self._call('error', 'failure')};\n}}\n\n"
        )

    def _case(self, name: str, wrong: Wrong) -> str:
        setup = f"{wrong.setup}{self._declarations(name)}"
        call = self._call(name, wrong.value)
        if not self.can_fail:
            return f"  {{\n{setup}    (void){call};\n    free_pieces();\n  }}\n"
        said = f'    wrong("{name}", "{wrong.what}", "{wrong.named}", {wrong.expected});\n'
        empty = "".join(
            f'    check_empty("{p["name"]}", (const void *){p["name"]}_place);\n'
            for p in self.parameters
            if self._is_place(p) and p["type"]["to"]["kind"] == "pointer" and p["name"] != name
        )
        return f"  {{\n{setup}{said}    check({call});\n{empty}  }}\n"
