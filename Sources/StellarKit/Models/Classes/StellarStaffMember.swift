/// A person who teaches a class.
///
/// C: `pentad_stellar_staff_member`.
public struct StellarStaffMember: Hashable, Sendable, Codable {
  /// The role of a person in a class.
  public enum Role: String, Hashable, Sendable, Codable, CaseIterable {
    /// Teaches the class.
    case instructor
    /// Assists in the class.
    case assistant = "ta"
  }

  /// The name, without leading, trailing or repeated spaces.
  public let name: String
  /// The role.
  public let role: Role

  /// Creates a member. Repeated spaces are replaced by one (MIT Mobile for iOS 3.3, StellarModel).
  public init(name: String, role: Role) {
    self.name =
      Self.isTidy(name) ? name : name.split(separator: " ").joined(separator: " ")
    self.role = role
  }

  /// True if the name has no leading, trailing or repeated spaces.
  private static func isTidy(_ name: String) -> Bool {
    var last = UInt8(ascii: " ")
    for byte in name.utf8 {
      if byte == UInt8(ascii: " "), byte == last { return false }
      last = byte
    }
    return last != UInt8(ascii: " ") || name.isEmpty
  }
}
