"""The C text that makes an argument of a type out of the fuzzer's input.

The value follows from its type; the meaning of a text or a number follows from its name.
"""

from __future__ import annotations

from call_functions import plain
from model.abi_types import Array, CType, Kind, Named, Pointer, Scalar, is_text
from read.types_header import TypesHeader

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


class Values:
    """The values of arguments; `kinds` are the handles and records that are freed by themselves."""

    def __init__(self, types: TypesHeader, kinds: list[str]) -> None:
        self.types = types
        self.kinds = kinds
        self._callbacks: dict[str, str] = {}
        self._records: dict[str, str] = {}

    @property
    def definitions(self) -> str:
        """The functions that the values made so far refer to."""
        return "".join([*self._callbacks.values(), *self._records.values()])

    def callback(self, name: str, is_completion: bool) -> str:
        """The name of a callback that counts; NULL at times."""
        counter = "completions_come" if is_completion else "callbacks_come"
        callback = self.types.callbacks[name]
        function = f"{'end' if is_completion else 'on'}_{name}"
        types = [plain(parameter.type) for parameter in callback.parameters]
        parameters = ", ".join(f"{type_} p{number}" for number, type_ in enumerate(types))
        unused = "".join(f"  (void)p{number};\n" for number in range(len(types)))
        ending = "" if callback.result == Scalar("void") else "  return 0;\n"
        self._callbacks[function] = (
            f"static {plain(callback.result)} {function}({parameters}) {{\n"
            f"{unused}  {counter} += 1;\n{ending}}}\n"
        )
        return f"input_chance(16) ? NULL : {function}"

    def is_live(self, type_: CType) -> bool:
        return (
            isinstance(type_, Pointer)
            and isinstance(type_.target, Named)
            and type_.target.name in self.kinds
            and (type_.const or type_.target.kind is Kind.HANDLE)
        )

    def kind(self, type_: CType) -> str:
        if isinstance(type_, Pointer) and type_.target == Scalar("char"):
            return str(len(self.kinds))
        if isinstance(type_, Pointer) and isinstance(type_.target, Named):
            return f"kind_{type_.target.name}"
        raise ValueError(f"{type_} is no object")

    def value(self, name: str, type_: CType) -> str:
        if isinstance(type_, Pointer):
            return self._pointer(name, type_)
        if isinstance(type_, Named):
            if type_.kind is Kind.CALLBACK:
                return self.callback(type_.name, is_completion=False)
            return f"({type_.name})a_number()"
        if isinstance(type_, Scalar):
            return _number(name, type_.name)
        raise ValueError(f"{name} is an array")

    def _pointer(self, name: str, type_: Pointer) -> str:
        target = type_.target
        if self.is_live(type_):
            return f"live({self.kind(type_)})"
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
        return f"a_block(sizeof({plain(target)}))"

    def _is_of_network(self, record: str) -> bool:
        """Without it, a call would try again and again for seconds."""
        fields = self.types.records[record]
        return record == NETWORK or any(_target(field.type) == NETWORK for field in fields)

    def _made(self, record: str) -> str:
        """The arguments that make a record; its filling function is written first."""
        fields = self.types.records[record]
        is_sized = fields[0].name == "struct_size"
        if record not in self._records:
            self._records[record] = ""
            lines = [
                f"  r->{field.name} = {self.value(field.name, field.type)};"
                for field in fields
                if field.name != "struct_size" and not isinstance(field.type, Array)
            ]
            # Written after those that it uses.
            del self._records[record]
            self._records[record] = (
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
