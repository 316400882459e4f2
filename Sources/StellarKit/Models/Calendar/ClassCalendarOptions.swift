/// The options of an iCalendar document of classes.
///
/// C: `pentad_stellar_icalendar_options`.
public struct ClassCalendarOptions: Hashable, Sendable {
  /// The calendar's name, as programs show it; nil for none.
  public var name: String?
  /// The time when the document was made, for the DTSTAMP of its entries, in milliseconds since
  /// 1970.
  ///
  /// Without a value it is 2000-01-01 00:00 UTC, so that the same data gives the same bytes.
  public var stamp: Int64?
  /// The due dates and events to add to the classes; one item for each account.
  public var items: [CalendarItems]
  /// True to write tasks as to-dos (VTODO), with those that have no due date, for programs such as
  /// Thunderbird and Nextcloud Tasks. Calendars of Google and Apple show no to-dos, so tasks are
  /// events at their due time otherwise.
  public var writesToDos: Bool
  /// The hours after which a subscribed program should fetch the calendar again; at least 1,
  /// or nil to omit them. Apple's programs follow them; Google fetches a calendar about once a day.
  public var refreshHours: Int?

  /// Creates options, with the defaults for those that are left out.
  public init(
    name: String? = nil, stamp: Int64? = nil, items: [CalendarItems] = [],
    writesToDos: Bool = false, refreshHours: Int? = nil
  ) {
    self.name = name
    self.stamp = stamp
    self.items = items
    self.writesToDos = writesToDos
    self.refreshHours = refreshHours
  }

  /// 2000-01-01 00:00 UTC.
  static let fixedStamp: Int64 = 946_684_800_000
}
