/// How an iCalendar document is written.
///
/// C: `pentad_astro_icalendar_options`.
public struct ICalendarOptions: Hashable, Sendable {
  /// The calendar's name, as programs show it; none when left out.
  public var name: String?
  /// The place's name, for the events' LOCATION; only their coordinates when left out.
  public var placeName: String?
  /// When the document was made, for the events' DTSTAMP.
  ///
  /// Without one it is 2000-01-01 00:00 UTC, so that the same question gives the same bytes.
  public var stamp: Instant?
  /// After how many days a program that subscribed should ask again; nil says nothing of it.
  public var refreshDays: Int?

  /// The usual answers, where none are given.
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
