/// Somebody to be added to a group.
///
/// C: `pentad_chat_invitation`.
public struct MemberInvitation: Hashable, Sendable {
  /// How the server finds the person.
  public enum Address: Hashable, Sendable {
    /// By the id of an account.
    case userId(String)
    /// By a telephone number.
    case phoneNumber(String)
    /// By a mail address.
    case email(String)
  }

  /// The name in the group.
  public var nickname: String
  /// How the server finds the person.
  public var address: Address
  /// By what the result is known again.
  public var guid: String

  /// Describes an invitation.
  public init(nickname: String, address: Address, guid: String) {
    self.nickname = nickname
    self.address = address
    self.guid = guid
  }
}
