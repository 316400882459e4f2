public import CPentad
import ElementsKit
import PentadCore

/// Creates a formula from its counts.
///
/// - Parameters:
///   - labels: `count` symbols; a nuclide has its mass number before it: `13C`
///   - numerators: `count` numbers of atoms, each over its denominator; 0 leaves the atoms out
///   - denominators: `count` denominators, 1 for whole numbers
///   - count: the number of labels
///   - charge: the charge in elementary charges
///   - out: receives the formula
/// - Returns: `PENTAD_INVALID`, with a finer code, for a label that is not a symbol, a count below
///   0, neither atoms nor a charge, and a positive charge without atoms
///
/// Blocks: no. Since: 0.1
@_cdecl("pentad_elements_formula_make")
public func pentad_elements_formula_make(
  _ labels: UnsafePointer<UnsafePointer<CChar>?>?, _ numerators: UnsafePointer<Int64>?,
  _ denominators: UnsafePointer<Int64>?, _ count: size_t, _ charge: Int64,
  _ out: UnsafeMutablePointer<pentad_elements_formula_ref?>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error) { () throws(PentadError) in
    let out = try requireOut(out)
    let labels = try readArray(labels, count, "labels")
    let numerators = try readArray(numerators, count, "numerators")
    let denominators = try readArray(denominators, count, "denominators")
    var counts: [(label: String, numerator: Int64, denominator: Int64)] = []
    for (place, label) in labels.enumerated() {
      counts.append((try readText(label, "labels"), numerators[place], denominators[place]))
    }
    out.pointee = FormulaHandle(try Formula(fractions: counts, charge: Int(charge))).give()
  }
}

/// Adds two formulas: the atoms of both, and the sum of their charges.
///
/// Nuclides and natural atoms are counted apart.
///
/// - Parameters:
///   - a: the first formula
///   - b: the second formula
///   - out: receives the sum
/// - Returns: `PENTAD_INVALID`, with a finer code, for counts beyond 64 bits, if neither atoms nor a
///   charge remain, and for a positive charge without atoms
///
/// Blocks: no. Since: 0.1
@_cdecl("pentad_elements_formula_add")
public func pentad_elements_formula_add(
  _ a: pentad_elements_formula_ref?, _ b: pentad_elements_formula_ref?,
  _ out: UnsafeMutablePointer<pentad_elements_formula_ref?>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error) { () throws(PentadError) in
    let out = try requireOut(out)
    let (a, b) = (try FormulaHandle.borrow(a, "a"), try FormulaHandle.borrow(b, "b"))
    out.pointee = FormulaHandle(try a.formula + b.formula).give()
  }
}

/// Subtracts a formula from another one: its atoms and its charge.
///
/// - Parameters:
///   - a: the formula to subtract from
///   - b: the formula to subtract
///   - out: receives the difference
/// - Returns: `PENTAD_INVALID`, with `PENTAD_ELEMENTS_FORMULA_DIFFERENCE` if `a` has fewer atoms of
///   a kind than `b`, and otherwise as pentad_elements_formula_add()
///
/// Blocks: no. Since: 0.1
@_cdecl("pentad_elements_formula_subtract")
public func pentad_elements_formula_subtract(
  _ a: pentad_elements_formula_ref?, _ b: pentad_elements_formula_ref?,
  _ out: UnsafeMutablePointer<pentad_elements_formula_ref?>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error) { () throws(PentadError) in
    let out = try requireOut(out)
    let (a, b) = (try FormulaHandle.borrow(a, "a"), try FormulaHandle.borrow(b, "b"))
    out.pointee = FormulaHandle(try a.formula - b.formula).give()
  }
}

/// Multiplies the counts and the charge of a formula by a fraction.
///
/// - Parameters:
///   - formula: the formula
///   - numerator: the numerator of the factor, at least 1
///   - denominator: the denominator of the factor, at least 1
///   - out: receives the multiple
/// - Returns: `PENTAD_INVALID`, with a finer code, for a numerator or denominator below 1, for a
///   charge that does not stay whole, and for counts beyond 64 bits
///
/// Blocks: no. Since: 0.1
@_cdecl("pentad_elements_formula_multiply")
public func pentad_elements_formula_multiply(
  _ formula: pentad_elements_formula_ref?, _ numerator: Int64, _ denominator: Int64,
  _ out: UnsafeMutablePointer<pentad_elements_formula_ref?>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error) { () throws(PentadError) in
    let out = try requireOut(out)
    let formula = try FormulaHandle.borrow(formula, "formula").formula
    out.pointee = FormulaHandle(try formula.multiplied(by: numerator, over: denominator)).give()
  }
}
