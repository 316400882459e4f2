import AstroKit
import CPentad
import PentadCore

extension DayContainer {
  /// Reads the record of a container.
  ///
  /// - Throws: `misuse` for NULL where a text has to be; `invalid` for what is no date, no zone or not
  ///   UTF-8
  fileprivate init(_ pointer: UnsafePointer<pentad_astro_day_container>) throws(PentadError) {
    let zone = try readText(readField(pointer, \.time_zone), "day->time_zone")
    func instant(_ field: KeyPath<pentad_astro_day_container, Int64>) -> Instant? {
      let milliseconds = readField(pointer, field)
      return milliseconds == .min ? nil : Instant(milliseconds: milliseconds)
    }
    func text(
      _ field: KeyPath<pentad_astro_day_container, UnsafePointer<CChar>?>, _ name: StaticString
    ) throws(PentadError) -> String? {
      try readOptionalText(readField(pointer, field), name)
    }
    self.init(
      date: try CivilDate(number: readField(pointer, \.date)),
      timeZone: try CivilTimeZone(zone),
      sunrise: instant(\.sunrise), sunset: instant(\.sunset),
      moonrise: instant(\.moonrise), moonset: instant(\.moonset),
      tithi: try text(\.tithi, "day->tithi"),
      fortnight: try text(\.fortnight, "day->fortnight"),
      lunarMonth: try text(\.lunar_month, "day->lunar_month"),
      tithiStart: instant(\.tithi_start))
  }
}

/// The days of a caller's record; none for NULL.
func readContainers(
  _ pointer: UnsafePointer<pentad_astro_day_containers>?
) throws(PentadError) -> [DayContainer] {
  guard let pointer else { return [] }
  return try readRecords(
    readField(pointer, \.items), readField(pointer, \.count), "days->items"
  ) { (day) throws(PentadError) in try DayContainer(day) }
}
