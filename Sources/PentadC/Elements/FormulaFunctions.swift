public import CPentad
import ElementsKit
import PentadCore

/// A formula, as the caller owns it.
public typealias pentad_elements_formula_ref = OpaquePointer

/// Reads a chemical formula.
///
/// - Parameters:
///   - text: the formula, `CuSO4·5H2O`
///   - out: receives the formula
///   - error: receives what went wrong, with the offset of the bad byte; may be NULL
/// - Returns: `PENTAD_OK`; `PENTAD_INVALID`, with a finer code above it, for text that is no formula
///   or not UTF-8; `PENTAD_MISUSE` if `text` or `out` is missing
///
/// Ownership: the formula is the caller's; free it with pentad_elements_formula_free().
/// Threads: any. Blocks: no. Since: 0.1
@_cdecl("pentad_elements_formula_parse")
public func pentad_elements_formula_parse(
  _ text: UnsafePointer<CChar>?, _ out: UnsafeMutablePointer<pentad_elements_formula_ref?>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error) { () throws(PentadError) in
    let out = try requireOut(out)
    let bytes = try formulaBytes(require(text, "text"), nil)
    out.pointee = FormulaHandle(try Formula(utf8: bytes)).give()
  }
}

/// What a formula says.
///
/// - Parameter formula: the formula; NULL says nothing
/// - Returns: the record, alive as long as the formula; NULL for NULL
///
/// Threads: any. Blocks: no. Since: 0.1
@_cdecl("pentad_elements_formula_describe")
public func pentad_elements_formula_describe(
  _ formula: pentad_elements_formula_ref?
) -> UnsafePointer<pentad_elements_formula_info>? {
  FormulaHandle.borrow(formula)?.info
}

/// Frees a formula.
///
/// - Parameter formula: the formula; NULL does nothing
///
/// Threads: any. Blocks: no. Since: 0.1
@_cdecl("pentad_elements_formula_free")
public func pentad_elements_formula_free(_ formula: pentad_elements_formula_ref?) {
  FormulaHandle.free(formula)
}

/// The molar mass of a formula, in g/mol.
///
/// - Parameters:
///   - text: the formula
///   - value: receives the mass with published weights; may be NULL
///   - low: receives the lower end; may be NULL
///   - high: receives the upper end; may be NULL
///   - error: receives what went wrong; may be NULL
/// - Returns: `PENTAD_OK`; `PENTAD_INVALID` as pentad_elements_formula_parse(); `PENTAD_NOT_FOUND` if an
///   element has no standard atomic weight; `PENTAD_MISUSE` if `text` is missing
///
/// Threads: any. Blocks: no. Since: 0.1
@_cdecl("pentad_elements_molar_mass_compute")
public func pentad_elements_molar_mass_compute(
  _ text: UnsafePointer<CChar>?, _ value: UnsafeMutablePointer<Double>?,
  _ low: UnsafeMutablePointer<Double>?, _ high: UnsafeMutablePointer<Double>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error) { () throws(PentadError) in
    let mass = try molarMass(formulaBytes(require(text, "text"), nil))
    value?.pointee = mass.value
    low?.pointee = mass.low
    high?.pointee = mass.high
  }
}

/// The molar masses of many formulas, in g/mol: one call for a million of them.
///
/// Each formula has a status of its own; a bad one does not end the call, and has NaN for its masses.
///
/// - Parameters:
///   - formulas: `count` formulas
///   - lengths: the length of each in bytes; NULL when each ends with a NUL
///   - count: how many
///   - statuses: receives what became of each; may be NULL
///   - offsets: receives where each is bad, a 0-based byte, -1 for good ones; may be NULL
///   - values: receives masses; may be NULL
///   - lows: receives lower ends; may be NULL
///   - highs: receives upper ends; may be NULL
///   - failures: receives how many failed; may be NULL
///   - error: receives what went wrong with the call itself; may be NULL
/// - Returns: `PENTAD_OK`; `PENTAD_MISUSE` if `formulas` is missing and `count` is not 0, if one of
///   them is NULL, or if `count` or a length is larger than any array
///
/// Threads: any. Blocks: while it calculates, well under a microsecond a formula. Since: 0.1
@_cdecl("pentad_elements_molar_masses_compute")
public func pentad_elements_molar_masses_compute(
  _ formulas: UnsafePointer<UnsafePointer<CChar>?>?, _ lengths: UnsafePointer<size_t>?,
  _ count: size_t, _ statuses: UnsafeMutablePointer<pentad_status>?,
  _ offsets: UnsafeMutablePointer<Int64>?, _ values: UnsafeMutablePointer<Double>?,
  _ lows: UnsafeMutablePointer<Double>?, _ highs: UnsafeMutablePointer<Double>?,
  _ failures: UnsafeMutablePointer<size_t>?, _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error) { () throws(PentadError) in
    var failed = 0
    for (index, text) in try formulaTexts(formulas, lengths, count).enumerated() {
      do throws(PentadError) {
        let mass = try molarMass(text)
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

/// The bytes of each formula of a call.
///
/// - Throws: `misuse` when the array or one of its items is missing, and for a count or a length that
///   memory cannot hold
func formulaTexts(
  _ formulas: UnsafePointer<UnsafePointer<CChar>?>?, _ lengths: UnsafePointer<size_t>?,
  _ count: Int
) throws(PentadError) -> [UnsafeBufferPointer<UInt8>] {
  let formulas = try readArray(formulas, count, "formulas")
  var texts: [UnsafeBufferPointer<UInt8>] = []
  // Not `count`: nothing but its word says that the array is as long.
  texts.reserveCapacity(min(count, 1 << 20))
  for (index, formula) in formulas.enumerated() {
    let text = try require(formula, "an item of formulas")
    texts.append(try formulaBytes(text, lengths?[index]))
  }
  return texts
}

/// The bytes of a formula: `length` of them, or those before its NUL.
///
/// - Throws: `misuse` for more bytes than memory can hold
func formulaBytes(
  _ text: UnsafePointer<CChar>, _ length: Int?
) throws(PentadError) -> UnsafeBufferPointer<UInt8> {
  var count = 0
  if let length { count = length } else { while text[count] != 0 { count += 1 } }
  let bytes = UnsafeRawPointer(text).assumingMemoryBound(to: UInt8.self)
  return try readArray(bytes, count, "an item of lengths")
}

/// - Throws: `invalid` for a bad formula, `notFound` when there is no weight
private func molarMass(
  _ text: UnsafeBufferPointer<UInt8>
) throws(PentadError) -> Formula.MolarMass {
  guard let mass = try Formula.molarMass(ofUTF8: text) else {
    throw PentadError(.notFound, "an element of the formula has no standard atomic weight")
  }
  return mass
}
