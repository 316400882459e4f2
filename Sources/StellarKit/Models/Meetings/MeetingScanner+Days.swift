extension MeetingScanner {
  /// Reads days: `MWF`, `Mon/Wed`, `M W F`, `Mon.-Fri.`, `Tuesdays`. Returns nil if the text does
  /// not begin with days, repeats a day, or could mean several sets of days.
  mutating func takeDays() -> Weekdays? {
    trying { scanner in
      scanner.skipSpace()
      guard var days = scanner.takeDayRange() ?? scanner.takeNamedDays() else { return nil }
      while let more = scanner.takeMoreDays() {
        guard days.isDisjoint(with: more) else { return nil }
        days.formUnion(more)
      }
      // `MWF: 10-11`, `MWF - 10:00`.
      scanner.skipSpace()
      if !scanner.take(":") { scanner.skipHyphenBeforeNumber() }
      return days
    }
  }

  /// Reads `weekdays`, `every Tuesday`.
  private mutating func takeNamedDays() -> Weekdays? {
    if takeWhole("WEEKDAYS") { return [.monday, .tuesday, .wednesday, .thursday, .friday] }
    guard takeWhole("EVERY") || takeWhole("EACH") || takeWhole("ON") else { return nil }
    skipSpace()
    return takeDayRange()
  }

  private mutating func takeMoreDays() -> Weekdays? {
    trying { scanner in
      scanner.skipSpace()
      if scanner.take("/") || scanner.take("+") { scanner.skipSpace() }
      return scanner.takeDayRange()
    }
  }

  private mutating func skipHyphenBeforeNumber() {
    let _: Bool? = trying { scanner in
      guard scanner.take("-") else { return nil }
      scanner.skipSpace()
      return scanner.rest.first.map(NumericOrder.isDigit) == true ? true : nil
    }
  }

  /// Reads days, or a range of days.
  ///
  /// `M-W-F` is a list of days. `T-R` is rejected: some schools mean Tuesday and Thursday, others
  /// all three days.
  private mutating func takeDayRange() -> Weekdays? {
    guard let first = takeDayRun() else { return nil }
    var chain = [first]
    var isWord = false
    while chain.count < 7 {
      let next: (days: Weekdays, isWord: Bool)? = trying { scanner in
        scanner.skipSpace()
        let isWord = scanner.rest.first != UInt8(ascii: "-")
        guard scanner.takeRangeSign() else { return nil }
        return scanner.takeDayRun().map { ($0, isWord) }
      }
      guard let next else { break }
      chain.append(next.days)
      isWord = isWord || next.isWord
    }
    guard chain.count > 1 else { return first }
    guard chain.allSatisfy({ $0.indices.count == 1 }) else { return nil }
    let indices = chain.flatMap(\.indices)
    guard chain.count == 2 else {
      guard !isWord, Set(indices).count == indices.count else { return nil }
      return chain.reduce(into: []) { $0.formUnion($1) }
    }
    let length = (indices[1] - indices[0] + 7) % 7
    guard length > 0, isWord || length != 2 else { return nil }
    return (0...length).reduce(into: []) { $0.formUnion(Weekdays(index: (indices[0] + $1) % 7)) }
  }

  /// Reads letters that are days, with an optional dot.
  private mutating func takeDayRun() -> Weekdays? {
    let found = letters
    guard !found.isEmpty, let days = WeekdayRun.days(found) else { return nil }
    rest = rest[found.endIndex...]
    _ = take(".")
    return days
  }
}
