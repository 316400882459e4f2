import GRDB
import PentadCore
import PentadStorage

extension VideoStore {
  /// Whether a source knows of an action; false while it has still to be told.
  ///
  /// The newest ``VideoPolicies/toldActions`` that sources know are remembered.
  ///
  /// - Throws: what the source refused it with; ``PentadCore/PentadError/Code/notFound`` when it was given
  ///   up, or a later one took its place, or there never was one of the number.
  func isDelivered(_ id: Int64) async throws(PentadError) -> Bool {
    try await read { [outbox] store in
      let rows = try store.statement("SELECT 1 FROM told WHERE action = ?")
      try rows.bind(id, at: 1)
      defer { rows.reset() }
      if try rows.next() { return true }
      guard let operation = try outbox.operation(id, in: store.database) else {
        throw PentadError(.notFound, "the action was given up, or was long ago")
      }
      guard operation.state == .failed else { return false }
      throw operation.failure ?? PentadError(.actionRefused, "the source said no to this")
    }
  }

  /// The number of what a source was told last. A page that is asked for now knows all up to that, and
  /// perhaps nothing of what comes later.
  func lastTold() async throws(PentadError) -> Int64 {
    try await read { store in
      try Int64.fetchOne(store.database, sql: "SELECT max(number) FROM told") ?? 0
    }
  }
}

extension VideoChange {
  /// Notes that a source knows of an action now, and has the marks that follow from it: what it says of
  /// them from here on is compared with that.
  ///
  /// - Parameter id: the number of the action; nil for that of the attempt.
  func noteTold(_ attempt: VideoAttempt, as id: Int64? = nil) throws {
    let action = attempt.action
    try run(
      """
      INSERT OR REPLACE INTO told (action, source, provider, provider_id, kind)
      VALUES (?, ?, ?, ?, ?)
      """,
      [
        id ?? attempt.id, attempt.source.rawValue, action.video.provider.rawValue,
        action.video.storedID, action.kind.word,
      ])
    guard let (column, value) = action.kind.mark, let source = try row(of: attempt.source) else {
      return
    }
    for broadcast in action.subjects {
      try run(
        "UPDATE broadcast SET \(column) = ? WHERE source = ? AND remote_id = ?",
        [value, source, broadcast.id.id])
    }
  }

  /// Forgets what a source was told; that it was told stays.
  func forgetWhatWasTold(to source: SourceID) throws {
    try run(
      "UPDATE told SET source = '', provider = '', provider_id = '' WHERE source = ?",
      [source.rawValue])
  }

  /// Forgets what was told long ago.
  func pruneTold() throws {
    try run(
      "DELETE FROM told WHERE number <= (SELECT max(number) FROM told) - ?",
      [VideoPolicies.toldActions])
  }
}

extension VideoAccess {
  /// Of which videos a source may have been told something after it was asked for a page: the words of
  /// the actions.
  func kindsTold(to source: SourceID, after number: Int64) throws -> [VideoKey: Set<String>] {
    let rows = try statement(
      "SELECT provider, provider_id, kind FROM told WHERE number > ? AND source = ?")
    try rows.bind(number, at: 1)
    try rows.bind(source.rawValue, at: 2)
    var kinds: [VideoKey: Set<String>] = [:]
    while try rows.next() {
      if let key = rows.key(0) { kinds[key, default: []].insert(rows.text(2)) }
    }
    return kinds
  }
}

extension SourceAction.Kind {
  /// The column of a broadcast that says what is so once the source knows, and its value.
  fileprivate var mark: (column: String, value: Int64)? {
    switch self {
    case .like(let value): ("liked", value ? 1 : 0)
    case .watchLater(let value): ("watch_later", value ? 1 : 0)
    case .watched: ("watched", 1)
    case .progress(let position): ("position", position)
    case .share: nil
    }
  }
}
