/// The civil dates of a request in the local time of its zone, with the dates around them.
///
/// A zone that crossed the date line skipped a date: Samoa's clock never showed 30 December 2011.
/// Such a date is omitted, so the dates before and after it are neighbours. A date that a clock
/// showed twice, such as 4 July 1892 in Samoa, is one date of two days.
struct CivilDates {
  /// The Julian day number of each date, from the one before the first to the third after the last.
  private(set) var numbers: [Int] = []
  /// The start of each date, as a Julian day; each date ends where the next begins.
  private(set) var midnights: [Double] = []
  /// The number of dates of the request itself.
  private(set) var count = 0

  init(_ request: DayRequest) {
    var clock = ZoneClock(request.place.timeZone)
    let end = request.first + request.count
    numbers.reserveCapacity(request.count + 4)
    midnights.reserveCapacity(request.count + 4)
    var number = request.first - 1
    var start = clock.start(ofJulianDayNumber: number)
    // No zone skipped two dates in a row.
    if !ZoneClock.isDate(start, clock.start(ofJulianDayNumber: number + 1)) {
      number -= 1
      start = clock.start(ofJulianDayNumber: number)
    }
    var after = 0
    while after < 3 {
      let next = clock.start(ofJulianDayNumber: number + 1)
      if ZoneClock.isDate(start, next) {
        numbers.append(number)
        midnights.append(start)
        if number >= end {
          after += 1
        } else if number >= request.first {
          count += 1
        }
      }
      number += 1
      start = next
    }
  }
}
