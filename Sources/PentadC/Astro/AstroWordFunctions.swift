import AstroKit
public import CPentad
import PentadCore

/// A lunar date in words: `Adhika Jyeshtha Shukla Ekadashi 1948`.
///
/// - Parameters:
///   - date: the lunar date
///   - script: how names are written
///   - out: receives the text
/// - Returns: `PENTAD_INVALID` for a month or a tithi that is none; `PENTAD_MISUSE` for an unknown
///   script
///
/// Blocks: no. Since: 0.1
@_cdecl("pentad_astro_lunar_date_text")
public func pentad_astro_lunar_date_text(
  _ date: UnsafePointer<pentad_astro_lunar_date>?, _ script: pentad_astro_script,
  _ out: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error, text: out) { () throws(PentadError) in
    try LunarDate(date).text(in: try PanchangScript(script, "script"))
  }
}

/// What a lunar month is called: `Adhika Jyeshtha`, or `Kartika–Margashirsha` of a kshaya month.
///
/// - Parameters:
///   - masa: the month
///   - months: where months begin and end
///   - paksha: the fortnight that is meant: a kshaya month that ends at the full moon has both names in
///     its bright one alone
///   - script: how names are written
///   - out: receives the text
/// - Returns: `PENTAD_INVALID` for a number that is no month; `PENTAD_MISUSE` for an unknown
///   scheme, fortnight or script
///
/// Blocks: no. Since: 0.1
@_cdecl("pentad_astro_masa_text")
public func pentad_astro_masa_text(
  _ masa: UnsafePointer<pentad_astro_masa>?, _ months: pentad_astro_months,
  _ paksha: pentad_astro_paksha, _ script: pentad_astro_script,
  _ out: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error, text: out) { () throws(PentadError) in
    try Masa(masa).text(
      try MonthScheme(months, "months"), try Paksha(paksha, "paksha"),
      in: try PanchangScript(script, "script"))
  }
}

extension Masa {
  /// - Throws: `misuse` for NULL; `invalid` for a number that is no month
  fileprivate init(_ pointer: UnsafePointer<pentad_astro_masa>?) throws(PentadError) {
    let record = try require(pointer, "masa")
    self.init(
      amanta: try readUnit(readField(record, \.amanta), "amanta"),
      purnimanta: try readUnit(readField(record, \.purnimanta), "purnimanta"),
      isAdhika: readField(record, \.is_adhika), isKshaya: readField(record, \.is_kshaya))
  }
}
