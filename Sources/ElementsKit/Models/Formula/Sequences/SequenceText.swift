import PentadCore

/// The bytes of a sequence and its errors.
struct SequenceText {
  static let longest = 1 << 20

  let bytes: [UInt8]

  /// - Throws: `.formulaTooLarge` for a text of more than 1 MiB.
  init(_ text: String) throws(PentadError) {
    guard text.utf8.count <= Self.longest else {
      throw PentadError(
        .formulaTooLarge, "the sequence is over 1 MiB: add the formulas of its parts")
    }
    bytes = Array(text.utf8)
  }

  /// True for a space, a tab and the end of a line, which sequences may contain anywhere.
  static func isSpace(_ byte: UInt8) -> Bool { byte == 32 || 9...13 ~= byte }

  static func isLowercase(_ byte: UInt8) -> Bool { 97...122 ~= byte }

  /// Returns the error of a character that no residue has.
  ///
  /// - Parameter residues: the kind of residues, for the message: `amino acids`.
  func unexpected(at offset: Int, _ residues: String) -> PentadError {
    let byte = bytes[offset]
    let hint =
      switch byte {
      case UInt8(ascii: ">"): "leave out the header line of FASTA"
      case UInt8(ascii: "*"): "leave out the stop"
      case UInt8(ascii: "-"): "leave out gaps"
      case UInt8(ascii: "."): "leave out gaps, and the neighbours of K.ACDK.R"
      case UInt8(ascii: "["), UInt8(ascii: "("), UInt8(ascii: "{"), UInt8(ascii: "+"):
        "a sequence has no modifications: add their formula to that of the sequence"
      case 48...57, 39: "leave out numbers and the marks 5' and 3'"
      case UInt8(ascii: "/"): "leave out the charge, and give it as an adduct"
      default: "write the letters of \(residues)"
      }
    let character = Unicode.Scalar(byte).isASCII ? "'\(Unicode.Scalar(byte))'" : "a character"
    return PentadError(
      .formulaUnexpectedCharacter, "\(character) has no meaning in a sequence: \(hint)",
      offset: offset)
  }

  static let empty = PentadError(.formulaEmpty, "the sequence is empty", offset: 0)

  /// Returns the sum of residues and of the groups at the ends.
  static func sum(
    _ residues: [(formula: Formula, count: Int)], ends: [Formula]
  ) throws(PentadError) -> FormulaSum {
    var sum = FormulaSum()
    for (formula, count) in residues where count > 0 {
      // This fits: a text has at most a million residues.
      _ = sum.add(formula, times: Formula.Count(Int64(count)))
    }
    for end in ends { _ = sum.add(end) }
    return sum
  }
}
