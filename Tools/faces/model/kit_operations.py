"""Makes operations of a client's methods: parameters and result by type, comments by rule."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from model import parameter_reads
from model.operation import Gift, Operation
from model.refusals import Refusals, Refused
from read.kit_methods import Method
from read.operation_tables import OperationBridge, OperationTables
from words import operation_comment
from words.wording import Wording


def read(
    tables: OperationTables,
    methods: Iterable[Method],
    types: Mapping[str, str],
    statuses: set[str],
    refusals: Refusals,
) -> list[Operation]:
    """The operations of a Kit's table; one that follows from no rule is refused.

    `types` are what C has for types of Swift.
    """
    by_name: dict[str, list[Method]] = {}
    words = dict(types)
    # A link names a method of the client itself before one of another type.
    for method in sorted(methods, key=lambda one: not _is_own(one, tables)):
        words.setdefault(method.title, method.c[0])
        for name in method.c:
            by_name.setdefault(name, []).append(method)
    found = []
    for bridge in (one for one in tables.operations if not one.by_hand):
        wording = Wording(bridge.name, words, statuses)
        try:
            method = _method(bridge, tables, by_name.get(bridge.name, []))
            found.append(_operation(bridge, tables, method, wording))
        except Refused as refused:
            refusals.add(f"Bridge: {bridge.name}", str(refused))
    return found


def _is_own(method: Method, tables: OperationTables) -> bool:
    return tables.client is not None and method.owner == tables.client.swift


def _method(bridge: OperationBridge, tables: OperationTables, named: list[Method]) -> Method:
    if tables.client is None:
        raise Refused("its Kit's table has no client")
    own = [one for one in named if _is_own(one, tables)]
    fit = [one for one in own if bridge.swift in (None, one.title)]
    if len(fit) != 1:
        titles = ", ".join(one.title for one in own) or "none"
        raise Refused(f"one method of {tables.client.swift} must name it, and it is {titles}")
    return fit[0]


def _operation(
    bridge: OperationBridge,
    tables: OperationTables,
    method: Method,
    wording: Wording,
) -> Operation:
    assert tables.client
    client = tables.client
    kept = [one for one in method.parameters if one.name not in bridge.without]
    reads = [parameter_reads.read(one, bridge, tables, method, wording) for one in kept]
    arguments = ", ".join(
        f"{p.label}: {r.argument}" if p.label else r.argument for p, r in zip(kept, reads)
    )
    reads.sort(key=lambda one: one.place(bridge.order))
    gift, out, (record, make) = _gift(bridge, tables, method)
    parameters = [parameter for one in reads for parameter in one.parameters]
    about = [text for one in reads for text in one.about]
    operation = Operation(
        name=bridge.name,
        handle=client.handle,
        parameters=[(client.parameter, f"{_handle(bridge.name, client.parameter)}?"), *parameters],
        reading=[f"    {one.line}" for one in reads if one.line],
        client=client.parameter,
        work=[f"try await {client.parameter}.{method.title.partition('(')[0]}({arguments})"],
        gift=gift,
        out=out,
        record=record,
        make=f"{client.records}(arena: $0).{make}" if make else "",
        is_blocking=False,
        is_discarding=gift is Gift.NOTHING and method.result != "()",
        doc=method.doc,
    )
    told = {name: text for (name, _), text in zip(parameters, about)}
    return operation_comment.worded(operation, bridge, tables, method, told, wording)


def _handle(name: str, parameter: str) -> str:
    """`pentad_video_feed_ref` for `pentad_video_feed_refresh`."""
    return f"{name[: name.index(parameter) + len(parameter)]}_ref"


def _gift(
    bridge: OperationBridge, tables: OperationTables, method: Method
) -> tuple[Gift, str, tuple[str, str]]:
    """What is given, the parameter that receives it, and the record with what makes it."""
    if bridge.gives and method.result in tables.results:
        return Gift.RECORD, bridge.out or "out", tables.results[method.result]
    if method.result == "String":
        return Gift.TEXT, "out", ("", "")
    if method.result == "Bool" and bridge.out:
        return Gift.FLAG, bridge.out, ("", "")
    if method.result == "()" or method.is_discardable:
        return Gift.NOTHING, "", ("", "")
    raise Refused(f"nothing is known of {method.result}, which {method.title} gives")
