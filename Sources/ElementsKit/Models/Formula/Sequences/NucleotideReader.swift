import PentadCore

/// Reads the sequence of a nucleic acid.
struct NucleotideReader {
  private let residues: [UInt8: Formula]
  private let isDNA: Bool
  /// The number of each letter.
  private var counts: [UInt8: Int] = [:]

  init(_ sequence: String, isDNA: Bool) throws(PentadError) {
    self.isDNA = isDNA
    residues = isDNA ? SequenceResidues.shared.dna : SequenceResidues.shared.rna
    let text = try SequenceText(sequence)
    var letters = [Int](repeating: 0, count: 256)
    for (offset, byte) in text.bytes.enumerated() where !SequenceText.isSpace(byte) {
      let letter = SequenceText.isLowercase(byte) ? byte - 32 : byte
      if residues[letter] == nil { throw fault(text, letter, offset) }
      letters[Int(letter)] += 1
    }
    for (letter, count) in letters.enumerated() where count > 0 { counts[UInt8(letter)] = count }
    guard !counts.isEmpty else { throw SequenceText.empty }
  }

  /// Returns the formula of the strand, or of both strands.
  func formula(_ end: Formula.FivePrimeEnd, isDouble: Bool) throws(PentadError) -> Formula {
    let strand = try formula(counts, end)
    return isDouble ? try strand + formula(complement(), end) : strand
  }

  private func formula(
    _ counts: [UInt8: Int], _ end: Formula.FivePrimeEnd
  ) throws(PentadError) -> Formula {
    let chain = counts.compactMap { letter, count in
      residues[letter].map { (formula: $0, count: count) }
    }
    let acid = try Formula("HPO3")
    let water = try Formula("H2O")
    let groups = end == .triphosphate ? [water, acid, acid] : [water]
    let sum = try SequenceText.sum(chain, ends: groups)
    let formula = try Formula(atoms: sum.parts, charge: 0)
    return end == .hydroxyl ? try formula - acid : formula
  }

  private func complement() throws(PentadError) -> [UInt8: Int] {
    var complement: [UInt8: Int] = [:]
    for (letter, count) in counts {
      let partner: Character
      switch letter {
      case UInt8(ascii: "A"): partner = isDNA ? "T" : "U"
      case UInt8(ascii: "T"), UInt8(ascii: "U"): partner = "A"
      case UInt8(ascii: "C"): partner = "G"
      case UInt8(ascii: "G"): partner = "C"
      default:
        throw PentadError(
          .formulaAmbiguous,
          "I pairs with A, C or U: add the formulas of the two strands instead")
      }
      complement[partner.asciiValue ?? 0, default: 0] += count
    }
    return complement
  }

  private func fault(_ text: SequenceText, _ letter: UInt8, _ offset: Int) -> PentadError {
    guard let meanings = SequenceResidues.meanings(ofNucleotide: letter) else {
      return text.unexpected(at: offset, isDNA ? "the bases, ACGT" : "the bases, ACGU")
    }
    let bases = isDNA ? meanings : meanings.replacing("T", with: "U")
    return PentadError(
      .formulaAmbiguous, "\(Unicode.Scalar(letter)) is \(bases): write the one that it is",
      offset: offset)
  }
}
