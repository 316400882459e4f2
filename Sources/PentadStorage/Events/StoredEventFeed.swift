import Dispatch
import GRDB
import PentadCore

/// The state that a hub and its observers share: the store, the transient events, and the signal
/// that wakes observers.
final class StoredEventFeed: Sendable {
  /// A signal that there may be new events.
  enum Signal: HubEvent {
    case reset
  }

  private struct State {
    var present: EventPresent
    var moments = MomentLog()
    var recent = RecentEvents()
    var isFinished = false
    var isRetrying = false
  }

  let store: StoreDatabase
  /// Only wakes sleeping observers; they find the events in the state and in the store.
  private let signals = EventHub<Signal>(capacity: 1)
  private let state: Lock<State>
  private let retryInterval: Int

  /// Makes a feed.
  ///
  /// - Parameter retryInterval: the delay before a failed read of the log is repeated, in
  ///   milliseconds.
  init(_ store: StoreDatabase, retryInterval: Int = 1_000) async throws(PentadError) {
    let newest = try await store.read { try EventRows.newest(in: $0) }
    self.store = store
    self.retryInterval = retryInterval
    state = Lock(State(present: EventPresent(number: newest)))
  }

  // MARK: Publishing

  func committed() {
    state.withLock { state in
      if !state.isFinished { state.present.generation += 1 }
    }
    signals.publish(.reset)
  }

  /// Makes the observers read the store, and updates the known end of the log, at which new
  /// observers begin.
  func wake() {
    state.withLock { $0.recent.forget() }
    committed()
    Task { [weak self] in
      let newest = try? await self?.store.read { try EventRows.newest(in: $0) }
      if let newest { self?.notice(newest) }
    }
  }

  func publish(_ event: any LoggedEvent) {
    let key = event.transientKey
    state.withLock { state in
      guard !state.isFinished else { return }
      state.moments.append(event, key: key, generation: state.present.generation)
      state.present.moment = state.moments.last
    }
    signals.publish(.reset)
  }

  func finish() {
    state.withLock { $0.isFinished = true }
    signals.finish()
  }

  /// Updates the known end of the log after the commit, so that an observer that begins then starts
  /// after these events, which were appended after `number`.
  ///
  /// A part of the write may be rolled back. If SQLite itself rolls back a write, GRDB does not
  /// report it, and the next transaction is a later one. If no other connection has committed
  /// meanwhile, the rows with these numbers are these events.
  func noticeCommit(
    of events: [any LoggedEvent], after number: UInt64, in database: Database
  ) throws {
    let version = try EventRows.version(in: database)
    state.withLock { $0.recent.write(events, after: number) }
    database.afterNextTransaction { [weak self] database in
      guard let self, let newest = try? EventRows.newest(in: database) else { return }
      notice(newest)
      let isAlone = (try? EventRows.version(in: database)) == version
      state.withLock { isAlone ? $0.recent.commit(newest: newest) : $0.recent.forget() }
    }
  }

  // MARK: Observing

  var present: EventPresent { state.withLock { $0.present } }

  var moments: MomentLog { state.withLock { $0.moments } }

  /// Returns the events after a number from memory; nil if the store has to be read.
  func recent(after number: UInt64, limit: Int) -> EventRows.Page? {
    state.withLock { $0.recent.page(after: number, limit: limit) }
  }

  /// Returns the reader that wakes an observer.
  func reader() -> EventReader<Signal> { signals.reader() }

  /// Records that the log contains events up to at least this number.
  func notice(_ newest: UInt64) {
    state.withLock { $0.present.number = max($0.present.number, newest) }
  }

  /// Wakes all observers after the retry interval.
  func retryLater() {
    let isNew = state.withLock { state in
      defer { state.isRetrying = true }
      return !state.isRetrying
    }
    guard isNew else { return }
    DispatchQueue.global().asyncAfter(deadline: .after(milliseconds: retryInterval)) {
      [weak self] in
      guard let self else { return }
      state.withLock { $0.isRetrying = false }
      signals.publish(.reset)
    }
  }
}
