/// Somebody who teaches a class.
public struct StellarStaffMember: Hashable, Sendable, Codable {
  /// What somebody does in a class.
  public enum Role: String, Hashable, Sendable, Codable, CaseIterable {
    /// Gives it.
    case instructor
    /// Assists.
    case assistant = "ta"
  }

  /// The name, with one space between its parts and none around it.
  public let name: String
  /// The role.
  public let role: Role

  /// Makes a member; more spaces than one are taken for one (MIT Mobile for iOS 3.3, StellarModel).
  public init(name: String, role: Role) {
    self.name = name.split(separator: " ").joined(separator: " ")
    self.role = role
  }
}
