/// A notice that a device has not read: `stellar:6.002`. A class has one notice for any number of
/// new announcements.
public struct StellarNotice: Hashable, Sendable, Codable {
  /// The tag in the server's format: a module, a colon, and an id within the module.
  public let tag: String

  /// Creates a notice with a server's tag.
  public init(tag: String) { self.tag = tag }

  /// Creates the notice of a class.
  public init(masterId: String) { tag = Self.prefix + masterId }

  /// The class; nil for a notice of another module.
  public var masterId: String? {
    tag.hasPrefix(Self.prefix) ? String(tag.dropFirst(Self.prefix.count)) : nil
  }

  private static let prefix = "stellar:"
}
