import AstroKit
import CPentad
import PentadCore

extension SunView {
  /// - Throws: `invalid` for an invalid month, weekday or date, or an unknown zone
  init(
    _ record: pentad_astro_sun_view_options, _ days: [DayContainer], _ alerts: [AstroAlert]
  ) throws(PentadError) {
    let name = try readOptionalText(record.time_zone, "options->time_zone")
    let zone = try name.map { (name) throws(PentadError) in try CivilTimeZone(name) }
    self.init(
      around: try CivilDate(Int(record.year), Int(record.month), 1),
      today: try readOptionalDate(record.today), selected: try readOptionalDate(record.selected),
      firstVara: try readFirstVara(record.first_vara, "options->first_vara"),
      marks: Self.marks(of: days, alerts: alerts, in: zone ?? days.first?.timeZone ?? .utc))
  }
}

/// Reads the alerts of a caller's record; an empty list for NULL.
func readAlerts(
  _ pointer: UnsafePointer<pentad_astro_alerts>?
) throws(PentadError) -> [AstroAlert] {
  guard let pointer else { return [] }
  return try readRecords(
    readField(pointer, \.items), readField(pointer, \.count), "alerts->items"
  ) { (alert) throws(PentadError) in try AstroAlert(alert) }
}
