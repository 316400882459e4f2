extension MeetingScanner {
  /// Reads an interval, such as `every other week`, `(every 2 weeks)` or `weekly`, as the number of
  /// weeks from one meeting to the next. `biweekly` is ambiguous and not read.
  mutating func takeInterval() -> Int? {
    trying { scanner in
      scanner.skipSpace()
      let bracket = scanner.take("(")
      guard let weeks = scanner.takeWeeks() else { return nil }
      return !bracket || scanner.take(")") ? weeks : nil
    }
  }

  private mutating func takeWeeks() -> Int? {
    if takeWhole("FORTNIGHTLY") { return 2 }
    if takeWhole("WEEKLY") { return 1 }
    let isAlternate = takeWhole("ALTERNATE") || takeWhole("ALTERNATING")
    guard isAlternate || takeWhole("EVERY") else { return nil }
    skipSpace()
    var weeks = isAlternate ? 2 : 1
    if !isAlternate {
      if let number = trying({ $0.takeNumber(1...1) }) {
        weeks = number
      } else if takeWhole("OTHER") || takeWhole("SECOND") || takeWhole("TWO") {
        weeks = 2
      } else if takeWhole("THIRD") || takeWhole("THREE") {
        weeks = 3
      }
      skipSpace()
    }
    if takeWhole("WEEK") || takeWhole("WEEKS") { return (1...8).contains(weeks) ? weeks : nil }
    // In `every other Tuesday`, the day is not consumed.
    let isDay = weeks > 1 && WeekdayRun.days(letters) != nil
    return isDay ? weeks : nil
  }
}
