/// The classes of a course, and what changes when they do.
public struct CheckedClasses: Hashable, Sendable {
  /// The checksum, which means nothing to anybody but the server.
  public let checksum: String
  /// The classes.
  public let classes: [StellarClass]

  /// Puts both together.
  public init(checksum: String, classes: [StellarClass]) {
    self.checksum = checksum
    self.classes = classes
  }
}

/// All that a source told of a class.
public struct ClassInfo: Hashable, Sendable {
  /// Which class.
  public let masterId: String
  /// The class; nil when the answer has no name for it. Nothing that is stored changes then (MIT
  /// Mobile for iOS 3.3, StellarModel).
  public let content: StellarClass?
  /// Its announcements, in the source's order; nil when the answer does not speak of them: those that
  /// are stored stay. Nil too when ``content`` is.
  public let announcements: [StellarAnnouncement]?

  /// Puts them together.
  public init(
    masterId: String, content: StellarClass?, announcements: [StellarAnnouncement]?
  ) {
    self.masterId = masterId
    self.content = content
    self.announcements = announcements
  }
}
