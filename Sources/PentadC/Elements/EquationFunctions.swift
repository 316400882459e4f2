public import CPentad
import ElementsKit
import PentadCore

/// A balanced equation, as the caller owns it.
public typealias pentad_elements_equation_ref = OpaquePointer

/// A checked equation, as the caller owns it.
public typealias pentad_elements_equation_check_ref = OpaquePointer

/// Balances a chemical equation, ignoring the written coefficients.
///
/// - Parameters:
///   - text: the equation, `Fe + O2 -> Fe2O3`
///   - out: receives the balanced equation, which may be an impossible one
///   - error: receives the error, with the offset of the invalid byte; may be NULL
/// - Returns: `PENTAD_INVALID`, with a finer code, for text that is not an equation, and for
///   coefficients that exceed 64 bits
///
/// Blocks: while it calculates: microseconds for usual equations. Since: 0.1
@_cdecl("pentad_elements_equation_balance")
public func pentad_elements_equation_balance(
  _ text: UnsafePointer<CChar>?, _ out: UnsafeMutablePointer<pentad_elements_equation_ref?>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error) { () throws(PentadError) in
    let out = try requireOut(out)
    let equation = try ChemicalEquation(readText(text, "text"))
    out.pointee = EquationHandle(equation, try equation.balanced()).give()
  }
}

/// The result of balancing an equation.
///
/// - Parameter equation: the equation; NULL has no record
/// - Returns: the record, alive as long as the equation; NULL for NULL
///
/// Blocks: no. Since: 0.1
@_cdecl("pentad_elements_equation_describe")
public func pentad_elements_equation_describe(
  _ equation: pentad_elements_equation_ref?
) -> UnsafePointer<pentad_elements_balance>? {
  EquationHandle.borrow(equation)?.info
}

/// Frees an equation.
///
/// - Parameter equation: the equation; NULL does nothing
///
/// Blocks: no. Since: 0.1
@_cdecl("pentad_elements_equation_free")
public func pentad_elements_equation_free(_ equation: pentad_elements_equation_ref?) {
  EquationHandle.free(equation)
}

/// Checks the written coefficients of a chemical equation; a missing one counts as 1.
///
/// - Parameters:
///   - text: the equation, `4 Fe + 3 O2 -> 2 Fe2O3`
///   - out: receives the result
///   - error: receives the error, with the offset of the invalid byte; may be NULL
/// - Returns: `PENTAD_INVALID`, with a finer code, for text that is not an equation, and for a sum
///   that exceeds 64 bits
///
/// Blocks: while it calculates: microseconds for usual equations. Since: 0.1
@_cdecl("pentad_elements_equation_check_compute")
public func pentad_elements_equation_check_compute(
  _ text: UnsafePointer<CChar>?,
  _ out: UnsafeMutablePointer<pentad_elements_equation_check_ref?>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error) { () throws(PentadError) in
    let out = try requireOut(out)
    let equation = try ChemicalEquation(readText(text, "text"))
    out.pointee = EquationCheckHandle(equation, try equation.checked()).give()
  }
}

/// The result of checking an equation.
///
/// - Parameter check: the checked equation; NULL has no record
/// - Returns: the record, alive as long as the checked equation; NULL for NULL
///
/// Blocks: no. Since: 0.1
@_cdecl("pentad_elements_equation_check_describe")
public func pentad_elements_equation_check_describe(
  _ check: pentad_elements_equation_check_ref?
) -> UnsafePointer<pentad_elements_equation_check_info>? {
  EquationCheckHandle.borrow(check)?.info
}

/// Frees a checked equation.
///
/// - Parameter check: the checked equation; NULL does nothing
///
/// Blocks: no. Since: 0.1
@_cdecl("pentad_elements_equation_check_free")
public func pentad_elements_equation_check_free(_ check: pentad_elements_equation_check_ref?) {
  EquationCheckHandle.free(check)
}
