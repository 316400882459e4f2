import VideoFeedKit

/// The text form of cursors.
extension VideoCursor {
  /// The time in milliseconds, a comma, and the key: `1795200000000,youtube:BmzSEYNTkHA`.
  var text: String { "\(latestShare),\(key)" }

  /// Parses ``text``; nil when it is not a cursor.
  init?(text: String) {
    let parts = text.split(separator: ",", maxSplits: 1).map(String.init)
    guard parts.count == 2, let moment = Int64(parts[0]), let key = VideoKey(text: parts[1]) else {
      return nil
    }
    self.init(latestShare: moment, key: key)
  }
}
