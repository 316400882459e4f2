/// What happened in a group, as a system message tells it.
///
/// C: `pentad_chat_system_event`.
public enum SystemEvent: Hashable, Sendable {
  /// Somebody came by himself.
  case memberJoined(Person)
  /// Somebody came back.
  case memberRejoined(Person)
  /// Somebody added people.
  case membersAdded([Person], by: Person?)
  /// Somebody left.
  case memberLeft(Person)
  /// Somebody removed a person.
  case memberRemoved(Person, by: Person?)
  /// GroupMe removed a person.
  case memberAutokicked(Person)
  /// Somebody has another name in the group; the person is named as before.
  case nicknameChanged(Person, to: String)
  /// Somebody has another picture in the group; nil for none.
  case avatarChanged(Person, to: String?)
  /// The group has another name.
  case groupNameChanged(to: String, by: Person?)
  /// The group has another description.
  case groupTopicChanged(to: String, by: Person?)
  /// The group has another picture; nil for none.
  case groupAvatarChanged(to: String?, by: Person?)
  /// Others may post or join now.
  case groupKindChanged(to: GroupKind, by: Person?)
  /// The group belongs to somebody else.
  case groupOwnerChanged(to: Person, from: Person?)
  /// Others can, or can no longer, join by a link.
  case groupShared(Bool, by: Person?)
  /// A member has another role.
  case roleChanged(Person, to: String, by: Person?)
  /// A message was deleted.
  case messageDeleted(MessageID, at: Int64?, by: String?)
  /// A message was changed.
  case messageUpdated(MessageID, Update)
  /// A message was pinned, or no longer is.
  case messagePinned(MessageID, Pin)
  /// Another word, or one that lacks what belongs to it: the JSON object as it came. ``people`` and ``by`` name
  /// those whom it mentions.
  case unknown(type: String, json: String)

  /// A person whom a system message names.
  public struct Person: Hashable, Sendable {
    /// The user's id.
    public let userId: String
    /// The name in the group; nil when it is not told.
    public let nickname: String?

    /// Describes a person.
    public init(userId: String, nickname: String?) {
      self.userId = userId
      self.nickname = nickname
    }
  }

  /// What a changed message says now.
  public struct Update: Hashable, Sendable {
    /// The text.
    public let text: String?
    /// The attachments as they came: a JSON array, or nil for none.
    public let attachmentsJSON: String?
    /// When, in milliseconds since 1970-01-01 00:00 UTC.
    public let updatedAt: Int64?

    /// Describes a change.
    public init(text: String?, attachmentsJSON: String?, updatedAt: Int64?) {
      self.text = text
      self.attachmentsJSON = attachmentsJSON
      self.updatedAt = updatedAt
    }
  }

  /// How a message is pinned.
  public struct Pin: Hashable, Sendable {
    /// Whether it is.
    public let isPinned: Bool
    /// When, in milliseconds since 1970-01-01 00:00 UTC.
    public let pinnedAt: Int64?
    /// The user who did it.
    public let userId: String?

    /// Describes a pin.
    public init(isPinned: Bool, pinnedAt: Int64?, userId: String?) {
      self.isPinned = isPinned
      self.pinnedAt = pinnedAt
      self.userId = userId
    }
  }
}
