"""Pages of messages as GroupMe answers them: made up, and the same for a seed."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Any

#: The reader: some of the messages are this user's own.
READER = "3000001"

#: The group that most of them are in.
BUSIEST = "7000001"

GROUPS = 20
PEOPLE = 250
PAGE = 100

_NAMES = ["Ines", "Ravi", "Søren", "Łucja", "Mei Lin", "Noah", "Zoë", "Anaïs", "O'Hara", "小林"]
_TEXT = """about after again answer any around ask bad because bring call car chair class coffee
come could dinner door early eat else even evening every exam fine friend game garden get give go
good great group guess had happen hear here home hour house idea just keep kind know late laugh
learn leave letter light like little long look lot make maybe meet mind minute money month more
morning mountain move movie music need never new next nice night none nothing now office often
open other outside over paper party people phone picture place plan play please point problem put
question quick rain read ready really ride river road room run same saw school see send share shop
short should show side sleep slow small some soon sorry start stay still stop story street study
sun sure take talk tell test thanks that then there thing think time today together tomorrow
tonight too town train travel try turn under until use very wait walk want warm watch water way
week weekend well what when where which while who why will wish with word work write wrong year
yesterday yet young"""
_WORDS = _TEXT.split()
_FACES = ["😀", "🎉", "🔥", "👀", "🙏"]


def write(path: Path, count: int, seed: int) -> None:
    """Writes answers, one a line: each of one group, its next messages, the oldest first.

    The ids of different groups run side by side, as those of a server do: a client that was away
    fetches a page here and a page there.
    """
    messages = islice(_messages(random.Random(seed)), count)
    waiting: dict[str, list[dict[str, Any]]] = {}
    with path.open("w", encoding="utf-8") as file:
        for message in messages:
            page = waiting.setdefault(message["group_id"], [])
            page.append(message)
            if len(page) == PAGE:
                file.write(_answer(waiting.pop(message["group_id"])))
        for page in waiting.values():
            file.write(_answer(page))


def words(count: int, seed: int) -> list[str]:
    """Words to search for, as they come in the messages."""
    return random.Random(seed).choices(_WORDS, k=count)


def _answer(page: list[dict[str, Any]]) -> str:
    body = {"response": {"count": 10_000, "messages": page}, "meta": {"code": 200}}
    return json.dumps(body, ensure_ascii=False, separators=(",", ":")) + "\n"


def _messages(chance: random.Random) -> Iterator[dict[str, Any]]:
    people = [
        (str(int(READER) + 41 * number), f"{chance.choice(_NAMES)} {number}", _picture(chance))
        for number in range(PEOPLE)
    ]
    groups = [str(int(BUSIEST) + 113 * number) for number in range(GROUPS)]
    now, recent = 1_710_000_000, ["171000000000000001"]
    while True:
        now += chance.randint(0, 60)
        message_id = f"{now}{chance.randint(10**7, 10**8 - 1)}"
        if int(message_id) <= int(recent[-1]):
            continue
        recent = [*recent[-200:], message_id]
        group = groups[min(GROUPS - 1, int(chance.expovariate(0.25)))]
        yield _message(chance, message_id, now, group, chance.choice(people), recent)


def _message(
    chance: random.Random,
    message_id: str,
    now: int,
    group: str,
    sender: tuple[str, str, str],
    recent: list[str],
) -> dict[str, Any]:
    user, name, picture = sender
    message: dict[str, Any] = {
        "attachments": _attachments(chance, user, recent),
        "avatar_url": picture,
        "created_at": now,
        "favorited_by": [],
        "group_id": group,
        "id": message_id,
        "name": name,
        "sender_id": user,
        "sender_type": "user",
        "source_guid": f"{chance.getrandbits(128):032x}",
        "system": False,
        "text": _text(chance),
        "user_id": user,
        "pinned_at": None,
        "pinned_by": "",
        "platform": "gm",
    }
    if chance.random() < 0.2:
        likers = sorted({str(int(READER) + 41 * chance.randrange(PEOPLE)) for _ in range(3)})
        message["favorited_by"] = likers
        message["reactions"] = [{"type": "unicode", "code": "❤️", "user_ids": likers}]
    if chance.random() < 0.03:
        message |= {"sender_id": "system", "user_id": "system", "sender_type": "system"}
        message |= {"name": "GroupMe", "avatar_url": None, "system": True, "attachments": []}
        message["text"] = f"{name} changed name to {name}!"
        data = {"user": {"id": int(user), "nickname": name}, "name": f"{name}!"}
        message["event"] = {"type": "membership.nickname_changed", "data": data}
    return message


def _text(chance: random.Random) -> str:
    length = max(1, round(chance.lognormvariate(2, 0.8)))
    text = " ".join(chance.choices(_WORDS, k=length))
    return f"{text} {chance.choice(_FACES)}" if chance.random() < 0.08 else text


def _attachments(chance: random.Random, user: str, recent: list[str]) -> list[dict[str, Any]]:
    dice = chance.random()
    if dice < 0.05:
        return [{"type": "image", "url": _picture(chance), "source_url": None}]
    if dice < 0.1:
        reply = chance.choice(recent)
        return [{"type": "reply", "user_id": user, "reply_id": reply, "base_reply_id": reply}]
    if dice < 0.12:
        return [{"type": "mentions", "user_ids": [user], "loci": [[0, 5]]}]
    return []


def _picture(chance: random.Random) -> str:
    return f"https://i.groupme.com/640x480.jpeg.{chance.getrandbits(128):032x}"
