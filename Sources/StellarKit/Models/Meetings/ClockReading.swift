/// An hour as written: `12:30 p.m.`.
struct ClockReading {
  enum Half {
    case morning
    case afternoon
  }

  let hour: Int
  let minute: Int
  var half: Half?
  /// True if it was written `09`, as on a 24-hour clock.
  let isPadded: Bool
  /// True if it was written `0930` or `930`, which alone could be another number.
  let isDense: Bool

  /// Creates a reading; nil for a time that does not exist.
  init?(hour: Int, minute: Int, half: Half?, isPadded: Bool = false, isDense: Bool = false) {
    guard minute < 60, half == nil ? hour < 24 : (1...12).contains(hour) else { return nil }
    (self.hour, self.minute, self.half) = (hour, minute, half)
    (self.isPadded, self.isDense) = (isPadded, isDense)
  }

  /// True if the hour exists only on a 24-hour clock.
  private var isPlain: Bool { hour == 0 || hour > 12 }

  /// Returns the minutes since 00:00, in a half of the day.
  private func minutes(_ half: Half) -> Int {
    isPlain ? hour * 60 + minute : (hour % 12 + (half == .afternoon ? 12 : 0)) * 60 + minute
  }

  /// Returns the half of the day that a marked end implies for an unmarked start; nil without a
  /// mark.
  func impliedHalf(of start: ClockReading) -> Half? {
    guard let half else { return nil }
    let end = minutes(half) == 0 ? 1_440 : minutes(half)
    if start.minutes(half) < end { return half }
    return start.minutes(.morning) < end ? .morning : nil
  }

  /// Returns the time between two hours, or one hour without an end; nil if the rules of
  /// ``MeetingSchedule`` allow no reading.
  static func span(
    from start: ClockReading, to end: ClockReading?, isEvening: Bool
  ) -> Range<Int>? {
    if end == nil, start.isDense { return nil }
    // An end after 12 shows that it is a 24-hour clock.
    let isOf24 = end.map { $0.half == nil && $0.hour > 12 } ?? false
    guard let first = start.startMinutes(isEvening: isEvening, isOf24: isOf24) else { return nil }
    guard let last = end.map({ $0.endMinutes(after: first) }) ?? first + 60 else { return nil }
    // No class lasts longer than half a day, so such a span was misread.
    guard first < last, last <= 1_440, last - first <= 720 else { return nil }
    return first..<last
  }

  private func startMinutes(isEvening: Bool, isOf24: Bool) -> Int? {
    if let half { return minutes(half) }
    if isPlain || hour == 12 || isOf24 { return hour * 60 + minute }
    // `01:30` means the night on a 24-hour clock, but the afternoon at a school.
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

  /// Returns the minutes since 00:00 in a half of the day, with midnight as its end; nil unless
  /// this is later than the start.
  private func end(_ half: Half, after start: Int) -> Int? {
    let end = minutes(half) == 0 ? 1_440 : minutes(half)
    return end > start ? end : nil
  }
}
