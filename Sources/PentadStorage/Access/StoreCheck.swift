import Dispatch
import GRDB
import PentadCore

/// The integrity check of a store that was not closed properly, on a connection of its own.
///
/// It runs SQLite's `quick_check`: every page and row is read and compared with the schema, but the
/// content of an index is not compared with its table. A damaged search index is rebuilt.
final class StoreCheck: Sendable {
  private struct State {
    var connection: DatabaseQueue?
    var isCancelled = false
    var outcome: StoreCheckOutcome?
    var waiting: [@Sendable (StoreCheckOutcome) -> Void] = []
  }

  private let path: String
  private let searchTables: [SearchTable]
  private let state = Lock(State())

  init(path: String, _ searchTables: [SearchTable]) {
    self.path = path
    self.searchTables = searchTables
  }

  /// Runs the check on a queue, then `done`, then the waiting functions.
  func start(on queue: DispatchQueue, _ done: @escaping @Sendable (StoreCheckOutcome) -> Void) {
    queue.async(qos: .utility) { [self] in
      let outcome = run()
      done(outcome)
      let waiting = state.withLock { state in
        state.outcome = outcome
        defer { state.waiting = [] }
        return state.waiting
      }
      for call in waiting { call(outcome) }
    }
  }

  /// Ends the check soon, without a result.
  func cancel(on queue: DispatchQueue) {
    let isRunning = state.withLock { state in
      state.isCancelled = true
      // Under the lock, so that the connection is not closed meanwhile.
      state.connection?.interrupt()
      return state.connection != nil
    }
    guard isRunning else { return }
    // An interrupt just before the statement starts has no effect, so try again.
    queue.asyncAfter(deadline: .after(milliseconds: 10)) { self.cancel(on: queue) }
  }

  func whenDone(_ call: @escaping @Sendable (StoreCheckOutcome) -> Void) {
    let outcome = state.withLock { state in
      if state.outcome == nil { state.waiting.append(call) }
      return state.outcome
    }
    if let outcome { call(outcome) }
  }

  private func run() -> StoreCheckOutcome {
    do {
      let findings = try connected(isReadOnly: true) { connection in
        try connection.read { database in
          try String.fetchAll(database, sql: "PRAGMA quick_check(100)")
        }
      }
      guard findings == ["ok"] || findings.allSatisfy(Self.isOfSearch) else { return .damaged }
      if !searchTables.isEmpty { try connected(isReadOnly: false, mendSearch) }
      return .sound
    } catch let error as DatabaseError {
      return PentadError(storage: error).meansDamage ? .damaged : .interrupted
    } catch {
      return .interrupted
    }
  }

  /// Returns true for a finding about a search index. SQLite checks these since 3.44, and reports
  /// them with these texts.
  static func isOfSearch(_ finding: String) -> Bool {
    ["malformed inverted index for FTS5 table", "unable to validate the inverted index for FTS5"]
      .contains { finding.hasPrefix($0) }
  }

  private func mendSearch(_ connection: DatabaseQueue) throws {
    try connection.write { database in
      for table in searchTables where try !table.isSound(in: database) {
        try table.rebuild(in: database)
      }
    }
  }

  /// Runs a part of the check on a connection that can be interrupted.
  private func connected<Value>(
    isReadOnly: Bool, _ body: (DatabaseQueue) throws -> Value
  ) throws -> Value {
    var options = StoreOptions()
    options.isReadOnly = isReadOnly
    let configuration = Configuration(options, label: "pentad.check")
    let connection = try DatabaseQueue(path: path, configuration: configuration)
    defer {
      state.withLock { $0.connection = nil }
      try? connection.close()
    }
    let isCancelled = state.withLock { state in
      state.connection = connection
      return state.isCancelled
    }
    if isCancelled { throw CancellationError() }
    return try body(connection)
  }
}
