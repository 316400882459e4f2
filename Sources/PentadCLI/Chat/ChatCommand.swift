#if CommandLine
  import ArgumentParser

  struct ChatCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "chat", abstract: "Groups and messages of a server of GroupMe's protocol.",
      discussion: """
        --store DIR keeps an account and all that came for it; `sign-in` begins it. --server URL names the \
        server, such as http://127.0.0.1:8080 for pentad-reference-server; the word groupme means \
        GroupMe's own. Without it, what is stored is read and written, and nothing is sent. An account belongs \
        to the server at which it signed in, and is refused at another one.

        What the user writes and does is stored at once, and sent by `sync`, by a `follow` that is \
        running, or by `send --wait`. Several commands may use a store at the same time.

        CONVERSATION is g:123 or 123, a group's or a topic's, d:1+2, that of two users, or what it is called \
        where one alone is called so. In JSON:

        account: id, name, imageURL, email, phoneNumber, createdAt, updatedAt, extra
        group: conversation, id, name, description, imageURL, kind, creatorId, parentId, shareURL, \
        memberCount, membership (active, pending, exited, removed, gone), unreadWithTopics, createdAt, \
        updatedAt, extra; a topic is a group with parentId
        chat: conversation, otherUserId, otherReadMessage, otherReadAt, name, imageURL, createdAt, updatedAt, \
        extra
        group and chat: unreadCount, mentionCount, lastReadMessage, lastMessage, lastMessageAt, \
        messageCount, preview {name, text, hasAttachments, imageURL}, mutedUntil, draft
        member: userId, membershipId, nickname, name, imageURL, roles, isMuted, state, extra
        message: id, conversation, sourceGuid, createdAt, senderId, senderKind (user, bot, system), \
        name, avatarURL, text, isSystem, event, attachments, reactions, favoritedBy, updatedAt, \
        deletedAt, deletionActor, pinnedAt, pinnedBy, replyTo, extra
        outgoing: kind (message), localId, conversation, sourceGuid, text, attachments, state (queued, \
        uploading, sending, verifying, failed), attempts, createdAt, error {code, message}; of what the \
        server refused kind (change), localId, conversation, change (react, pin, edit, …), error
        event: number, kind, and what belongs to it; see `follow --help`

        Ids are strings but for localId, moments are UTC in ISO 8601, and what is not known is null. \
        event, attachments, reactions and extra are as the server sent them.
        """,
      subcommands: [
        SignIn.self, SignOut.self, Whoami.self, Groups.self, Chats.self, Members.self, Read.self,
        History.self, Search.self, Gaps.self, Send.self, Outgoing.self, Retry.self, Cancel.self,
        Like.self, Unlike.self, Edit.self, Delete.self, Pin.self, Unpin.self, Pinned.self,
        MarkRead.self, Mute.self, Unmute.self, Group.self, Topics.self, Topic.self, Sync.self,
        Follow.self, Events.self,
        Dump.self, Usage.self, ClearCache.self, Erase.self,
      ])
  }
#endif
