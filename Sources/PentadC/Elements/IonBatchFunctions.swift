public import CPentad
import ElementsKit
import PentadCore

/// Computes the masses and m/z of many ions in one call.
///
/// Each formula has its own status; an invalid one does not end the call, and gets NaN for its
/// numbers.
///
/// - Parameters:
///   - formulas: `count` formulas
///   - lengths: `count` lengths in bytes; NULL when each ends with a NUL
///   - count: the number of formulas
///   - reading: the rules for text with several meanings
///   - adducts: `adduct_count` adducts, such as `[M+Na]+`; NULL for none
///   - adduct_count: 0 if the formulas are ions themselves, 1 for an adduct of all formulas, or
///     `count` for an adduct of each
///   - statuses: receives `count` statuses, one for each formula; may be NULL
///   - offsets: receives `count` offsets: the 0-based byte of an error in a formula, -1 for none;
///     may be NULL
///   - masses: receives `count` monoisotopic masses of the ions in u; may be NULL
///   - mass_to_charges: receives `count` m/z; may be NULL
///   - failures: receives the number of failed formulas; may be NULL
///   - error: receives the error of the call itself; may be NULL
/// - Returns: `PENTAD_INVALID`, with a finer code, for a text that is not an adduct;
///   `PENTAD_MISUSE` for another number of adducts, for an unknown reading, if a formula or an
///   array is NULL, and for a count or a length that memory cannot hold; `PENTAD_CANCELLED` if the
///   handler of pentad_set_interrupt_handler() requests it; then the arrays are partly filled
///
/// Blocks: while it calculates, about a microsecond a formula. Since: 0.1
@_cdecl("pentad_elements_mzs_compute")
public func pentad_elements_mzs_compute(
  _ formulas: UnsafePointer<UnsafePointer<CChar>?>?, _ lengths: UnsafePointer<size_t>?,
  _ count: size_t, _ reading: pentad_elements_reading,
  _ adducts: UnsafePointer<UnsafePointer<CChar>?>?, _ adduct_count: size_t,
  _ statuses: UnsafeMutablePointer<pentad_status>?, _ offsets: UnsafeMutablePointer<Int64>?,
  _ masses: UnsafeMutablePointer<Double>?, _ mass_to_charges: UnsafeMutablePointer<Double>?,
  _ failures: UnsafeMutablePointer<size_t>?, _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error) { () throws(PentadError) in
    let reading = try Formula.Reading(reading, "reading")
    let texts = try formulaTexts(formulas, lengths, count)
    let adducts = try readAdducts(adducts, adduct_count, count)
    var failed = 0
    for (index, text) in texts.enumerated() {
      if index.isMultiple(of: 16_384) { try InterruptHandler.check() }
      do throws(PentadError) {
        let formula = try Formula(utf8: text, reading: reading)
        let adduct = adducts.isEmpty ? nil : adducts[adducts.count == 1 ? 0 : index]
        let ion = try formula.ion(adduct)
        statuses?[index] = PENTAD_OK
        offsets?[index] = -1
        masses?[index] = ion.mass
        mass_to_charges?[index] = ion.massToCharge
      } catch {
        failed += 1
        statuses?[index] = error.status
        offsets?[index] = Int64(error.offset ?? -1)
        masses?[index] = .nan
        mass_to_charges?[index] = .nan
      }
    }
    failures?.pointee = failed
  }
}

/// Reads adducts, each text once.
///
/// - Throws: `misuse` for another number than 0, 1 or that of the formulas; the errors of ``Adduct``
private func readAdducts(
  _ adducts: UnsafePointer<UnsafePointer<CChar>?>?, _ adductCount: Int, _ count: Int
) throws(PentadError) -> [Adduct] {
  let items = try readArray(adducts, adductCount, "adducts")
  guard items.count <= 1 || items.count == count else {
    throw PentadError(
      .misuse, "\(count) formulas have no adduct, one, or \(count), not \(items.count)")
  }
  var known: [String: Adduct] = [:]
  var found: [Adduct] = []
  for item in items {
    let text = try readText(item, "adducts")
    if known[text] == nil { known[text] = try Adduct(text) }
    if let adduct = known[text] { found.append(adduct) }
  }
  return found
}
