import PentadCore
import Testing

@Suite("Civil dates")
struct CivilDateTests {
  @Test(
    "Julian day numbers agree with those of known dates",
    arguments: [
      (2000, 1, 1, 2_451_545), (1970, 1, 1, 2_440_588), (1858, 11, 17, 2_400_001),
      (-4713, 11, 24, 0), (0, 1, 1, 1_721_060), (-1, 12, 31, 1_721_059), (2024, 2, 29, 2_460_370),
      (1600, 12, 31, 2_305_813),
    ])
  func julianDayNumbers(year: Int, month: Int, day: Int, number: Int) throws {
    let date = try CivilDate(year, month, day)
    #expect(date.julianDayNumber == number)
    #expect(CivilDate(julianDayNumber: number) == date)
  }

  @Test("Every day from -5000 to 5000 follows the one before")
  func days() throws {
    var date = try CivilDate(-5000, 1, 1)
    let last = try CivilDate(5000, 12, 31)
    var number = date.julianDayNumber
    while date < last {
      let next = CivilDate(julianDayNumber: number + 1)
      #expect(
        next == date.advanced(by: 1) && next.julianDayNumber == number + 1 && date < next)
      let isSuccessor =
        (next.year, next.month, next.day) == (date.year, date.month, date.day + 1)
        || (next.month, next.day) == (date.month + 1, 1)
        || (next.year, next.month, next.day) == (date.year + 1, 1, 1)
      guard isSuccessor else {
        Issue.record("\(date) is followed by \(next)")
        return
      }
      (date, number) = (next, number + 97)
      date = CivilDate(julianDayNumber: number)
    }
  }

  @Test(
    "Days that do not exist are refused",
    arguments: [
      (2023, 2, 29), (1900, 2, 29), (2024, 13, 1), (2024, 0, 1), (2024, 4, 31), (2024, 1, 0),
      (100_001, 1, 1), (Int.max, 1, 1), (Int.min, 1, 1), (2024, Int.max, 1),
    ])
  func refused(year: Int, month: Int, day: Int) {
    #expect {
      try CivilDate(year, month, day)
    } throws: {
      ($0 as? PentadError)?.code == .invalidDateRange
    }
  }
}
