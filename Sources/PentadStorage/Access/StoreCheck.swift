#if Storage
  import Dispatch
  import GRDB
  import PentadCore

  /// The check of a store that was not closed, on a connection of its own.
  ///
  /// It is SQLite's `quick_check`: every page and row is read and held against the schema, but what
  /// an index holds is not compared with its table.
  final class StoreCheck: Sendable {
    private struct State {
      var connection: DatabaseQueue?
      var isCancelled = false
      var outcome: StoreCheckOutcome?
      var waiting: [@Sendable (StoreCheckOutcome) -> Void] = []
    }

    private let path: String
    private let state = Lock(State())

    init(path: String) { self.path = path }

    /// Runs the check there, then `done`, then those who wait.
    func start(on queue: DispatchQueue, _ done: @escaping @Sendable (StoreCheckOutcome) -> Void) {
      queue.async(qos: .utility) { [self] in
        let outcome = run()
        done(outcome)
        let waiting = state.withLock { state in
          state.outcome = outcome
          state.connection = nil
          defer { state.waiting = [] }
          return state.waiting
        }
        for call in waiting { call(outcome) }
      }
    }

    /// Ends the check soon, without an answer.
    func cancel(on queue: DispatchQueue) {
      let connection = state.withLock { state in
        state.isCancelled = true
        return state.connection
      }
      guard let connection else { return }
      connection.interrupt()
      // An interruption that comes just before the statement starts is lost.
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
        var options = StoreOptions()
        options.isReadOnly = true
        let configuration = Configuration(options, label: "pentad.check")
        let connection = try DatabaseQueue(path: path, configuration: configuration)
        defer { try? connection.close() }
        state.withLock { $0.connection = connection }
        let findings = try connection.read { database in
          if self.state.withLock({ $0.isCancelled }) { throw CancellationError() }
          return try String.fetchAll(database, sql: "PRAGMA quick_check(1)")
        }
        return findings == ["ok"] ? .sound : .damaged
      } catch let error as DatabaseError {
        return PentadError(storage: error).meansDamage ? .damaged : .interrupted
      } catch {
        return .interrupted
      }
    }
  }
#endif
