"""Events are of a class for each kind, so that ``match`` knows what one has."""

from __future__ import annotations

import copy
import dataclasses
import pickle
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from pentad import astro, chat, stellar, video

ROOT = Path(__file__).parents[2]
KITS: list[tuple[Any, type, Any]] = [
    (astro, astro.AstroEvent, astro.AstroEventKind),
    (chat, chat.ChatEvent, chat.ChatEventKind),
    (stellar, stellar.StellarEvent, stellar.StellarEventKind),
    (video, video.VideoEvent, video.VideoEventKind),
]


@pytest.mark.parametrize(("kit", "event", "kinds"), KITS)
def test_each_kind_has_a_class(kit: Any, event: Any, kinds: Any) -> None:
    names = {"".join(map(str.capitalize, kind.name.split("_"))): kind for kind in kinds}
    assert set(kit.events.__all__) == set(names)
    for name, kind in names.items():
        found = event(kind, 7)
        assert type(found) is getattr(kit.events, name)
        assert isinstance(found, event)
        assert repr(found).startswith(f"{name}(kind=")
        for copied in (copy.copy(found), copy.deepcopy(found), pickle.loads(pickle.dumps(found))):
            assert type(copied) is type(found)
            assert copied == found
        assert dataclasses.replace(found, number=8) == event(kind, 8)
        assert type(dataclasses.replace(found, number=8)) is type(found)


PROGRAM = """
from pentad.chat import ChatEvent, ChatEventKind, events

def shown(event: ChatEvent) -> str:
    match event:
        case events.Typing(conversation=where, user_id=who):
            return f"{who.upper()} writes in {where.upper()}"
        case events.MessagesUpdated(inserted=(first, *_)):
            return f"new: {first + 1}"
        case events.Failed(error=error):
            return error.message
        case events.Reset():
            return "read anew"
    return str(event.kind)

told = [
    ChatEvent(ChatEventKind.TYPING, 1, conversation="g:1", user_id="ann"),
    ChatEvent(ChatEventKind.MESSAGES_UPDATED, 2, conversation="g:1", inserted=(6,)),
    ChatEvent(ChatEventKind.RESET, 3),
    ChatEvent(ChatEventKind.MESSAGES_UPDATED, 4, conversation="g:1", inserted=()),
]
print([shown(event) for event in told])
"""


@pytest.mark.skipif(sys.version_info < (3, 10), reason="match since Python 3.10")
def test_match_narrows_an_event(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """At run time, and for a type checker: in a Typing event no own field is None."""
    exec(PROGRAM, {})
    expected = ["ANN writes in G:1", "new: 7", "read anew", "messagesUpdated"]
    assert capsys.readouterr().out == f"{expected}\n"
    program = tmp_path / "program.py"
    program.write_text(PROGRAM)
    options = ["--strict", "--no-incremental", "--config-file="]
    run = subprocess.run(
        [sys.executable, "-m", "mypy", *options, str(program)],
        cwd=tmp_path,
        env={"MYPYPATH": str(ROOT / "Sources/PentadPython"), "PATH": "/usr/bin:/bin"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.stdout.startswith("Success"), run.stdout
