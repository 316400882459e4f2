#if Storage
  import PentadCore
  import PentadStorage

  /// Takes over what a source knows of what the user did, elsewhere or long ago.
  ///
  /// - A mark counts when it is news: when the source says another thing of a broadcast than it did
  ///   before. A page that is read again, or was on its way while the user did something here, takes
  ///   nothing back.
  /// - A video is liked as soon as one of its broadcasts is. It is no longer when a source has taken the
  ///   mark of one away and none has it any more; that a broadcast never had the mark says nothing. It is
  ///   the same for what to watch later and what was watched.
  /// - As long as a source is still to be told of an action of that kind, whichever source it is, what the
  ///   user did here stands.
  struct MarkAdoption {
    private let change: VideoChange
    private var news: [VideoKey: (row: Int64, marks: RemoteMarks)] = [:]

    init(_ change: VideoChange) { self.change = change }

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
    func finish() throws {
      guard !news.isEmpty else { return }
      let waiting = try change.waitingKinds()
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
#endif
