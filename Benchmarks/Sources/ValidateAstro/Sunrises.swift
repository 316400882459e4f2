import AstroKit
import CSwe
import PentadCore

/// The tithi at each sunrise of a century and a half, against libswe at the same moment.
enum Sunrises {
  /// Prints the findings; false if a tithi differs that does not begin exactly at sunrise.
  static func run(_ years: ClosedRange<Int>) async throws -> Bool {
    print("\nTithis at sunrise in New Delhi, \(years.lowerBound) to \(years.upperBound)")
    let place = try Place(
      latitude: 28.6139, longitude: 77.2090, timeZone: CivilTimeZone("+05:30"))
    let calendar = try await AstroCalendar()
    let days = try await calendar.days(
      from: CivilDate(years.lowerBound, 1, 1), to: CivilDate(years.upperBound, 12, 31), at: place
    ).collect()
    await calendar.close()
    let differing = differences(days)
    print("\(days.count) days; \(days.filter(\.isVriddhi).count) vriddhi,")
    print("\(days.map(\.kshayaTithis.count).reduce(0, +)) kshaya;")
    for minutes in [1, 2, 5] {
      let close = days.filter { isClose($0, minutes: Double(minutes)) }.count
      print("\(close) have a tithi begin within \(minutes) min of sunrise")
    }
    for line in differing { print("  \(line)") }
    return differing.isEmpty
  }

  private static func isClose(_ day: PanchangDay, minutes: Double) -> Bool {
    guard let sunrise = day.sunrise?.julianDay else { return false }
    return day.tithis.contains { span in
      [span.start, span.end].contains { abs($0.julianDay - sunrise) * 1_440 < minutes }
    }
  }

  private static func differences(_ days: [PanchangDay]) -> [String] {
    let truth = Truth()
    defer { truth.close() }
    return days.compactMap { day in
      guard let sunrise = day.sunrise?.julianDay, let udaya = day.udayaTithi else {
        return "\(text(Double(day.date.julianDayNumber))): no sunrise"
      }
      let angle = truth.longitude(SE_MOON, sunrise) - truth.longitude(SE_SUN, sunrise)
      let tithis = (angle < 0 ? angle + 360 : angle) / 12
      // 1e-5 of a tithi is a second.
      let isAtTheVeryMoment = abs(tithis - tithis.rounded()) < 1e-7
      if Int(tithis) + 1 == udaya.number || isAtTheVeryMoment { return nil }
      return "\(text(sunrise)): \(udaya.number), by libswe \(tithis + 1)"
    }
  }
}
