"""A bot of pentad.chat: it answers each command once, however often it is stopped or killed.

python chat_bot.py SERVER FOLDER    answers "!echo words" and "!dice" until it is interrupted

SERVER is where a server of GroupMe's protocol listens, or "groupme" for GroupMe's own; FOLDER keeps
its store, and where it has got to. The token comes from the variable PENTAD_CHAT_TOKEN, or else is
the first line of standard input: everybody who lists processes sees arguments. It is asked for at
the first start only.
"""

import asyncio
import json
import os
import random
import signal
import sys
from pathlib import Path

import pentad
from pentad import chat


def say(line):
    print(line, flush=True)


class Place:
    """The bot's position in the log, in a file that is replaced as a whole."""

    def __init__(self, file):
        self.file = file
        #: The last event that was dealt with, and the newest message when the bot first started.
        self.event, self.since = json.loads(file.read_text()) if file.exists() else (None, None)

    def keep(self, event):
        self.event = event
        new = self.file.with_suffix(".new")
        new.write_text(json.dumps([self.event, self.since]))
        new.replace(self.file)


def answer_to(text):
    """Returns the bot's answer to a message; None if it is not a command."""
    command, _, words = text.strip().partition(" ")
    if command == "!echo" and words:
        return words[:1_000]
    if command == "!dice":
        return f"A {random.randint(1, 6)}"
    return None


class Bot:
    def __init__(self, client, place):
        self.client = client
        self.place = place

    async def run(self):
        if self.place.event is None:
            await self.begin()
        # Events while the bot was away come first.
        async with self.client.events(after=self.place.event) as events:
            say("listening")
            async for event in events:
                if event.kind == "reset":
                    # Away for longer than the log reaches: all that is new is looked through.
                    await self.answer_everything()
                for number in event.inserted or ():
                    await self.answer(event.conversation, number)
                # Only now: an event that is not finished comes again.
                self.place.keep(event.number)

    async def begin(self):
        """The first start: what was written before is not meant for the bot."""
        event = await self.client.last_event_async()
        await self.client.synchronise_async()
        newest = [place.state.last_message or 0 for place in await self.places()]
        self.place.since = max(newest, default=0)
        self.place.keep(event)

    async def places(self):
        return [*await self.client.groups_async(), *await self.client.chats_async()]

    async def answer_everything(self):
        for place in await self.places():
            last = self.place.since
            while page := await self.client.messages_after_async(place, last):
                for message in page:
                    await self.answer(place.conversation, message.id)
                last = page[-1].id

    async def answer(self, conversation, number):
        if number <= self.place.since:
            return
        try:
            message = await self.client.message_async(number)
        except pentad.NotFoundError:
            return  # It has gone since.
        is_meant = message.sender_kind == "user" and message.sender_id != self.client.user_id
        text = answer_to(message.text or "") if is_meant else None
        if text is None or await self.has_answered(conversation, message):
            return
        # It is on the disk when this returns, and arrives once, with a network or later.
        await self.client.send_async(conversation, text, reply_to=message)
        say(f"{message.name}: {message.text}")

    async def has_answered(self, conversation, message):
        """Returns true if an earlier run has answered, and was killed before recording it."""
        # In this order: an answer that arrives meanwhile is seen twice, and not missed.
        for outgoing in await self.client.outgoing_async(conversation):
            for attachment in outgoing.attachments:
                if json.loads(attachment.json or "{}").get("reply_id") == str(message.id):
                    return True
        last = message.id
        while page := await self.client.messages_after_async(conversation, last, limit=1_000):
            for later in page:
                if later.reply_to == message.id and later.sender_id == self.client.user_id:
                    return True
            last = page[-1].id
        return False


async def open_client(server, folder):
    options = {"server": None if server == "groupme" else server, "store_folder": folder}
    try:
        return await chat.ChatClient.open_async(**options)
    except pentad.UnauthorizedError:
        token = os.environ.get("PENTAD_CHAT_TOKEN") or sys.stdin.readline().strip()
        return await chat.ChatClient.sign_in_async(token, **options)


async def main(server, folder):
    async with await open_client(server, folder) as client:
        say(f"{(await client.account_async()).name} is signed in")
        bot = asyncio.ensure_future(Bot(client, Place(Path(folder) / "bot.json")).run())
        for number in (signal.SIGINT, signal.SIGTERM):
            asyncio.get_running_loop().add_signal_handler(number, bot.cancel)
        await asyncio.wait([bot])
    say("closed")
    return 0 if bot.cancelled() else bot.result()


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    try:
        sys.exit(asyncio.run(main(*sys.argv[1:])))
    except pentad.PentadError as error:
        sys.exit(f"error: {error.code}: {error}")
