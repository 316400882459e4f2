"""Makes parameters of C of those of a method, by their types."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from model.refusals import Refused
from read.kit_enums import value_name
from read.kit_methods import Method, SwiftParameter
from read.operation_tables import OperationBridge, OperationTables
from words.wording import Wording

_TEXT = "UnsafePointer<CChar>?"
_SCALARS = {"Bool", "Int32", "Int64", "UInt64", "Double"}


@dataclass(frozen=True)
class Read:
    """How one parameter of Swift comes of those of C."""

    #: The names and types of C, and what the comment says of each.
    parameters: list[tuple[str, str]]
    about: list[str]
    #: The line that reads it; empty where it is taken as it is.
    line: str
    argument: str

    def place(self, order: Sequence[str]) -> int:
        """Its place among those of C; behind all that `order` names."""
        name, _ = self.parameters[0]
        return order.index(name) if name in order else len(order)


def read(
    parameter: SwiftParameter,
    bridge: OperationBridge,
    tables: OperationTables,
    method: Method,
    wording: Wording,
) -> Read:
    """How a parameter of a method is read; one of a type without a rule is refused."""
    type_ = parameter.type.removesuffix("?")
    reader = tables.readers.get(type_)
    own = reader.parameter if reader else value_name(parameter.name).lower()
    name = bridge.names.get(parameter.name, own)
    told = method.doc.parameters.get(parameter.name, "")
    about = wording.phrase(told) if told else reader.about if reader else ""
    if not about:
        raise Refused(f"{method.title} does not say what {parameter.name} is")
    if reader and reader.make and type_ == parameter.type:
        line = f"let {name} = {reader.make.format(name)}"
        return Read([(name, reader.type)], [about], line, name)
    if parameter.type in _SCALARS:
        return Read([(name, parameter.type)], [about], "", name)
    if parameter.type == "[UInt8]":
        bytes_ = [(name, "UnsafePointer<UInt8>?"), ("size", "size_t")]
        line = f'let {name} = try readBytes({name}, size, "{name}")'
        return Read(bytes_, [f"{about}; NULL when `size` is 0", "how many bytes"], line, name)
    readers = {"": "readText", "?": "readOptionalText"} if type_ == "String" else {}
    if reader and reader.reader:
        readers = {"": reader.reader, "?": reader.optional}
    if not readers:
        raise Refused(f"no reader is known of {parameter.type}")
    function = readers[parameter.type.removeprefix(type_)]
    if (type_ != parameter.type) != ("NULL" in about):
        raise Refused(f"{method.title} must say what nil is for {parameter.name}, if it may be")
    return Read([(name, _TEXT)], [about], f'let {name} = try {function}({name}, "{name}")', name)
