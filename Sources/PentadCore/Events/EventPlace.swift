/// One reader's place among the events of a hub: what streams, handlers and lists take their events from.
///
/// A reader takes events at its own pace; one that sleeps leaves a waker, which the next event uses up.
package protocol EventPlace: AnyObject, Sendable {
  /// What it brings.
  associatedtype Event: HubEvent

  /// Gives what is there now to `body`, until that says false; what comes meanwhile is left for another
  /// time. It may block.
  ///
  /// - Returns: how many events `body` said true to.
  func takeEach(_ body: (Published<Event>) -> Bool) -> Int

  /// Takes the next event, however long it takes to come; nil when none will.
  func next() async -> Published<Event>?

  /// Leaves all that has come so far: a reader that reads everything anew has no use for it.
  func skip()

  /// Leaves `waker` to be called when there may be something to take, nothing to come, or a detach.
  func rest(_ waker: @escaping EventWaker) -> EventRest

  /// Ends the reading; its wakers are called.
  func detach()
}

/// Called once; true when the reader has been detached and nothing is left to do.
package typealias EventWaker = @Sendable (_ isDetached: Bool) -> Void

/// What became of a wish to sleep.
package enum EventRest: Sendable {
  /// The waker is kept and will be called once.
  case sleeping
  /// There is something to take; the waker is not kept.
  case pending
  /// Nothing comes any more; the waker is not kept.
  case ended
}

extension EventPlace {
  /// Sleeps until there may be something to take; false when nothing comes any more.
  package func wait() async -> Bool {
    await withCheckedContinuation { continuation in
      switch rest({ continuation.resume(returning: !$0) }) {
      case .sleeping: break
      case .pending: continuation.resume(returning: true)
      case .ended: continuation.resume(returning: false)
      }
    }
  }

  /// The events as a stream; it detaches when it is let go, or when the task that iterates it is
  /// cancelled.
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
