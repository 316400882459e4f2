/// An hour as it was written: `12:30 p.m.`.
struct ClockReading {
  enum Half {
    case morning
    case afternoon
  }

  let hour: Int
  let minute: Int
  var half: Half?
  /// True if it was written `09`, as a clock of 24 hours has it.
  let isPadded: Bool
  /// True if it was written `0930` or `930`, which could be another number when it stands alone.
  let isDense: Bool

  /// Nil for what no clock shows.
  init?(hour: Int, minute: Int, half: Half?, isPadded: Bool = false, isDense: Bool = false) {
    guard minute < 60, half == nil ? hour < 24 : (1...12).contains(hour) else { return nil }
    (self.hour, self.minute, self.half) = (hour, minute, half)
    (self.isPadded, self.isDense) = (isPadded, isDense)
  }

  /// True if the hour is on a clock of 24 hours.
  private var isPlain: Bool { hour == 0 || hour > 12 }

  /// Minutes since 00:00 in a half of the day.
  private func minutes(_ half: Half) -> Int {
    isPlain ? hour * 60 + minute : (hour % 12 + (half == .afternoon ? 12 : 0)) * 60 + minute
  }

  /// The half that the mark of an end gives an unmarked start before it; nil when there is no mark.
  func impliedHalf(of start: ClockReading) -> Half? {
    guard let half else { return nil }
    let end = minutes(half) == 0 ? 1_440 : minutes(half)
    if start.minutes(half) < end { return half }
    return start.minutes(.morning) < end ? .morning : nil
  }

  /// From one hour to another, or for an hour; nil where the rules of ``MeetingSchedule`` name no time.
  static func span(
    from start: ClockReading, to end: ClockReading?, isEvening: Bool
  ) -> Range<Int>? {
    if end == nil, start.isDense { return nil }
    // An end after 12 shows that the clock has 24 hours.
    let isOf24 = end.map { $0.half == nil && $0.hour > 12 } ?? false
    guard let first = start.startMinutes(isEvening: isEvening, isOf24: isOf24) else { return nil }
    guard let last = end.map({ $0.endMinutes(after: first) }) ?? first + 60 else { return nil }
    // No class meets for longer than half a day: such a span has been read wrongly.
    guard first < last, last <= 1_440, last - first <= 720 else { return nil }
    return first..<last
  }

  private func startMinutes(isEvening: Bool, isOf24: Bool) -> Int? {
    if let half { return minutes(half) }
    if isPlain || hour == 12 || isOf24 { return hour * 60 + minute }
    // `01:30` is a night by a clock of 24 hours, and an afternoon of a school.
    if isPadded, !isEvening { return hour >= 6 ? minutes(.morning) : nil }
    if isEvening || hour <= 5 { return minutes(.afternoon) }
    return hour >= 8 ? minutes(.morning) : nil
  }

  private func endMinutes(after start: Int) -> Int? {
    if let half { return end(half, after: start) }
    let (early, late) = (end(.morning, after: start), end(.afternoon, after: start))
    guard let early, let late else { return early ?? late }
    return min(early, late)
  }

  /// Minutes since 00:00 in a half of the day, midnight being its end; nil unless that is later.
  private func end(_ half: Half, after start: Int) -> Int? {
    let end = minutes(half) == 0 ? 1_440 : minutes(half)
    return end > start ? end : nil
  }
}
