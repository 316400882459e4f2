/// The residues of amino acids and nucleotides, parsed at first use.
struct SequenceResidues: Sendable {
  /// An amino acid in a peptide, without the water that the bond releases.
  struct AminoAcid: Sendable {
    let code: String
    let name: String
    /// `nil` for a code that several amino acids share, such as `B`.
    let residue: Formula?
  }

  static let shared = SequenceResidues()

  /// The amino acids by their ASCII letters.
  private(set) var byLetter = [AminoAcid?](repeating: nil, count: 128)
  /// The amino acids by their codes of three letters.
  private(set) var byCode: [[UInt8]: AminoAcid] = [:]
  /// The nucleotides of DNA and of RNA by letter, each with its 5′-phosphate and without water.
  private(set) var dna: [UInt8: Formula] = [:]
  private(set) var rna: [UInt8: Formula] = [:]

  private init() {
    TableText(GeneratedAminoacids.text).forEachRow { row in
      guard let code = row.text(0), let name = row.text(2) else { return }
      let acid = AminoAcid(code: code, name: name, residue: Self.formula(row.text(3)))
      byCode[Array(code.utf8)] = acid
      if let letter = row.text(1)?.utf8.first { byLetter[Int(letter & 127)] = acid }
    }
    TableText(GeneratedNucleotides.text).forEachRow { row in
      guard let letter = row.text(1)?.utf8.first, let residue = Self.formula(row.text(3)) else {
        return
      }
      if row.text(0) == "dna" { dna[letter] = residue } else { rna[letter] = residue }
    }
  }

  private static func formula(_ text: String?) -> Formula? {
    text.flatMap { try? Formula($0, reading: .hill) }
  }

  /// The amino acids that an ambiguous code may be: `Asn (N) or Asp (D)`.
  static func meanings(ofAminoAcid code: String) -> String {
    switch code {
    case "Asx": "Asn (N) or Asp (D)"
    case "Glx": "Gln (Q) or Glu (E)"
    default: "any amino acid"
    }
  }

  /// The bases that an ambiguous letter may be, without the last; `nil` for other letters.
  ///
  /// Source: NC-IUB, Nucleic Acids Research 13 (1985) 3021.
  static func meanings(ofNucleotide letter: UInt8) -> String? {
    switch letter {
    case UInt8(ascii: "R"): "A or G"
    case UInt8(ascii: "Y"): "C or T"
    case UInt8(ascii: "S"): "C or G"
    case UInt8(ascii: "W"): "A or T"
    case UInt8(ascii: "K"): "G or T"
    case UInt8(ascii: "M"): "A or C"
    case UInt8(ascii: "B"): "C, G or T"
    case UInt8(ascii: "D"): "A, G or T"
    case UInt8(ascii: "H"): "A, C or T"
    case UInt8(ascii: "V"): "A, C or G"
    case UInt8(ascii: "N"): "any base"
    default: nil
    }
  }
}
