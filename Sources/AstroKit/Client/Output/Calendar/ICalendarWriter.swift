public import PentadCore

/// Writes an iCalendar document (RFC 5545) piece by piece, for calendars too long to hold.
///
/// ```swift
/// let writer = try ICalendarWriter(zone: place.timeZone, covering: first..<last)
/// var text = writer.head
/// for entry in entries { text += try writer.text(of: entry) }
/// text += writer.tail
/// ```
///
/// - Lines end with CR LF and have at most 75 bytes.
/// - Times stand by the zone's clock, with a VTIMEZONE of the offsets that the covered time has; by a
///   zone of one offset, outside the covered time, and in the hour that a clock shows twice, in UTC.
/// - The same entries and options give the same bytes.
public struct ICalendarWriter: Sendable {
  /// What the document begins with: its properties and the zone.
  public let head: String
  /// What the document ends with.
  public let tail = "END:VCALENDAR\r\n"

  private let options: ICalendarOptions
  private let zone: ICalendarZone
  private let stamp: String

  /// Makes a writer.
  ///
  /// - Parameters:
  ///   - zone: by whose clock times are written.
  ///   - range: the time in which the entries lie.
  ///   - options: how it is written.
  /// - Throws: ``PentadCore/PentadError/Code/invalidDateRange`` when the time or the stamp leaves the
  ///   years 1…9999, which are all that the format has, or is not a number.
  public init(
    zone: CivilTimeZone, covering range: Range<Instant>,
    _ options: ICalendarOptions = ICalendarOptions()
  ) throws(PentadError) {
    self.options = options
    self.zone = try ICalendarZone(
      zone, coveringMilliseconds: range.lowerBound.written..<range.upperBound.written)
    stamp = try ICalendarTime.utcText((options.stamp ?? ICalendarOptions.fixedStamp).written)
    var lines = [
      "BEGIN:VCALENDAR", "PRODID:-//Pentad//AstroKit//EN", "VERSION:2.0", "CALSCALE:GREGORIAN",
    ]
    if let name = options.name {
      let text = ContentLine.escaped(name)
      lines += ["NAME:\(text)", "X-WR-CALNAME:\(text)"]
    }
    if let days = options.refreshDays, days > 0 {
      lines += ["REFRESH-INTERVAL;VALUE=DURATION:P\(days)D", "X-PUBLISHED-TTL:P\(days)D"]
    }
    if !self.zone.isUTC { lines.append("X-WR-TIMEZONE:\(zone.identifier)") }
    lines += self.zone.component
    head = lines.map(ContentLine.folded).joined()
  }

  /// An entry as a VEVENT.
  ///
  /// - Throws: ``PentadCore/PentadError/Code/invalidDateRange`` when it leaves the years 1…9999, or is
  ///   not a number.
  public func text(of entry: CalendarEntry) throws(PentadError) -> String {
    var lines = ["BEGIN:VEVENT", "UID:\(entry.uid)", "DTSTAMP:\(stamp)"]
    switch entry.time {
    case .day(let date):
      lines.append("DTSTART;VALUE=DATE:\(try ICalendarTime.text(date))")
      // Without an end it is that one day; the last date of all has none that could be written.
      let next = date.advanced(by: 1)
      if next.year <= 9_999 { lines.append("DTEND;VALUE=DATE:\(next.basicText)") }
    case .moment(let instant):
      lines.append("DTSTART\(try zone.text(instant.written))")
    case .span(let span):
      lines.append("DTSTART\(try zone.text(span.lowerBound.written))")
      lines.append("DTEND\(try zone.text(span.upperBound.written))")
    }
    lines.append("SUMMARY:\(ContentLine.escaped(entry.summary))")
    if !entry.description.isEmpty {
      lines.append("DESCRIPTION:\(ContentLine.escaped(entry.description))")
    }
    if !entry.categories.isEmpty {
      lines.append(
        "CATEGORIES:\(entry.categories.map(ContentLine.escaped).joined(separator: ","))")
    }
    if let place = entry.place {
      lines.append("GEO:\(Self.degrees(place.latitude));\(Self.degrees(place.longitude))")
      if let name = options.placeName {
        lines.append("LOCATION:\(ContentLine.escaped(name))")
      }
    }
    // An event of the sky keeps nobody busy.
    lines += ["TRANSP:TRANSPARENT", "END:VEVENT"]
    return lines.map(ContentLine.folded).joined()
  }

  /// Degrees with six decimals at most, which RFC 5545 asks for.
  private static func degrees(_ value: Double) -> String {
    let millionths = Int((value.magnitude * 1e6).rounded())
    let (whole, part) = millionths.quotientAndRemainder(dividingBy: 1_000_000)
    let sign = value < 0 && millionths > 0 ? "-" : ""
    return "\(sign)\(whole).\(String(part, digits: 6))"
  }
}

extension Instant {
  /// Milliseconds since 1970, of a moment that is a number.
  fileprivate var written: Int64 {
    get throws(PentadError) {
      guard julianDay.isFinite else {
        throw PentadError(.invalidDateRange, "a moment of the calendar is not a number")
      }
      return milliseconds
    }
  }
}
