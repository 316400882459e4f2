/// A zone as an iCalendar document has it: a VTIMEZONE and times by its clock.
package struct ICalendarZone: Sendable {
  /// Whether times are in UTC: the zone is one offset and has no name that a program knows.
  package let isUTC: Bool
  private let identifier: String
  private let changes: [ClockChange]
  /// The rules of its changes, where they come every year; else nil.
  private let yearly: [YearlyChange]?
  private let range: Range<Int64>

  /// Reads a zone for the time that a document covers, in milliseconds since 1970.
  ///
  /// - Throws: ``PentadError/Code/invalidDateRange`` when the time leaves the years 1…9999.
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

  /// The lines of the VTIMEZONE; none for a zone of one offset.
  ///
  /// Changes that come every year are written as rules, one for summer time and one for the time without. It is
  /// the only form that Outlook reads: it passes over RDATE, and over zones with several of a kind
  /// ([MS-OXCICAL] 2.1.3.1.1.19, [MS-STANOICAL] 2.2.47).
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

  /// `;TZID=Asia/Kolkata:20261121T064900`, or `:20261121T011900Z` for a moment that is not covered or
  /// that the clock shows for the second time.
  ///
  /// - Throws: ``PentadError/Code/invalidDateRange`` outside the years 1…9999.
  package func text(_ moment: Int64) throws(PentadError) -> String {
    // To the second that is written, so that it stands on the right side of a change.
    let moment = ICalendarTime.toTheSecond(moment)
    guard range.contains(moment), let change = change(at: moment), !change.repeats(moment),
      case (let date, let second) = ICalendarTime.shown(moment, offset: change.after),
      (1...9_999).contains(date.year)
    else { return ":\(try ICalendarTime.utcText(moment))" }
    return ";TZID=\(identifier):\(ICalendarTime.basicText(date, second: second))"
  }

  /// The last change at or before a moment.
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
