/// A notice that a device has not read: `stellar:6.002`. For a class it is one notice, however many
/// announcements are new.
public struct StellarNotice: Hashable, Sendable, Codable {
  /// As the server writes it: a module, a colon, and what the module calls it.
  public let tag: String

  /// A notice in the server's words.
  public init(tag: String) { self.tag = tag }

  /// The notice of a class.
  public init(masterId: String) { tag = Self.prefix + masterId }

  /// The class; nil for a notice of another module.
  public var masterId: String? {
    tag.hasPrefix(Self.prefix) ? String(tag.dropFirst(Self.prefix.count)) : nil
  }

  private static let prefix = "stellar:"
}
