"""A tour of pentad.chat: groups, messages and what happens, with a network and without.

python chat_tour.py           shows the features that need no server
python chat_tour.py SERVER    signs in to a server of GroupMe's protocol, such as http://127.0.0.1:8080

The token comes from the variable PENTAD_CHAT_TOKEN, or else is the first line of standard input:
everybody who lists processes sees arguments.
"""

import asyncio
import os
import sys
import tempfile

import pentad
from pentad import chat

# A conversation is named by a text: that of a group is "g:" and its id.
print(chat.conversation_between("102", "101"))
picture = chat.image_sizes("https://i.groupme.com/1549x1024.jpeg.910a2dec89025cc1beeb8da1658eec67")
print(f"{picture.width} × {picture.height}, as an avatar {picture.avatar[-10:]}")

# Each error has a class, which is also a built-in exception, and a code.
folder = tempfile.TemporaryDirectory()
try:
    chat.ChatClient(store_folder=folder.name)
except pentad.UnauthorizedError as error:
    print(f"{error.code}: {error.message}")


def show(message):
    if message.is_system:
        print(f"    * {message.text}")
        return
    likes = f"  ♥ {len(message.favorited_by)}" if message.favorited_by else ""
    print(f"    {message.name}: {message.text}{likes}")


async def online(server, token):
    """Signs in, reads, writes, and receives the events."""
    options = {"store_folder": folder.name, "server": server}
    async with await chat.ChatClient.sign_in_async(token, **options) as client:
        await client.synchronise_async()
        print(f"{(await client.account_async()).name} has {len(client.groups())} groups")
        for group in client.groups():
            print(f"  {group.name}, {group.state.message_count} messages")
            for message in await client.messages_async(group, limit=2):
                show(message)

        # A message is stored at once, and sent exactly once, in order.
        group = client.groups()[0]
        seen = await client.last_event_async()
        sent = await client.send_async(group, "Good morning from Python")
        arrived = await client.wait_for_delivery_async(sent)
        print(f"arrived: {arrived.text}")
        await client.like_async(arrived)

        # All that happens is a numbered log, which can be read again from where one was.
        async with client.events(after=seen) as events:
            async for event in events:
                if event.step is not None:
                    print(f"  {event.kind}: {event.step}")
                if event.kind == "reactionsChanged":
                    break

        # Lists for a screen: the first time all of it, then what has changed.
        async with client.observe_messages(group, limit=3) as lines:
            async for update in lines:
                if update.delta is None:
                    await client.send_async(group, "And good night")
                elif "And good night" in [
                    line.message and line.message.text for line in update.items
                ]:
                    print("the screen shows it")
                    break
    return group


def offline(group):
    """The same account without a network: all that was seen is there."""
    with chat.ChatClient(store_folder=folder.name, works_by_itself=False) as client:
        print("without a network")
        for message in client.search("good", group):
            show(message)
        client.send(group, "Sent when there is a network again")
        print(f"  {len(client.outgoing())} message waits")
        client.sign_out()


if len(sys.argv) > 1:
    given = os.environ.get("PENTAD_CHAT_TOKEN") or sys.stdin.readline().strip()
    offline(asyncio.run(online(sys.argv[1], given)))
folder.cleanup()
print(f"{pentad.handle_count()} handles are left")
