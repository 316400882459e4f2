/// An event in a group, as reported by a system message.
///
/// C: `pentad_chat_system_event`.
public enum SystemEvent: Hashable, Sendable {
  /// A person joined the group.
  case memberJoined(Person)
  /// A person rejoined the group.
  case memberRejoined(Person)
  /// A member added people.
  case membersAdded([Person], by: Person?)
  /// A member left.
  case memberLeft(Person)
  /// A member removed another.
  case memberRemoved(Person, by: Person?)
  /// GroupMe removed a member.
  case memberAutokicked(Person)
  /// A member changed the nickname; the person has the previous one.
  case nicknameChanged(Person, to: String)
  /// A member changed the picture in the group; nil for none.
  case avatarChanged(Person, to: String?)
  /// The name of the group changed.
  case groupNameChanged(to: String, by: Person?)
  /// The description of the group changed.
  case groupTopicChanged(to: String, by: Person?)
  /// The picture of the group changed; nil for none.
  case groupAvatarChanged(to: String?, by: Person?)
  /// The rule for posting and joining changed.
  case groupKindChanged(to: GroupKind, by: Person?)
  /// The group has a new owner.
  case groupOwnerChanged(to: Person, from: Person?)
  /// The share link of the group was enabled or disabled.
  case groupShared(Bool, by: Person?)
  /// The role of a member changed.
  case roleChanged(Person, to: String, by: Person?)
  /// A message was deleted.
  case messageDeleted(MessageID, at: Int64?, by: String?)
  /// A message was edited.
  case messageUpdated(MessageID, Update)
  /// A message was pinned or unpinned.
  case messagePinned(MessageID, Pin)
  /// An event of an unknown type, or without required members: the original JSON object. ``people``
  /// and ``by`` return the people whom it names.
  case unknown(type: String, json: String)

  /// A person in a system message.
  public struct Person: Hashable, Sendable {
    /// The user's id.
    public let userId: String
    /// The nickname in the group; nil if unknown.
    public let nickname: String?

    /// Creates a person.
    public init(userId: String, nickname: String?) {
      self.userId = userId
      self.nickname = nickname
    }
  }

  /// The new content of an edited message.
  public struct Update: Hashable, Sendable {
    /// The text.
    public let text: String?
    /// The original attachments: a JSON array; nil for none.
    public let attachmentsJSON: String?
    /// The time of the edit, in milliseconds since 1970-01-01 00:00 UTC; nil if unknown.
    public let updatedAt: Int64?

    /// Creates an update.
    public init(text: String?, attachmentsJSON: String?, updatedAt: Int64?) {
      self.text = text
      self.attachmentsJSON = attachmentsJSON
      self.updatedAt = updatedAt
    }
  }

  /// The pin state of a message.
  public struct Pin: Hashable, Sendable {
    /// True if the message is pinned.
    public let isPinned: Bool
    /// The time when it was pinned, in milliseconds since 1970-01-01 00:00 UTC; nil if unknown.
    public let pinnedAt: Int64?
    /// The id of the user who pinned or unpinned it.
    public let userId: String?

    /// Creates a pin.
    public init(isPinned: Bool, pinnedAt: Int64?, userId: String?) {
      self.isPinned = isPinned
      self.pinnedAt = pinnedAt
      self.userId = userId
    }
  }
}
