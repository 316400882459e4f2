/// Streams of values that are put under the caller's lock, so that all streams have the same order.
///
/// No task is resumed under a lock: ``put(_:)`` only stores a value, and ``wake()`` is called after
/// the lock has been released. Resuming a task takes the same lock of the task under which the
/// runtime cancels it. If the end of a stream also needed the caller's lock, resuming under it
/// would deadlock.
package final class ValueStreams<Value: Sendable>: Sendable {
  /// The values that a slow reader gets.
  package enum Kept: Sendable {
    /// The newest value only.
    case newest
    /// All values, in order.
    case all
  }

  /// A signal that there is a value to take.
  enum Signal: HubEvent {
    case reset
  }

  private let kept: Kept
  private let waiting = WaitingValues<Value>()
  private let signals = EventHub<Signal>(capacity: 1)

  /// Makes an instance without streams. When it is released, the streams end.
  package init(keeping kept: Kept) { self.kept = kept }

  /// Stores a value for all current streams; it wakes none.
  package func put(_ value: Value) { waiting.put(value, isAlone: kept == .newest) }

  /// Wakes the readers that wait for a value. Do not call it under a lock.
  package func wake() { signals.publish(.reset) }

  /// Ends the streams after their stored values have been read. Do not call it under a lock.
  package func finish() { signals.finish() }

  /// Returns a stream of the values that are put from now on, after an optional first value. It is
  /// attached before this returns, and ends when its task is cancelled. It supports one reader.
  package func stream(beginningWith first: Value? = nil) -> AsyncStream<Value> {
    let place = ValuePlace(waiting, signals.reader(), first)
    return AsyncStream {
      await place.next()
    } onCancel: {
      place.detach()
    }
  }
}

/// The position of one stream.
private final class ValuePlace<Value: Sendable>: Sendable {
  private let waiting: WaitingValues<Value>
  private let signals: EventReader<ValueStreams<Value>.Signal>
  private let number: Int

  init(
    _ waiting: WaitingValues<Value>, _ signals: EventReader<ValueStreams<Value>.Signal>,
    _ first: Value?
  ) {
    self.waiting = waiting
    self.signals = signals
    number = waiting.attach(first)
  }

  deinit { detach() }

  func next() async -> Value? {
    repeat {
      // Values that are put from here on send a new signal.
      signals.skip()
      if let value = waiting.take(number) { return value }
    } while await signals.wait()
    return nil
  }

  func detach() {
    waiting.detach(number)
    signals.detach()
  }
}

/// The values that each stream has not returned yet, the oldest first.
private final class WaitingValues<Value: Sendable>: Sendable {
  private let state = Lock((values: [Int: [Value]](), last: 0))

  func attach(_ first: Value?) -> Int {
    state.withLock { state in
      state.last += 1
      state.values[state.last] = first.map { [$0] } ?? []
      return state.last
    }
  }

  func detach(_ number: Int) { state.withLock { $0.values[number] = nil } }

  func put(_ value: Value, isAlone: Bool) {
    state.withLock { state in
      for number in state.values.keys {
        if isAlone { state.values[number] = [] }
        state.values[number]?.append(value)
      }
    }
  }

  func take(_ number: Int) -> Value? {
    state.withLock { state in
      guard state.values[number]?.isEmpty == false else { return nil }
      return state.values[number]?.removeFirst()
    }
  }
}
