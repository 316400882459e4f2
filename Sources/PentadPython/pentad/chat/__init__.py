"""Group chat in GroupMe's protocol, with a network and without; nothing is lost.

    >>> from pentad import chat
    >>> with chat.ChatClient.sign_in(token, store_folder="chat") as client:
    ...     client.synchronise()
    ...     for group in client.groups():
    ...         print(group.name, client.messages(group, limit=1))

:class:`ChatClient` keeps in its store what the server has, and sends what the user writes. What
happens is a numbered log: keep the number of the last event, and go on after it the next time.
"""

from __future__ import annotations

from .._list_delta import ListDelta, ListMove
from .._list_update import ListUpdate
from .._session import Session
from .._subscription import Subscription
from ._attachments import ChatAttachment, ChatEmoji, ChatMention, ChatReaction
from ._client import ChatClient, ChatStorageUsage
from ._delegate import ChatClientDelegate
from ._events import ChatEvent, ChatEventKind
from ._groups import (
    ChatGroup,
    ConversationState,
    DirectChat,
    MessagePreview,
    conversation_between,
)
from ._images import ChatImage, image_sizes
from ._lists import TimelineItem
from ._messages import ChatMessage, MessageGap
from ._names import (
    AttachmentKind,
    ChatConnection,
    ChatRoute,
    ChatWork,
    GroupRemoval,
    Happening,
    MembershipState,
    OutgoingState,
    OutgoingStep,
    SignKind,
)
from ._notifications import ChatNotification
from ._outgoing import OutgoingAttachment, OutgoingMessage, RefusedChange
from ._people import ChatMember, ChatUser, MemberInvitation
from ._system_events import ChatPerson, SystemEvent

__all__ = [
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
    "SystemEvent",
    "TimelineItem",
    "conversation_between",
    "image_sizes",
]
