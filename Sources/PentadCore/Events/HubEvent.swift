/// An event that an ``EventHub`` can publish.
///
/// An event contains the kind of change and the affected ids, not a copy of the content. An
/// observer that needs the content loads it.
///
/// It is a plain value. A hub drops old events under its lock, so nothing in an event may have a
/// `deinit` that calls the hub.
public protocol HubEvent: Sendable {
  /// The event that replaces those which a slow observer missed: reload everything.
  static var reset: Self { get }
}

/// An event with its number.
public struct Published<Event: HubEvent>: Sendable {
  /// The number of the event, the same for every observer of a hub. It rises by one, from 1 unless
  /// the events are stored. A reset carries the number of the last event that it replaces.
  public let number: UInt64
  /// The event.
  public let event: Event

  /// Makes a numbered event.
  package init(number: UInt64, event: Event) {
    self.number = number
    self.event = event
  }
}

extension Published: Equatable where Event: Equatable {}
extension Published: Hashable where Event: Hashable {}
