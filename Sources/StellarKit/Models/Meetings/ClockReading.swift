/// An hour as it was written: `12:30 p.m.`.
struct ClockReading {
  enum Half {
    case morning
    case afternoon
  }

  let hour: Int
  let minute: Int
  var half: Half?

  /// Nil for what no clock shows.
  init?(hour: Int, minute: Int, half: Half?) {
    guard minute < 60, half == nil ? hour < 24 : (1...12).contains(hour) else { return nil }
    (self.hour, self.minute, self.half) = (hour, minute, half)
  }

  /// Whether the hour is on a clock of 24 hours.
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

  /// From one hour to another, or for an hour; nil where MIT's rules name no time.
  static func span(
    from start: ClockReading, to end: ClockReading?, isEvening: Bool
  ) -> Range<Int>? {
    guard let first = start.startMinutes(isEvening: isEvening) else { return nil }
    guard let last = end.map({ $0.endMinutes(after: first) }) ?? first + 60 else { return nil }
    // No class meets for longer than half a day: such a span has been read wrongly.
    guard first < last, last <= 1_440, last - first <= 720 else { return nil }
    return first..<last
  }

  private func startMinutes(isEvening: Bool) -> Int? {
    if let half { return minutes(half) }
    if isPlain || hour == 12 { return hour * 60 + minute }
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
