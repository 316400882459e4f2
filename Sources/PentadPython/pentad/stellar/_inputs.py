"""Arguments that are a value or its id."""

from __future__ import annotations

from ctypes import pointer
from typing import Any, SupportsIndex, Union

from .._convert import instance, optional_utf8, text_array, utf8, whole
from .._native import pentad_stellar_file
from .._times import NO_TIME
from ..errors import InvalidError
from ._records import (
    MoodleNotification,
    StellarAccount,
    StellarAnnouncement,
    StellarFile,
    StellarTask,
)

#: An account, or its id.
Account = Union[StellarAccount, str]
#: A task, or its id.
Task = Union[StellarTask, str]
#: An announcement, or the source's id of it.
Announcement = Union[StellarAnnouncement, str]
#: A notification of a Moodle site, or the site's id of it.
Notification = Union[MoodleNotification, str]


def account_id(account: Account) -> bytes:
    return utf8(account.id if isinstance(account, StellarAccount) else account, "account")


def optional_account_id(account: Account | None) -> bytes | None:
    return None if account is None else account_id(account)


def task_id(task: Task) -> bytes:
    return utf8(task.id if isinstance(task, StellarTask) else task, "task")


def announcement_id(announcement: Announcement) -> bytes:
    if not isinstance(announcement, StellarAnnouncement):
        return utf8(announcement, "announcement")
    if announcement.id is None:
        raise InvalidError("this announcement has no id at its source, so it has no replies")
    return utf8(announcement.id, "announcement")


def notification_id(notification: Notification) -> bytes:
    if isinstance(notification, MoodleNotification):
        notification = notification.id
    return utf8(notification, "notification")


def event_number(number: SupportsIndex, name: str) -> int:
    found = whole(number, name)
    if not 0 <= found < 2**64:
        raise InvalidError(f"{name} is not the number of an update")
    return found


def file_pointer(file: StellarFile) -> Any:
    """Makes a file's record, which keeps all data that it points to."""
    instance(file, StellarFile, "file")
    folders, folder_count = text_array(file.folders, "folders")
    return pointer(
        pentad_stellar_file(
            id=utf8(file.id, "id"),
            master_id=utf8(file.master_id, "master_id"),
            name=utf8(file.name, "name"),
            folders=folders,
            folder_count=folder_count,
            size=-1 if file.size is None else file.size,
            media_type=optional_utf8(file.media_type, "media_type"),
            changed=NO_TIME if file.changed_ms is None else file.changed_ms,
            content_url=optional_utf8(file.content_url, "content_url"),
        )
    )
