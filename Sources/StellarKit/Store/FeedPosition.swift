import PentadCore

/// The position of an announcement in the feed of all classes, which is sorted by time, the newest
/// first, and then by class and key.
struct FeedPosition: Hashable, Sendable {
  /// The time of the announcement, in seconds since 1970.
  let seconds: Int64
  /// The id of its class.
  let masterId: String
  /// Its key.
  let key: String

  init(seconds: Int64, masterId: String, key: String) {
    (self.seconds, self.masterId, self.key) = (seconds, masterId, key)
  }

  /// Parses ``text``.
  ///
  /// - Throws: ``PentadCore/PentadError/Code/invalid`` for another text.
  init(_ text: String) throws(PentadError) {
    let parts = text.split(separator: ":", maxSplits: 2, omittingEmptySubsequences: false)
    guard parts.count == 3, let seconds = Int64(parts[0]), let length = Int(parts[1]),
      (0...parts[2].utf8.count).contains(length)
    else {
      throw PentadError(.invalid, "this text is not the position of an item in the feed")
    }
    self.init(
      seconds: seconds, masterId: String(decoding: parts[2].utf8.prefix(length), as: UTF8.self),
      key: String(decoding: parts[2].utf8.dropFirst(length), as: UTF8.self))
  }

  /// The position as text. The length of the id separates it from the key.
  var text: String { "\(seconds):\(masterId.utf8.count):\(masterId)\(key)" }

  /// A position before all announcements of the same second.
  var beforeSecond: FeedPosition { FeedPosition(seconds: seconds, masterId: "", key: "") }
  /// A position after all announcements of the same second.
  var afterSecond: FeedPosition {
    FeedPosition(seconds: max(seconds, .min + 1) - 1, masterId: "", key: "")
  }
}
