/// The events of a hub, and the position of each reader.
///
/// Each event is held only once, for any number of readers. A reader takes events at its own pace.
/// A sleeping reader leaves a waker, which the next event calls and removes. The lock is held for a
/// few instructions; no waker and no handler runs under it.
final class EventLog<Event: HubEvent>: Sendable {
  typealias ReaderID = UInt64

  private struct State {
    var ring: EventRing<Event>
    var isFinished = false
    var readers: UInt64 = 0
    /// The number of the last event that each reader has taken.
    var positions: [ReaderID: UInt64] = [:]
    var sleepers: [(reader: ReaderID, wake: EventWaker)] = []
  }

  private let state: Lock<State>

  init(capacity: Int) {
    state = Lock(State(ring: EventRing(capacity: capacity)))
  }

  // MARK: Publishing

  func append(_ event: Event) {
    wake { state in
      guard !state.isFinished else { return false }
      if state.positions.isEmpty { state.ring.skip() } else { state.ring.append(event) }
      return true
    }
  }

  func finish() {
    wake { state in
      defer { state.isFinished = true }
      return !state.isFinished
    }
  }

  /// The number of the newest event.
  var last: UInt64 { state.withLock { $0.ring.last } }

  /// The number of events in memory.
  var count: Int { state.withLock { $0.ring.count } }

  // MARK: Reading

  /// Attaches a reader at the end of the log: it gets later events only.
  func attach() -> ReaderID {
    state.withLock { state in
      state.readers += 1
      state.positions[state.readers] = state.ring.last
      return state.readers
    }
  }

  /// Takes the next event of a reader, if there is one up to number `limit`.
  ///
  /// A reader that is too far behind gets one reset for all events that it has not taken. It
  /// reloads everything, so it needs none of them, and the whole capacity is free for later events.
  func take(_ reader: ReaderID, upTo limit: UInt64 = .max) -> Published<Event>? {
    state.withLock { state in
      guard let position = state.positions[reader] else { return nil }
      let last = state.ring.last
      guard position < min(limit, last) else { return nil }
      if let event = state.ring[position + 1] {
        state.positions[reader] = position + 1
        return Published(number: position + 1, event: event)
      }
      state.positions[reader] = last
      return Published(number: last, event: .reset)
    }
  }

  /// Stores `waker`, to be called when there is an event to take, when no event will come, or at a
  /// detach.
  func rest(_ reader: ReaderID, _ waker: @escaping EventWaker) -> WaitState {
    state.withLock { state in
      guard let position = state.positions[reader] else { return .ended }
      if position < state.ring.last { return .pending }
      if state.isFinished { return .ended }
      state.sleepers.append((reader, waker))
      return .sleeping
    }
  }

  /// Removes a reader and calls its wakers.
  func detach(_ reader: ReaderID) {
    let wakers = state.withLock { state in
      state.positions[reader] = nil
      if state.positions.isEmpty { state.ring.removeAll() }
      defer { state.sleepers.removeAll { $0.reader == reader } }
      return state.sleepers.filter { $0.reader == reader }
    }
    for waker in wakers { waker.wake(true) }
  }

  /// Wakes all sleeping readers if `change` returns true. A waker is removed from the list before
  /// it is called, so it is called at most once.
  private func wake(if change: (inout State) -> Bool) {
    let sleepers = state.withLock { state in
      guard change(&state) else { return [] as [(reader: ReaderID, wake: EventWaker)] }
      defer { state.sleepers = [] }
      return state.sleepers
    }
    for sleeper in sleepers { sleeper.wake(false) }
  }
}
