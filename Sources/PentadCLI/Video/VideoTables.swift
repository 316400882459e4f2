import PentadCore
import VideoFeedKit

/// Rows for tables and CSV.
enum VideoTables {
  static func groups(_ groups: [VideoGroup]) -> Table {
    Table(
      header: [
        "key", "title", "sharer", "shares", "latestShare", "duration", "state", "playability",
      ],
      rows: groups.map { group in
        [
          group.key.text, group.video.title ?? "", group.face.sharer.displayName,
          "\(group.broadcasts.count)", Moment.text(group.latestShare) ?? "",
          clock(group.video.duration), group.state.words, group.playability.word,
        ]
      })
  }

  /// Returns all facts of a video, one for each row.
  static func facts(_ group: VideoGroup, _ place: Result<ContentURL, PentadError>) -> Table {
    let video = group.video
    let facts: [(name: String, value: String?)] = [
      ("key", group.key.text), ("title", video.title), ("author", video.author),
      ("published", Moment.text(video.publishedAt)), ("duration", clock(video.duration)),
      ("plays", video.playCount.map { "\($0)" }), ("page", video.pageURL),
      ("embed", video.embed?.url), ("playability", group.playability.word),
      ("address", (try? place.get())?.rendition.url), ("state", group.state.words),
      ("summary", video.summary),
    ]
    let known = facts.compactMap { fact in
      fact.value.flatMap { $0.isEmpty ? nil : [fact.name, $0] }
    }
    let lines = group.commentLines.map { line in
      [
        line.isShare ? "share" : "comment",
        [Moment.text(line.createdAt) ?? "", line.author.displayName, line.text ?? ""]
          .filter { !$0.isEmpty }.joined(separator: " "),
      ]
    }
    return Table(header: ["property", "value"], rows: known + lines)
  }

  static func channels(_ channels: [VideoChannel]) -> Table {
    Table(
      header: ["id", "name", "isPublic"],
      rows: channels.map { [$0.id.id, $0.name, "\($0.isPublic)"] })
  }

  static func rolls(_ rolls: [Roll]) -> Table {
    Table(
      header: ["id", "title", "creator", "videos"],
      rows: rolls.map { roll in
        [
          roll.id.id, roll.title, roll.creator?.displayName ?? "",
          roll.broadcastCount.map { "\($0)" } ?? "",
        ]
      })
  }

  static func sources(_ sources: [SourceStatus]) -> Table {
    Table(
      header: ["id", "kind", "title", "status", "lastSuccessAt", "nextPollAt", "error"],
      rows: sources.map { source in
        [
          source.id.rawValue, source.description.kind.rawValue, source.description.title ?? "",
          source.word, Moment.text(source.health.lastSuccessAt) ?? "",
          Moment.text(source.health.nextPollAt) ?? "",
          source.health.lastError.map { "\($0)" } ?? "",
        ]
      })
  }

  static func actions(_ actions: [PendingAction]) -> Table {
    Table(
      header: ["id", "kind", "video", "source", "step", "attempts", "failure"],
      rows: actions.map { action in
        [
          "\(action.id)", action.word, action.video.text, action.source.rawValue,
          "\(action.step)", "\(action.attempts)", action.failure.map { "\($0)" } ?? "",
        ]
      })
  }

  /// Returns a duration, such as `1:02:03`; empty for nil.
  private static func clock(_ milliseconds: Int64?) -> String {
    guard let milliseconds else { return "" }
    let seconds = milliseconds / 1_000
    let parts = [seconds / 3_600, seconds / 60 % 60, seconds % 60]
    let shown = parts[0] == 0 ? parts[1...] : parts[...]
    let rest = shown.dropFirst().map { $0 < 10 ? "0\($0)" : "\($0)" }
    return (["\(shown.first ?? 0)"] + rest).joined(separator: ":")
  }
}

extension ViewState {
  /// The user's state of the video in words.
  fileprivate var words: String {
    [(isLiked, "liked"), (isWatchLater, "later"), (isWatched, "watched")]
      .filter(\.0).map(\.1).joined(separator: " ")
  }
}

extension SourceStatus {
  /// The state in a word.
  fileprivate var word: String {
    if description.isPaused { return "paused" }
    if health.lastError != nil { return "failing" }
    return health.lastSuccessAt == nil ? "new" : "ok"
  }
}
