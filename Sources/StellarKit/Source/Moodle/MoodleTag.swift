import PentadCore

/// The tag of announcements: the state of the forums at a fetch.
///
/// Moodle sends no entity tag. The counts of the forums change with new, read and withdrawn
/// announcements. The site reports edited ones as updates since ``time``.
struct MoodleTag: Hashable, Sendable {
  /// The site's time at the fetch, in seconds since 1970.
  var time: Int64
  /// The date from which announcements were fetched, in milliseconds since 1970; the least number
  /// for all.
  let since: Int64
  /// A hash of the classes and the forums with their counts.
  let state: String
  /// The time of the newest announcement of each class that has any, in seconds since 1970.
  var newest: [String: Int64] = [:]

  init(time: Int64, since: Int64?, classes: [String], forums: [MoodleWireForum]) {
    self.time = time
    self.since = since ?? .min
    var hash = StableHash()
    for id in classes.sorted() { hash.add(id) }
    for forum in forums.sorted(by: { $0.id < $1.id }) {
      hash.add("\(forum.id) \(forum.isTracked) \(forum.count ?? -1) \(forum.unread ?? -1)")
    }
    state = hash.text
  }

  /// Parses ``text``; nil for any other text.
  init?(_ text: String) {
    let parts = text.split(separator: " ")
    guard (3...4).contains(parts.count), let time = Int64(parts[0]), let since = Int64(parts[1])
    else { return nil }
    (self.time, self.since, state) = (time, since, String(parts[2]))
    for pair in parts.dropFirst(3).joined().split(separator: ",") {
      let words = pair.split(separator: ":")
      guard words.count == 2, let seconds = Int64(words[1]) else { return nil }
      newest[String(words[0])] = seconds
    }
  }

  /// The tag as text.
  var text: String {
    let pairs = newest.sorted { $0.key < $1.key }.map { "\($0.key):\($0.value)" }
    return "\(time) \(since) \(state) \(pairs.joined(separator: ","))"
  }

  /// The classes with an announcement that a request fetches. An edit of another class cannot change
  /// the answer.
  func classes(since: Int64) -> [String] {
    newest.filter { $0.value >= since / 1_000 }.map(\.key).sorted()
  }

  /// True if the answer with this tag contains everything that a request with the other tag
  /// fetches.
  func covers(_ other: MoodleTag) -> Bool { state == other.state && since <= other.since }
}
