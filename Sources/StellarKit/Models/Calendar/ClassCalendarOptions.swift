/// How an iCalendar document of classes is written.
///
/// C: `pentad_stellar_icalendar_options`.
public struct ClassCalendarOptions: Hashable, Sendable {
  /// The calendar's name, as programs show it; none when left out.
  public var name: String?
  /// When the document was made, for the events' DTSTAMP, in milliseconds since 1970.
  ///
  /// Without one it is 2000-01-01 00:00 UTC, so that the same question gives the same bytes.
  public var stamp: Int64?

  /// The usual answers, where none are given.
  public init(name: String? = nil, stamp: Int64? = nil) {
    self.name = name
    self.stamp = stamp
  }

  /// 2000-01-01 00:00 UTC.
  static let fixedStamp: Int64 = 946_684_800_000
}
