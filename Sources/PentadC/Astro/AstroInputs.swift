import AstroKit
import CPentad
import PentadCore

extension Place {
  /// - Throws: `misuse` for NULL, a wrong size, or two zones; `invalid` for an invalid place, or
  ///   one without a zone
  init(_ pointer: UnsafePointer<pentad_astro_place>?) throws(PentadError) {
    _ = try require(pointer, "place")
    let record = try readOptions(pointer, "place")
    let zone: CivilTimeZone
    if let name = try readOptionalText(record.time_zone, "place->time_zone") {
      guard record.utc_offset_minutes == 0 else {
        throw PentadError(.misuse, "place has both a time_zone and utc_offset_minutes")
      }
      zone = try CivilTimeZone(name)
    } else if record.utc_offset_minutes == 0 {
      // Never fall back to Greenwich: its days and dates would be wrong nearly everywhere.
      throw PentadError(
        .invalidPlace, "the place has no time zone; set time_zone, \"UTC\" for Greenwich itself")
    } else {
      zone = try CivilTimeZone(minutesEast: Int(record.utc_offset_minutes))
    }
    try self.init(
      latitude: record.latitude, longitude: record.longitude, elevation: record.elevation,
      timeZone: zone)
  }
}

extension HorizonRule {
  /// - Throws: `misuse` for a wrong size or an unknown value; `invalid` for a refraction out of
  ///   range
  init(
    _ pointer: UnsafePointer<pentad_astro_horizon_rule>?, _ name: StaticString
  ) throws(PentadError) {
    let record = try readOptions(pointer, name)
    switch record.kind {
    case PENTAD_ASTRO_HORIZON_KIND_UPPER_LIMB: self = .upperLimb
    case PENTAD_ASTRO_HORIZON_KIND_DISC_CENTRE: self = .discCentre
    case PENTAD_ASTRO_HORIZON_KIND_HINDU: self = .hindu
    case PENTAD_ASTRO_HORIZON_KIND_CIVIL_TWILIGHT: self = .civilTwilight
    case PENTAD_ASTRO_HORIZON_KIND_NAUTICAL_TWILIGHT: self = .nauticalTwilight
    case PENTAD_ASTRO_HORIZON_KIND_ASTRONOMICAL_TWILIGHT: self = .astronomicalTwilight
    case PENTAD_ASTRO_HORIZON_KIND_CUSTOM:
      try self.init(
        disc: try HorizonRule.Disc(record.disc, "disc"), refraction: record.refraction,
        isGeocentric: record.is_geocentric != 0)
    default: throw PentadError(.misuse, "\(name)->kind is \(record.kind.rawValue)")
    }
  }
}

/// Reads a unit of the calendar by its number.
///
/// - Throws: `invalid` outside its cycle
func readUnit<Unit: PanchangUnit>(
  _ number: Int32, _ name: StaticString
) throws(PentadError) -> Unit {
  guard let unit = Unit(number: Int(number)) else {
    throw PentadError(.invalid, "\(name) is \(number), not within 1…\(Unit.count)")
  }
  return unit
}

/// Reads the weekday with which a week begins; 0 is Sunday.
///
/// - Throws: `invalid` for an invalid weekday
func readFirstVara(_ number: Int32, _ name: StaticString) throws(PentadError) -> Vara {
  number == 0 ? Vara(index: 0) : try readUnit(number, name)
}

/// Reads a moment in milliseconds.
///
/// - Throws: `invalidDateRange` for `PENTAD_NO_TIME`
func readInstant(_ milliseconds: Int64, _ name: StaticString) throws(PentadError) -> Instant {
  guard milliseconds != .min else { throw PentadError(.invalidDateRange, "\(name) is not a time") }
  return Instant(milliseconds: milliseconds)
}

/// Reads a moment in milliseconds; nil for `PENTAD_NO_TIME`.
func readOptionalInstant(_ milliseconds: Int64) -> Instant? {
  milliseconds == .min ? nil : Instant(milliseconds: milliseconds)
}

/// Reads a period with an inclusive start and an exclusive end.
///
/// - Throws: `invalidDateRange` for an end before the start
func readRange(_ start: Int64, _ end: Int64) throws(PentadError) -> Range<Instant> {
  let start = try readInstant(start, "start")
  let end = try readInstant(end, "end")
  guard start <= end else { throw PentadError(.invalidDateRange, "the end is before the start") }
  return start..<end
}
