/// A day of the proleptic Gregorian calendar, with astronomical years: year 0 is 1 BC.
public struct CivilDate: Hashable, Sendable {
  /// The astronomical year, -100,000…100,000.
  public let year: Int
  /// The month, 1…12.
  public let month: Int
  /// The day of the month, 1…31.
  public let day: Int

  /// Makes a date.
  ///
  /// - Throws: ``PentadError/Code/invalidDateRange`` for a day that does not exist.
  public init(_ year: Int, _ month: Int, _ day: Int) throws(PentadError) {
    guard
      (-100_000...100_000).contains(year), (1...12).contains(month),
      (1...Self.daysIn(month: month, of: year)).contains(day)
    else {
      throw PentadError(
        .invalidDateRange, "there is no day \(day) of month \(month) of the year \(year)")
    }
    (self.year, self.month, self.day) = (year, month, day)
  }

  /// Makes the date of a Julian day number: the number of the day that begins at noon of the date.
  package init(julianDayNumber number: Int) {
    // Counts days from 1 March of year 0, in eras of 400 years. Floor division keeps it correct
    // before year 0.
    let days = number - 1_721_120
    let era = (days >= 0 ? days : days - 146_096) / 146_097
    let dayOfEra = days - era * 146_097
    let yearOfEra =
      (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shifted = (5 * dayOfYear + 2) / 153
    day = dayOfYear - (153 * shifted + 2) / 5 + 1
    month = shifted < 10 ? shifted + 3 : shifted - 9
    year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
  }

  /// The Julian day numbers of the first and the last valid date.
  private static let first = -34_803_190
  private static let last = 38_245_675

  /// The Julian day number, which is that of the date's noon.
  public var julianDayNumber: Int {
    let shifted = month <= 2 ? year - 1 : year
    let era = (shifted >= 0 ? shifted : shifted - 399) / 400
    let yearOfEra = shifted - era * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return era * 146_097 + dayOfEra + 1_721_120
  }

  /// Returns the date that many days later, or earlier if negative. The result is limited to the
  /// first and the last valid date.
  public func advanced(by days: Int) -> CivilDate {
    let (number, overflow) = julianDayNumber.addingReportingOverflow(days)
    guard !overflow else { return CivilDate(julianDayNumber: days < 0 ? Self.first : Self.last) }
    return CivilDate(julianDayNumber: min(max(number, Self.first), Self.last))
  }

  /// Returns the number of days in a month.
  public static func daysIn(month: Int, of year: Int) -> Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }
}

extension CivilDate: Comparable {
  /// Returns true if the first day is before the second.
  public static func < (left: CivilDate, right: CivilDate) -> Bool {
    (left.year, left.month, left.day) < (right.year, right.month, right.day)
  }
}

extension CivilDate {
  /// The Julian day number of 1970-01-01.
  package static let unixEpoch = 2_440_588

  /// The start of the date in UTC, in milliseconds since 1970.
  package var millisecondsAtMidnight: Int { (julianDayNumber - Self.unixEpoch) * 86_400_000 }

  /// Splits milliseconds since 1970 into the date in UTC and the milliseconds since its start.
  package static func split(_ milliseconds: Int64) -> (date: CivilDate, milliseconds: Int) {
    var (days, time) = milliseconds.quotientAndRemainder(dividingBy: 86_400_000)
    if time < 0 {
      days -= 1
      time += 86_400_000
    }
    return (CivilDate(julianDayNumber: Int(days) + unixEpoch), Int(time))
  }
}
