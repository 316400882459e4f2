import Testing

@testable import AstroKit

/// Crossings are dealt out to dates in one pass; the rule itself is written here as plainly as it reads.
@Suite struct HorizonDaysTests {
  /// Numbers that look random and are the same each time.
  struct Steps: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state
    }
  }

  @Test(arguments: 0..<400) func onePassFindsWhatSearchingFinds(seed: Int) {
    var random = Steps(state: UInt64(seed))
    let count = Int.random(in: 1...5, using: &random)
    var midnights = [0.0]
    // Now and then a zone skips a date.
    for _ in 0..<count + 3 {
      midnights.append(midnights[midnights.count - 1] + (Bool.random(using: &random) ? 1 : 0.5))
      if Int.random(in: 0..<9, using: &random) == 0 { midnights[midnights.count - 1] -= 0.5 }
    }
    midnights.sort()
    var times: [Double] = []
    for _ in 0..<Int.random(in: 0...2 * count + 4, using: &random) {
      // Quarters of an hour, so that events fall onto midnights too.
      times.append(Double(Int.random(in: 0..<96 * (count + 3), using: &random)) / 96)
    }
    var isRise = Bool.random(using: &random)
    let sun = Set(times).sorted().map { time in
      defer { isRise.toggle() }
      return HorizonCrossing(julianDay: time, kind: isRise ? .rise : .set)
    }
    let moon = sun.filter { midnights[1] <= $0.julianDay && $0.julianDay < midnights[count + 1] }
    let days = HorizonDays(midnights: midnights, sun: sun, moon: moon)
    let found = Array(days)
    #expect(found.count == count)
    for (index, day) in found.enumerated() { check(day, index + 1, midnights, sun, moon) }
  }

  private func check(
    _ day: HorizonDay, _ index: Int, _ midnights: [Double], _ sun: [HorizonCrossing],
    _ moon: [HorizonCrossing]
  ) {
    let (start, end) = (midnights[index], midnights[index + 1])
    let tomorrow = midnights[index + 2]
    let sunrise = first(sun, .rise, from: start, to: end)
    #expect(day.civil == start..<end)
    #expect(day.sunrise == sunrise)
    #expect(day.nextSunrise == first(sun, .rise, from: end, to: tomorrow))
    #expect(day.isSunCrossing == sun.contains { start <= $0.julianDay && $0.julianDay < end })
    #expect(
      moon[day.moon].map(\.julianDay)
        == moon.map(\.julianDay).filter { start <= $0 && $0 < end })
    if let sunrise {
      let next = first(sun, .rise, from: sunrise.nextUp, to: tomorrow) ?? tomorrow
      #expect(day.sunset == first(sun, .set, from: sunrise, to: next))
      let before = sun.last {
        $0.kind == .set && $0.julianDay < sunrise && $0.julianDay >= sunrise - 2
      }
      #expect(day.previousSunset == before?.julianDay)
      #expect(
        day.nightEnd
          == first(sun, .rise, from: sunrise.nextUp, to: max(tomorrow, sunrise + 1.5)))
      let second = first(sun, .rise, from: sunrise.nextUp, to: end)
      let third = second.map { first(sun, .rise, from: $0.nextUp, to: tomorrow) ?? tomorrow }
      let early = first(sun, .set, from: start, to: sunrise)
      let isEarlyFree = early.map { first(sun, .rise, from: midnights[index - 1], to: $0) == nil }
      let late = second.flatMap { first(sun, .set, from: $0, to: third ?? tomorrow) }
      #expect(day.otherSunset == (isEarlyFree == true ? early : late))
      let risen = sun.last {
        $0.kind == .rise && $0.julianDay < sunrise && $0.julianDay > sunrise - 1.5
      }
      #expect(day.previousSunrise == risen?.julianDay)
    } else {
      let set = first(sun, .set, from: start, to: end)
      let isTaken = set.map {
        first(sun, .rise, from: midnights[index - 1], to: $0) != nil
      }
      #expect(day.sunset == (isTaken == true ? nil : set))
      #expect(day.previousSunset == nil && day.previousSunrise == nil && day.otherSunset == nil)
      #expect(day.nightEnd == day.nextSunrise)
    }
  }

  private func first(
    _ crossings: [HorizonCrossing], _ kind: HorizonCrossing.Kind, from start: Double,
    to end: Double
  ) -> Double? {
    crossings.first { $0.kind == kind && start <= $0.julianDay && $0.julianDay < end }?.julianDay
  }
}
