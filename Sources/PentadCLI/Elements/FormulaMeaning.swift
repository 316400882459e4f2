import ElementsKit
import PentadCore

/// The meaning of a text on the command line: a formula, or a sequence.
enum FormulaMeaning {
  case formula(Formula.Reading)
  case peptide
  case dna(Formula.FivePrimeEnd, isDouble: Bool)
  case rna(Formula.FivePrimeEnd, isDouble: Bool)

  func formula(_ text: [UInt8]) throws(PentadError) -> Formula {
    if case .formula(let reading) = self {
      return try text.withUnsafeBufferPointer { (bytes) throws(PentadError) in
        try Formula(utf8: bytes, reading: reading)
      }
    }
    guard let sequence = String(validating: text, as: UTF8.self) else {
      throw PentadError(.formulaNotUTF8, "the sequence is not UTF-8")
    }
    return switch self {
    case .formula(let reading): try Formula(sequence, reading: reading)
    case .peptide: try Formula(peptide: sequence)
    case .dna(let end, let isDouble): try Formula(dna: sequence, end: end, isDouble: isDouble)
    case .rna(let end, let isDouble): try Formula(rna: sequence, end: end, isDouble: isDouble)
    }
  }
}
