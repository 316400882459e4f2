import AstroKit
import CPentad
import PentadCore

extension AstroSettings {
  func record(_ arena: Arena) -> pentad_astro_settings {
    pentad_astro_settings(
      location: location.map { arena.record($0.record(arena)) },
      far_reference: farReference.map { arena.record($0.record(arena)) },
      options: arena.record(options.record(arena)), endpoint: arena.string(endpoint),
      sunview_date: sunviewDate?.number ?? 0)
  }
}

extension Place {
  func record(_ arena: Arena) -> pentad_astro_place {
    pentad_astro_place(
      struct_size: MemoryLayout<pentad_astro_place>.size, latitude: latitude,
      longitude: longitude, elevation: elevation, time_zone: arena.string(timeZone.identifier),
      utc_offset_minutes: 0, reserved: 0)
  }
}

extension PanchangOptions {
  func record(_ arena: Arena) -> pentad_astro_options {
    pentad_astro_options(
      struct_size: MemoryLayout<pentad_astro_options>.size,
      sunrise: arena.record(sunrise.record), moonrise: arena.record(moonrise.record),
      months: pentad_astro_months(code(of: months)),
      vikrama: pentad_astro_vikrama(code(of: vikramaYear)),
      ayanamsa: pentad_astro_ayanamsa(code(of: ayanamsa)),
      day_boundary: pentad_astro_day_boundary(code(of: dayBoundary)))
  }
}

extension HorizonRule {
  /// The rule by its parts, so that all of them can be read.
  fileprivate var record: pentad_astro_horizon_rule {
    var record = pentad_astro_horizon_rule()
    record.struct_size = MemoryLayout<pentad_astro_horizon_rule>.size
    record.kind = PENTAD_ASTRO_HORIZON_CUSTOM
    record.disc = pentad_astro_disc(code(of: disc))
    record.refraction = refraction
    record.is_geocentric = isGeocentric ? 1 : 0
    return record
  }
}

/// The number of a case in C: the inverse of `readCase`.
func code<Case: CaseIterable & Equatable>(of value: Case) -> UInt32 {
  var code: UInt32 = 0
  for other in Case.allCases {
    if other == value { return code }
    code += 1
  }
  return code
}

/// What a caller changes of the settings.
struct SettingsChange: Sendable {
  private let cleared: UInt32
  private let location: Place?
  private let options: PanchangOptions?
  private let endpoint: String?
  private let sunviewDate: CivilDate?

  /// - Throws: `misuse` for a wrong size or an unknown value; `invalid` for what is no place, no date
  ///   or not UTF-8
  init(_ record: pentad_astro_settings_change) throws(PentadError) {
    let known = [
      PENTAD_ASTRO_SETTING_LOCATION, PENTAD_ASTRO_SETTING_SUNVIEW_DATE,
      PENTAD_ASTRO_SETTING_ENDPOINT, PENTAD_ASTRO_SETTING_OPTIONS,
    ].reduce(0) { $0 | $1.rawValue }
    guard record.cleared & ~known == 0 else {
      throw PentadError(.misuse, "change->cleared is \(record.cleared)")
    }
    cleared = record.cleared
    location = record.location == nil ? nil : try Place(record.location)
    options = record.options == nil ? nil : try PanchangOptions(record.options)
    endpoint = try readOptionalText(record.endpoint, "change->endpoint")
    sunviewDate = try readOptionalDate(record.sunview_date)
  }

  func apply(to settings: inout AstroSettings) {
    if clears(PENTAD_ASTRO_SETTING_LOCATION) {
      settings.location = nil
      settings.farReference = nil
    }
    if clears(PENTAD_ASTRO_SETTING_SUNVIEW_DATE) { settings.sunviewDate = nil }
    if clears(PENTAD_ASTRO_SETTING_ENDPOINT) { settings.endpoint = nil }
    if clears(PENTAD_ASTRO_SETTING_OPTIONS) { settings.options = PanchangOptions() }
    if let location { settings.location = location }
    if let sunviewDate { settings.sunviewDate = sunviewDate }
    if let endpoint { settings.endpoint = endpoint }
    if let options { settings.options = options }
  }

  private func clears(_ setting: pentad_astro_setting) -> Bool {
    cleared & setting.rawValue != 0
  }
}
