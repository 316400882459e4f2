public import PentadCore

/// Something that stands in a calendar: what an iCalendar event is written from.
///
/// Days, transitions and events of the horizon give entries; a host may add its own.
public struct CalendarEntry: Hashable, Sendable {
  /// When something is.
  public enum Time: Hashable, Sendable {
    /// A whole date, whatever the zone.
    case day(CivilDate)
    /// A moment.
    case moment(Instant)
    /// From a moment to another.
    case span(Range<Instant>)
  }

  /// What it is, for programs: `day`, `sunrise`, `tithi`; a part of ``uid``.
  public let kind: String
  /// When.
  public let time: Time
  /// What it is, for people, in a line.
  public let summary: String
  /// More of it, in any number of lines.
  public let description: String
  /// Where; nil when it is everywhere at once.
  public let place: Place?
  /// Words by which calendars sort and colour.
  public let categories: [String]

  /// Makes an entry.
  public init(
    kind: String, time: Time, summary: String, description: String = "", place: Place? = nil,
    categories: [String] = []
  ) {
    self.kind = kind
    self.time = time
    self.summary = summary
    self.description = description
    self.place = place
    self.categories = categories
  }

  /// The name by which a calendar knows the event again: a hash of the kind, the place and the date,
  /// or the first moment in whole seconds.
  ///
  /// It is the same in every version and on every platform, whatever the entry's texts say.
  public var uid: String {
    var hash = StableHash()
    hash.add(kind)
    if let place {
      for number in [place.latitude, place.longitude, place.elevation] {
        hash.add(number.ecmaScriptDescription)
      }
      hash.add(place.timeZone.identifier)
    }
    switch time {
    case .day(let date): hash.add(date.isoText)
    case .moment(let instant): hash.add("\(instant.wholeSeconds)")
    case .span(let span): hash.add("\(span.lowerBound.wholeSeconds)")
    }
    return "\(hash.text)@pentad"
  }
}

extension Instant {
  /// Seconds since 1970, to the nearest.
  fileprivate var wholeSeconds: Int64 { ICalendarTime.toTheSecond(milliseconds) / 1_000 }
}
