import PentadCore

/// Reads the sequence of a peptide.
struct PeptideReader {
  private let text: SequenceText
  private var range: Range<Int>
  private var ends: [String]
  /// The number of each residue, by code.
  private var counts: [[UInt8]: Int] = [:]

  init(_ sequence: String) throws(PentadError) {
    text = try SequenceText(sequence)
    range = text.bytes.indices
    ends = ["H", "OH"]
    trim()
    readEnds()
  }

  mutating func formula() throws(PentadError) -> Formula {
    if beginsWithCode {
      readBareEnds()
      try readCodes()
    } else {
      try readLetters()
    }
    guard !counts.isEmpty else { throw SequenceText.empty }
    let table = SequenceResidues.shared
    let residues = counts.compactMap { code, count in
      table.byCode[code]?.residue.map { (formula: $0, count: count) }
    }
    var groups: [Formula] = []
    for end in ends { groups.append(try Formula(end)) }
    return try Formula(atoms: SequenceText.sum(residues, ends: groups).parts, charge: 0)
  }

  /// True if the text begins with a code of three letters: `Ala`, or `HAla` with its end.
  private var beginsWithCode: Bool {
    let start = Array(text.bytes[range].prefix(3))
    guard start.count == 3 else { return false }
    return SequenceText.isLowercase(start[1])
      || start[0] == UInt8(ascii: "H") && SequenceText.isLowercase(start[2])
  }

  private mutating func trim() {
    while let first = range.first, SequenceText.isSpace(text.bytes[first]) {
      range = first + 1..<range.upperBound
    }
    while let last = range.last, SequenceText.isSpace(text.bytes[last]) {
      range = range.lowerBound..<last
    }
  }

  /// Reads `H-` or `Ac-` at the beginning, and `-OH` or `-NH2` at the end.
  private mutating func readEnds() {
    let bytes = text.bytes[range]
    for (prefix, group) in [("H-", "H"), ("Ac-", "C2H3O")]
    where bytes.starts(with: Array(prefix.utf8)) {
      ends[0] = group
      range = range.lowerBound + prefix.utf8.count..<range.upperBound
    }
    for (suffix, group) in [("-OH", "OH"), ("-NH2", "NH2")]
    where text.bytes[range].reversed().starts(with: suffix.utf8.reversed()) {
      ends[1] = group
      range = range.lowerBound..<range.upperBound - suffix.utf8.count
    }
  }

  /// Reads the ends of codes without hyphens: `HGlyGluTyrOH`. No code begins with two capitals.
  private mutating func readBareEnds() {
    let bytes = text.bytes[range]
    if bytes.first == UInt8(ascii: "H"), let second = bytes.dropFirst().first, 65...90 ~= second {
      range = range.lowerBound + 1..<range.upperBound
    }
    for (suffix, group) in [("OH", "OH"), ("NH2", "NH2")]
    where bytes.reversed().starts(with: suffix.utf8.reversed()) {
      ends[1] = group
      range = range.lowerBound..<range.upperBound - suffix.utf8.count
    }
  }

  /// Reads letters: `ACDK`.
  private mutating func readLetters() throws(PentadError) {
    let table = SequenceResidues.shared
    var letters = [Int](repeating: 0, count: 128)
    for offset in range {
      let byte = text.bytes[offset]
      if SequenceText.isSpace(byte) { continue }
      guard byte < 128, let acid = table.byLetter[Int(byte)] else {
        throw text.unexpected(at: offset, "amino acids, ACDK, or codes, Ala-Cys-Asp-Lys")
      }
      guard acid.residue != nil else { throw ambiguous(acid, "\(Unicode.Scalar(byte))", offset) }
      letters[Int(byte)] += 1
    }
    for (letter, count) in letters.enumerated() where count > 0 {
      if let acid = table.byLetter[letter] { counts[Array(acid.code.utf8)] = count }
    }
  }

  /// Reads codes of three letters, with or without hyphens between them: `Ala-Cys`.
  private mutating func readCodes() throws(PentadError) {
    var offset = range.lowerBound
    var isBehindCode = false
    while offset < range.upperBound {
      let byte = text.bytes[offset]
      if SequenceText.isSpace(byte) {
        offset += 1
        continue
      }
      if byte == UInt8(ascii: "-"), isBehindCode, offset + 1 < range.upperBound {
        isBehindCode = false
        offset += 1
        continue
      }
      let code = Array(text.bytes[offset..<min(offset + 3, range.upperBound)])
      guard let acid = SequenceResidues.shared.byCode[code] else { throw unknown(code, offset) }
      guard acid.residue != nil else { throw ambiguous(acid, acid.code, offset) }
      counts[code, default: 0] += 1
      isBehindCode = true
      offset += 3
    }
  }

  private func unknown(_ code: [UInt8], _ offset: Int) -> PentadError {
    guard code.allSatisfy({ $0 < 128 && Unicode.Scalar($0).properties.isAlphabetic }) else {
      return text.unexpected(at: offset, "amino acids, ACDK, or codes, Ala-Cys-Asp-Lys")
    }
    return PentadError(
      .formulaUnexpectedCharacter,
      "no amino acid has the code '\(String(decoding: code, as: UTF8.self))': write capital letters, "
        + "ACDK, or codes, Ala-Cys-Asp-Lys",
      offset: offset)
  }

  private func ambiguous(
    _ acid: SequenceResidues.AminoAcid, _ written: String, _ offset: Int
  ) -> PentadError {
    PentadError(
      .formulaAmbiguous,
      "\(written) is \(SequenceResidues.meanings(ofAminoAcid: acid.code)): write the one that it is",
      offset: offset)
  }
}
