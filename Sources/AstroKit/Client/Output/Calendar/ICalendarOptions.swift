/// The options of an iCalendar document.
///
/// C: `pentad_astro_icalendar_options`.
public struct ICalendarOptions: Hashable, Sendable {
  /// The calendar's name, as programs show it; none when left out.
  public var name: String?
  /// The place's name, for the LOCATION of events; without it, they have only coordinates.
  public var placeName: String?
  /// The time when the document was made, for the DTSTAMP of events.
  ///
  /// The default is 2000-01-01 00:00 UTC, so that the same request gives the same bytes.
  public var stamp: Instant?
  /// The days after which a subscribed program should refresh the calendar; nil to omit them.
  public var refreshDays: Int?

  /// Creates options; omitted values have their defaults.
  public init(
    name: String? = nil, placeName: String? = nil, stamp: Instant? = nil, refreshDays: Int? = 7
  ) {
    self.name = name
    self.placeName = placeName
    self.stamp = stamp
    self.refreshDays = refreshDays
  }

  /// 2000-01-01 00:00 UTC.
  static let fixedStamp = Instant(julianDay: 2_451_544.5)
}
