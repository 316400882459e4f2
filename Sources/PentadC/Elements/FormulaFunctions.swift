public import CPentad
import ElementsKit
import PentadCore

/// A formula that the caller owns.
public typealias pentad_elements_formula_ref = OpaquePointer

/// Parses a chemical formula with the automatic reading.
///
/// - Parameters:
///   - text: the formula, `CuSO4·5H2O`
///   - out: receives the formula
///   - error: receives the error, with the offset of the invalid byte; may be NULL
/// - Returns: `PENTAD_INVALID`, with a finer code, for text that is not a formula or not UTF-8
///
/// Blocks: no. Since: 0.1
@_cdecl("pentad_elements_formula_parse")
public func pentad_elements_formula_parse(
  _ text: UnsafePointer<CChar>?, _ out: UnsafeMutablePointer<pentad_elements_formula_ref?>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  pentad_elements_formula_parse_as(text, PENTAD_ELEMENTS_READING_AUTOMATIC, out, error)
}

/// Parses a chemical formula with a given reading.
///
/// - Parameters:
///   - text: the formula, `O4S-2`
///   - reading: the rules for text with several meanings
///   - out: receives the formula
///   - error: receives the error, with the offset of the invalid byte; may be NULL
/// - Returns: `PENTAD_INVALID`, with a finer code, for text that is not a formula or not UTF-8, or
///   that is ambiguous; `PENTAD_MISUSE` for an unknown reading
///
/// Blocks: no. Since: 0.1
@_cdecl("pentad_elements_formula_parse_as")
public func pentad_elements_formula_parse_as(
  _ text: UnsafePointer<CChar>?, _ reading: pentad_elements_reading,
  _ out: UnsafeMutablePointer<pentad_elements_formula_ref?>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error) { () throws(PentadError) in
    let out = try requireOut(out)
    let bytes = try formulaBytes(require(text, "text"), nil)
    let formula = try Formula(utf8: bytes, reading: Formula.Reading(reading, "reading"))
    out.pointee = FormulaHandle(formula).give()
  }
}

/// Returns the content of a formula.
///
/// - Parameter formula: the formula; may be NULL
/// - Returns: the record, valid as long as the formula exists; NULL for NULL
///
/// Blocks: no. Since: 0.1
@_cdecl("pentad_elements_formula_describe")
public func pentad_elements_formula_describe(
  _ formula: pentad_elements_formula_ref?
) -> UnsafePointer<pentad_elements_formula_info>? {
  FormulaHandle.borrow(formula)?.info
}

/// Writes a formula in a notation.
///
/// - Parameters:
///   - formula: the formula
///   - form: the notation
///   - out: receives the text
/// - Returns: `PENTAD_MISUSE` for an unknown notation
///
/// Blocks: no. Since: 0.1
@_cdecl("pentad_elements_formula_text")
public func pentad_elements_formula_text(
  _ formula: pentad_elements_formula_ref?, _ form: pentad_elements_text_form,
  _ out: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error) { () throws(PentadError) in
    let out = try requireOut(out)
    let formula = try FormulaHandle.borrow(formula, "formula").formula
    out.pointee = giveString(formula.text(try Formula.TextForm(form, "form")))
  }
}

/// Frees a formula.
///
/// - Parameter formula: the formula; NULL does nothing
///
/// Blocks: no. Since: 0.1
@_cdecl("pentad_elements_formula_free")
public func pentad_elements_formula_free(_ formula: pentad_elements_formula_ref?) {
  FormulaHandle.free(formula)
}

/// Returns the bytes of each formula of a call.
///
/// - Throws: `misuse` when the array or one of its items is missing, and for a count or a length
///   that memory cannot hold
func formulaTexts(
  _ formulas: UnsafePointer<UnsafePointer<CChar>?>?, _ lengths: UnsafePointer<size_t>?,
  _ count: Int
) throws(PentadError) -> [UnsafeBufferPointer<UInt8>] {
  let formulas = try readArray(formulas, count, "formulas")
  var texts: [UnsafeBufferPointer<UInt8>] = []
  // Not `count`: it alone does not prove that the array is this long.
  texts.reserveCapacity(min(count, 1 << 20))
  for (index, formula) in formulas.enumerated() {
    let text = try require(formula, "an item of formulas")
    texts.append(try formulaBytes(text, lengths?[index]))
  }
  return texts
}

/// Returns the bytes of a formula: `length` of them, or those before its NUL.
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
