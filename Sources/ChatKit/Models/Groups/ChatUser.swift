/// The signed-in user.
///
/// C: `pentad_chat_user`.
public struct ChatUser: Hashable, Sendable, Identifiable {
  /// The user's id.
  public let id: String
  /// The name of the account; groups may have nicknames for it.
  public let name: String
  /// The picture; nil for none.
  public let image: ChatImage?
  /// The mail address; nil when it is not told.
  public let email: String?
  /// The telephone number; nil when it is not told.
  public let phoneNumber: String?
  /// When the account was made, in milliseconds since 1970-01-01 00:00 UTC; nil when it is not told.
  public let createdAt: Int64?
  /// When it last changed, in the same; nil when it is not told.
  public let updatedAt: Int64?
  /// What else the server says of the user: a JSON object in the order of its names, with the values as
  /// they came; nil when there is nothing.
  public let extra: String?

  /// Describes a user.
  public init(
    id: String, name: String, image: ChatImage? = nil, email: String? = nil,
    phoneNumber: String? = nil, createdAt: Int64? = nil, updatedAt: Int64? = nil,
    extra: String? = nil
  ) {
    self.id = id
    self.name = name
    self.image = image
    self.email = email
    self.phoneNumber = phoneNumber
    self.createdAt = createdAt
    self.updatedAt = updatedAt
    self.extra = extra
  }
}
