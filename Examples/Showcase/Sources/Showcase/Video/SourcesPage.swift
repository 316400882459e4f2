import VideoFeedKit

/// The user's sources, ready for their template.
struct SourcesPage: Sendable {
  struct Action: Sendable {
    let text: String
    let address: String
  }

  struct Interval: Sendable {
    let minutes: Int64
    let text: String
    let isChosen: Bool

    /// The choices; another interval that is set already is one of them, too.
    static func all(current: Int64) -> [Interval] {
      let now = current / 60_000
      let usual: [Int64] = [1, 5, 15, 30, 60, 360, 1_440]
      return (usual.contains(now) ? usual : (usual + [now]).sorted()).map { minutes in
        let (count, name) = minutes < 60 ? (minutes, "minute") : (minutes / 60, "hour")
        return Interval(
          minutes: minutes, text: "\(count) \(name)\(count == 1 ? "" : "s")",
          isChosen: minutes == now)
      }
    }
  }

  let tabs = GuidePage.tabs(current: nil)
  let rows: [SourceRow]
  let hasRows: Bool
  /// The choices of the time between two checks of a feed.
  let intervals: [Interval]
  /// The address of a feed to begin with; nil without a server.
  let demoFeed: String?
  /// The result of an imported list.
  let imported: String?
  let actions: [Action]
  let hasActions: Bool

  init(
    rows: [SourceRow], interval: Int64, demoFeed: String?, imported: String?, actions: [Action]
  ) {
    intervals = Interval.all(current: interval)
    self.demoFeed = rows.isEmpty ? demoFeed : nil
    self.rows = rows
    hasRows = !rows.isEmpty
    self.imported = imported
    self.actions = actions
    hasActions = !actions.isEmpty
  }
}
