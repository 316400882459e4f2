/// The options of an iCalendar document of classes.
///
/// C: `pentad_stellar_icalendar_options`.
public struct ClassCalendarOptions: Hashable, Sendable {
  /// The calendar's name, as programs show it; nil for none.
  public var name: String?
  /// The time when the document was made, for the events' DTSTAMP, in milliseconds since 1970.
  ///
  /// Without a value it is 2000-01-01 00:00 UTC, so that the same classes give the same bytes.
  public var stamp: Int64?

  /// Creates options, with the defaults for those that are left out.
  public init(name: String? = nil, stamp: Int64? = nil) {
    self.name = name
    self.stamp = stamp
  }

  /// 2000-01-01 00:00 UTC.
  static let fixedStamp: Int64 = 946_684_800_000
}
