"""Makes operations from a Kit's methods: parameters and result by type, comments by rule."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from model import gifts, parameter_reads
from model.gifts import Given
from model.operation import Gift, Operation
from model.parameter_reads import Read
from model.refusals import Refusals, Refused
from model.shapes import Shapes
from read.kit_methods import Method
from read.kit_types import KitType
from read.operation_tables import Client, OperationBridge, OperationTables, Reader
from words import operation_comment
from words.wording import Wording
from write import function_text


@dataclass(frozen=True)
class Kit:
    """The data of a Kit other than its methods."""

    tables: OperationTables
    readers: Mapping[str, Reader]
    #: The builder of its records.
    builder: str
    shapes: Shapes
    types: Mapping[str, KitType]


def read(
    kit: Kit,
    methods: Iterable[Method],
    words: Mapping[str, str],
    statuses: set[str],
    refusals: Refusals,
) -> list[Operation]:
    """Returns the operations of a Kit's table; one that does not follow from the rules is rejected.

    `words` contains the C names of Swift types.
    """
    tables = kit.tables
    by_name: dict[str, list[Method]] = {}
    words = dict(words)
    # A link prefers a method of a client to one of another type.
    for method in sorted(methods, key=lambda one: _client(one, tables) is None):
        words.setdefault(method.title, method.c[0])
        for name in method.c:
            by_name.setdefault(name, []).append(method)
    found = []
    for bridge in (one for one in tables.operations if not one.by_hand):
        wording = Wording(bridge.name, words, statuses)
        try:
            method = _method(bridge, kit, by_name.get(bridge.name, []))
            found.append(_operation(bridge, kit, method, wording))
        except Refused as refused:
            refusals.add(f"Bridge: {bridge.name}", str(refused))
    return found


def _client(method: Method, tables: OperationTables) -> Client | None:
    return next((one for one in tables.clients if one.swift == method.owner), None)


def _method(bridge: OperationBridge, kit: Kit, named: list[Method]) -> Method:
    """Returns the method for a function: a client's, else one of a type that the table reads."""
    own = [one for one in named if _client(one, kit.tables)]
    own = own or [one for one in named if one.owner in kit.readers] or named
    fit = [one for one in own if bridge.swift in (None, one.title)]
    if len(fit) != 1:
        titles = ", ".join(one.title for one in own) or "none"
        raise Refused(f"one method must name it, and it is {titles}")
    return fit[0]


def _operation(bridge: OperationBridge, kit: Kit, method: Method, wording: Wording) -> Operation:
    client = _client(method, kit.tables)
    kept = [one for one in method.parameters if one.name not in bridge.without]
    reads = [parameter_reads.read(one, bridge, kit.readers, method, wording) for one in kept]
    arguments = [f"{p.label}: {r.argument}" if p.label else r.argument for p, r in zip(kept, reads)]
    order = bridge.order or (client.order if client else ())
    reads.sort(key=lambda one: one.place(order))
    first, callee = _callee(kit, method, client)
    reads = [*first, *reads]
    given = gifts.of(bridge, kit.tables, method, kit.shapes, kit.types)
    told = {p[0]: about for one in reads for p, about in zip(one.parameters, one.about)}
    operation = Operation(
        name=bridge.name,
        handle=client.handle if client else "",
        parameters=[p for one in reads for p in one.parameters],
        reading=[f"    {one.line}" for one in reads if one.line],
        client=client.parameter if client else "",
        work=function_text.call(
            f"{_effects(bridge, method)}{callee}{_named(bridge, method)}", arguments
        ),
        gift=given.gift,
        out=given.out,
        record=given.record,
        make=_make(given, kit.builder),
        is_blocking=client is not None and (bridge.now or not method.is_async),
        is_discarding=given.gift is Gift.NOTHING and method.result != "()",
        doc=method.doc,
        is_brief=bridge.is_brief,
        parts=given.parts,
        absent=bridge.absent,
    )
    if client:
        handle = _handle(bridge.name, client.parameter)
        operation.parameters.insert(0, (client.parameter, f"{handle}?"))
        told = {client.parameter: f"the {client.parameter}", **told}
    elif method.is_async:
        raise Refused(f"{method.title} is waited for, and has no client")
    return operation_comment.worded(
        operation, bridge, kit.tables.throws, client, method, given, told, reads, wording
    )


def _callee(kit: Kit, method: Method, client: Client | None) -> tuple[list[Read], str]:
    """Returns the code that reads the value on which a method is called, and the prefix of the
    method's name.
    """
    if client:
        return [], f"{client.parameter}."
    if method.is_static:
        return [], method.owner + ("" if method.title.startswith("init(") else ".")
    reader = kit.readers.get(method.owner)
    if not reader:
        raise Refused(f"no reader is known of {method.owner}, which {method.title} is called on")
    read = parameter_reads.subject(reader)
    return [read], f"{read.argument}."


def _effects(bridge: OperationBridge, method: Method) -> str:
    if method.is_async and not bridge.now:
        return "try await "
    return "try " if method.throws_errors else ""


def _named(bridge: OperationBridge, method: Method) -> str:
    name = method.title.partition("(")[0]
    if name == "init":
        return ""
    return f"{name}Now" if bridge.now else name


def _make(given: Given, builder: str) -> str:
    if given.gift is Gift.FILLED:
        return f"{builder}(arena: Arena()).{given.make}"
    return f"{builder}(arena: $0).{given.make}" if given.gift is Gift.RECORD else given.make


def _handle(name: str, parameter: str) -> str:
    """Returns `pentad_video_feed_ref` for `pentad_video_feed_refresh`."""
    return f"{'_'.join([*name.split('_')[:2], parameter])}_ref"
