import PentadCore

/// A zone as an iCalendar document has it: a VTIMEZONE and times by its clock.
struct ICalendarZone: Sendable {
  /// Whether times are in UTC: the zone is one offset and has no name that a program knows.
  let isUTC: Bool
  private let zone: CivilTimeZone
  private let changes: [ClockChange]
  private let range: Range<Instant>

  init(_ zone: CivilTimeZone, covering range: Range<Instant>) throws(PentadError) {
    self.zone = zone
    self.range = range
    isUTC = zone.isFixedOffset
    _ = try (Self.utcText(range.lowerBound), Self.utcText(range.upperBound))
    changes = isUTC ? [] : ClockChange.all(of: zone, in: range)
  }

  /// The lines of the VTIMEZONE; none for a zone of one offset.
  var component: [String] {
    guard let first = changes.first else { return [] }
    var lines = ["BEGIN:VTIMEZONE", "TZID:\(zone.identifier)"]
    lines += Self.observance([first])
    // Changes between the same two offsets share a component.
    var kinds: [[ClockChange]] = []
    for change in changes.dropFirst() {
      if let index = kinds.firstIndex(where: { $0[0].isLike(change) }) {
        kinds[index].append(change)
      } else {
        kinds.append([change])
      }
    }
    lines += kinds.flatMap(Self.observance)
    return lines + ["END:VTIMEZONE"]
  }

  /// `;TZID=Asia/Kolkata:20261121T064900`, or `:20261121T011900Z`.
  func text(_ instant: Instant) throws(PentadError) -> String {
    // To the second that is written, so that it stands on the right side of a change.
    let instant = instant.toTheSecond
    guard range.contains(instant), let change = change(at: instant),
      !change.repeats(instant),
      case let local = LocalTime(instant, offset: change.after, to: .second),
      local.date.hasFourDigits
    else { return ":\(try Self.utcText(instant))" }
    return ";TZID=\(zone.identifier):\(local.basicText)"
  }

  /// The last change at or before a moment.
  private func change(at instant: Instant) -> ClockChange? {
    var low = 0
    var high = changes.count
    while low < high {
      let middle = (low + high) / 2
      if changes[middle].instant <= instant { low = middle + 1 } else { high = middle }
    }
    return low == 0 ? nil : changes[low - 1]
  }

  private static func observance(_ changes: [ClockChange]) -> [String] {
    guard let first = changes.first else { return [] }
    let name = first.isSummer ? "DAYLIGHT" : "STANDARD"
    let onsets = changes.map { LocalTime($0.instant, offset: $0.before, to: .second).basicText }
    return ["BEGIN:\(name)", "DTSTART:\(onsets[0])"]
      + onsets.dropFirst().map { "RDATE:\($0)" } + [
        "TZOFFSETFROM:\(offsetText(first.before))", "TZOFFSETTO:\(offsetText(first.after))",
        "END:\(name)",
      ]
  }

  /// `+0530`, or `+055328` for a local mean time.
  private static func offsetText(_ seconds: Int) -> String {
    var text: [UInt8] = [UInt8(ascii: seconds < 0 ? "-" : "+")]
    let size = seconds.magnitude
    text.append(size / 3_600, digits: 2)
    text.append(size / 60 % 60, digits: 2)
    if size % 60 > 0 { text.append(size % 60, digits: 2) }
    return String(decoding: text, as: UTF8.self)
  }
}

extension ICalendarZone {
  /// `20261121T011900Z`.
  static func utcText(_ instant: Instant) throws(PentadError) -> String {
    let time = LocalTime(instant, offset: 0, to: .second)
    _ = try text(time.date)
    return time.basicText + "Z"
  }

  /// `20261121`.
  static func text(_ date: CivilDate) throws(PentadError) -> String {
    guard date.hasFourDigits else {
      throw PentadError(
        .invalidDateRange, "iCalendar has the years 1…9999 alone, and not \(date.isoText)")
    }
    return date.basicText
  }
}

extension CivilDate {
  fileprivate var hasFourDigits: Bool { (1...9_999).contains(year) }
}
