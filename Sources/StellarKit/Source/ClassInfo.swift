/// The classes of a course, with a checksum.
public struct CheckedClasses: Hashable, Sendable {
  /// The checksum. Only the server knows its meaning.
  public let checksum: String
  /// The classes.
  public let classes: [StellarClass]

  /// Creates a value from both parts.
  public init(checksum: String, classes: [StellarClass]) {
    self.checksum = checksum
    self.classes = classes
  }
}

/// All data of a class from a source.
public struct ClassInfo: Hashable, Sendable {
  /// The id of the class.
  public let masterId: String
  /// The class; nil when the answer does not contain its name. Stored data is not changed then (MIT
  /// Mobile for iOS 3.3, StellarModel).
  public let content: StellarClass?
  /// The announcements, in the source's order; nil when the answer does not contain them: stored
  /// announcements are kept. Also nil when ``content`` is nil.
  public let announcements: [StellarAnnouncement]?

  /// Creates a value from its parts.
  public init(
    masterId: String, content: StellarClass?, announcements: [StellarAnnouncement]?
  ) {
    self.masterId = masterId
    self.content = content
    self.announcements = announcements
  }
}
