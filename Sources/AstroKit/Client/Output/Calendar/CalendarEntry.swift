import PentadCore

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
  var wholeSeconds: Int64 {
    let (date, time) = dateAndTime
    return Int64(date.julianDayNumber - CivilDate.unixEpoch) * 86_400 + Int64(time + 500) / 1_000
  }

  /// The nearest whole second.
  var toTheSecond: Instant {
    Instant(julianDay: Self.unixEpoch + Double(wholeSeconds) / 86_400)
  }
}

/// The hash FNV-1a of 128 bits, which is the same everywhere and for all time.
private struct StableHash {
  private var state: UInt128 = 0x6c62_272e_07bb_0142_62b8_2175_6295_c58d

  mutating func add(_ text: String) {
    // A byte that no text holds keeps "a", "bc" and "ab", "c" apart.
    for byte in Array(text.utf8) + [0xff] {
      state = (state ^ UInt128(byte)) &* 0x0100_0000_0000_0000_0000_013b
    }
  }

  /// 32 hexadecimal digits.
  var text: String {
    let digits = String(state, radix: 16)
    return String(repeating: "0", count: 32 - digits.count) + digits
  }
}
