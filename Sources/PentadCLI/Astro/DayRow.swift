import AstroKit
import PentadCore

/// A day as a table row, by the place's clock.
enum DayRow {
  static let header = [
    "date", "vara", "day", "until", "nakshatra", "until", "sunrise", "sunset", "moonrise",
    "moonset", "",
  ]

  static func cells(_ day: PanchangDay, _ script: PanchangScript) -> [String] {
    let nakshatra = day.ruling(day.nakshatras)
    return [
      day.date.isoText, day.vara.name.text(in: script), day.title(in: script),
      clock(day.ruling(day.tithis)?.end, day), nakshatra?.value.name.text(in: script) ?? "-",
      clock(nakshatra?.end, day), clocks(day.horizon.sunrises, day),
      clocks(day.horizon.sunsets, day),
      clocks(day.moonrises, day), clocks(day.moonsets, day),
      day.marks(in: script).joined(separator: ", "),
    ]
  }

  private static func clock(_ instant: Instant?, _ day: PanchangDay) -> String {
    instant.map {
      LocalTime($0, in: day.place.timeZone, to: .minute).text(on: day.date)
    } ?? "-"
  }

  private static func clocks(_ instants: [Instant], _ day: PanchangDay) -> String {
    instants.isEmpty ? "-" : instants.map { clock($0, day) }.joined(separator: " ")
  }
}
