/// The due dates and calendar events of a school, for an iCalendar document.
///
/// C: `pentad_stellar_calendar_items`.
public struct CalendarItems: Hashable, Sendable {
  /// The address of the school's system, which makes the UIDs unique among schools; nil for a source
  /// without an address. All sources without one count as one school.
  public let source: String?
  /// The tasks. Those without a due date are written as to-dos only. A task with the id of an earlier
  /// one, or with a due time outside the years 1…9999, is left out.
  public let tasks: [StellarTask]
  /// The events. An event with the id of an earlier one, or with a start outside the years 1…9999, is
  /// left out. An event whose end is not after its start, or is outside these years, is written
  /// without an end.
  public let events: [StellarCalendarEvent]
  /// The classes, whose names summaries show. The name of a class that is missing here is left out.
  public let classes: [StellarClass]
  /// The names of the classes by their ids.
  let names: [String: String]

  /// Creates items.
  public init(
    source: String?, tasks: [StellarTask] = [], events: [StellarCalendarEvent] = [],
    classes: [StellarClass] = []
  ) {
    self.source = source
    self.tasks = tasks
    self.events = events
    self.classes = classes
    names = Dictionary(classes.map { ($0.masterId, $0.name) }) { first, _ in first }
  }
}
