import ElementsKit
import PentadCore
import Testing

/// The masses of known peptides and oligonucleotides are those of the literature.
@Suite struct FormulaSequenceTests {
  @Test(arguments: [
    ("G", "C2H5NO2"), ("ACDK", "C16H29N5O7S"), ("H-ACDK-OH", "C16H29N5O7S"),
    ("Ala-Cys-Asp-Lys", "C16H29N5O7S"), ("AlaCysAspLys", "C16H29N5O7S"),
    (" AC\nDK ", "C16H29N5O7S"),
    ("HGlyGluTyrOH", "C16H21N3O7"), ("HHisGlyNH2", "C8H13N5O2"), ("HisGly", "C8H12N4O3"),
    ("Ac-ACDK-NH2", "C18H32N6O7S"), ("YGGFM", "C27H35N5O7S"), ("DRVYIHPF", "C50H71N13O12"),
    ("U", "C3H7NO2Se"), ("O", "C12H21N3O3"), ("JJ", "C12H24N2O3"),
    ("Glp-His-Pro-NH2", "C16H22N6O4"),
    ("RPKPQQFFGLM-NH2", "C63H98N18O13S"), ("Ala-Hyp", "C8H14N2O4"),
  ])
  func peptideHasItsFormula(sequence: String, formula: String) throws {
    #expect(try Formula(peptide: sequence) == Formula(formula))
  }

  @Test(arguments: [
    ("", PentadError.Code.formulaEmpty, 0), (" \n", .formulaEmpty, 0), ("H-", .formulaEmpty, 0),
    ("ABD", .formulaAmbiguous, 1), ("AZ", .formulaAmbiguous, 1), ("X", .formulaAmbiguous, 0),
    ("Ala-Asx", .formulaAmbiguous, 4), ("Ala-Xaa", .formulaAmbiguous, 4),
    ("AC-DK", .formulaUnexpectedCharacter, 2), ("acdk", .formulaUnexpectedCharacter, 0),
    ("AC*", .formulaUnexpectedCharacter, 2), (">sp\nACDK", .formulaUnexpectedCharacter, 0),
    ("M[+15.99]K", .formulaUnexpectedCharacter, 1),
    ("M[Oxidation]K", .formulaUnexpectedCharacter, 1), ("ACDk", .formulaUnexpectedCharacter, 3),
    ("HAl", .formulaUnexpectedCharacter, 1), ("Al", .formulaUnexpectedCharacter, 1),
    ("AcK", .formulaUnexpectedCharacter, 0),
    ("Ala--Cys", .formulaUnexpectedCharacter, 4), ("Ala-", .formulaUnexpectedCharacter, 3),
    ("-Ala", .formulaUnexpectedCharacter, 0), ("ACé", .formulaUnexpectedCharacter, 2),
    ("Ala-Al", .formulaUnexpectedCharacter, 4), ("A1", .formulaUnexpectedCharacter, 1),
  ])
  func otherTextIsNoPeptide(sequence: String, code: PentadError.Code, offset: Int) {
    let error = failure { () throws(PentadError) in try Formula(peptide: sequence) }
    #expect(error?.code == code)
    #expect(error?.offset == offset)
  }

  @Test(arguments: [
    ("ACGT", Formula.FivePrimeEnd.hydroxyl, false, "C39H50N15O22P3"),
    ("acgt", .phosphate, false, "C39H51N15O25P4"), ("ACGT", .triphosphate, false, "C39H53N15O31P6"),
    ("A", .phosphate, false, "C10H14N5O6P"), ("T", .hydroxyl, false, "C10H14N2O5"),
    ("AAAA", .hydroxyl, true, "C80H102N28O44P6"), ("ACGT", .hydroxyl, true, "C78H100N30O44P6"),
    ("UI", .hydroxyl, false, "C19H23N6O11P"),
  ])
  func dnaHasItsFormula(
    sequence: String, end: Formula.FivePrimeEnd, isDouble: Bool, formula: String
  ) throws {
    #expect(try Formula(dna: sequence, end: end, isDouble: isDouble) == Formula(formula))
  }

  @Test func rnaHasItsFormula() throws {
    #expect(try Formula(rna: "ACGU") == Formula("C38H48N15O26P3"))
    #expect(try Formula(rna: "A", end: .triphosphate) == Formula("C10H16N5O13P3"))
    #expect(try Formula(rna: "U") == Formula("C9H12N2O6"))
    #expect(
      try Formula(rna: "AU", isDouble: true) == Formula(rna: "AU") + Formula(rna: "AU"))
  }

  @Test(arguments: [
    ("", PentadError.Code.formulaEmpty, 0), ("ACGN", .formulaAmbiguous, 3),
    ("R", .formulaAmbiguous, 0), ("AC-GT", .formulaUnexpectedCharacter, 2),
    ("5'-ACGT-3'", .formulaUnexpectedCharacter, 0), ("ACGZ", .formulaUnexpectedCharacter, 3),
    ("1 acgt", .formulaUnexpectedCharacter, 0),
  ])
  func otherTextIsNoSequence(sequence: String, code: PentadError.Code, offset: Int) {
    for isDNA in [true, false] {
      let error = failure { () throws(PentadError) in
        isDNA ? try Formula(dna: sequence) : try Formula(rna: sequence)
      }
      #expect(error?.code == code)
      #expect(error?.offset == offset || sequence == "ACGT")
    }
  }

  @Test func complementOfInosineIsRejected() {
    let error = failure { () throws(PentadError) in try Formula(dna: "ACI", isDouble: true) }
    #expect(error?.code == .formulaAmbiguous)
  }

  @Test func meaningsOfAnAmbiguousLetterAreNamed() {
    let peptide = failure { () throws(PentadError) in try Formula(peptide: "B") }
    #expect(peptide?.message == "B is Asn (N) or Asp (D): write the one that it is")
    let rna = failure { () throws(PentadError) in try Formula(rna: "Y") }
    #expect(rna?.message == "Y is C or U: write the one that it is")
  }

  @Test func longSequencesTakeLinearTime() throws {
    let titin = String(repeating: "ACDEFGHIKL", count: 100_000)
    #expect(try Formula(peptide: titin)["S"]?.numerator == 100_000)
    let error = failure { () throws(PentadError) in
      try Formula(peptide: String(repeating: "A", count: 1 << 20 | 1))
    }
    #expect(error?.code == .formulaTooLarge)
  }
}
