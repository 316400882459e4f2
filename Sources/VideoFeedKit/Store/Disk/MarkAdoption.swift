import PentadCore
import PentadStorage

/// The adoption of marks from a source, which the user set elsewhere or in the past.
///
/// - A mark counts only if it is new: it differs from the source's previous mark of the broadcast,
///   and from the last action sent to the source. Reading a page again reverts nothing.
/// - A mark of a page is ignored if an action of that kind on the video was sent to the source
///   after the page was requested: their order is unknown.
/// - A video is liked as soon as one of its broadcasts is. The like is removed when a source
///   removes the mark of one broadcast and no other broadcast has it. A broadcast that never had
///   the mark changes nothing. The marks to watch later and watched follow the same rule.
/// - While an action of the same kind waits for any source, the user's own state wins. A mark that
///   is removed meanwhile counts as new afterwards.
struct MarkAdoption {
  private let change: VideoChange
  private let source: SourceID
  private let asked: Int64
  private var news: [VideoKey: (row: Int64, marks: RemoteMarks)] = [:]
  /// The kinds of pending actions of all sources, and of actions sent to this source after the page
  /// was requested; nil until they are read.
  private var kinds: (waiting: [VideoKey: Set<String>], told: [VideoKey: Set<String>])?
  /// True if the removal of a mark is deferred.
  private(set) var isIncomplete = false

  /// - Parameter asked: the value of ``VideoStore/lastDelivery()`` when the page was requested.
  init(_ change: VideoChange, of source: SourceID, asked: Int64) {
    self.change = change
    self.source = source
    self.asked = asked
  }

  /// Returns the marks of a broadcast to store, given the ones stored before.
  mutating func marksToStore(
    _ marks: RemoteMarks, after former: RemoteMarks, of key: VideoKey
  ) throws -> RemoteMarks {
    guard marks != former else { return marks }
    let (waiting, told) = try known()
    let (held, passed) = (waiting[key] ?? [], told[key] ?? [])
    guard !held.isEmpty || !passed.isEmpty else { return marks }
    var marksToStore = marks
    if passed.contains("progress") { marksToStore.position = former.position }
    for (mark, kind) in Self.marks {
      if passed.contains(kind) { marksToStore[keyPath: mark] = former[keyPath: mark] }
      if held.contains(kind), former[keyPath: mark] == true, marksToStore[keyPath: mark] == false {
        marksToStore[keyPath: mark] = true
        isIncomplete = true
      }
    }
    return marksToStore
  }

  private static var marks: [(WritableKeyPath<RemoteMarks, Bool?>, kind: String)] {
    [(\.isLiked, "like"), (\.isWatchLater, "watchLater"), (\.isWatched, "watched")]
  }

  private mutating func known() throws -> (
    waiting: [VideoKey: Set<String>], told: [VideoKey: Set<String>]
  ) {
    if let kinds { return kinds }
    let found = (
      waiting: try change.waitingKinds(), told: try change.deliveredKinds(to: source, after: asked)
    )
    kinds = found
    return found
  }

  /// Records the difference between a source's current and previous marks of a broadcast.
  mutating func take(
    _ marks: RemoteMarks, after former: RemoteMarks, of key: VideoKey, _ video: Int64
  ) throws {
    guard marks != former else { return }
    var change = news[key]?.marks ?? RemoteMarks()
    Self.take(marks.isLiked, former.isLiked, &change.isLiked)
    Self.take(marks.isWatchLater, former.isWatchLater, &change.isWatchLater)
    Self.take(marks.isWatched, former.isWatched, &change.isWatched)
    if marks.position != former.position { change.position = marks.position }
    if change != RemoteMarks() { news[key] = (video, change) }
  }

  private static func take(_ now: Bool?, _ before: Bool?, _ change: inout Bool?) {
    if now == true, before != true { change = true }
    if now == false, before == true, change == nil { change = false }
  }

  /// Updates the user's state of the videos, after all rows of the page are written.
  mutating func finish() throws {
    guard !news.isEmpty else { return }
    let waiting = try known().waiting
    for (key, (video, marks)) in news.sorted(by: { $0.key < $1.key }) {
      let held = waiting[key] ?? []
      var marks = marks
      if try held.contains("like") || isStillSet("liked", marks.isLiked, video) {
        marks.isLiked = nil
      }
      if try held.contains("watchLater") || isStillSet("watch_later", marks.isWatchLater, video) {
        marks.isWatchLater = nil
      }
      if try held.contains("watched") || isStillSet("watched", marks.isWatched, video) {
        marks.isWatched = nil
      }
      if held.contains("progress") { marks.position = nil }
      let state = try change.state(of: key)
      let adopted = state.adopting(marks)
      if adopted != state { try change.save(adopted, of: key) }
    }
  }

  /// Returns true if a mark that one broadcast lost is still set on another.
  private func isStillSet(_ column: String, _ mark: Bool?, _ video: Int64) throws -> Bool {
    guard mark == false else { return false }
    let rows = try change.statement(
      "SELECT 1 FROM broadcast WHERE video = ? AND \(column) = 1 LIMIT 1")
    try rows.bind(video, at: 1)
    defer { rows.reset() }
    return try rows.next()
  }
}
