public import CPentad
import ElementsKit
import PentadCore

/// The peaks of an isotopic distribution, as the caller owns them.
public typealias pentad_elements_isotopes_ref = OpaquePointer

/// Calculates the isotopic distribution of a formula.
///
/// - Parameters:
///   - text: the formula, `C8H10N4O2`; nuclides as `[13C]`
///   - reading: the rules for text with several meanings
///   - options: the view and the cut-off; NULL for the fine structure that covers 0.999
///   - out: receives the peaks
///   - error: receives the error; may be NULL
/// - Returns: `PENTAD_INVALID`, with a finer code, for text that is not a formula, an element
///   without natural abundances, and a number out of range; `PENTAD_REFUSED` for more than
///   1,000,000 peaks; `PENTAD_MISUSE` for an unknown reading and for options that exclude each
///   other
///
/// Blocks: while it calculates: microseconds for small molecules. Since: 0.1
@_cdecl("pentad_elements_isotopes_compute")
public func pentad_elements_isotopes_compute(
  _ text: UnsafePointer<CChar>?, _ reading: pentad_elements_reading,
  _ options: UnsafePointer<pentad_elements_isotopes_options>?,
  _ out: UnsafeMutablePointer<pentad_elements_isotopes_ref?>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error) { () throws(PentadError) in
    let out = try requireOut(out)
    let options = try readOptions(options, "options")
    let reading = try Formula.Reading(reading, "reading")
    let formula = try Formula(utf8: formulaBytes(require(text, "text"), nil), reading: reading)
    out.pointee = try IsotopesHandle.make(formula, options).give()
  }
}

/// The peaks of an isotopic distribution.
///
/// - Parameter isotopes: the distribution; NULL has no record
/// - Returns: the record, alive as long as the distribution; NULL for NULL
///
/// Blocks: no. Since: 0.1
@_cdecl("pentad_elements_isotopes_describe")
public func pentad_elements_isotopes_describe(
  _ isotopes: pentad_elements_isotopes_ref?
) -> UnsafePointer<pentad_elements_isotopes_info>? {
  IsotopesHandle.borrow(isotopes)?.info
}

/// Frees an isotopic distribution.
///
/// - Parameter isotopes: the distribution; NULL does nothing
///
/// Blocks: no. Since: 0.1
@_cdecl("pentad_elements_isotopes_free")
public func pentad_elements_isotopes_free(_ isotopes: pentad_elements_isotopes_ref?) {
  IsotopesHandle.free(isotopes)
}
