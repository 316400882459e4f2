/// The signed-in user.
///
/// C: `pentad_chat_user`.
public struct ChatUser: Hashable, Sendable, Identifiable {
  /// The user's id.
  public let id: String
  /// The name of the account. The user may have other nicknames in groups.
  public let name: String
  /// The picture; nil for none.
  public let image: ChatImage?
  /// The email address; nil if unknown.
  public let email: String?
  /// The phone number; nil if unknown.
  public let phoneNumber: String?
  /// The time when the account was created, in milliseconds since 1970-01-01 00:00 UTC; nil if
  /// unknown.
  public let createdAt: Int64?
  /// The time of the last change, in milliseconds since 1970-01-01 00:00 UTC; nil if unknown.
  public let updatedAt: Int64?
  /// Other properties in the server's response: a JSON object, sorted by name, with the original
  /// values; nil if there are none.
  public let extra: String?

  /// Creates a user.
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
