import Dispatch
import GRDB
import PentadCore

/// What a hub and its observers share: the store, what is of the moment, and who has to be woken.
final class StoredEventFeed: Sendable {
  /// That there is something to look for.
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
  /// It wakes those who sleep, and that is all: what there is they find in the state and in the store.
  private let signals = EventHub<Signal>(capacity: 1)
  private let state: Lock<State>
  private let retryInterval: Int

  /// - Parameter retryInterval: after how many milliseconds a log that could not be read is read again.
  init(_ store: StoreDatabase, retryInterval: Int = 1_000) async throws(PentadError) {
    let newest = try await store.read { try EventRows.newest(in: $0) }
    self.store = store
    self.retryInterval = retryInterval
    state = Lock(State(present: EventPresent(number: newest)))
  }

  // MARK: What the hub does

  func committed() {
    state.withLock { state in
      if !state.isFinished { state.present.generation += 1 }
    }
    signals.publish(.reset)
  }

  /// Lets the observers read the store, and looks how far the log goes now, for those who will begin at
  /// its end.
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

  /// Whoever begins after the commit of this write begins after its events, which were appended after
  /// the one of a number.
  ///
  /// A part of the write may be undone, and of a write that SQLite has rolled back by itself GRDB tells
  /// nobody: the next transaction is then a later one. As long as no one else has committed meanwhile, what
  /// has the numbers of these events is these events.
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

  // MARK: What an observer does

  var present: EventPresent { state.withLock { $0.present } }

  var moments: MomentLog { state.withLock { $0.moments } }

  /// What there is after a number, unless the store has to be asked.
  func recent(after number: UInt64, limit: Int) -> EventRows.Page? {
    state.withLock { $0.recent.page(after: number, limit: limit) }
  }

  /// What wakes an observer.
  func reader() -> EventReader<Signal> { signals.reader() }

  /// The log goes at least so far.
  func notice(_ newest: UInt64) {
    state.withLock { $0.present.number = max($0.present.number, newest) }
  }

  /// Wakes all in a while.
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
