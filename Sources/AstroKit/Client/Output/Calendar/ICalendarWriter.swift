public import PentadCore

/// A writer of iCalendar documents (RFC 5545) in pieces, for calendars too long to hold in memory.
///
/// ```swift
/// let writer = try ICalendarWriter(zone: place.timeZone, covering: first..<last)
/// var text = writer.head
/// for entry in entries { text += try writer.text(of: entry) }
/// text += writer.tail
/// ```
///
/// - Lines end with CR LF and have at most 75 bytes.
/// - Times are in the zone's local time, with a VTIMEZONE of the offsets in the covered time. They
///   are in UTC if the zone has a single offset, outside the covered time, and in the hour that a
///   clock shows twice.
/// - The same entries and options give the same bytes.
public struct ICalendarWriter: Sendable {
  /// The start of the document: its properties and the time zone.
  public let head: String
  /// The end of the document.
  public let tail = "END:VCALENDAR\r\n"

  private let options: ICalendarOptions
  private let zone: ICalendarZone
  private let stamp: String

  /// Creates a writer.
  ///
  /// - Parameters:
  ///   - zone: the time zone in which times are written.
  ///   - range: the time range that contains the entries.
  ///   - options: the options of the document.
  /// - Throws: ``PentadCore/PentadError/Code/invalidDateRange`` when the range or the stamp leaves
  ///   the years 1…9999, which are the limits of the format, or is not a number.
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

  /// Returns an entry as a VEVENT.
  ///
  /// - Throws: ``PentadCore/PentadError/Code/invalidDateRange`` when the entry leaves the years
  ///   1…9999, or its time is not a number.
  public func text(of entry: CalendarEntry) throws(PentadError) -> String {
    var lines = ["BEGIN:VEVENT", "UID:\(entry.uid)", "DTSTAMP:\(stamp)"]
    switch entry.time {
    case .day(let date):
      lines.append("DTSTART;VALUE=DATE:\(try ICalendarTime.text(date))")
      // Without DTEND the event is that one day. The last date of the format has no next date.
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
    // An event of the sky does not make anyone busy.
    lines += ["TRANSP:TRANSPARENT", "END:VEVENT"]
    return lines.map(ContentLine.folded).joined()
  }

  /// Returns degrees with at most six decimals, as RFC 5545 recommends.
  private static func degrees(_ value: Double) -> String {
    let millionths = Int((value.magnitude * 1e6).rounded())
    let (whole, part) = millionths.quotientAndRemainder(dividingBy: 1_000_000)
    let sign = value < 0 && millionths > 0 ? "-" : ""
    return "\(sign)\(whole).\(String(part, digits: 6))"
  }
}

extension Instant {
  /// The milliseconds since 1970; throws if the instant is not a number.
  fileprivate var written: Int64 {
    get throws(PentadError) {
      guard julianDay.isFinite else {
        throw PentadError(.invalidDateRange, "a time of the calendar is not a finite number")
      }
      return milliseconds
    }
  }
}
