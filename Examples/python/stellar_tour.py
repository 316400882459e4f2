"""A tour of pentad.stellar: a student's term; with a server, its classes too.

python stellar_tour.py        describes three classes made by hand, without a network
python stellar_tour.py URL    asks a server of the Stellar protocol, and looks at a class of it
"""

import asyncio
import sys
import tempfile

import pentad
from pentad import stellar


def show(item):
    print(f"  {item.name}  {item.title}")
    for time in item.times:
        for meeting in time.meetings:
            print(f"    {time.title}, {meeting}, {meeting.location}")
        # The original text of the staff, if it names no hours or could not be parsed.
        if not time.meetings:
            print(f"    {time.title}, {time.text}")


# Keeping it in a folder makes all of it there again at the next start, with a network or without.
folder = tempfile.TemporaryDirectory()


# A class by hand; a program has most of them from lists and searches.
def by_hand(number, title, when, where=""):
    term = stellar.StellarTerm("fa26")
    time = stellar.StellarClassTime("Lecture", when, where)
    return stellar.StellarClass(number, number, title, term=term, times=(time,))


with stellar.StellarClient(store_folder=folder.name) as client:
    client.bookmark(by_hand("18.06", "Linear Algebra", "MWF 11-12", "2-131"))
    client.bookmark(by_hand("6.002", "Circuits and Electronics", "MW 11:30-1", "32-141"))
    client.bookmark(by_hand("21M.030", "World Music", "to be arranged"))

with stellar.StellarClient(store_folder=folder.name) as client:
    bookmarks = client.bookmarks()
    print(f"{len(bookmarks)} bookmarks")
    for bookmark in bookmarks:
        show(bookmark.item)
    for conflict in client.conflicts():
        first, second = conflict.first.name, conflict.second.name
        print(f"{first} clashes with {second}: {conflict.overlaps[0]}")

    # A file that every calendar program reads, with Thanksgiving left out.
    thanksgiving = ("2026-11-26", "2026-11-27")
    fall = stellar.TermCalendar("2026-09-09", "2026-12-10", holidays=thanksgiving)
    print("In the calendar")
    for line in client.bookmarks_icalendar(fall).splitlines():
        if line.startswith(("SUMMARY", "EXDATE")):
            print(f"  {line}")

    # An operation that needs the server raises an error.
    print([hit.title for hit in client.search("linear").hits])
    try:
        client.courses()
    except pentad.OfflineError as error:
        print(f"{error.code}: {error.message}")


async def watch():
    """Sees the bookmarks as they are, and whenever they are others."""
    client = await stellar.StellarClient.open_async(store_folder=folder.name)
    async with client, client.observe_bookmarks() as lists:
        async for update in lists:
            print(*(bookmark.item.name for bookmark in update.items))
            if update.delta is not None:
                print(f"gone from the screen: row {update.delta.deletions[0]}")
                break
            await client.remove_bookmark_async("6.002")


async def ask(url):
    """Asks a server: courses, all class lists, a search, and a class in stages."""
    async with await stellar.StellarClient.open_async(url) as client:
        courses = await client.courses_async()
        print(f"{len(courses)} courses{', from an older visit' if courses.is_stale else ''}")
        for group in stellar.course_groups(courses):
            print(f"  {group.title}")
        # From here on all classes are found without a network.
        print(f"{await client.load_catalogue_async()} class lists")
        answer = await client.search_async("6.")
        print(f"{len(answer.hits)} classes begin with 6.")
        for item in answer.hits[:1]:
            show(item)
            async for update in client.class_info_updates(item.master_id):
                print(f"  {update.stage}: {update.screen.news_message or ''}")
                for news in update.screen.news:
                    print(f"  - {news.title}")


asyncio.run(watch())
if len(sys.argv) > 1:
    asyncio.run(ask(sys.argv[1]))
folder.cleanup()
print(f"{pentad.handle_count()} handles are left")
