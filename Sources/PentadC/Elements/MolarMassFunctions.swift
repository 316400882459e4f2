public import CPentad
import ElementsKit
import PentadCore

/// Computes the molar mass of a formula, in g/mol.
///
/// - Parameters:
///   - text: the formula
///   - value: receives the mass with published weights; may be NULL
///   - low: receives the lower end; may be NULL
///   - high: receives the upper end; may be NULL
/// - Returns: `PENTAD_INVALID` as pentad_elements_formula_parse(); `PENTAD_NOT_FOUND` if an element
///   has no standard atomic weight
///
/// Blocks: no. Since: 0.1
@_cdecl("pentad_elements_molar_mass_compute")
public func pentad_elements_molar_mass_compute(
  _ text: UnsafePointer<CChar>?, _ value: UnsafeMutablePointer<Double>?,
  _ low: UnsafeMutablePointer<Double>?, _ high: UnsafeMutablePointer<Double>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  pentad_elements_molar_mass_compute_as(
    text, PENTAD_ELEMENTS_READING_AUTOMATIC, value, low, high, error)
}

/// Computes the molar mass of a formula, in g/mol, with a given reading.
///
/// - Parameters:
///   - text: the formula
///   - reading: the rules for text with several meanings
///   - value: receives the mass with published weights; may be NULL
///   - low: receives the lower end; may be NULL
///   - high: receives the upper end; may be NULL
/// - Returns: as pentad_elements_molar_mass_compute(); `PENTAD_MISUSE` for an unknown reading
///
/// Blocks: no. Since: 0.1
@_cdecl("pentad_elements_molar_mass_compute_as")
public func pentad_elements_molar_mass_compute_as(
  _ text: UnsafePointer<CChar>?, _ reading: pentad_elements_reading,
  _ value: UnsafeMutablePointer<Double>?, _ low: UnsafeMutablePointer<Double>?,
  _ high: UnsafeMutablePointer<Double>?, _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error) { () throws(PentadError) in
    let reading = try Formula.Reading(reading, "reading")
    let bytes = try formulaBytes(require(text, "text"), nil)
    let mass = try Formula.knownMolarMass(ofUTF8: bytes, reading: reading)
    value?.pointee = mass.value
    low?.pointee = mass.low
    high?.pointee = mass.high
  }
}

/// Computes the molar masses of many formulas, in g/mol: up to a million in one call.
///
/// Each formula has its own status; an invalid formula does not end the call, and gets NaN for its
/// masses.
///
/// - Parameters:
///   - formulas: `count` formulas
///   - lengths: `count` lengths in bytes; NULL when each ends with a NUL
///   - count: the number of formulas
///   - statuses: receives `count` statuses, one for each formula; may be NULL
///   - offsets: receives `count` offsets: the 0-based byte of each error, -1 for valid formulas;
///     may be NULL
///   - values: receives `count` masses; may be NULL
///   - lows: receives `count` lower ends; may be NULL
///   - highs: receives `count` upper ends; may be NULL
///   - failures: receives the number of failed formulas; may be NULL
///   - error: receives the error of the call itself; may be NULL
/// - Returns: `PENTAD_MISUSE` if `formulas` is NULL and `count` is not 0, if one of the formulas is
///   NULL, or if `count` or a length is too large for an array; `PENTAD_CANCELLED` if the handler
///   of pentad_set_interrupt_handler() requests it; then the arrays are partly filled
///
/// Blocks: while it calculates, well under a microsecond a formula. Since: 0.1
@_cdecl("pentad_elements_molar_masses_compute")
public func pentad_elements_molar_masses_compute(
  _ formulas: UnsafePointer<UnsafePointer<CChar>?>?, _ lengths: UnsafePointer<size_t>?,
  _ count: size_t, _ statuses: UnsafeMutablePointer<pentad_status>?,
  _ offsets: UnsafeMutablePointer<Int64>?, _ values: UnsafeMutablePointer<Double>?,
  _ lows: UnsafeMutablePointer<Double>?, _ highs: UnsafeMutablePointer<Double>?,
  _ failures: UnsafeMutablePointer<size_t>?, _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  pentad_elements_molar_masses_compute_as(
    formulas, lengths, count, PENTAD_ELEMENTS_READING_AUTOMATIC, statuses, offsets, values, lows,
    highs, failures, error)
}

/// Computes the molar masses of many formulas, in g/mol, with a given reading.
///
/// - Parameters:
///   - formulas: `count` formulas
///   - lengths: `count` lengths in bytes; NULL when each ends with a NUL
///   - count: the number of formulas
///   - reading: the rules for text with several meanings
///   - statuses: receives `count` statuses, one for each formula; may be NULL
///   - offsets: receives `count` offsets: the 0-based byte of each error, -1 for valid formulas;
///     may be NULL
///   - values: receives `count` masses; may be NULL
///   - lows: receives `count` lower ends; may be NULL
///   - highs: receives `count` upper ends; may be NULL
///   - failures: receives the number of failed formulas; may be NULL
///   - error: receives the error of the call itself; may be NULL
/// - Returns: as pentad_elements_molar_masses_compute(); `PENTAD_MISUSE` for an unknown reading
///
/// Blocks: while it calculates, well under a microsecond a formula. Since: 0.1
@_cdecl("pentad_elements_molar_masses_compute_as")
public func pentad_elements_molar_masses_compute_as(
  _ formulas: UnsafePointer<UnsafePointer<CChar>?>?, _ lengths: UnsafePointer<size_t>?,
  _ count: size_t, _ reading: pentad_elements_reading,
  _ statuses: UnsafeMutablePointer<pentad_status>?, _ offsets: UnsafeMutablePointer<Int64>?,
  _ values: UnsafeMutablePointer<Double>?, _ lows: UnsafeMutablePointer<Double>?,
  _ highs: UnsafeMutablePointer<Double>?, _ failures: UnsafeMutablePointer<size_t>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error) { () throws(PentadError) in
    let reading = try Formula.Reading(reading, "reading")
    var failed = 0
    for (index, text) in try formulaTexts(formulas, lengths, count).enumerated() {
      if index.isMultiple(of: 16_384) { try InterruptHandler.check() }
      do throws(PentadError) {
        let mass = try Formula.knownMolarMass(ofUTF8: text, reading: reading)
        statuses?[index] = PENTAD_OK
        offsets?[index] = -1
        values?[index] = mass.value
        lows?[index] = mass.low
        highs?[index] = mass.high
      } catch {
        failed += 1
        statuses?[index] = error.status
        offsets?[index] = Int64(error.offset ?? -1)
        values?[index] = .nan
        lows?[index] = .nan
        highs?[index] = .nan
      }
    }
    failures?.pointee = failed
  }
}
