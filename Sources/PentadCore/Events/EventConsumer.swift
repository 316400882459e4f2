/// A reader of a hub's events: the source of streams, handlers and observed lists.
///
/// A reader takes events at its own pace. A sleeping reader leaves a waker, which the next event
/// calls and removes.
package protocol EventConsumer: AnyObject, Sendable {
  /// The type of the events.
  associatedtype Event: HubEvent

  /// Passes the pending events to `body`, until it returns false. Events that arrive meanwhile are
  /// left for the next call. It may block.
  ///
  /// - Returns: the number of events for which `body` returned true.
  func takeEach(_ body: (Published<Event>) -> Bool) -> Int

  /// Waits for the next event and returns it; nil when none will come.
  func next() async -> Published<Event>?

  /// Drops all pending events, for a reader that reloads everything.
  func skip()

  /// Stores `waker`, to be called when there may be an event to take, when no event will come, or
  /// at a detach.
  func rest(_ waker: @escaping EventWaker) -> WaitState

  /// Ends the reading and calls the reader's wakers.
  func detach()
}

/// A function that wakes a reader, called once. Its argument is true if the reader was detached.
package typealias EventWaker = @Sendable (_ isDetached: Bool) -> Void

/// The result of an attempt to sleep.
package enum WaitState: Sendable {
  /// The waker is stored and will be called once.
  case sleeping
  /// There is an event to take; the waker is not stored.
  case pending
  /// No event will come; the waker is not stored.
  case ended
}

extension EventConsumer {
  /// Sleeps until there may be an event to take; returns false when none will come.
  package func wait() async -> Bool {
    await withCheckedContinuation { continuation in
      switch rest({ continuation.resume(returning: !$0) }) {
      case .sleeping: break
      case .pending: continuation.resume(returning: true)
      case .ended: continuation.resume(returning: false)
      }
    }
  }

  /// Returns the events as a stream. It detaches when it is released, or when the task that
  /// iterates it is cancelled.
  package func stream() -> AsyncStream<Published<Event>> {
    AsyncStream {
      await self.next()
    } onCancel: {
      self.detach()
    }
  }

  /// Calls `handler` with the events, until the subscription or the hub ends.
  package func observe(
    on delivery: Delivery, _ handler: @escaping @Sendable (Published<Event>) -> Void
  ) -> Subscription {
    let observer = EventObserver(self, on: delivery, handler)
    return Subscription { observer.cancel(waiting: $0) }
  }
}
