/// An event that an ``EventHub`` can publish.
///
/// An event says what happened and to which ids; it carries no copy of the content. An observer that
/// needs the content asks for it.
///
/// It is a plain value. A hub drops old events under its lock, so nothing in an event may have a
/// `deinit` that calls the hub.
public protocol HubEvent: Sendable {
  /// What an observer gets in place of the events it was too slow for: reload everything.
  static var reset: Self { get }
}

/// An event and its place among those of its hub.
public struct Published<Event: HubEvent>: Sendable {
  /// Rising by one, the same for every observer of a hub; from 1, unless the events are stored. A reset
  /// carries the number of the last event that it replaces.
  public let number: UInt64
  /// What happened.
  public let event: Event

  /// Numbers an event.
  package init(number: UInt64, event: Event) {
    self.number = number
    self.event = event
  }
}

extension Published: Equatable where Event: Equatable {}
extension Published: Hashable where Event: Hashable {}
