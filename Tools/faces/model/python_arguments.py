"""Makes Python parameters from those of a method, by their types and by the table of the Kit.

A table may list them: `[Swift's name ->] name [: type] [= default]`. The name alone is enough if it
is the same in both languages, or the one of the type; the type is one of the table's or Swift's.
Parameters after `*` are keyword-only. Without a list all parameters are used in their order; those
with a label and a default are keyword-only.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from model.python_method import PythonParameter
from model.refusals import Refused
from read.bridge import EnumBridge
from read.kit_enums import KitEnum, value_name
from read.kit_methods import Method, SwiftParameter
from read.method_tables import Argument, MethodBridge
from words import qualified

_WORDS = {"nil": "None", "true": "True", "false": "False"}
_LISTED = re.compile(r"(?:(\w+) -> )?(\w+)(?:: ([\w.?\[\]]+))?(?: = (.+))?")
_PLAIN = {
    "String": Argument(
        "str",
        'pentad._convert.utf8({}, "{}")',
        'pentad._convert.optional_utf8({}, "{}")',
    ),
    "Bool": Argument("bool", 'pentad._convert.flag({}, "{}")'),
    "Int": Argument("int", 'pentad._convert.positive({}, "{}")'),
    "Int64": Argument("int", 'pentad._convert.int64({}, "{}")'),
    "[UInt8]": Argument("bytes", '*pentad._convert.byte_array({}, "{}")'),
}


def of_kit(arguments: Mapping[str, Argument], enums: Sequence[KitEnum]) -> dict[str, Argument]:
    """Returns the conversions of Python values, by the names of Swift's types."""
    chosen = {
        enum.bridge.swift: _enum(enum.bridge) for enum in enums if enum.bridge.python is not None
    }
    return {**_PLAIN, **chosen, **arguments}


def _enum(bridge: EnumBridge) -> Argument:
    name = f"_enums.{bridge.python}"
    return Argument(f"{name} | str", f"{name}({{}}).code")


def read(
    bridge: MethodBridge, method: Method, known: Mapping[str, Argument]
) -> list[PythonParameter]:
    """Returns the parameters of a method; a type without a rule is rejected."""
    if bridge.parameters is None:
        return [
            _parameter(one, known, is_keyword=bool(one.label and one.default))
            for one in method.parameters
        ]
    given = {one.name: one for one in method.parameters}
    found = []
    for line in bridge.parameters:
        if line == "*":
            continue
        listed = _LISTED.fullmatch(line)
        if not listed:
            raise Refused(f"the parameter `{line}` cannot be read")
        swift, name, type_, default = listed.groups()
        one = given.get(swift or name)
        if one is None:
            raise Refused(f"{method.title} has no parameter {swift or name}")
        one = SwiftParameter(one.label, one.name, type_ or one.type, default or one.default)
        is_keyword = "*" in bridge.parameters[: bridge.parameters.index(line)]
        found.append(_parameter(one, known, is_keyword, name if swift else ""))
    return found


def _parameter(
    one: SwiftParameter, known: Mapping[str, Argument], is_keyword: bool, name: str = ""
) -> PythonParameter:
    type_ = one.type.removesuffix("?")
    argument = known.get(type_)
    make = argument and (argument.make if type_ == one.type else argument.optional)
    if not argument or not make:
        raise Refused(f"Python knows no argument of the type {one.type}")
    name = name or argument.name or value_name(one.name).lower()
    optional = " | None" if type_ != one.type else ""
    default = _default(one.default, argument)
    spelled, imports = qualified.spelled(f"{argument.type}{optional}\n{default}\n{make}")
    annotation, default, make = spelled.split("\n")
    return PythonParameter(
        name=name,
        swift=one.name,
        annotation=annotation,
        default=default,
        is_keyword=is_keyword,
        argument=make.replace("{}", name),
        imports=imports,
    )


def _default(swift: str, argument: Argument) -> str:
    """Returns a default in Python: that of an enum is a value of its class."""
    if swift.startswith("."):
        return f"{argument.type.partition(' ')[0]}.{value_name(swift[1:])}"
    return _WORDS.get(swift, swift)
