import Testing

@testable import AstroKit

@Suite struct InstantTests {
  /// However finely days are counted in a year: near the Julian day 0 by far less than a millisecond.
  @Test func exactlyWhatIsLaterIsGivenAsAGreaterNumber() {
    var random = SystemRandomNumberGenerator()
    for _ in 0..<20_000 {
      let day = Double.random(in: -3_100_000...7_900_000, using: &random)
      let number = Instant(julianDay: day).milliseconds
      let last = Instant(lastGivenAs: number).julianDay
      #expect(Instant(julianDay: last).milliseconds <= number)
      #expect(Instant(julianDay: last.nextUp).milliseconds > number)
      let first = Instant(firstGivenAs: number).julianDay
      #expect(Instant(julianDay: first).milliseconds >= number)
      #expect(Instant(julianDay: first.nextDown).milliseconds < number)
    }
  }

  @Test(arguments: [Int64.min, .min + 1, -1, 0, 1, .max - 1, .max])
  func extremeNumbersDoNotTrap(_ number: Int64) {
    let moments = [Instant(firstGivenAs: number), Instant(lastGivenAs: number)]
    #expect(moments.allSatisfy { abs($0.julianDay - Instant(milliseconds: number).julianDay) < 1 })
  }
}
