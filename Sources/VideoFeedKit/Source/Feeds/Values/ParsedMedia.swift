/// A file that an entry carries.
package struct ParsedEnclosure: Hashable, Sendable {
  package var address: String
  /// A media type, in lower case and without parameters: `video/mp4`.
  package var type: String?
  /// Bytes.
  package var length: Int64?
  package var title: String?
  /// Milliseconds.
  package var duration: Int64?
}

/// A file of Media RSS (`media:content`).
package struct ParsedRendition: Hashable, Sendable {
  /// Nil when it is played by a player alone.
  package var address: String?
  /// Those of one `media:group` show the same in several forms, and have its number; nil outside of one.
  package var group: Int?
  /// A media type, in lower case and without parameters.
  package var type: String?
  /// `image`, `audio`, `video`, `document` or `executable`.
  package var medium: String?
  /// `sample`, `full` or `nonstop`.
  package var expression: String?
  package var isDefault = false
  /// Bytes.
  package var length: Int64?
  /// Kilobits a second.
  package var bitrate: Double?
  /// Frames a second.
  package var framerate: Double?
  /// Pixels.
  package var width: Int?
  package var height: Int?
  /// Milliseconds.
  package var duration: Int64?
  package var language: String?
}

/// A picture of an entry.
package struct ParsedThumbnail: Hashable, Sendable {
  package var address: String
  /// Pixels.
  package var width: Int?
  package var height: Int?
}

/// What viewers made of an entry (`media:community`).
package struct ParsedStatistics: Hashable, Sendable {
  package var views: Int64?
  package var favorites: Int64?
  package var ratings: Int64?
  /// The mean of the ratings, from ``lowestRating`` to ``highestRating``.
  package var rating: Double?
  package var lowestRating: Double?
  package var highestRating: Double?
  package var comments: Int64?

  package init() {}
}
