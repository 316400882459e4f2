public import PentadCore

/// An entry of a calendar, from which an iCalendar event is written.
///
/// Days, transitions and horizon events provide entries; a host may add its own.
public struct CalendarEntry: Hashable, Sendable {
  /// The time of an entry.
  public enum Time: Hashable, Sendable {
    /// A whole date, in any time zone.
    case day(CivilDate)
    /// An instant.
    case moment(Instant)
    /// A time range.
    case span(Range<Instant>)
  }

  /// The kind for programs, such as `day`, `sunrise` or `tithi`; a part of ``uid``.
  public let kind: String
  /// The time of the entry.
  public let time: Time
  /// A summary for people, in one line.
  public let summary: String
  /// More text for people, in any number of lines.
  public let description: String
  /// The place of the entry; nil if it does not depend on a place.
  public let place: Place?
  /// The categories by which calendars sort and colour.
  public let categories: [String]

  /// Creates an entry.
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

  /// The unique identifier by which a calendar recognises the event. It is a hash of the kind, the
  /// place, and the date or the start in whole seconds.
  ///
  /// It is the same in every version and on every platform. It does not depend on the entry's
  /// texts.
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
  /// The seconds since 1970, rounded to the nearest.
  fileprivate var wholeSeconds: Int64 { ICalendarTime.toTheSecond(milliseconds) / 1_000 }
}
