public import PentadCore

/// What goes wrong with a feed, finer than the coarse codes.
extension PentadError.Code {
  /// The document is no feed: another kind of XML or JSON, or nothing at all.
  public static let notAFeed = Self(.decoding, detail: 0xd07)
  /// The document declares entities that refer to others or to files, as an attack does.
  public static let entityRefused = Self(.refused, detail: 0xd09)
  /// The document is a page for people; it may name its feeds.
  public static let pageInsteadOfFeed = Self(.decoding, detail: 0xd16)
  /// The document is no list of outlines.
  public static let notAnOutline = Self(.decoding, detail: 0xd17)
}
