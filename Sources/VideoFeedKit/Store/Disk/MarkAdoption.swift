import PentadCore
import PentadStorage

/// Takes over what a source knows of what the user did, elsewhere or long ago.
///
/// - A mark counts when it is news: when the source says another thing of a broadcast than it did
///   before, or than it was told since. A page that is read again takes nothing back.
/// - What a page says of a video that its source was told of after the page was asked for is passed over:
///   nobody knows which came first.
/// - A video is liked as soon as one of its broadcasts is. It is no longer when a source has taken the
///   mark of one away and none has it any more; that a broadcast never had the mark says nothing. It is
///   the same for what to watch later and what was watched.
/// - As long as a source is still to be told of an action of that kind, whichever source it is, what the
///   user did here stands. A mark that is taken away meanwhile is news again afterwards.
struct MarkAdoption {
  private let change: VideoChange
  private let source: SourceID
  private let asked: Int64
  private var news: [VideoKey: (row: Int64, marks: RemoteMarks)] = [:]
  /// The words of actions that sources have still to be told of, and of those that this one was told of
  /// after it was asked; nil until they are looked for.
  private var kinds: (waiting: [VideoKey: Set<String>], told: [VideoKey: Set<String>])?
  /// Whether a mark that was taken away is left for later.
  private(set) var isIncomplete = false

  /// - Parameter asked: ``VideoStore/lastTold()`` of when the source was asked.
  init(_ change: VideoChange, of source: SourceID, asked: Int64) {
    self.change = change
    self.source = source
    self.asked = asked
  }

  /// What is to be kept of the marks of a broadcast, after what was kept before.
  mutating func heeded(
    _ marks: RemoteMarks, after former: RemoteMarks, of key: VideoKey
  ) throws -> RemoteMarks {
    guard marks != former else { return marks }
    let (waiting, told) = try known()
    let (held, passed) = (waiting[key] ?? [], told[key] ?? [])
    guard !held.isEmpty || !passed.isEmpty else { return marks }
    var heeded = marks
    if passed.contains("progress") { heeded.position = former.position }
    for (mark, kind) in Self.marks {
      if passed.contains(kind) { heeded[keyPath: mark] = former[keyPath: mark] }
      if held.contains(kind), former[keyPath: mark] == true, heeded[keyPath: mark] == false {
        heeded[keyPath: mark] = true
        isIncomplete = true
      }
    }
    return heeded
  }

  private static var marks: [(WritableKeyPath<RemoteMarks, Bool?>, kind: String)] {
    [(\.isLiked, "like"), (\.isWatchLater, "watchLater"), (\.isWatched, "watched")]
  }

  private mutating func known() throws -> (
    waiting: [VideoKey: Set<String>], told: [VideoKey: Set<String>]
  ) {
    if let kinds { return kinds }
    let found = (
      waiting: try change.waitingKinds(), told: try change.kindsTold(to: source, after: asked)
    )
    kinds = found
    return found
  }

  /// Notes what a source says of a broadcast now, and said before.
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

  /// Changes the state of the videos, when all rows of the page are written.
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

  /// Whether a mark that was taken away from one broadcast is there on another.
  private func isStillSet(_ column: String, _ mark: Bool?, _ video: Int64) throws -> Bool {
    guard mark == false else { return false }
    let rows = try change.statement(
      "SELECT 1 FROM broadcast WHERE video = ? AND \(column) = 1 LIMIT 1")
    try rows.bind(video, at: 1)
    defer { rows.reset() }
    return try rows.next()
  }
}
