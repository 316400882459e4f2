/// Publishes events to observers: streams, delegates and C callbacks.
///
/// - Every observer sees the same events in the same order, from the moment it attached.
/// - Publishing never waits for an observer, and no observer waits for another.
/// - An observer that falls further behind than the capacity gets one `reset` in place of all
///   missed events, and then the later events. Memory use is bounded: the hub holds the newest
///   events once, up to its capacity, and none while there is no observer.
/// - A handler may publish, observe and cancel.
/// - A hub finishes when it is released.
///
/// ```swift
/// let hub = EventHub<ElementsEvent>()
/// let subscription = hub.observe(on: .main) { published in
///   show(published.event)
/// }
/// for await published in hub.events() { … }
/// ```
public final class EventHub<Event: HubEvent>: Sendable {
  let log: EventLog<Event>

  /// Makes a hub.
  ///
  /// - Parameter capacity: the number of events that an observer may be behind; at least 1.
  public init(capacity: Int = 1_024) {
    log = EventLog(capacity: capacity)
  }

  deinit { finish() }

  /// Gives `event` the next number and notifies the observers. After ``finish()`` it is a no-op.
  ///
  /// Concurrent publishers get numbers in the order in which their calls take effect.
  public func publish(_ event: Event) {
    log.append(event)
  }

  /// Returns a stream of the events from now on, until the hub finishes.
  ///
  /// Each call makes an independent stream, which is attached before this returns. It detaches when
  /// it is released, or when the task that iterates it is cancelled.
  public func events() -> AsyncStream<Published<Event>> {
    reader().stream()
  }

  /// Calls `handler` with the events from now on, until the subscription or the hub ends.
  ///
  /// The calls of one handler never overlap. Keep the subscription: releasing it ends the
  /// observation.
  public func observe(
    on delivery: Delivery, _ handler: @escaping @Sendable (Published<Event>) -> Void
  ) -> Subscription {
    reader().observe(on: delivery, handler)
  }

  /// Returns a reader of the events from now on.
  package func reader() -> EventReader<Event> { EventReader(log) }

  /// Ends the events: observers still get the events that were published before, and none after.
  public func finish() {
    log.finish()
  }
}
