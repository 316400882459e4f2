/// A person in a group.
///
/// C: `pentad_chat_member`.
public struct ChatMember: Hashable, Sendable, Identifiable {
  /// The user's id.
  public let userId: String
  /// The number of the membership, by which the person is removed; it is not the user's. Nil when it is
  /// not known yet.
  public let membershipId: String?
  /// The name in this group.
  public internal(set) var nickname: String
  /// The name of the account; nil when the answer left it out.
  public let name: String?
  /// The picture in this group; nil for none.
  public let image: ChatImage?
  /// What the person may do: `user`, `admin`, `owner`.
  public let roles: [String]
  /// Whether the person has muted the group.
  public let isMuted: Bool
  /// Whether the person is in the group.
  public let state: MembershipState
  /// What else the server says of the person: a JSON object in the order of its names, with the values
  /// as they came; nil when there is nothing.
  public let extra: String?

  /// The same as ``userId``.
  public var id: String { userId }

  /// Describes a member.
  public init(
    userId: String, membershipId: String? = nil, nickname: String, name: String? = nil,
    image: ChatImage? = nil, roles: [String] = [], isMuted: Bool = false,
    state: MembershipState = .active, extra: String? = nil
  ) {
    self.userId = userId
    self.membershipId = membershipId
    self.nickname = nickname
    self.name = name
    self.image = image
    self.roles = roles
    self.isMuted = isMuted
    self.state = state
    self.extra = extra
  }
}
