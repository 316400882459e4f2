"""The C interface compared with a Kit's package: words, functions, twins."""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from native_names import SIGNATURES, TYPES
from pentad._names import JoinedName, Name


def check_words(ours: type[Name], theirs: Iterable[Any]) -> None:
    """The words of an enum are those of C's, in their order and with their numbers."""
    theirs = [one for one in theirs if not one.name.endswith("FORCE_INT32")]
    numbers = [word.bit if isinstance(word, JoinedName) else word.code for word in ours]
    assert numbers == [int(one) for one in theirs]
    for word, one in zip(ours, theirs):
        assert one.name.endswith(f"_{word.name}")
        assert str(word).lower() == word.name.replace("_", "").lower()
        assert ours.of(word.code) is word


def functions(*prefixes: str) -> set[str]:
    """The functions whose names begin so, but for those that name the values of an enum."""
    names = {f"{name}_name" for name in TYPES}
    return {name for name in SIGNATURES if name.startswith(prefixes)} - names


def functions_called(*sources: Path) -> set[str]:
    """The functions that sources call."""
    text = "\n".join(source.read_text("utf-8") for source in sources)
    return set(re.findall(r"\blib\.(\w+)", text))


def check_twins(kind: type, no_work: set[str]) -> int:
    """Each method that works, and `open`, has an `async` twin, each `on_` an `observe_`.

    Checks the twins, and returns the number of methods.
    """
    methods = {
        name
        for name in dir(kind)
        if not name.startswith(("_", "on_", "observe_"))
        and not name.endswith("_async")
        and callable(getattr(kind, name))
    }
    for name in methods - no_work | {"close", "open"}:
        assert hasattr(kind, f"{name}_async"), name
    for name in dir(kind):
        if name.startswith("on_") and name not in no_work:
            assert hasattr(kind, f"observe_{name.removeprefix('on_')}")
    return len(methods)
