import AstroKit
import CSwe

/// The lunar years of four centuries: that each is whole, and that it follows from libswe's Sun.
enum Months {
  /// Prints what was found; false when a year is not as it must be.
  static func run(_ years: ClosedRange<Int>) async throws -> Bool {
    print("\nLunar years of \(years.lowerBound) to \(years.upperBound)")
    let calendar = try await AstroCalendar()
    var months: [LunarMonth] = []
    var wrong: [String] = []
    for shaka in years.lowerBound - 78...years.upperBound - 78 {
      let year = try await calendar.lunarYear(shaka: shaka)
      if !(12...13).contains(year.months.count) {
        wrong.append("Shaka \(shaka) has \(year.months.count) months")
      }
      months += year.months
    }
    await calendar.close()
    wrong += breaks(months)
    wrong += signs(months)
    let adhika = months.filter(\.masa.isAdhika)
    let lost = months.filter(\.masa.isKshaya).map(lostName)
    print("\(months.count) months, \(adhika.count) adhika; kshaya: \(lost.joined(separator: ", "))")
    // As in the literature.
    for name in ["1963-11-16 Margashirsha", "1983-01-14 Magha"] where !lost.contains(name) {
      wrong.append("\(name) is not among the lost")
    }
    for line in wrong { print("  \(line)") }
    return wrong.isEmpty
  }

  private static func lostName(_ month: LunarMonth) -> String {
    "\(text(month.span.lowerBound.julianDay).prefix(10)) \(month.masa.amanta.next.name.english)"
  }

  /// Returns the months that do not begin at the end of the previous one, or have an impossible
  /// name.
  private static func breaks(_ months: [LunarMonth]) -> [String] {
    zip(months, months.dropFirst()).compactMap { before, after in
      let masa = before.masa
      // An adhika month is followed by its namesake; a kshaya month takes two names.
      let names = masa.isAdhika ? 0 : masa.isKshaya ? 2 : 1
      let expected = (masa.amanta.number - 1 + names) % 12 + 1
      if before.span.upperBound == after.span.lowerBound, after.masa.amanta.number == expected {
        return nil
      }
      return "after \(masa.amanta.name.english) of \(text(before.span.lowerBound.julianDay))"
        + " comes \(after.masa.amanta.name.english) of \(text(after.span.lowerBound.julianDay))"
    }
  }

  /// The new moons, and the Sun's signs at them, by libswe.
  private static func signs(_ months: [LunarMonth]) -> [String] {
    let truth = Truth()
    defer { truth.close() }
    var errors = Errors()
    var wrong: [String] = []
    var nearest = 360.0
    for month in months {
      let found = month.span.lowerBound.julianDay
      let newMoon = Truth.root(from: found - 0.01, to: found + 0.01) { time in
        Truth.folded(truth.longitude(SE_MOON, time) - truth.longitude(SE_SUN, time))
      }
      errors.add((found - newMoon) * 86_400)
      let sun = truth.longitude(SE_SUN, newMoon, sidereal: true)
      let sign = Int(sun / 30)
      nearest = min(nearest, abs(sun - (sun / 30).rounded() * 30))
      if month.masa.amanta.number != (sign + 1) % 12 + 1 {
        wrong.append("the month of \(text(found)) has the Sun at \(sun)")
      }
    }
    print("new moons: max \(decimals(errors.largest)) s, rms \(decimals(errors.rms)) s;")
    print("the Sun at a new moon comes as near a sign as \(decimals(nearest * 3_600))″")
    return wrong
  }
}
