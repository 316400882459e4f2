public import CPentad
import ElementsKit
import PentadCore

/// The peaks of an isotopic distribution, as the caller owns them.
public typealias pentad_elements_isotopes_ref = OpaquePointer

/// The isotopic distributions of a batch, as the caller owns them.
public typealias pentad_elements_isotopes_batch_ref = OpaquePointer

/// Calculates the isotopic distribution of a formula.
///
/// - Parameters:
///   - text: the formula, `C8H10N4O2`; nuclides as `[13C]`
///   - reading: the rules for text with several meanings
///   - options: the view and the cut-off; NULL for the fine structure that covers 0.999
///   - out: receives the peaks
///   - error: receives the error; may be NULL
/// - Returns: `PENTAD_INVALID`, with a finer code, for text that is not a formula, an element
///   without natural abundances, a number out of range, and text that is not a list of shares; `PENTAD_REFUSED` for more than
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
    let request = try IsotopesRequest(readOptions(options, "options"))
    let reading = try Formula.Reading(reading, "reading")
    let formula = try Formula(utf8: formulaBytes(require(text, "text"), nil), reading: reading)
    out.pointee = IsotopesHandle(try request.peaks(of: formula)).give()
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

/// Calculates the isotopic distributions of many formulas in one call.
///
/// Each formula has its own status; an invalid one does not end the call, and has no peaks.
///
/// - Parameters:
///   - formulas: `count` formulas
///   - lengths: `count` lengths in bytes; NULL when each ends with a NUL
///   - count: the number of formulas
///   - reading: the rules for text with several meanings
///   - options: the view and the cut-off, for all formulas; NULL for the fine structure that covers
///     0.999. Nuclides are not named.
///   - out: receives the peaks of all formulas
///   - error: receives the error of the call itself; may be NULL
/// - Returns: `PENTAD_INVALID`, with a finer code, for a text that is not a list of shares;
///   `PENTAD_REFUSED` for more than 50,000,000 peaks of all formulas; `PENTAD_MISUSE` for an unknown
///   reading, for options that exclude each other or ask for nuclides, if a formula is NULL, and for
///   a count or a length that memory cannot hold; `PENTAD_CANCELLED` if the handler of
///   pentad_set_interrupt_handler() requests it
///
/// Blocks: while it calculates, microseconds a formula. Since: 0.1
@_cdecl("pentad_elements_isotopes_batch_compute")
public func pentad_elements_isotopes_batch_compute(
  _ formulas: UnsafePointer<UnsafePointer<CChar>?>?, _ lengths: UnsafePointer<size_t>?,
  _ count: size_t, _ reading: pentad_elements_reading,
  _ options: UnsafePointer<pentad_elements_isotopes_options>?,
  _ out: UnsafeMutablePointer<pentad_elements_isotopes_batch_ref?>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error) { () throws(PentadError) in
    let out = try requireOut(out)
    let options = try readOptions(options, "options")
    guard options.names_nuclides == 0 else {
      throw PentadError(.misuse, "a batch names no nuclides: compute formulas one by one")
    }
    let request = try IsotopesRequest(options)
    let reading = try Formula.Reading(reading, "reading")
    var batch = IsotopesBatch()
    var nextCheck = 0
    for (index, text) in try formulaTexts(formulas, lengths, count).enumerated() {
      // A check for about each millisecond of work.
      if index + batch.positions.count >= nextCheck {
        try InterruptHandler.check()
        nextCheck = index + batch.positions.count + 16_384
      }
      let peaks: IsotopePeaks
      do throws(PentadError) {
        peaks = try request.peaks(of: Formula(utf8: text, reading: reading))
      } catch {
        batch.append(error)
        continue
      }
      try batch.append(peaks)
    }
    out.pointee = IsotopesBatchHandle(batch).give()
  }
}

/// The peaks of a batch.
///
/// - Parameter batch: the distributions; NULL has no record
/// - Returns: the record, alive as long as the distributions; NULL for NULL
///
/// Blocks: no. Since: 0.1
@_cdecl("pentad_elements_isotopes_batch_describe")
public func pentad_elements_isotopes_batch_describe(
  _ batch: pentad_elements_isotopes_batch_ref?
) -> UnsafePointer<pentad_elements_isotopes_batch_info>? {
  IsotopesBatchHandle.borrow(batch)?.info
}

/// Frees the isotopic distributions of a batch.
///
/// - Parameter batch: the distributions; NULL does nothing
///
/// Blocks: no. Since: 0.1
@_cdecl("pentad_elements_isotopes_batch_free")
public func pentad_elements_isotopes_batch_free(_ batch: pentad_elements_isotopes_batch_ref?) {
  IsotopesBatchHandle.free(batch)
}
