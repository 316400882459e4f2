"""Group chat in GroupMe's protocol, online or offline, without loss of messages.

    >>> from pentad import chat
    >>> with chat.ChatClient.sign_in(token, store_folder="chat") as client:
    ...     client.synchronise()
    ...     for group in client.groups():
    ...         print(group.name, client.messages(group, limit=1))

:class:`ChatClient` keeps the server's data in its store, and sends the user's messages. Events are
a numbered log: save the number of the last event, and continue after it the next time.
"""

from __future__ import annotations

from .._list_delta import ListDelta, ListMove
from .._list_update import ListUpdate
from .._session import Session
from .._subscription import Subscription
from . import events
from ._attachments import ChatAttachment, ChatEmoji, ChatMention, ChatReaction
from ._client import ChatClient
from ._delegate import ChatClientDelegate
from ._enums import (
    ChatConnection,
    ChatRoute,
    ChatWork,
    GroupRemoval,
    MembershipState,
    OutgoingState,
    OutgoingStep,
)
from ._events import ChatEvent, ChatEventKind
from ._groups import conversation_between
from ._images import image_sizes
from ._lists import TimelineItem
from ._mentions import EVERYBODY, mention, mentions
from ._names import AttachmentKind, Happening, SignKind
from ._notifications import ChatNotification
from ._outgoing import OutgoingAttachment
from ._people import MemberInvitation
from ._records import (
    ChatGroup,
    ChatImage,
    ChatMember,
    ChatMessage,
    ChatPerson,
    ChatStorageUsage,
    ChatUser,
    ConversationState,
    DirectChat,
    MessageGap,
    MessagePreview,
    OutgoingMessage,
    RefusedChange,
    SyncFailure,
    SyncReport,
)
from ._system_events import SystemEvent

__all__ = [
    "EVERYBODY",
    "AttachmentKind",
    "ChatAttachment",
    "ChatClient",
    "ChatClientDelegate",
    "ChatConnection",
    "ChatEmoji",
    "ChatEvent",
    "ChatEventKind",
    "ChatGroup",
    "ChatImage",
    "ChatMember",
    "ChatMention",
    "ChatMessage",
    "ChatNotification",
    "ChatPerson",
    "ChatReaction",
    "ChatRoute",
    "ChatStorageUsage",
    "ChatUser",
    "ChatWork",
    "ConversationState",
    "DirectChat",
    "GroupRemoval",
    "Happening",
    "ListDelta",
    "ListMove",
    "ListUpdate",
    "MemberInvitation",
    "MembershipState",
    "MessageGap",
    "MessagePreview",
    "OutgoingAttachment",
    "OutgoingMessage",
    "OutgoingState",
    "OutgoingStep",
    "RefusedChange",
    "Session",
    "SignKind",
    "Subscription",
    "SyncFailure",
    "SyncReport",
    "SystemEvent",
    "TimelineItem",
    "conversation_between",
    "events",
    "image_sizes",
    "mention",
    "mentions",
]
