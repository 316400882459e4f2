public import CPentad
import ElementsKit
import PentadCore

/// Creates the formula of a peptide from its sequence, from the amino to the carboxyl end.
///
/// The text has letters, `ACDK`, or codes of three letters, `Ala-Cys-Asp-Lys`; `Ac-` may precede it
/// and `-NH2` follow it. White space is ignored.
///
/// - Parameters:
///   - text: the sequence, of at most 1 MiB
///   - out: receives the formula
///   - error: receives the error, with the offset of the invalid byte; may be NULL
/// - Returns: `PENTAD_INVALID`, with a finer code, for the ambiguous B, Z and X, with their meanings,
///   for other text, and for more than 1 MiB
///
/// Blocks: no. Since: 0.1
@_cdecl("pentad_elements_formula_of_peptide")
public func pentad_elements_formula_of_peptide(
  _ text: UnsafePointer<CChar>?, _ out: UnsafeMutablePointer<pentad_elements_formula_ref?>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error) { () throws(PentadError) in
    let out = try requireOut(out)
    out.pointee = FormulaHandle(try Formula(peptide: readText(text, "text"))).give()
  }
}

/// Creates the formula of DNA from its sequence of A, C, G and T, as the neutral acid.
///
/// `U` is deoxyuridine and `I` deoxyinosine. Case and white space are ignored.
///
/// - Parameters:
///   - text: the sequence, of at most 1 MiB
///   - end: the group at the 5′ end of each strand
///   - is_double: true for two strands; the second is the reverse complement
///   - out: receives the formula
///   - error: receives the error, with the offset of the invalid byte; may be NULL
/// - Returns: `PENTAD_INVALID`, with a finer code, for letters of several bases, with their meanings,
///   for the complement of `I`, for other text, and for more than 1 MiB; `PENTAD_MISUSE` for an
///   unknown end
///
/// Blocks: no. Since: 0.1
@_cdecl("pentad_elements_formula_of_dna")
public func pentad_elements_formula_of_dna(
  _ text: UnsafePointer<CChar>?, _ end: pentad_elements_five_prime_end, _ is_double: Bool,
  _ out: UnsafeMutablePointer<pentad_elements_formula_ref?>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error) { () throws(PentadError) in
    let out = try requireOut(out)
    let end = try Formula.FivePrimeEnd(end, "end")
    let sequence = try readText(text, "text")
    out.pointee = FormulaHandle(
      try Formula(dna: sequence, end: end, isDouble: is_double)
    ).give()
  }
}

/// Creates the formula of RNA from its sequence of A, C, G and U, as the neutral acid.
///
/// `T` is 5-methyluridine and `I` inosine. Case and white space are ignored.
///
/// - Parameters:
///   - text: the sequence, of at most 1 MiB
///   - end: the group at the 5′ end of each strand
///   - is_double: true for two strands; the second is the reverse complement
///   - out: receives the formula
///   - error: receives the error, with the offset of the invalid byte; may be NULL
/// - Returns: `PENTAD_INVALID`, with a finer code, for letters of several bases, with their meanings,
///   for the complement of `I`, for other text, and for more than 1 MiB; `PENTAD_MISUSE` for an
///   unknown end
///
/// Blocks: no. Since: 0.1
@_cdecl("pentad_elements_formula_of_rna")
public func pentad_elements_formula_of_rna(
  _ text: UnsafePointer<CChar>?, _ end: pentad_elements_five_prime_end, _ is_double: Bool,
  _ out: UnsafeMutablePointer<pentad_elements_formula_ref?>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error) { () throws(PentadError) in
    let out = try requireOut(out)
    let end = try Formula.FivePrimeEnd(end, "end")
    let sequence = try readText(text, "text")
    out.pointee = FormulaHandle(
      try Formula(rna: sequence, end: end, isDouble: is_double)
    ).give()
  }
}
