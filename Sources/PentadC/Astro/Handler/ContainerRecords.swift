import AstroKit
import CPentad
import PentadCore

/// Puts the records of day containers together in an arena, each text once.
final class ContainerRecords {
  let arena: Arena
  private var texts: [String: UnsafePointer<CChar>] = [:]

  init(arena: Arena) { self.arena = arena }

  func container(_ day: DayContainer) -> UnsafePointer<pentad_astro_day_container> {
    arena.record(
      pentad_astro_day_container(
        time_zone: text(day.timeZone.identifier), tithi: text(day.tithi),
        fortnight: text(day.fortnight), lunar_month: text(day.lunarMonth),
        sunrise: day.sunrise.milliseconds, sunset: day.sunset.milliseconds,
        moonrise: day.moonrise.milliseconds, moonset: day.moonset.milliseconds,
        tithi_start: day.tithiStart.milliseconds, date: day.date.number,
        tithi_number: Int32(day.tithiValue?.number ?? 0)))
  }

  func containers(
    _ days: [DayContainer]
  ) -> UnsafePointer<UnsafePointer<pentad_astro_day_container>> {
    arena.array(days.map { container($0) })
  }

  func snapshot(_ days: Snapshot<[DayContainer]>) -> pentad_astro_day_containers {
    pentad_astro_day_containers(
      items: containers(days.value), count: days.value.count, stored_at: days.storedAt,
      origin: days.origin.code, is_stale: days.isStale)
  }

  func text(_ text: String) -> UnsafePointer<CChar> {
    if let known = texts[text] { return known }
    let copy: UnsafePointer<CChar> = arena.string(text)
    texts[text] = copy
    return copy
  }

  func text(_ text: String?) -> UnsafePointer<CChar>? {
    text.map { self.text($0) as UnsafePointer<CChar> }
  }
}

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
