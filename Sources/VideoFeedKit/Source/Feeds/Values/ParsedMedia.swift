/// A file attached to an entry.
package struct ParsedEnclosure: Hashable, Sendable {
  package var address: String
  /// A media type, in lower case and without parameters: `video/mp4`.
  package var type: String?
  /// The size in bytes.
  package var length: Int64?
  package var title: String?
  /// The duration in milliseconds.
  package var duration: Int64?
}

/// A file of Media RSS (`media:content`).
package struct ParsedRendition: Hashable, Sendable {
  /// The address of the file; nil if only a player plays it.
  package var address: String?
  /// The number of its `media:group`; nil outside of a group. Files of a group are forms of the
  /// same content.
  package var group: Int?
  /// A media type, in lower case and without parameters.
  package var type: String?
  /// `image`, `audio`, `video`, `document` or `executable`.
  package var medium: String?
  /// `sample`, `full` or `nonstop`.
  package var expression: String?
  package var isDefault = false
  /// The size in bytes.
  package var length: Int64?
  /// The bitrate in kilobits per second.
  package var bitrate: Double?
  /// The frame rate in frames per second.
  package var framerate: Double?
  /// The size in pixels.
  package var width: Int?
  package var height: Int?
  /// The duration in milliseconds.
  package var duration: Int64?
  package var language: String?
}

/// A picture of an entry.
package struct ParsedThumbnail: Hashable, Sendable {
  package var address: String
  /// The size in pixels.
  package var width: Int?
  package var height: Int?
}

/// The viewers' statistics of an entry (`media:community`).
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
