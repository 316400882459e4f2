import AstroKit
import CPentad
import PentadCore

/// A change of the settings by the caller.
struct SettingsChange: Sendable {
  private let cleared: UInt32
  private let location: Place?
  private let options: PanchangOptions?
  private let endpoint: String?
  private let sunviewDate: CivilDate?

  /// - Throws: `misuse` for a wrong size or an unknown value; `invalid` for an invalid place or
  ///   date, or text that is not UTF-8
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
