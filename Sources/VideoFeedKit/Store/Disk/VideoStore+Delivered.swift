import GRDB
import PentadCore
import PentadStorage

extension VideoStore {
  /// Returns true if an action was delivered to its source; false if it is still pending.
  ///
  /// The newest ``VideoPolicies/deliveredActions`` deliveries are remembered.
  ///
  /// - Throws: the error with which the source rejected the action;
  ///   ``PentadCore/PentadError/Code/notFound`` if it was cancelled, a later one replaced it, or it
  ///   never existed.
  func isDelivered(_ id: Int64) async throws(PentadError) -> Bool {
    try await read { [outbox] store in
      let rows = try store.statement("SELECT 1 FROM told WHERE action = ?")
      try rows.bind(id, at: 1)
      defer { rows.reset() }
      if try rows.next() { return true }
      guard let operation = try outbox.operation(id, in: store.database) else {
        throw PentadError(.notFound, "the action was cancelled, or is no longer stored")
      }
      guard operation.state == .failed else { return false }
      throw operation.failure ?? PentadError(.actionRefused, "the source rejected this")
    }
  }

  /// Returns the number of the last delivery. A page requested now reflects all deliveries up to
  /// it, but possibly not later ones.
  func lastDelivery() async throws(PentadError) -> Int64 {
    try await read { store in
      try Int64.fetchOne(store.database, sql: "SELECT max(number) FROM told") ?? 0
    }
  }
}

extension VideoChange {
  /// Records that an action was delivered, and sets the resulting marks of the source's broadcasts:
  /// its later marks are compared with these.
  ///
  /// - Parameter id: the number of the action; nil for that of the attempt.
  func recordDelivery(_ attempt: VideoAttempt, as id: Int64? = nil) throws {
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

  /// Deletes the details of a source's deliveries; the fact that they were delivered stays.
  func forgetWhatWasTold(to source: SourceID) throws {
    try run(
      "UPDATE told SET source = '', provider = '', provider_id = '' WHERE source = ?",
      [source.rawValue])
  }

  /// Deletes old deliveries.
  func pruneTold() throws {
    try run(
      "DELETE FROM told WHERE number <= (SELECT max(number) FROM told) - ?",
      [VideoPolicies.deliveredActions])
  }
}

extension VideoAccess {
  /// Returns the kinds of actions that may have been delivered to a source after a page was
  /// requested, by video.
  func deliveredKinds(to source: SourceID, after number: Int64) throws -> [VideoKey: Set<String>] {
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
  /// The column and value of a broadcast that the source has after the delivery.
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
