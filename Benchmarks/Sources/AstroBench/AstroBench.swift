import AstroKit
import PentadCore
import Stopwatch

/// `AstroBench cold|warm|year LATITUDE LONGITUDE ZONE DAYS` times days of the calendar from 2020-01-01;
/// see astro_swe.c. ZONE is in hours.
@main
struct AstroBench {
  static func main() async throws {
    let arguments = CommandLine.arguments.dropFirst(2).compactMap(Double.init)
    guard arguments.count == 4, let name = CommandLine.arguments.dropFirst().first else {
      fatalError("usage: AstroBench cold|warm|year LATITUDE LONGITUDE ZONE DAYS")
    }
    let zone = arguments[2]
    let days = Days(
      first: try CivilDate(2020, 1, 1), count: Int(arguments[3]), hoursEast: zone,
      place: try Place(
        latitude: arguments[0], longitude: arguments[1],
        timeZone: CivilTimeZone(minutesEast: Int(zone * 60))))
    switch name {
    case "cold": try await cold(days)
    case "warm": try await warm(days)
    case "year": try await year(days)
    default: fatalError("there is no case \(name)")
    }
  }

  /// A new calendar without a store, which reads its positions from the files; in nanoseconds a day.
  static func cold(_ days: Days) async throws {
    try await reportProcessorTime(each: days.count) {
      let calendar = try await AstroCalendar()
      let check = try await days.columns(calendar)
      await calendar.close()
      return check
    }
  }

  /// A calendar that has the positions of these days in memory; in nanoseconds a day.
  static func warm(_ days: Days) async throws {
    let calendar = try await AstroCalendar()
    _ = try await days.columns(calendar)
    try await reportProcessorTime(each: days.count) { try await days.columns(calendar) }
    await calendar.close()
  }

  /// Opens a new calendar, and reads all values of each day; reports nanoseconds in total.
  static func year(_ days: Days) async throws {
    try await reportProcessorTime(each: 1) {
      let calendar = try await AstroCalendar()
      var parts = 0
      for try await day in calendar.days(from: days.first, to: days.last, at: days.place) {
        parts += day.tithis.count + day.nakshatras.count + day.yogas.count + day.karanas.count
        parts += day.muhurtas.choghadiyas.count
      }
      await calendar.close()
      return Double(parts)
    }
  }
}

/// Days at a place.
struct Days {
  let first: CivilDate
  let count: Int
  let hoursEast: Double
  let place: Place

  var last: CivilDate { first.advanced(by: count - 1) }

  /// Computes the days as columns.
  ///
  /// - Returns: the mean over the first 366 of the hours of the four events, weighted, and of the
  ///   tithi at sunrise.
  func columns(_ calendar: AstroCalendar) async throws -> Double {
    let columns = try await calendar.dayColumns(from: first, to: last, at: place)
    let midnight = Double(first.julianDayNumber) - 0.5 - hoursEast / 24
    var sum = 0.0
    for day in 0..<min(columns.count, 366) {
      let events = [
        columns.sunrises[day], columns.sunsets[day], columns.moonrises[day], columns.moonsets[day],
      ]
      for (index, event) in events.enumerated() {
        guard let days = event.map({ $0.julianDay - midnight }) else { continue }
        sum += Double(index + 1) * (days - days.rounded(.down)) * 24
      }
      sum += columns.udayaTithis[day].map { Double($0.number) } ?? 0
    }
    return sum / 366
  }
}
