"""The docstrings of the clients, as `help()` shows them."""

from __future__ import annotations

import inspect
import re

import pytest
from pentad import chat, stellar, video

CLIENTS = [chat.ChatClient, stellar.StellarAccounts, stellar.StellarClient, video.VideoFeed]


@pytest.mark.parametrize("client", CLIENTS)
def test_every_public_method_has_a_docstring_whose_references_lead_somewhere(client: type) -> None:
    for name, member in inspect.getmembers(client, callable):
        if name.startswith("_"):
            continue
        text = inspect.getdoc(member)
        assert text, name
        for other in re.findall(r":meth:`(\w+)`", text):
            assert hasattr(client, other), f"{name} refers to {other}"


@pytest.mark.parametrize("client", CLIENTS)
def test_docstrings_have_the_words_of_python(client: type) -> None:
    for name, member in inspect.getmembers(client, callable):
        text = inspect.getdoc(member) or ""
        if not name.startswith("_"):
            assert not re.search(r"\bnil\b|\bpentad_|PentadCore", text), name


@pytest.mark.parametrize("client", CLIENTS)
def test_a_method_and_its_twin_take_the_same(client: type) -> None:
    for name, member in inspect.getmembers(client, callable):
        twin = getattr(client, f"{name}_async", None)
        if twin is None or name.startswith("_") or name == "close":
            continue
        given = inspect.signature(member).parameters
        # A twin may report its progress, too.
        own = {
            key: str(value)
            for key, value in inspect.signature(twin).parameters.items()
            if key not in {"progress", "update"}
        }
        assert own == {key: str(value) for key, value in given.items()}, name
