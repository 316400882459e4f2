/// A moment in UTC as the parts of a date and a time of day.
struct CivilTime: Hashable {
  var year: Int
  var month: Int
  var day: Int
  var secondOfDay = 0

  init(year: Int, month: Int, day: Int) {
    (self.year, self.month, self.day) = (year, month, day)
  }

  /// Creates the parts of a time in seconds since 1970. The calculation uses years that begin in
  /// March.
  init(seconds: Int64) {
    let clock = seconds.quotientAndRemainder(dividingBy: 86_400)
    let isBefore = clock.remainder < 0
    secondOfDay = Int(clock.remainder) + (isBefore ? 86_400 : 0)
    let days = Int(clock.quotient) - (isBefore ? 1 : 0) + 719_468
    let era = (days >= 0 ? days : days - 146_096) / 146_097
    let dayOfEra = days - era * 146_097
    let yearOfEra =
      (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let marchMonth = (5 * dayOfYear + 2) / 153
    day = dayOfYear - (153 * marchMonth + 2) / 5 + 1
    month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9
    year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
  }

  /// The time in seconds since 1970.
  var seconds: Int64 {
    let year = month <= 2 ? year - 1 : year
    let era = (year >= 0 ? year : year - 399) / 400
    let yearOfEra = year - era * 400
    let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return Int64(era * 146_097 + dayOfEra - 719_468) * 86_400 + Int64(secondOfDay)
  }

  /// The day of the week, 0 for Sunday.
  var weekday: Int {
    let days = Int(seconds / 86_400) + 4 - (seconds % 86_400 < 0 ? 1 : 0)
    return (days % 7 + 7) % 7
  }
}
