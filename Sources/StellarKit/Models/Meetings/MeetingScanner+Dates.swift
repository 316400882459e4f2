extension MeetingScanner {
  /// Reads dates: `9/8-10/23`, `(Sep 8 - Oct 23)`, `2026-09-08 to 2026-10-23`, `from 9/8`,
  /// `until 10/23`.
  ///
  /// Returns nil for a single day. `isSure` is false if day and month could be exchanged.
  mutating func takeDates() -> (first: MeetingDay?, last: MeetingDay?, isSure: Bool)? {
    trying { scanner in
      scanner.skipSpace()
      let bracket = scanner.take("(")
      scanner.skipSpace()
      let isStart = scanner.takeWord(Self.startWords) != nil
      let isEnd = !isStart && scanner.takeWord(Self.endWords) != nil
      scanner.skipSpace()
      guard let first = scanner.takeDate() else { return nil }
      var last: WrittenDate?
      if !isEnd, scanner.takeRangeSign() {
        last = scanner.takeDate() ?? scanner.takeDay(of: first)
        if last == nil { return nil }
      }
      if bracket {
        scanner.skipSpace()
        guard scanner.take(")") else { return nil }
      }
      if isEnd { return WrittenDate.span(nil, first) }
      guard isStart || last != nil else { return nil }
      return WrittenDate.span(first, last)
    }
  }

  /// Reads a text that is one day, `10/26/2026` or `Oct 26, 2026`; nil if day and month could be
  /// exchanged.
  static func day(_ text: String) -> MeetingDay? {
    var scanner = MeetingScanner(MeetingSigns.plain(text)[...])
    scanner.skipSpace()
    guard let date = scanner.takeDate(), scanner.isAtEnd,
      let span = WrittenDate.span(date, nil), span.isSure
    else { return nil }
    return span.first
  }

  private static let startWords: Set = [
    "from", "starting", "starts", "start", "beginning", "begins", "begin",
  ]
  private static let endWords: Set = [
    "until", "till", "through", "thru", "ending", "ends", "end",
  ]

  // MARK: Single dates

  /// Reads the day after `Jan 5-`, in the month of the first day; nil for an hour.
  private mutating func takeDay(of first: WrittenDate) -> WrittenDate? {
    guard first.hasMonth, first.year == nil else { return nil }
    return trying { scanner in
      guard let day = scanner.takeNumber(1...2), day > first.second else { return nil }
      if let next = scanner.rest.first {
        guard Self.isSpace(next) || Self.isSeparator(next) || next == UInt8(ascii: ")") else {
          return nil
        }
      }
      return WrittenDate(first: first.first, second: day, hasMonth: true, year: nil)
    }
  }

  private mutating func takeDate() -> WrittenDate? {
    trying { $0.takeNumericDate() } ?? trying { $0.takeDayAndMonth() }
      ?? trying { $0.takeMonthAndDay() }
  }

  /// Reads `9/8`, `9/8/2026`, `9/8/26`, `24.8.2026`, `2026-09-08`, `2026/9/8`.
  private mutating func takeNumericDate() -> WrittenDate? {
    if let year = trying({ $0.takeNumber(4...4) }) {
      guard let sign = rest.first, sign == UInt8(ascii: "-") || sign == UInt8(ascii: "/") else {
        return nil
      }
      rest.removeFirst()
      guard let month = takeNumber(1...2), rest.first == sign else { return nil }
      rest.removeFirst()
      guard let day = takeNumber(1...2) else { return nil }
      return WrittenDate(first: month, second: day, hasMonth: true, year: year)
    }
    guard let first = takeNumber(1...2) else { return nil }
    if take("/") {
      guard let second = takeNumber(1...2) else { return nil }
      var year: Int?
      if take("/") {
        year = takeYear()
        if year == nil { return nil }
      }
      return WrittenDate(first: first, second: second, hasMonth: false, year: year)
    }
    guard take("."), let month = takeNumber(1...2), take("."), let year = takeNumber(4...4) else {
      return nil
    }
    return WrittenDate(first: month, second: first, hasMonth: true, year: year)
  }

  /// Reads `8 Sep`, `24-AUG-2026`, `24-AUG-26`.
  private mutating func takeDayAndMonth() -> WrittenDate? {
    guard let day = takeNumber(1...2) else { return nil }
    skipSpace()
    let hasHyphen = take("-")
    guard let month = takeMonth() else { return nil }
    let year: Int? = trying { scanner in
      if hasHyphen, !scanner.take("-") { return nil }
      if !hasHyphen {
        _ = scanner.take(",")
        scanner.skipSpace()
      }
      return hasHyphen ? scanner.takeYear() : scanner.takeNumber(4...4)
    }
    if hasHyphen, year == nil { return nil }
    return WrittenDate(first: month, second: day, hasMonth: true, year: year)
  }

  /// Reads `Sept. 8`, `September 8th, 2026`.
  private mutating func takeMonthAndDay() -> WrittenDate? {
    guard let month = takeMonth() else { return nil }
    skipSpace()
    guard let day = takeNumber(1...2) else { return nil }
    _ = takeWhole("ST") || takeWhole("ND") || takeWhole("RD") || takeWhole("TH")
    let year: Int? = trying { scanner in
      _ = scanner.take(",")
      scanner.skipSpace()
      guard let year = scanner.takeNumber(4...4) else { return nil }
      return (1_900...2_199).contains(year) && !scanner.isBeforeRange ? year : nil
    }
    return WrittenDate(first: month, second: day, hasMonth: true, year: year)
  }

  /// True if a four-digit number is the start of a time range: `Sep 8 1300-1350` does not have the
  /// year 1300.
  private var isBeforeRange: Bool {
    rest.first == UInt8(ascii: "-")
      && rest.dropFirst().prefix(4).count(where: NumericOrder.isDigit) == 4
  }

  private mutating func takeYear() -> Int? {
    if let year = trying({ $0.takeNumber(4...4) }) { return year }
    return takeNumber(2...2).map { $0 + 2_000 }
  }

  private mutating func takeMonth() -> Int? {
    let found = letters
    guard (3...9).contains(found.count) else { return nil }
    let word = String(decoding: found.map { $0 | 0x20 }, as: UTF8.self)
    let isKnown = { (name: String) in
      name == word || (word.utf8.count == 3 || word == "sept") && name.hasPrefix(word)
    }
    guard let index = Self.months.firstIndex(where: isKnown) else { return nil }
    rest = rest[found.endIndex...]
    _ = take(".")
    return index + 1
  }

  private static let months = [
    "january", "february", "march", "april", "may", "june", "july", "august", "september",
    "october", "november", "december",
  ]
}
