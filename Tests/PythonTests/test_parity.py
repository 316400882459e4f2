"""Each public operation of Swift is available in all faces, and the check reports missing ones."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import write_parity
from parity import check, exemptions, python_fields
from parity.exemptions import Exemption
from parity.index import Index
from parity.join import FACES, Faces, Row, rows
from parity.operations import Member

ROOT = Path(__file__).parents[2]
LIKE = "ChatClient.like(_:by:)"


@pytest.fixture(scope="module")
def found() -> write_parity.Parity:
    """The faces of the last build: `make graphs` makes what this reads."""
    return write_parity.read(ROOT / ".build/debug", ROOT)


def test_every_operation_has_its_faces_or_a_reason(found: write_parity.Parity) -> None:
    assert found.problems() == []


def test_the_nearest_names_come_first(found: write_parity.Parity) -> None:
    row = next(row for row in found.rows if row.member.title == LIKE)
    assert row.c == ("pentad_chat_client_like",)
    assert row.python[0] == "chat.ChatClient.like"
    assert row.command[0] == "chat like"


@pytest.mark.parametrize("face", FACES)
def test_a_face_that_is_taken_away_is_missed(found: write_parity.Parity, face: str) -> None:
    taken: dict[str, Any] = {face.lower(): ()}
    without = [replace(row, **taken) if row.member.title == LIKE else row for row in found.rows]
    problems = replace(found, rows=without).problems()
    assert f"ChatKit: {LIKE} has no face in {face}" in problems


def test_a_function_that_python_does_not_call_is_missed(found: write_parity.Parity) -> None:
    python = {name: used - {"pentad_chat_client_like"} for name, used in found.faces.python.items()}
    problems = replace(found, faces=replace(found.faces, python=python)).problems()
    assert problems == ["C: pentad_chat_client_like has no face in Python"]


def test_a_function_of_c_alone_is_missed(found: write_parity.Parity) -> None:
    more = {**found.faces.c, "pentad_chat_guess": frozenset[str]()}
    problems = replace(found, faces=replace(found.faces, c=more)).problems()
    assert problems == [
        f"C: pentad_chat_guess has no face in {face}" for face in ("Python", "Swift")
    ]


def test_a_field_that_python_does_not_read_is_missed(found: write_parity.Parity) -> None:
    problems = replace(found, unread=[*found.unread, "pentad_chat_user.shoe_size"]).problems()
    assert problems == ["C: pentad_chat_user.shoe_size has no face in Python"]


NATIVE = """
class pentad_chat_unread(Structure):
    pass
pentad_chat_unread._fields_ = [("struct_size", c_size_t), ("total", c_int64)]
"""


@pytest.mark.parametrize(
    ("line", "is_read"),
    [
        ("found = record.total", True),
        ("found = getattr(record, 'total')", True),
        ("record = pentad_chat_unread(total=1)", True),
        ("total = 1", False),
        ("found = other(total)", False),
        ("'How many in total.'", False),
    ],
)
def test_a_field_is_read_by_its_name_and_not_by_a_word(
    tmp_path: Path, line: str, is_read: bool
) -> None:
    (tmp_path / "chat").mkdir()
    (tmp_path / "_native.py").write_text(NATIVE)
    (tmp_path / "__init__.py").touch()
    (tmp_path / "chat/client.py").write_text(f"{line}\n")
    assert python_fields.unread(tmp_path) == ([] if is_read else ["pentad_chat_unread.total"])


# ---- The rules, on a Kit of two operations

ASK = Member("ChatKit", "s:ask", "ChatClient", "ask(_:)", is_field=False)
TELL = Member("ChatKit", "s:tell", "ChatClient", "tell()", is_field=False)
SHORT = Member("ChatKit", "s:shortmF", "Answer", "short", is_field=True)
LONG = Member("ChatKit", "s:longmF", "Answer", "long", is_field=True)


def joined(c: dict[str, frozenset[str]], *members: Member) -> list[Row]:
    kits = Index(
        names={
            "s:client": "ChatClient",
            "s:askNow": "askNow(_:)",
            "s:answer": "Answer",
            SHORT.usr: SHORT.name,
            LONG.usr: LONG.name,
        },
        owners={"s:askNow": "s:client", SHORT.usr: "s:answer", LONG.usr: "s:answer"},
    )
    python = {f"chat.{name}": frozenset({name}) for name in c}
    return rows(members, kits, Faces(c, python, {"chat ask": frozenset({"s:ask"})}))


def test_the_twin_that_blocks_is_the_same_operation() -> None:
    (row,) = joined({"pentad_ask": frozenset({"s:askNow"})}, ASK)
    assert row == Row(ASK, ("pentad_ask",), ("chat.pentad_ask",), ("chat ask",))


def test_most_specific_name_comes_first() -> None:
    c = {"pentad_all": frozenset({"s:ask", "s:tell"}), "pentad_one": frozenset({"s:ask"})}
    assert joined(c, ASK, TELL)[0].c == ("pentad_one", "pentad_all")


def test_missing_case_is_found_among_distinct_ones() -> None:
    assert joined({}, SHORT, LONG) == []
    short, long = joined({"pentad_ask": frozenset({"s:shortmF"})}, SHORT, LONG)
    assert short.missing() == ()
    assert long.missing() == ("C",)


def reason(pattern: str, *faces: str) -> Exemption:
    return Exemption("ChatKit", frozenset(faces), "so it is", pattern)


def test_a_reason_is_enough_until_nothing_needs_it() -> None:
    none, whole = Row(TELL), Row(TELL, ("pentad_tell",), ("chat.tell",), ("chat tell",))
    own = [reason("ChatClient.tell()", *FACES)]
    assert check.lacking([none], own) == []
    assert check.lacking([whole], own) == [
        "ChatKit: nothing needs the exemption of ChatClient.tell()"
    ]


def test_exemption_does_not_cover_existing_faces() -> None:
    whole = Row(ASK, ("pentad_ask",), ("chat.ask",), ("chat ask",))
    problems = check.lacking([whole, Row(TELL)], [reason("ChatClient.*", *FACES)])
    assert problems == [f"ChatKit: the exemption of ChatClient.* covers {ASK.title}, which has it"]


def test_unknown_c_name_is_reported() -> None:
    row = Row(replace(ASK, named=("pentad_aks", "pentad_ask_options")))
    problems = check.misnamed([row], Faces({}, {}, {}), {"pentad_ask_options"})
    assert problems == [f"ChatKit: {ASK.title} names pentad_aks, which C has not"]


def test_name_of_another_operation_is_reported() -> None:
    named = replace(ASK, named=("pentad_tell",))
    c = {"pentad_ask": frozenset({"s:ask"}), "pentad_tell": frozenset({"s:tell"})}
    problems = check.misnamed(joined(c, named, TELL), Faces(c, {}, {}), ())
    assert problems == [f"ChatKit: {ASK.title} is pentad_ask, not what it names"]


@pytest.mark.parametrize("text", ["[ChatKit]\n  Name\n", "[ChatKit]\nC Pyhton: so it is\n", "C:\n"])
def test_a_line_without_a_reason_is_refused(tmp_path: Path, text: str) -> None:
    (tmp_path / "exemptions.txt").write_text(text)
    with pytest.raises(ValueError, match=r"exemptions\.txt:\d"):
        exemptions.read(tmp_path / "exemptions.txt")
