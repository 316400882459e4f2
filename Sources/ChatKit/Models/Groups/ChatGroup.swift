/// A group, or a topic of one.
///
/// C: `pentad_chat_group`.
public struct ChatGroup: Hashable, Sendable, Identifiable {
  /// The group's id.
  public let id: String
  /// The name.
  public internal(set) var name: String
  /// What it is about; nil when nothing is said.
  public internal(set) var description: String?
  /// The picture; nil for none.
  public internal(set) var image: ChatImage?
  /// Who may post and join: `private`, `closed`, `announcement`, or another word of the server's.
  public internal(set) var kind: GroupKind
  /// The user who owns it; nil when it is not told.
  public let creatorId: String?
  /// The group that this one is a topic of; nil for a group. A topic has the members of its group.
  public internal(set) var parentId: String?
  /// When it was made, in milliseconds since 1970-01-01 00:00 UTC; nil when it is not told.
  public let createdAt: Int64?
  /// When it last changed, in the same; nil when it is not told.
  public let updatedAt: Int64?
  /// The link by which others can join; nil when it is not shared.
  public let shareURL: String?
  /// How many members there are; nil when the answer left them out.
  public let memberCount: Int?
  /// Whether the signed-in user is in it.
  public internal(set) var membership: MembershipState
  /// What is new in it.
  public internal(set) var state: ConversationState
  /// How many messages are unread in the topics of the group.
  var unreadInTopics = 0
  /// What else the server says of it: a JSON object in the order of its names, with the values as they
  /// came; nil when there is nothing.
  public let extra: String?

  /// How many messages are unread in the group and its topics; nil when that is not known.
  public var unreadWithTopics: Int? {
    state.unreadCount.map { $0 + unreadInTopics } ?? (unreadInTopics > 0 ? unreadInTopics : nil)
  }

  /// Whether this is a topic of a group.
  public var isTopic: Bool { parentId != nil }

  /// The group's conversation: `g:123` as text.
  public var conversation: ConversationKey { .group(id) }

  /// Describes a group.
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
