/// An invitation of a person to a group.
///
/// C: `pentad_chat_invitation`.
public struct MemberInvitation: Hashable, Sendable {
  /// The address by which the server finds the person.
  public enum Address: Hashable, Sendable {
    /// The id of an account.
    case userId(String)
    /// A phone number.
    case phoneNumber(String)
    /// An email address.
    case email(String)
  }

  /// The nickname in the group.
  public var nickname: String
  /// The address by which the server finds the person.
  public var address: Address
  /// The id by which the result is recognised.
  public var guid: String

  /// Creates an invitation.
  public init(nickname: String, address: Address, guid: String) {
    self.nickname = nickname
    self.address = address
    self.guid = guid
  }
}
