/// The due dates and calendar events of a school, for an iCalendar document.
public struct CalendarItems: Hashable, Sendable {
  /// The address of the school's system, which makes the UIDs unique among schools; nil for a source
  /// without an address.
  public let source: String?
  /// The tasks. Those without a due date are written as to-dos only.
  public let tasks: [StellarTask]
  /// The events.
  public let events: [StellarCalendarEvent]
  /// The names of the classes by their ids, which summaries show; a missing one is left out.
  public let names: [String: String]

  /// Creates items.
  public init(
    source: String?, tasks: [StellarTask] = [], events: [StellarCalendarEvent] = [],
    names: [String: String] = [:]
  ) {
    self.source = source
    self.tasks = tasks
    self.events = events
    self.names = names
  }
}
