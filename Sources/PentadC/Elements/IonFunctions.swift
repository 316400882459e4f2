public import CPentad
import ElementsKit
import PentadCore

/// Computes the mass and m/z of an ion, with the electrons counted.
///
/// - Parameters:
///   - text: the formula of the neutral molecule; without an adduct, of the ion, `SO4^2-`
///   - reading: the rules for text with several meanings
///   - adduct: the adduct, `[M+Na]+`; NULL for an ion
///   - mass: receives the monoisotopic mass of the ion in u; may be NULL
///   - mass_to_charge: receives m/z, the mass divided by the number of charges; may be NULL
///   - error: receives the error, with the offset of the invalid byte; may be NULL
/// - Returns: `PENTAD_INVALID`, with a finer code, for text that is not a formula or an adduct, a
///   neutral formula without an adduct, an adduct that the molecule cannot form, and an element
///   without natural abundances; `PENTAD_MISUSE` for an unknown reading
///
/// Blocks: no. Since: 0.1
@_cdecl("pentad_elements_mz_compute")
public func pentad_elements_mz_compute(
  _ text: UnsafePointer<CChar>?, _ reading: pentad_elements_reading,
  _ adduct: UnsafePointer<CChar>?, _ mass: UnsafeMutablePointer<Double>?,
  _ mass_to_charge: UnsafeMutablePointer<Double>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error) { () throws(PentadError) in
    let reading = try Formula.Reading(reading, "reading")
    let formula = try Formula(
      utf8: formulaBytes(require(text, "text"), nil), reading: reading)
    var maker: Adduct?
    if let text = try readOptionalText(adduct, "adduct") { maker = try Adduct(text) }
    let ion = try formula.ion(maker)
    mass?.pointee = ion.mass
    mass_to_charge?.pointee = ion.massToCharge
  }
}
