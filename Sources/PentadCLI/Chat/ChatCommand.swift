#if CommandLine
  import ArgumentParser

  struct ChatCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "chat", abstract: "Group chat in GroupMe's protocol: groups, messages, search.",
      discussion: """
        --store DIR contains an account and its messages; `sign-in` creates it. --server URL is the \
        server, such as http://127.0.0.1:8080 for pentad-reference-server, or the word groupme for \
        GroupMe's own. Without it, commands use stored data, and send nothing. An account belongs to the \
        server at which it signed in, and is rejected with another one.

        Messages and changes are stored at once; `sync`, a running `follow` or `send --wait` sends them. \
        Several commands may use a store at the same time.

        CONVERSATION is g:123 or 123 for a group or a topic, d:1+2 for two users, or its name if no other \
        conversation has it. In JSON:

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

        Ids are strings except localId, times are UTC in ISO 8601, and unknown values are null. \
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
