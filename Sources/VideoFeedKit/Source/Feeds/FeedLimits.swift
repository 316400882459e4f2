/// The limits for reading a document from outside. Data beyond a limit is left out; data before it
/// is kept.
package struct FeedLimits: Hashable, Sendable {
  /// The maximum size of the document in bytes, after decompression.
  package var bytes = 64 << 20
  /// The maximum number of entries of a feed, or outlines of a list.
  package var entries = 10_000
  /// The maximum nesting depth of elements.
  package var depth = 128
  /// The maximum number of attributes of an element, and of namespaces that it declares.
  package var attributes = 256
  /// The maximum length of an element's text in bytes, before conversion to plain text.
  package var text = 1 << 20
  /// The maximum length of a title, a name or other single-line text, in characters.
  package var line = 1_000
  /// The maximum length of a description, in characters.
  package var paragraphs = 100_000
  /// The maximum length of each list in an entry: enclosures, renditions, thumbnails, people,
  /// categories.
  package var list = 100

  /// The default limits.
  package static let standard = FeedLimits()
}

/// The position at which reading a document ended.
package enum FeedEnding: Hashable, Sendable {
  /// The end of the document.
  case complete
  /// The middle of the document, which is truncated.
  case cut
  /// A limit of ``FeedLimits``.
  case limited(FeedLimit)
}

/// A limit that stopped reading.
package enum FeedLimit: Hashable, Sendable {
  case bytes
  case entries
  case depth
  case attributes
  /// More than ten thousand different names of elements and attributes.
  case names
  /// A tag, a comment or another token that cannot be split is longer than 1 MiB.
  case piece
}
