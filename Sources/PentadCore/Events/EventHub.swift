/// The one exit of events: streams, delegates and C callbacks all hang on a hub.
///
/// - Every observer sees the same events in the same order, from the moment it attached.
/// - Publishing never waits for an observer, and no observer waits for another.
/// - An observer that falls more than the capacity behind gets one `reset` in place of all that it
///   has not seen, then what comes after. Memory does not grow: the hub holds the newest events
///   once, up to its capacity, and none while nobody observes.
/// - A handler may publish, observe and cancel.
/// - A hub that is let go finishes.
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
  /// - Parameter capacity: how many events an observer may be behind; at least 1.
  public init(capacity: Int = 1_024) {
    log = EventLog(capacity: capacity)
  }

  deinit { finish() }

  /// Gives `event` the next number and lets the observers know. After ``finish()`` it does nothing.
  ///
  /// Publishers on several threads get their numbers in the order in which they come.
  public func publish(_ event: Event) {
    log.append(event)
  }

  /// The events from now on, until the hub finishes.
  ///
  /// Each call makes a stream with a place of its own; it is attached before this returns. It
  /// detaches when it is let go, or when the task that iterates it is cancelled.
  public func events() -> AsyncStream<Published<Event>> {
    reader().stream()
  }

  /// Calls `handler` with the events from now on, until the subscription or the hub ends.
  ///
  /// The calls of one handler never overlap. The subscription has to be kept: letting it go ends
  /// the observation.
  public func observe(
    on delivery: Delivery, _ handler: @escaping @Sendable (Published<Event>) -> Void
  ) -> Subscription {
    reader().observe(on: delivery, handler)
  }

  /// A place among the events, from now on.
  package func reader() -> EventReader<Event> { EventReader(log) }

  /// Ends the events: what was published before still reaches the observers, nothing after it does.
  public func finish() {
    log.finish()
  }
}
