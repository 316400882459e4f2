"""The functions of pentad.h that the call fuzzer calls."""

from __future__ import annotations

import json
import subprocess
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from model.abi_types import CType, Named, Pointer, Scalar
from read import c_types
from read.types_header import TypesHeader

ROOT = Path(__file__).resolve().parents[1]

# These end the library permanently; lose completions, and so come at the end; or wait without limit
# for a network that never comes.
LEFT_OUT = {
    "pentad_shutdown",
    "pentad_session_free",
    "pentad_chat_client_wait_for_delivery",
    "pentad_video_feed_wait_for_delivery",
}


@dataclass
class Function:
    """A function of the header."""

    name: str
    result: str
    parameters: list[tuple[str, CType]]

    @property
    def is_asynchronous(self) -> bool:
        """Returns true if a completion comes later."""
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


def plain(type_: CType) -> str:
    """The type as C writes it, without nullability."""
    if isinstance(type_, Pointer):
        const = "const " if type_.const and not isinstance(type_.target, Pointer) else ""
        inner = " const" if type_.const and isinstance(type_.target, Pointer) else ""
        return f"{const}{plain(type_.target)}{inner} *"
    if isinstance(type_, (Scalar, Named)):
        return type_.name
    raise ValueError(f"{type_} is no parameter")
