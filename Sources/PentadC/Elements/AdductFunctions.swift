public import CPentad
import ElementsKit
import PentadCore

/// An adduct, as the caller owns it.
public typealias pentad_elements_adduct_ref = OpaquePointer

/// Parses an adduct: `[M+Na]+`, `[2M+ACN+H]+`, `[M-H2O-H]-`.
///
/// - Parameters:
///   - text: the adduct
///   - out: receives the adduct
///   - error: receives the error, with the offset of the invalid byte; may be NULL
/// - Returns: `PENTAD_INVALID`, with a finer code, for text that is not an adduct, and for a charge
///   that is missing, zero, too large or ambiguous
///
/// Blocks: no. Since: 0.1
@_cdecl("pentad_elements_adduct_parse")
public func pentad_elements_adduct_parse(
  _ text: UnsafePointer<CChar>?, _ out: UnsafeMutablePointer<pentad_elements_adduct_ref?>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error) { () throws(PentadError) in
    let out = try requireOut(out)
    out.pointee = AdductHandle(try Adduct(readText(text, "text"))).give()
  }
}

/// The charge, the atoms and the mass shift of an adduct.
///
/// - Parameter adduct: the adduct; NULL has no record
/// - Returns: the record, alive as long as the adduct; NULL for NULL
///
/// Blocks: no. Since: 0.1
@_cdecl("pentad_elements_adduct_describe")
public func pentad_elements_adduct_describe(
  _ adduct: pentad_elements_adduct_ref?
) -> UnsafePointer<pentad_elements_adduct_info>? {
  AdductHandle.borrow(adduct)?.info
}

/// Frees an adduct.
///
/// - Parameter adduct: the adduct; NULL does nothing
///
/// Blocks: no. Since: 0.1
@_cdecl("pentad_elements_adduct_free")
public func pentad_elements_adduct_free(_ adduct: pentad_elements_adduct_ref?) {
  AdductHandle.free(adduct)
}

/// Computes the ion that an adduct forms with a molecule.
///
/// - Parameters:
///   - adduct: the adduct
///   - molecule: the neutral molecule
///   - out: receives the formula of the ion
/// - Returns: `PENTAD_INVALID`, with a finer code, for a molecule with a charge, for an adduct that
///   loses atoms that the molecules do not have, and for more charge than there are electrons
///
/// Blocks: no. Since: 0.1
@_cdecl("pentad_elements_adduct_ion")
public func pentad_elements_adduct_ion(
  _ adduct: pentad_elements_adduct_ref?, _ molecule: pentad_elements_formula_ref?,
  _ out: UnsafeMutablePointer<pentad_elements_formula_ref?>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error) { () throws(PentadError) in
    let out = try requireOut(out)
    let adduct = try AdductHandle.borrow(adduct, "adduct").adduct
    let molecule = try FormulaHandle.borrow(molecule, "molecule").formula
    out.pointee = FormulaHandle(try adduct.ion(of: molecule)).give()
  }
}

/// Computes the neutral monoisotopic masses of molecules from the m/z of their ions.
///
/// - Parameters:
///   - adduct: the adduct of all ions
///   - mass_to_charges: `count` measured m/z
///   - count: the number of m/z
///   - masses: receives `count` masses in u; NaN for an m/z that is not finite and above 0, or so low
///     that no mass remains for the molecule
///   - failures: receives the number of m/z without a mass; may be NULL
///   - error: receives the error of the call itself; may be NULL
/// - Returns: `PENTAD_INVALID`, with `PENTAD_ELEMENTS_NO_NATURAL_ABUNDANCE`, for an adduct with an
///   element without natural abundances; `PENTAD_MISUSE` if an array is NULL, and for a count that
///   memory cannot hold
///
/// Blocks: while it calculates, some nanoseconds an m/z. Since: 0.1
@_cdecl("pentad_elements_neutral_masses_compute")
public func pentad_elements_neutral_masses_compute(
  _ adduct: pentad_elements_adduct_ref?, _ mass_to_charges: UnsafePointer<Double>?,
  _ count: size_t, _ masses: UnsafeMutablePointer<Double>?,
  _ failures: UnsafeMutablePointer<size_t>?, _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error) { () throws(PentadError) in
    let adduct = try AdductHandle.borrow(adduct, "adduct").adduct
    let ratios = try readArray(mass_to_charges, count, "mass_to_charges")
    guard ratios.isEmpty || masses != nil else {
      throw PentadError(.misuse, "masses must not be NULL")
    }
    let found = try adduct.neutralMasses(massToCharges: Array(ratios))
    for (index, mass) in found.enumerated() { masses?[index] = mass ?? .nan }
    failures?.pointee = found.count { $0 == nil }
  }
}

/// An adduct and the record of it.
final class AdductHandle: Handle, @unchecked Sendable {
  let adduct: Adduct
  let info: UnsafePointer<pentad_elements_adduct_info>

  private let arena = Arena()

  init(_ adduct: Adduct) {
    self.adduct = adduct
    info = arena.record(
      pentad_elements_adduct_info(
        text: arena.string(adduct.description), gained: arena.string(adduct.gained?.hill),
        lost: arena.string(adduct.lost?.hill), molecules: Int64(adduct.molecules),
        charge: Int64(adduct.charge), mass_shift: (try? adduct.massShift()) ?? .nan,
        is_radical: adduct.isRadical))
  }
}
