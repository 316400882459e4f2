"""Reads hand-written operations of the facade from its source text.

The facade's symbol graph does not exist yet: the facade is compiled with the output of this.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

from model.operation import Gift, Operation
from model.refusals import Refusals
from read import doc_comment

_FUNCTION = re.compile(
    r'((?:^///[^\n]*\n)+)@_cdecl\("(\w+)"\)\n'
    r"public func \w+\(([^{]*)\) -> pentad_status \{\n(.*?)^\}$",
    re.MULTILINE | re.DOTALL,
)
_PARAMETER = re.compile(r"_ (\w+): ([^,]+)")
_BODY = re.compile(
    r"  run\(error(?:, (?P<way>giving|text): \w+)?\) \{ \(\) throws\(PentadError\) in\n"
    r"(?:    (?P<out>\w+)\?\.pointee = (?P<zero>false|0)\n)?"
    r"(?P<reading>.*?)"
    r"    (?:let (?P<value>\w+) = |return )?(?:"
    r"try (?P<handle>\w+)\.wait\(\w+(?:, milliseconds: (?P<limit>\w+))?\) \{\s*"
    r"(?P<client>\w+) async throws\(PentadError\) in\s+"
    r"(?P<work>[^\n]+?(?:\n {6}[^\n]*)*)(?: \}|\n    \})\n"
    r"|try (?P<blocked>\w+)\.client\((?P<blocking>\w+)\)(?P<call>\.[^\n]+)\n)"
    r"(?:    return OwnedRecord\.give \{ (?P<make>\w+\(arena: \$0\)\.\w+)\(\w+\) \}\n"
    r"|    \w+\?\.pointee = (?:Int64\(\w+\)|\w+)\n)?"
    r"  \}\n",
    re.DOTALL,
)
_RECORD = re.compile(r"UnsafeMutablePointer<UnsafeMutablePointer<(\w+)>\?>\?")


@dataclass(frozen=True)
class WrittenFunction:
    """A function's comment, its parameters with their types in Swift, and its body."""

    comment: str
    parameters: list[tuple[str, str]]
    body: str


def read(names: list[str], folder: Path, refusals: Refusals) -> list[Operation]:
    """Returns the operations of a folder of the facade; a function of another form is rejected."""
    found = functions(folder)
    operations = []
    for name in names:
        function = found.get(name)
        body = _BODY.fullmatch(function.body) if function else None
        if function and body:
            operations.append(_operation(name, function, body))
        else:
            why = "does more than one call and its answer" if function else "is not in the facade"
            refusals.add(f"Bridge: {name}", f"{why}: write its `_async` by hand")
    return operations


def functions(folder: Path) -> dict[str, WrittenFunction]:
    """Returns the functions of a folder of the facade that return a status."""
    return {
        name: WrittenFunction(comment, _PARAMETER.findall(" ".join(head.split())), body)
        for path in sorted(folder.glob("*.swift"))
        for comment, name, head, body in _FUNCTION.findall(path.read_text(encoding="utf-8"))
    }


def _operation(name: str, function: WrittenFunction, body: re.Match[str]) -> Operation:
    types = dict(function.parameters)
    gift = _gift(body)
    out = body["out"] or ("out" if body["way"] else "")
    left_out = {out, "error", body["limit"]}
    record = _RECORD.fullmatch(types.get(out, ""))
    client, work = body["client"], body["work"]
    if body["call"]:
        client, work = body["blocking"], f"try {body['blocking']}{body['call']}"
    lines = [line[4:] if line.startswith("///") else line for line in function.comment.split("\n")]
    return Operation(
        name=name,
        handle=body["handle"] or body["blocked"],
        parameters=[one for one in function.parameters if one[0] not in left_out],
        reading=body["reading"].splitlines(),
        client=client,
        work=f"      {work}".splitlines(),
        gift=gift,
        out=out,
        record=record[1] if record and body["make"] else "",
        make=body["make"] or "",
        is_blocking=bool(body["call"]),
        is_discarding=False,
        doc=doc_comment.read(lines),
    )


def _gift(body: re.Match[str]) -> Gift:
    if body["make"]:
        return Gift.RECORD
    if body["way"] == "text":
        return Gift.TEXT
    return {"false": Gift.FLAG, "0": Gift.COUNT}.get(body["zero"] or "", Gift.NOTHING)
