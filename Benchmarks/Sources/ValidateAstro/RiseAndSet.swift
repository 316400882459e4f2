import AstroKit

/// Every rising and setting of ten years at eight latitudes, against libswe's positions.
enum RiseAndSet {
  private static let latitudes = [0, 23.18, 49.28, 60, 69.6, -77, 85, -89.9]

  /// A line of the table: a body at a latitude.
  private struct Line {
    var steep = Errors()
    var grazing = Errors()
    var missed = 0
    var extra = 0
  }

  /// Prints the table; false when an event is missing or one is too far off.
  static func run(years: Int) async throws -> Bool {
    print("\nRising and setting, \(years) years from 2020, longitude 75.7885; errors in seconds")
    table("latitude", "body", "events", "max", "rms", "grazing", "max", "missed", "extra")
    let range = try Instant.start(of: 2020)..<Instant.start(of: 2020 + years)
    let calendar = try await AstroCalendar()
    var isRight = true
    for latitude in latitudes {
      let place = try Place(latitude: latitude, longitude: 75.7885, timeZone: .utc)
      for body in Luminary.allCases {
        let found = try await calendar.horizonEvents(
          of: body, at: place, in: range, kinds: [.rise, .set])
        let line = compare(found, expected(body, latitude, range))
        table(
          latitude, body, line.steep.count, line.steep.largest, line.steep.rms,
          line.grazing.count, line.grazing.largest, line.missed, line.extra)
        isRight =
          isRight && line.missed == 0 && line.extra == 0
          && line.steep.largest < (abs(latitude) <= 60 ? 0.01 : 0.05)
          && line.grazing.largest < 0.05
      }
    }
    await calendar.close()
    return isRight
  }

  private static func expected(
    _ body: Luminary, _ latitude: Double, _ range: Range<Instant>
  ) -> [HorizonTruth.Event] {
    let truth = Truth()
    defer { truth.close() }
    return HorizonTruth(truth: truth, body: body, latitude: latitude, longitude: 75.7885)
      .events(from: range.lowerBound.julianDay, to: range.upperBound.julianDay)
  }

  /// Matches events of one kind that are within 20 minutes of each other.
  private static func compare(_ found: [HorizonEvent], _ expected: [HorizonTruth.Event]) -> Line {
    var line = Line()
    var (left, right) = (0, 0)
    while left < found.count || right < expected.count {
      let here = left < found.count ? found[left].instant.julianDay : .infinity
      let there = right < expected.count ? expected[right].julianDay : .infinity
      let seconds = (here - there) * 86_400
      if abs(seconds) < 1_200, (found[left].kind == .rise) == expected[right].isRise {
        if expected[right].isGrazing { line.grazing.add(seconds) } else { line.steep.add(seconds) }
        (left, right) = (left + 1, right + 1)
      } else if here < there {
        print("  extra: \(found[left].kind) at \(text(here))")
        line.extra += 1
        left += 1
      } else {
        print("  missed: \(expected[right].isRise ? "rise" : "set") at \(text(there))")
        line.missed += 1
        right += 1
      }
    }
    return line
  }
}
