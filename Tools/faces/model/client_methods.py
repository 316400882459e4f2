"""Makes the methods of Python's client from those of a Kit's client."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from model import c_calls, python_arguments
from model.c_calls import CCall
from model.operation import Gift, Operation
from model.python_method import PythonMethod
from model.python_results import Results
from model.refusals import Refusals, Refused
from read import exceptions, kit_methods
from read.bridge import MODULES, Bridge
from read.kit_enums import KitEnum
from read.kit_methods import Method
from read.method_tables import Argument, MethodBridge
from words import method_docstring
from words.links import Links
from words.python_wording import PythonWording


@dataclass(frozen=True)
class _Kit:
    table: Bridge
    methods: Mapping[str, list[Method]]
    calls: Mapping[str, CCall]
    arguments: Mapping[str, Argument]
    results: Results
    #: The names of the asynchronous callables, by C function.
    gives: Mapping[str, str]
    wording: PythonWording


def read(
    table: Bridge,
    made: Sequence[Operation],
    waiting: Iterable[Operation],
    enums: Sequence[KitEnum],
    links: Links,
    places: tuple[Path, Path],
    refusals: Refusals,
) -> list[PythonMethod]:
    """Returns those of a Kit's table; `places` are the folders of the graphs and of the project."""
    if not table.python.methods or not table.tables.clients:
        return []
    graphs, root = places
    found, _ = kit_methods.read(graphs, MODULES[table.kit])
    clients = {one.swift for one in table.tables.clients}
    own = [one for one in found if one.owner in clients]
    header = (root / "Bridge/core.h").read_text(encoding="utf-8")
    kit = _Kit(
        table=table,
        methods=_by_function(own),
        calls=c_calls.read(table, made, root),
        arguments=python_arguments.of_kit(table.python.arguments, enums),
        results=Results.of_kit(table),
        gives={one.name: give_name(one, table) for one in waiting},
        wording=PythonWording(_names(table, own), links, exceptions.read(header, table.kit)),
    )
    methods = []
    for bridge in table.python.methods:
        try:
            methods.append(_method(bridge, kit))
        except Refused as refused:
            refusals.add(f"Bridge: {bridge.owner}.{bridge.name}", str(refused))
    return methods


def give_name(operation: Operation, table: Bridge) -> str:
    """Returns `give_group` for a `pentad_chat_group`; `complete` for a call without a result."""
    if operation.gift is Gift.NOTHING:
        return "complete"
    if operation.gift is Gift.RECORD:
        return f"give_{operation.record.removeprefix(f'pentad_{table.kit}_')}"
    return f"give_{operation.gift.value}"


def _by_function(methods: Iterable[Method]) -> dict[str, list[Method]]:
    found: dict[str, list[Method]] = {}
    for method in methods:
        for name in method.c:
            found.setdefault(name, []).append(method)
    return found


def _names(table: Bridge, methods: Iterable[Method]) -> dict[str, str]:
    """Returns the Python names of methods, by their titles: hand-written ones are named like their
    functions.
    """
    given = {one.function: one.name for one in table.python.methods if one.swift is None}
    own = {one.swift: one.name for one in table.python.methods if one.swift}
    clients = "|".join(one.parameter for one in table.tables.clients)
    beginning = re.compile(f"pentad_{table.kit}_(?:(?:{clients})_)?")
    found = {}
    for method in methods:
        name = given.get(method.c[0], beginning.sub("", method.c[0]).removesuffix("_async"))
        found[method.title] = own.get(method.title, "close" if name == "free" else name)
    return found


def _method(bridge: MethodBridge, kit: _Kit) -> PythonMethod:
    named = kit.methods.get(bridge.function, [])
    fit = [one for one in named if bridge.swift in (None, one.title)]
    if len(fit) != 1 or bridge.function not in kit.calls:
        titles = ", ".join(one.title for one in fit) or "none"
        raise Refused(f"one method must name {bridge.function}, and it is {titles}")
    method, call = fit[0], kit.calls[bridge.function]
    parameters = python_arguments.read(bridge, method, kit.arguments)
    _check(bridge, call, [one.argument for one in parameters])
    result, read_, imports = kit.results.of(call)
    give = kit.gives.get(bridge.function, "")
    is_timed = bool(give) if bridge.timed is None else bridge.timed
    throws = kit.table.python.throws
    return PythonMethod(
        name=bridge.name,
        owner=bridge.owner,
        function=bridge.function,
        call=call,
        parameters=parameters,
        constants=bridge.constants,
        result=result,
        read=read_,
        is_timed=is_timed,
        give=give,
        doc=method_docstring.paragraphs(bridge, method, call, parameters, throws, kit.wording),
        twin_doc=_twin_doc(bridge, is_timed),
        imports=imports,
    )


def _check(bridge: MethodBridge, call: CCall, arguments: Sequence[str]) -> None:
    """Rejects a method that would call the function with too few or too many arguments."""
    count = len(bridge.constants) + sum(2 if one[0] == "*" else 1 for one in arguments)
    if count != len(call.parameters):
        raise Refused(f"{bridge.function} takes {', '.join(call.parameters)}; {count} are given")


def _twin_doc(bridge: MethodBridge, is_timed: bool) -> str:
    usual = "to cancel the task ends the wait" if is_timed else ""
    cancelled = usual if bridge.cancelled is None else bridge.cancelled
    return f"As :meth:`{bridge.name}`{cancelled and f'; {cancelled}'}."
