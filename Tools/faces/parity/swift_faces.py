"""The faces that are Swift programs on the Kits: the C functions, and the commands."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from pathlib import Path

from parity.index import Index

#: The symbols that each function or command reaches, by name.
Reach = Mapping[str, frozenset[str]]


def functions(facade: Index, symbols: Iterable[str]) -> Reach:
    """Returns the symbols that each C function reaches, from the facade's own index."""
    roots = {facade.names[usr].split("(")[0]: usr for usr in facade.uses}
    return {name: frozenset(facade.reach([roots[name]])) for name in symbols}


def commands(index: Index, sources: Path) -> Reach:
    """Returns the symbols that each command reaches, from the index of the command."""
    typed = _typed(index, sources)
    arguments: dict[str, list[str]] = {}
    roots: dict[str, list[str]] = {}
    for usr, owner in index.owners.items():
        if index.names[usr] == "init(argument:)":
            arguments.setdefault(index.names[owner], []).append(usr)
        elif index.names[usr] in ("run()", "validate()") and owner in typed:
            roots.setdefault(typed[owner], []).append(usr)
    found = {}
    for command, begins in roots.items():
        reached = index.reach(begins)
        # The initialiser that parses an argument's text is not named anywhere.
        types = {index.names.get(usr, "") for usr in reached}
        readers = [usr for name in types for usr in arguments.get(name, ())]
        found[command] = frozenset(reached | index.reach(readers))
    return found


def _typed(index: Index, sources: Path) -> dict[str, str]:
    """Returns the typed words for each type that is a command: `chat like`.

    A command with two parents gets the shorter words: `panchang`, not `astro panchang`.
    """
    own_names = _own_names(sources)
    parts = {
        owner: index.uses[usr]
        for usr, owner in index.owners.items()
        if index.names[usr] == "configuration"
    }
    found = dict.fromkeys(parts.keys() - set().union(*parts.values()), "")
    waiting = list(found)
    for command in waiting:
        # A command may use a word of its parent command.
        for part in (parts[command] & parts.keys()) - found.keys():
            name = index.names[part]
            own = own_names.get(name) or _default_name(name)
            found[part] = f"{found[command]} {own}".strip()
            waiting.append(part)
    return found


def _own_names(sources: Path) -> dict[str, str]:
    """Returns the names that commands define themselves, by their types."""
    found = {}
    for path in sources.rglob("*.swift"):
        _, *pieces = re.split(r"(\w+): (?:Async)?ParsableCommand {", path.read_text("utf-8"))
        for name, body in zip(pieces[::2], pieces[1::2]):
            own = re.search(r'commandName: "([^"]+)"', body)
            if own:
                found[name] = own[1]
    return found


def _default_name(name: str) -> str:
    """Returns ArgumentParser's name for a command: `sign-out` for SignOut."""
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "-", name).lower()
