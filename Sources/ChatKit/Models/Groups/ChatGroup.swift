/// A group, or a topic of one.
///
/// C: `pentad_chat_group`.
public struct ChatGroup: Hashable, Sendable, Identifiable {
  /// The group's id.
  public let id: String
  /// The name.
  public var name: String
  /// What it is about; nil when nothing is said.
  public var description: String?
  /// The picture.
  public var image: ChatImage?
  /// Who may post and join.
  public var kind: GroupKind
  /// The user who owns it.
  public var creatorId: String?
  /// The group that this one is a topic of.
  public var parentId: String?
  /// When it was made, in milliseconds since 1970-01-01 00:00 UTC.
  public var createdAt: Int64?
  /// When it last changed, in the same.
  public var updatedAt: Int64?
  /// The link by which others can join; nil when it is not shared.
  public var shareURL: String?
  /// How many members there are; nil when the answer left them out.
  public var memberCount: Int?
  /// Whether the signed-in user is in it.
  public var membership: MembershipState
  /// What is new in it.
  public var state: ConversationState
  /// What else the server says of it: a JSON object in the order of its names, with the values as they
  /// came; nil when there is nothing.
  public var extra: String?

  /// The group's conversation.
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
