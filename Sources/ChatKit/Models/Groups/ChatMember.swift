/// A member of a group.
///
/// C: `pentad_chat_member`.
public struct ChatMember: Hashable, Sendable, Identifiable {
  /// The user's id.
  public let userId: String
  /// The id of the membership, which is needed to remove the member; it differs from the user's id.
  /// Nil if it is not known yet.
  public let membershipId: String?
  /// The nickname in this group.
  public internal(set) var nickname: String
  /// The name of the account; nil if the server's response did not contain it.
  public let name: String?
  /// The picture in this group; nil for none.
  public let image: ChatImage?
  /// The roles of the member: `user`, `admin`, `owner`.
  public let roles: [String]
  /// True if the member has muted the group.
  public let isMuted: Bool
  /// The state of the membership.
  public let state: MembershipState
  /// Other properties in the server's response: a JSON object, sorted by name, with the original
  /// values; nil if there are none.
  public let extra: String?

  /// The same as ``userId``.
  public var id: String { userId }

  /// Creates a member.
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
