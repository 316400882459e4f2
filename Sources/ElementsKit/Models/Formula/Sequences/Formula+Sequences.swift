public import PentadCore

extension Formula {
  /// The group at the 5′ end of a strand of DNA or RNA; the 3′ end has a hydroxyl group.
  ///
  /// C: `pentad_elements_five_prime_end`.
  public enum FivePrimeEnd: String, Hashable, Sendable, CaseIterable {
    /// A hydroxyl group, usual for synthetic oligonucleotides.
    case hydroxyl
    /// A phosphate, left by restriction enzymes.
    case phosphate
    /// A triphosphate, the start of a transcript.
    case triphosphate
  }

  /// Creates the formula of a peptide from its sequence, from the amino to the carboxyl end.
  ///
  /// The peptide is neutral, and the sum of its residues and of the groups at its ends: H and OH,
  /// or `Ac-` and `-NH2` if the text has them.
  ///
  /// ```swift
  /// try Formula(peptide: "ACDK").hill          // "C16H29N5O7S"
  /// try Formula(peptide: "Ac-Ala-Hyp-NH2")
  /// ```
  ///
  /// The letters are those of IUPAC-IUB, `U` and `O` included; `J` is leucine or isoleucine, which
  /// have one composition. With small letters in it, a text has codes of three letters, which may
  /// be separated by hyphens. These include Hyp, Orn, Cit, Sar, Nle, Nva, Abu, Aib, Dab, Dap, Glp
  /// and Pen. White space is ignored. Modifications are sums: `try peptide + Formula("HPO3")` is a
  /// phosphorylated one, and a disulfide bond is a difference, `try peptide - Formula("H2")`.
  ///
  /// - Parameter peptide: the sequence, of at most 1 MiB
  /// - Throws: `.formulaAmbiguous` for B, Z and X, with their meanings; `.formulaUnexpectedCharacter`
  ///   for other text, both with the offset of the UTF-8 byte; `.formulaEmpty` without residues;
  ///   `.formulaTooLarge` for a longer text.
  ///
  /// Source: IUPAC-IUB, Pure Appl. Chem. 56 (1984) 595.
  ///
  /// C: `pentad_elements_formula_of_peptide`.
  public init(peptide: String) throws(PentadError) {
    var reader = try PeptideReader(peptide)
    self = try reader.formula()
  }

  /// Creates the formula of DNA from its sequence of A, C, G and T, as the neutral acid.
  ///
  /// `U` is deoxyuridine and `I` deoxyinosine. Case and white space are ignored.
  ///
  /// ```swift
  /// try Formula(dna: "ACGT").hill  // "C39H50N15O22P3"
  /// ```
  ///
  /// - Parameters:
  ///   - dna: the sequence, of at most 1 MiB
  ///   - end: the group at the 5′ end of each strand
  ///   - isDouble: true for two strands; the second is the reverse complement
  /// - Throws: `.formulaAmbiguous` for letters of several bases, such as N and R, with their
  ///   meanings, and for the complement of `I`; `.formulaUnexpectedCharacter` for other text, with
  ///   the offset of the UTF-8 byte; `.formulaEmpty` without bases; `.formulaTooLarge` for a longer
  ///   text.
  ///
  /// Source: IUPAC-IUB, Biochemistry 9 (1970) 4022.
  ///
  /// C: `pentad_elements_formula_of_dna`.
  public init(
    dna: String, end: FivePrimeEnd = .hydroxyl, isDouble: Bool = false
  ) throws(PentadError) {
    self = try NucleotideReader(dna, isDNA: true).formula(end, isDouble: isDouble)
  }

  /// Creates the formula of RNA from its sequence of A, C, G and U, as the neutral acid.
  ///
  /// `T` is 5-methyluridine and `I` inosine. Case and white space are ignored.
  ///
  /// - Parameters:
  ///   - rna: the sequence, of at most 1 MiB
  ///   - end: the group at the 5′ end of each strand
  ///   - isDouble: true for two strands; the second is the reverse complement
  /// - Throws: as ``init(dna:end:isDouble:)``.
  ///
  /// C: `pentad_elements_formula_of_rna`.
  public init(
    rna: String, end: FivePrimeEnd = .hydroxyl, isDouble: Bool = false
  ) throws(PentadError) {
    self = try NucleotideReader(rna, isDNA: false).formula(end, isDouble: isDouble)
  }
}
