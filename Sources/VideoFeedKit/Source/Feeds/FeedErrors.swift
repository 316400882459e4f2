public import PentadCore

/// What goes wrong with a feed, finer than the coarse codes.
extension PentadError.Code {
  /// The document is no feed: a page, another kind of XML or JSON, or nothing at all.
  public static let notAFeed = Self(.decoding, detail: 0xf01)
  /// The document is a page for people; it may name its feeds.
  public static let pageInsteadOfFeed = Self(.decoding, detail: 0xf02)
  /// The document declares entities that refer to others or to files, as an attack does.
  public static let dangerousEntities = Self(.refused, detail: 0xf03)
  /// The document is no list of outlines.
  public static let notAnOutline = Self(.decoding, detail: 0xf04)
}
