/// Streams of what somebody tells of under a lock of their own, so that all bring it in one order.
///
/// Nobody is resumed under a lock: ``put(_:)`` only lays a value down, and ``wake()`` is called when the
/// lock has been let go. The runtime cancels a task under a lock of the task's, which resuming the task
/// takes too; who did that under a lock which the end of a stream wants would wait for ever.
package final class ValueStreams<Value: Sendable>: Sendable {
  /// What a reader that is slow gets.
  package enum Kept: Sendable {
    /// The newest value alone.
    case newest
    /// All, in order.
    case all
  }

  /// That there is something to take.
  enum Signal: HubEvent {
    case reset
  }

  private let kept: Kept
  private let waiting = WaitingValues<Value>()
  private let signals = EventHub<Signal>(capacity: 1)

  /// Without a stream. When it goes, the streams end.
  package init(keeping kept: Kept) { self.kept = kept }

  /// Lays a value down for all streams that there are; it calls nobody.
  package func put(_ value: Value) { waiting.put(value, isAlone: kept == .newest) }

  /// Wakes those who wait for what was put. Call it under no lock.
  package func wake() { signals.publish(.reset) }

  /// Ends the streams once what was put has been read. Call it under no lock.
  package func finish() { signals.finish() }

  /// What is put from now on, after a first value. It is attached before this returns; it ends when its
  /// task is cancelled. It is for one reader.
  package func stream(beginningWith first: Value? = nil) -> AsyncStream<Value> {
    let place = ValuePlace(waiting, signals.reader(), first)
    return AsyncStream {
      await place.next()
    } onCancel: {
      place.detach()
    }
  }
}

/// One stream's place.
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
      // What is put from here on is told anew.
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

/// What each stream has not brought yet, the oldest first.
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
