/// A time zone in an iCalendar document: its VTIMEZONE, and times by its clock.
package struct ICalendarZone: Sendable {
  /// True if times are written in UTC: the zone is a constant offset without an IANA name.
  package let isUTC: Bool
  private let identifier: String
  private let changes: [ClockChange]
  /// The yearly rules of its changes; nil if they follow no yearly rule.
  private let yearly: [YearlyChange]?
  private let range: Range<Int64>

  /// Reads a zone for the period of a document, in milliseconds since 1970.
  ///
  /// - Throws: ``PentadError/Code/invalidDateRange`` when the period leaves the years 1…9999.
  package init(
    _ zone: some ClockRules, coveringMilliseconds range: Range<Int64>
  ) throws(PentadError) {
    identifier = zone.identifier
    self.range = range
    isUTC = zone.isFixedOffset
    _ = try (
      ICalendarTime.utcText(range.lowerBound), ICalendarTime.utcText(range.upperBound)
    )
    changes = isUTC ? [] : ClockChange.all(of: zone, in: range)
    yearly = isUTC ? nil : YearlyChange.pair(of: zone, in: range)
  }

  /// The lines of the VTIMEZONE; empty for a zone of constant offset.
  ///
  /// Changes that recur every year are written as two rules: one for summer time, one for standard
  /// time. Outlook reads no other form: it ignores RDATE, and zones with several components of a
  /// kind ([MS-OXCICAL] 2.1.3.1.1.19, [MS-STANOICAL] 2.2.47).
  package var component: [String] {
    guard let first = changes.first else { return [] }
    var lines = ["BEGIN:VTIMEZONE", "TZID:\(identifier)"]
    if let yearly {
      lines += yearly.flatMap { Self.observance([$0.first], rule: $0.rule) }
      return lines + ["END:VTIMEZONE"]
    }
    lines += Self.observance([first], rule: nil)
    // Changes between the same two offsets share a component.
    var kinds: [[ClockChange]] = []
    for change in changes.dropFirst() {
      if let index = kinds.firstIndex(where: { $0[0].isLike(change) }) {
        kinds[index].append(change)
      } else {
        kinds.append([change])
      }
    }
    lines += kinds.flatMap { Self.observance($0, rule: nil) }
    return lines + ["END:VTIMEZONE"]
  }

  /// Formats a moment: `;TZID=Asia/Kolkata:20261121T064900`, or `:20261121T011900Z` in UTC. UTC is
  /// used for a moment outside the period, and for a local time that the clock shows for the second
  /// time.
  ///
  /// - Throws: ``PentadError/Code/invalidDateRange`` outside the years 1…9999.
  package func text(_ moment: Int64) throws(PentadError) -> String {
    // Round first: the written second must be on the right side of a change.
    let moment = ICalendarTime.toTheSecond(moment)
    guard range.contains(moment), let change = change(at: moment), !change.repeats(moment),
      case (let date, let second) = ICalendarTime.shown(moment, offset: change.after),
      (1...9_999).contains(date.year)
    else { return ":\(try ICalendarTime.utcText(moment))" }
    return ";TZID=\(identifier):\(ICalendarTime.basicText(date, second: second))"
  }

  /// Returns the last change at or before a moment.
  private func change(at moment: Int64) -> ClockChange? {
    var low = 0
    var high = changes.count
    while low < high {
      let middle = (low + high) / 2
      if changes[middle].moment <= moment { low = middle + 1 } else { high = middle }
    }
    return low == 0 ? nil : changes[low - 1]
  }

  private static func observance(_ changes: [ClockChange], rule: String?) -> [String] {
    guard let first = changes.first else { return [] }
    let name = first.isSummer ? "DAYLIGHT" : "STANDARD"
    let onsets = changes.map { change in
      let (date, second) = ICalendarTime.shown(change.moment, offset: change.before)
      return ICalendarTime.basicText(date, second: second)
    }
    return ["BEGIN:\(name)", "DTSTART:\(onsets[0])"]
      + (rule.map { ["RRULE:FREQ=YEARLY;\($0)"] } ?? onsets.dropFirst().map { "RDATE:\($0)" }) + [
        "TZOFFSETFROM:\(offsetText(first.before))", "TZOFFSETTO:\(offsetText(first.after))",
        "END:\(name)",
      ]
  }

  /// Formats an offset: `+0530`, or `+055328` for a local mean time.
  private static func offsetText(_ seconds: Int) -> String {
    var text: [UInt8] = [UInt8(ascii: seconds < 0 ? "-" : "+")]
    let size = seconds.magnitude
    text.append(size / 3_600, digits: 2)
    text.append(size / 60 % 60, digits: 2)
    if size % 60 > 0 { text.append(size % 60, digits: 2) }
    return String(decoding: text, as: UTF8.self)
  }
}
