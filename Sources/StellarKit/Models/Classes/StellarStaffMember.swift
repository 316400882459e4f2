/// Somebody who teaches a class.
///
/// C: `pentad_stellar_staff_member`.
public struct StellarStaffMember: Hashable, Sendable, Codable {
  /// The part that a person has in a class.
  public enum Role: String, Hashable, Sendable, Codable, CaseIterable {
    /// Gives the class.
    case instructor
    /// Assists in the class.
    case assistant = "ta"
  }

  /// The name, with one space between its parts and none around it.
  public let name: String
  /// The role.
  public let role: Role

  /// Makes a member; more spaces than one are taken for one (MIT Mobile for iOS 3.3, StellarModel).
  public init(name: String, role: Role) {
    self.name =
      Self.isTidy(name) ? name : name.split(separator: " ").joined(separator: " ")
    self.role = role
  }

  /// Whether each space stands by itself between two words.
  private static func isTidy(_ name: String) -> Bool {
    var last = UInt8(ascii: " ")
    for byte in name.utf8 {
      if byte == UInt8(ascii: " "), byte == last { return false }
      last = byte
    }
    return last != UInt8(ascii: " ") || name.isEmpty
  }
}
