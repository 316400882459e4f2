import PentadCore

/// Reads the text of an adduct.
struct AdductParser {
  private let text: AdductText
  private var position = 0
  /// The index after the terms.
  private var end = 0
  private var molecules = 1
  private var terms = AdductTerms()

  init(_ text: String) { self.text = AdductText(text) }

  mutating func parse() throws(PentadError) -> Adduct {
    guard text.count <= 1_000 else {
      throw fault(
        "an adduct has at most 1,000 "
          + "characters", at: 1_000)
    }
    if let other = text.bytes.firstIndex(of: 0) {
      throw fault("this character is not allowed in an adduct", at: other)
    }
    let charge = try outline()
    try molecule()
    while position < end { try term() }
    return try terms.adduct(molecules: molecules, charge: charge)
  }

  /// Finds the terms, between the brackets or before the charge, and the charge after them.
  private mutating func outline() throws(PentadError) -> AdductCharge {
    var charge = AdductCharge(text)
    guard text[0] == UInt8(ascii: "[") else {
      end = try charge.readWithoutBrackets()
      return charge
    }
    var depth = 0
    for index in 0..<text.count {
      if text[index] == UInt8(ascii: "[") { depth += 1 }
      if text[index] == UInt8(ascii: "]") { depth -= 1 }
      guard depth == 0 else { continue }
      (position, end) = (1, index)
      try charge.read(from: index + 1)
      return charge
    }
    throw fault("the bracket is not closed", at: 0)
  }

  /// Reads `M` with the number of molecules.
  private mutating func molecule() throws(PentadError) {
    let start = position
    molecules = try number() ?? 1
    let isSymbol = 97...122 ~= text[position + 1] && position + 1 < end
    guard position < end, text[position] == UInt8(ascii: "M"), !isSymbol else {
      throw fault("an adduct must begin with the molecule, M or 2M, as in [M+H]+", at: start)
    }
    position += 1
    guard position == end || isSign(text[position]) else {
      throw fault("write + or - after M, as in [M+H]+", at: position)
    }
  }

  /// A whole number of at least 1; `nil` when there is none.
  private mutating func number() throws(PentadError) -> Int? {
    let start = position
    var value = 0
    while position < end, 48...57 ~= text[position] {
      value = min(value * 10 + Int(text[position] - 48), 1_000_000)
      position += 1
    }
    guard position > start else { return nil }
    guard text[start] != UInt8(ascii: "0"), value < 1_000_000 else {
      throw fault("a number must be 1 to 999999, without leading zeros", at: start)
    }
    return value
  }

  private mutating func term() throws(PentadError) {
    let isGain = text[position] == UInt8(ascii: "+")
    position += 1
    let start = position
    var depth = 0
    while position < end, depth > 0 || !isSign(text[position]) {
      if text[position] == UInt8(ascii: "[") { depth += 1 }
      if text[position] == UInt8(ascii: "]") { depth -= 1 }
      position += 1
    }
    let termEnd = position
    guard start < termEnd else {
      throw fault(
        "this sign has no term; write the charge after the bracket, as in "
          + "[M+H]+", at: start - 1)
    }
    position = start
    let count = try number()
    guard position < termEnd else {
      throw fault("a number alone is not a term, and an isotope peak is not an adduct", at: start)
    }
    let name = text.text(position..<termEnd)
    if let formula = AdductTerms.abbreviations[name] {
      terms.add(formula, count: count ?? 1, isGain: isGain, isNeutral: true)
    } else {
      terms.add(try formula(start..<termEnd), count: count ?? 1, isGain: isGain)
    }
    position = termEnd
    guard terms.fits else { throw fault("the term has too many atoms", at: start) }
  }

  /// Returns the formula of a term, including its number. The number may be a mass number, which
  /// the parser of formulas rejects.
  private func formula(_ range: Range<Int>) throws(PentadError) -> Formula {
    let formula: Formula
    do throws(PentadError) {
      formula = try Formula(text.text(range))
    } catch {
      let offset = error.offset.map { text.offsets[min(range.lowerBound + $0, range.upperBound)] }
      throw PentadError(error.code, error.message, offset: offset)
    }
    guard formula.charge == 0, formula.composition.allSatisfy({ $0.count.isWhole }) else {
      throw fault("a term must have whole numbers of atoms and no charge", at: range.lowerBound)
    }
    return formula
  }

  private func isSign(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-")
  }

  private func fault(_ message: String, at index: Int) -> PentadError {
    PentadError(.adductText, message, offset: text.offsets[min(index, text.count)])
  }
}
