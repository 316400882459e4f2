/// A group, or a topic of a group.
///
/// C: `pentad_chat_group`.
public struct ChatGroup: Hashable, Sendable, Identifiable {
  /// The group's id.
  public let id: String
  /// The name.
  public internal(set) var name: String
  /// The description; nil if there is none.
  public internal(set) var description: String?
  /// The picture; nil for none.
  public internal(set) var image: ChatImage?
  /// The rule for posting and joining: `private`, `closed`, `announcement`, or another value of the
  /// server.
  public internal(set) var kind: GroupKind
  /// The id of the owner; nil if unknown.
  public let creatorId: String?
  /// The id of the topic's parent group; nil for a group. A topic has the members of its parent
  /// group.
  public internal(set) var parentId: String?
  /// The time when the group was created, in milliseconds since 1970-01-01 00:00 UTC; nil if
  /// unknown.
  public let createdAt: Int64?
  /// The time of the last change, in milliseconds since 1970-01-01 00:00 UTC; nil if unknown.
  public let updatedAt: Int64?
  /// The link by which others can join; nil if the group is not shared.
  public let shareURL: String?
  /// The number of members; nil if the server's response did not contain them.
  public let memberCount: Int?
  /// The membership of the signed-in user.
  public internal(set) var membership: MembershipState
  /// The state of its conversation.
  public internal(set) var state: ConversationState
  /// The number of unread messages in the topics of the group.
  var unreadInTopics = 0
  /// Other properties in the server's response: a JSON object, sorted by name, with the original
  /// values; nil if there are none.
  public let extra: String?

  /// The number of unread messages in the group and its topics; nil if unknown.
  public var unreadWithTopics: Int? {
    state.unreadCount.map { $0 + unreadInTopics } ?? (unreadInTopics > 0 ? unreadInTopics : nil)
  }

  /// True if this is a topic of a group.
  public var isTopic: Bool { parentId != nil }

  /// The group's conversation: `g:123` as text.
  public var conversation: ConversationKey { .group(id) }

  /// Creates a group.
  public init(
    id: String, name: String, description: String? = nil, image: ChatImage? = nil,
    kind: GroupKind = .open, creatorId: String? = nil, parentId: String? = nil,
    createdAt: Int64? = nil, updatedAt: Int64? = nil, shareURL: String? = nil,
    memberCount: Int? = nil, membership: MembershipState = .active,
    state: ConversationState = ConversationState(), extra: String? = nil
  ) {
    self.id = id
    self.name = name
    self.description = description
    self.image = image
    self.kind = kind
    self.creatorId = creatorId
    self.parentId = parentId
    self.createdAt = createdAt
    self.updatedAt = updatedAt
    self.shareURL = shareURL
    self.memberCount = memberCount
    self.membership = membership
    self.state = state
    self.extra = extra
  }
}
