"""A tour of a student's own school: classes, tasks and announcements.

python school_tour.py                 lists an account and what it offers, without a network
python school_tour.py CANVAS TOKEN    reads the account of a token at a school's Canvas
"""

import sys
import tempfile

import pentad

folder = tempfile.TemporaryDirectory()

# The folder keeps the accounts and their data; the tokens are in a private file of it.
with pentad.StellarAccounts(folder.name) as school:
    if len(sys.argv) > 2:
        school.add_canvas(sys.argv[1], sys.argv[2], name="My school")
        result = school.refresh()
        print(f"refreshed {len(result)} of {len(school.accounts())} accounts")
    else:
        # Nothing is asked before the first request.
        school.add("fireroad", "https://fireroad.mit.edu", name="MIT's catalogue")

# From now on it needs no network.
with pentad.StellarAccounts(folder.name) as school:
    for account in school.accounts():
        print(f"{account.name}: {account.kind}")
    print(f"{len(school.my_classes())} classes, {len(school.tasks())} tasks")
    for task in list(school.tasks(undated=False))[:3]:
        print(f"  {task.kind}: {task.title}")
    unread = school.announcements(only_unread=True, limit=3)
    for one in unread:
        print(f"  {one.item.name}: {one.announcement.title}")

    # Marks are stored at once, and sent to the school as soon as possible.
    if unread:
        client = school.client(unread.accounts[0])
        client.mark_read(unread[0].item.master_id, unread[0].announcement)

    # A failure is an exception with a code; of several accounts, it is in `failures`.
    try:
        school.client(school.accounts()[0]).posts("18.06", "1")
    except pentad.PentadError as error:
        print(f"{type(error).__name__}: {error.code}")

    # Signing out removes the token, the store and the files of an account.
    for account in school.accounts():
        school.remove(account)
    print(f"{len(school.accounts())} accounts are left")
