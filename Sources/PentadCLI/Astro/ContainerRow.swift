import AstroKit
import PentadCore

/// A row of the days of a server.
enum ContainerRow {
  static let header = [
    "date", "tithi", "fortnight", "lunarMonth", "tithiStart", "sunrise", "sunset", "moonrise",
    "moonset",
  ]

  /// Returns the row of a table, with times by the place's clock.
  static func clocks(_ day: DayContainer) -> [String] {
    cells(day, none: "-") { LocalTime($0, in: day.timeZone, to: .minute).text(on: day.date) }
  }

  /// Returns the row of CSV, with times in UTC or by a zone's clock.
  static func moments(_ day: DayContainer, _ zone: CivilTimeZone?) -> [String] {
    cells(day, none: "") { $0.isoText(in: zone) }
  }

  private static func cells(
    _ day: DayContainer, none: String, _ text: (Instant) -> String
  ) -> [String] {
    [day.date.isoText] + [day.tithi, day.fortnight, day.lunarMonth].map { $0 ?? none }
      + day.moments.map { $0.map(text) ?? none }
  }
}

extension DayContainer {
  /// The times, in the order of the columns.
  fileprivate var moments: [Instant?] { [tithiStart, sunrise, sunset, moonrise, moonset] }

  /// Returns all known data; times are in UTC or by a zone's clock.
  func json(clock zone: CivilTimeZone?) -> JSONValue {
    func optional(_ text: String?) -> JSONValue { text.map(JSONValue.string) ?? .null }
    func time(_ instant: Instant?) -> JSONValue { optional(instant?.isoText(in: zone)) }
    return [
      "date": .string(date.isoText), "fortnight": optional(fortnight),
      "lunarMonth": optional(lunarMonth), "moonrise": time(moonrise),
      "moonset": time(moonset), "sunrise": time(sunrise),
      "sunset": time(sunset), "timeZone": .string(timeZone.identifier),
      "tithi": optional(tithi), "tithiNumber": tithiValue.map { .integer($0.number) } ?? .null,
      "tithiStart": time(tithiStart),
    ]
  }
}
