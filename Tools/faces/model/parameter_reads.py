"""Makes C parameters from those of a method, by their types."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from model.kit_records import count_of
from model.refusals import Refused
from read.kit_enums import value_name
from read.kit_methods import Method, SwiftParameter
from read.operation_tables import OperationBridge, Reader
from words.wording import Wording

_TEXT = "UnsafePointer<CChar>?"
_SCALARS = {"Bool", "Int32", "Int64", "UInt64", "Double"}
_STRING = Reader(reader="readText")


@dataclass(frozen=True)
class Read:
    """The conversion of C parameters to one parameter of Swift."""

    #: The names and types of C, and their descriptions in the comment.
    parameters: list[tuple[str, str]]
    about: list[str]
    #: The line that reads it; empty if it is used unchanged.
    line: str
    argument: str
    reader: Reader

    def place(self, order: Sequence[str]) -> int:
        """Returns its position among those of C; after all that `order` names."""
        name, _ = self.parameters[0]
        return order.index(name) if name in order else len(order)


def read(
    parameter: SwiftParameter,
    bridge: OperationBridge,
    readers: Mapping[str, Reader],
    method: Method,
    wording: Wording,
) -> Read:
    """Returns the conversion of a method's parameter; a type without a rule is rejected."""
    type_ = parameter.type.removesuffix("?")
    reader = readers.get(bridge.readers.get(parameter.name, type_))
    own = value_name(parameter.name).lower()
    if reader and reader.parameters:
        return several(own, reader, type_ != parameter.type)
    name = bridge.names.get(parameter.name, (reader.parameter if reader else "") or own)
    told = method.doc.parameters.get(parameter.name, "")
    about = wording.phrase(told) if told else reader.about if reader else ""
    if reader and "NULL" not in about and "; NULL" in reader.about:
        about += reader.about[reader.about.index("; NULL") :]
    about = bridge.comments.get(name, about)
    if not about:
        raise Refused(f"{method.title} does not say what {parameter.name} is")
    if of_item := _of_item(parameter.type, readers):
        return _list(name, about, of_item)
    if reader and reader.make:
        return _made(name, about, reader, is_optional=type_ != parameter.type)
    if parameter.type in _SCALARS:
        return Read([(name, parameter.type)], [about], "", name, Reader())
    if parameter.type == "[UInt8]":
        bytes_ = [(name, "UnsafePointer<UInt8>?"), ("size", "size_t")]
        line = f'let {name} = try readBytes({name}, size, "{name}")'
        told_of = [f"{about}; NULL when `size` is 0", "the number of bytes"]
        misuse = Reader(misuse=("more bytes than an array can hold",))
        return Read(bytes_, told_of, line, name, misuse)
    reader = _STRING if type_ == "String" else reader
    if not reader or not reader.reader:
        raise Refused(f"no reader is known of {parameter.type}")
    function = reader.optional if type_ != parameter.type else reader.reader
    if (type_ != parameter.type) != ("NULL" in about):
        raise Refused(f"{method.title} must say what nil is for {parameter.name}, if it may be")
    line = f'let {name} = try {function}({name}, "{name}")'
    return Read([(name, _TEXT)], [about], line, name, reader)


def several(name: str, reader: Reader, is_optional: bool) -> Read:
    """Returns the conversion of several parameters to one value: a start and an end to a period."""
    if is_optional:
        raise Refused(f"{name} comes of several parameters, and may be nil")
    parameters = [(one, reader.type) for one in reader.parameters]
    line = f"let {name} = {reader.make.format(*reader.parameters)}"
    return Read(parameters, [*reader.parameters.values()], line, name, reader)


def _of_item(type_: str, readers: Mapping[str, Reader]) -> Reader | None:
    """Returns the reader of the records of an array; None for another type."""
    reader = readers.get(type_[1:-1]) if type_.startswith("[") else None
    return reader if reader and reader.type.startswith("UnsafePointer<") else None


def _list(name: str, about: str, of_item: Reader) -> Read:
    """Returns the conversion of an array of pointers to records."""
    count = count_of(name)
    make = of_item.make.replace("{}", f'require(item.pointee, "{name}")')
    line = (
        f'let {name} = try readItems({name}, {count}, "{name}") {{ (item) throws(PentadError) in\n'
        f"      {make}\n    }}"
    )
    misuse = ("more items than an array can hold", f"a missing item of `{name}`")
    return Read(
        [(name, f"UnsafePointer<{of_item.type}>?"), (count, "size_t")],
        [f"{about}; NULL when there are none", f"the number of items in `{name}`"],
        line,
        name,
        replace(of_item, misuse=misuse),
    )


def subject(reader: Reader) -> Read:
    """Returns the conversion of the value on which a method is called."""
    if not reader.parameter or not reader.about:
        raise Refused("what it is called on needs a parameter and what that is")
    return _made(reader.parameter, reader.about, reader, is_optional=False)


def _made(name: str, about: str, reader: Reader, is_optional: bool) -> Read:
    make = reader.make
    if is_optional:
        if not reader.none and not reader.type.endswith("?"):
            raise Refused(f"nothing says what nil is for {name}")
        if "NULL" not in about:
            raise Refused(f"the method must say what nil is for {name}")
        about = about.replace("NULL", reader.nil)
        make = reader.none or f"{{}} == nil ? nil : {make}"
    made = make.replace("{}", name).replace("{name}", f'"{name}"')
    line = "" if made == name else f"let {name} = {made}"
    return Read([(name, reader.type)], [about], line, name, reader)
