public import CPentad
import ElementsKit
import PentadCore

/// The formulas that a search has found, as the caller owns them.
public typealias pentad_elements_candidates_ref = OpaquePointer

/// Finds all formulas of a mass, or of an m/z, the smallest error first.
///
/// - Parameters:
///   - value: the monoisotopic mass of the neutral molecule in u; with an adduct, the m/z of its ion
///   - options: the tolerance, the elements and the rules; a tolerance must be given
///   - out: receives the formulas; there may be none
/// - Returns: `PENTAD_INVALID`, with a finer code, for a number out of range, text that is not an
///   adduct or limits, too many formulas, and a search of more than a few seconds;
///   `PENTAD_MISUSE` without a tolerance and for two of them
///
/// Blocks: while it calculates: microseconds at 500 u, up to seconds with wide limits. Since: 0.1
@_cdecl("pentad_elements_formulas_search")
public func pentad_elements_formulas_search(
  _ value: Double, _ options: UnsafePointer<pentad_elements_search_options>?,
  _ out: UnsafeMutablePointer<pentad_elements_candidates_ref?>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error) { () throws(PentadError) in
    let out = try requireOut(out)
    let search = try FormulaSearch(value, readOptions(options, "options"))
    out.pointee = CandidatesHandle(try search.formulas()).give()
  }
}

/// Returns the formulas of a search as a record.
///
/// - Parameter candidates: the formulas; may be NULL
/// - Returns: the record, alive as long as the formulas; NULL for NULL
///
/// Blocks: no. Since: 0.1
@_cdecl("pentad_elements_candidates_describe")
public func pentad_elements_candidates_describe(
  _ candidates: pentad_elements_candidates_ref?
) -> UnsafePointer<pentad_elements_candidates_info>? {
  CandidatesHandle.borrow(candidates)?.info
}

/// Frees the formulas of a search.
///
/// - Parameter candidates: the formulas; NULL does nothing
///
/// Blocks: no. Since: 0.1
@_cdecl("pentad_elements_candidates_free")
public func pentad_elements_candidates_free(_ candidates: pentad_elements_candidates_ref?) {
  CandidatesHandle.free(candidates)
}

/// Finds the empirical formula of an elemental analysis.
///
/// - Parameters:
///   - text: symbols and mass percentages in turn, `C 40.00 H 6.71 O 53.28`
///   - tolerance: the largest difference of a percentage, in percentage points above 0; usually 0.1
///     to 0.4
///   - remainder: the atomic number of the element that makes up the rest to 100 %; 0 for none
///   - out: receives the formula
///   - difference: receives the largest difference of a percentage, in percentage points; may be
///     NULL
/// - Returns: `PENTAD_INVALID`, with a finer code, if no formula with small counts fits, with the
///   nearest one in the message, and for percentages that do not sum to 95 to 105;
///   `PENTAD_NOT_FOUND` for an unknown symbol or atomic number, and for an element without a
///   standard atomic weight
///
/// Blocks: no. Since: 0.1
@_cdecl("pentad_elements_empirical_find")
public func pentad_elements_empirical_find(
  _ text: UnsafePointer<CChar>?, _ tolerance: Double, _ remainder: Int32,
  _ out: UnsafeMutablePointer<pentad_elements_formula_ref?>?,
  _ difference: UnsafeMutablePointer<Double>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error) { () throws(PentadError) in
    let out = try requireOut(out)
    let rest = remainder == 0 ? nil : try AtomicElement(atomicNumber: Int(remainder))
    let found = try EmpiricalFormula(
      readText(text, "text"), tolerance: tolerance, remainder: rest)
    difference?.pointee = found.error
    out.pointee = FormulaHandle(found.formula).give()
  }
}

/// The formulas that a search has found and the record of them.
final class CandidatesHandle: Handle, @unchecked Sendable {
  let info: UnsafePointer<pentad_elements_candidates_info>

  private let arena = Arena()

  init(_ candidates: [FormulaCandidate]) {
    let (arena, records) = (arena, ReferenceRecords(arena: arena))
    let array = candidates.map { arena.record(records.record($0)) }
    info = arena.record(
      pentad_elements_candidates_info(
        candidates: arena.array(array), candidate_count: array.count))
  }
}

extension FormulaSearch {
  /// - Throws: `misuse` unless one tolerance is given; the errors of the search's parts.
  fileprivate init(
    _ value: Double, _ options: pentad_elements_search_options
  ) throws(PentadError) {
    guard (options.ppm != 0) != (options.tolerance != 0) else {
      throw PentadError(.misuse, "options: a search has one tolerance, either ppm or tolerance")
    }
    var measurement = Measurement.mass(value)
    if let text = try readOptionalText(options.adduct, "adduct") {
      measurement = .massToCharge(value, of: try Adduct(text))
    }
    var limits = FormulaLimits.organic
    if let text = try readOptionalText(options.elements, "elements") {
      limits = try FormulaLimits(text)
    }
    try self.init(
      measurement,
      within: options.ppm != 0 ? .ppm(options.ppm) : .absolute(options.tolerance), limits: limits,
      rules: FormulaRuleSet(options),
      maximum: options.maximum == 0 ? 100_000 : Int(options.maximum))
  }
}

extension FormulaRuleSet {
  /// - Throws: `invalid` for limits that are not numbers in order.
  fileprivate init(_ options: pentad_elements_search_options) throws(PentadError) {
    self = options.ignores_valences == 0 ? .closedShell : .none
    if options.sets_double_bond_equivalents != 0 {
      let (low, high) = (
        options.lowest_double_bond_equivalents, options.highest_double_bond_equivalents
      )
      guard low <= high else {
        throw PentadError(
          .formulaSearchLimits, "the double bond equivalents are from a number to one not below it")
      }
      doubleBondEquivalents = low...high
    }
    if options.allows_radicals != 0 { allowsRadicals = true }
    obeysSenior = options.obeys_senior != 0
    hasCommonRatios = options.has_common_ratios != 0
  }
}
