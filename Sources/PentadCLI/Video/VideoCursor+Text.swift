import VideoFeedKit

/// Cursors as texts.
extension VideoCursor {
  /// The moment in milliseconds, a comma, and the key: `1795200000000,youtube:BmzSEYNTkHA`.
  var text: String { "\(latestShare),\(key)" }

  /// Reads ``text``; nil when it is none.
  init?(text: String) {
    let parts = text.split(separator: ",", maxSplits: 1).map(String.init)
    guard parts.count == 2, let moment = Int64(parts[0]), let key = VideoKey(text: parts[1]) else {
      return nil
    }
    self.init(latestShare: moment, key: key)
  }
}
