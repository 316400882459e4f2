/// How much of a document from outside is read. What is beyond a limit is left out; what was read before
/// it is kept.
package struct FeedLimits: Hashable, Sendable {
  /// Bytes of the document, after decompression.
  package var bytes = 64 << 20
  /// Entries of a feed, or outlines of a list.
  package var entries = 10_000
  /// Elements one in the other.
  package var depth = 128
  /// Attributes of one element, and namespaces that it declares.
  package var attributes = 256
  /// Bytes of the text of one element, before it becomes plain text.
  package var text = 1 << 20
  /// Characters of a title, a name or another text of one line.
  package var line = 1_000
  /// Characters of a description.
  package var paragraphs = 100_000
  /// Items of each list of an entry: enclosures, renditions, thumbnails, people, categories.
  package var list = 100

  /// The limits as they stand here.
  package static let standard = FeedLimits()
}

/// Where the reading of a document ended.
package enum FeedEnding: Hashable, Sendable {
  /// At its end.
  case complete
  /// In its middle: the document is cut off.
  case cut
  /// At a limit of ``FeedLimits``.
  case limited(FeedLimit)
}

/// A limit that ended the reading.
package enum FeedLimit: Hashable, Sendable {
  case bytes
  case entries
  case depth
  case attributes
  /// Ten thousand different names of elements and attributes.
  case names
  /// A tag, a comment or another piece that may not be split is longer than 1 MiB.
  case piece
}
