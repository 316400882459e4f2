/// Messages that show both meanings of an ambiguous text and how to write each.
extension FormulaText {
  /// Returns the message for an ambiguity; `nil` for other faults.
  func alternatives(_ fault: FormulaFault) -> String? {
    let token = slice(fault.offset, fault.end)
    switch fault.kind {
    case .ambiguousCharge: return chargeOrCount(fault)
    case .ambiguousMultiplier:
      let length = smallLetter(at: fault.end + 1) == 0 ? 1 : 2
      let symbol = slice(fault.end, fault.end + length)
      return sentence(
        fault, ("the nuclide", "[\(token)\(symbol)]"), ("a multiplier", "\(token) \(symbol)"),
        to: fault.end + length)
    case .ambiguousNuclide:
      let digits = token.drop { !$0.isNumber }.prefix { $0.isNumber }
      let first = symbolStart(before: fault.offset)
      let symbol = slice(first, fault.offset)
      return sentence(
        fault, ("the nuclide", "[\(digits)\(symbol)]"), ("the charge", "\(symbol)^\(digits)-"),
        from: first)
    case .ambiguousOrder:
      let size = token.last.map(String.init) ?? ""
      let sign = glyph(at: fault.offset).value < 0 ? "-" : "+"
      let before = slice(fault.offset - 1, fault.offset)
      let isSized = before.first?.isNumber == true
      return sentence(
        fault, ("the charge \(size)\(sign)", (isSized ? before : "") + "^\(size)\(sign)"),
        ("a count of \(size)", "\(size)^\(isSized ? before : "")\(sign)"),
        from: isSized ? fault.offset - 1 : fault.offset)
    case .ambiguousSymbol:
      guard let name = GroupTable.shared.find(in: self, at: fault.offset, isAmbiguous: true)
      else { return nil }
      let elements = name.bytes.count > 2 ? "[3H]" + token.dropFirst() : "[\(token)]"
      return "\(token) has two meanings: for \(name.name) write \(name.formula), or use the "
        + "reading groups; for the element write \(elements)"
    case .ambiguousGroup:
      return sentence(
        fault, ("the symbol of two letters", "\(token.prefix(2))(\(token.dropFirst(2)))"),
        ("that of one letter", "\(token.prefix(1))(\(token.dropFirst()))"))
    case .ambiguousNumeral:
      let numeral = token.dropFirst().prefix { $0 != ")" }
      let count = token.drop { $0 != ")" }.dropFirst()
      return sentence(
        fault, ("the oxidation state", "^{\(numeral)}\(count)"), ("atoms", "[\(numeral)]\(count)"))
    case .ambiguousFraction:
      let parts = token.split(separator: "/")
      let (top, bottom) = (parts.first ?? "", parts.last ?? "")
      return sentence(
        fault, ("an adduct", "\(top.dropLast())·\(top.suffix(1))/\(bottom)"),
        ("a count", "_{\(token)} ·"))
    case .ambiguousSlash:
      let parts = token.split(separator: "/")
      return sentence(
        fault, ("an adduct", parts.joined(separator: "·")), ("a count", "_{\(token)} ·"))
    case .ambiguousBareNumeral:
      return sentence(fault, ("the oxidation state", "^{\(token)}"), ("atoms", atoms(of: token)))
    case .ambiguousState: return sentence(fault, ("the solid", "(s)"), ("sulfur", "S"))
    case .ambiguousWater: return sentence(fault, ("water", "2O"), ("20 atoms", "_{20}"))
    case .ambiguousMassNumber, .ambiguousBracket: return nuclides(fault, token)
    default: return nil
    }
  }

  /// Returns the iodine and vanadium atoms that a Roman numeral's letters denote, written so that
  /// they are not a numeral: `[V]I2`.
  private func atoms(of numeral: String) -> String {
    if numeral == "IV" { return "[I]V" }
    let ones = numeral.drop { $0 == "V" }
    return (numeral.hasPrefix("V") ? "[V]" : "") + (ones.count == 1 ? "I" : "I\(ones.count)")
  }

  /// Returns the message for a mass number between two symbols, or before a symbol in round
  /// brackets.
  private func nuclides(_ fault: FormulaFault, _ token: String) -> String {
    let number = token.prefix { $0.isNumber }
    let bracket = fault.offset - 1
    if fault.kind == .ambiguousBracket {
      let symbol = token.dropFirst(number.count)
      return sentence(
        fault, ("the nuclide", "[\(token)]"), ("a multiple", "(\(symbol)\(number))"),
        from: bracket, to: fault.end + 1)
    }
    let first = symbolStart(before: bracket)
    let left = slice(first, bracket)
    let last = fault.end + (smallLetter(at: fault.end + 1) == 0 ? 1 : 2)
    let right = slice(fault.end, last)
    return sentence(
      fault, ("the symbol before it", "[\(number)\(left)]\(right)"),
      ("the symbol after it", "\(left)[\(number)\(right)]"), from: first, to: last)
  }

  /// Returns the message for digits that are either a count with a single charge, or end in the
  /// charge.
  private func chargeOrCount(_ fault: FormulaFault) -> String {
    let signs = glyph(at: signStart(fault))
    let sign = signs.value < 0 ? "-" : "+"
    let digits = slice(fault.offset, signStart(fault))
    let last = digits.suffix(1)
    let count = digits.dropLast()
    // A count of 1 and a charge of 0 are not written, so C60+ cannot be split.
    let isWhole = digits.count == 1 || count == "1" || last == "0"
    let charge = isWhole ? "^\(digits)\(sign)" : "\(count)^\(last)\(sign)"
    return sentence(
      fault, ("the charge \(isWhole ? digits : String(last))\(sign)", charge),
      ("a count of \(digits)", "\(digits)^\(sign)"))
  }

  private func signStart(_ fault: FormulaFault) -> Int {
    skipping(.digit, from: fault.offset)
  }

  /// Returns the offset of the first letter of the symbol that ends at `offset`.
  func symbolStart(before offset: Int) -> Int {
    var index = max(0, offset - 1)
    while index > 0, index > offset - 3, !hasCapital(at: index) { index -= 1 }
    return index
  }

  /// Returns a message with both meanings. It rewrites the whole text if that is at most 80 bytes
  /// long, and otherwise only the part around the fault.
  private func sentence(
    _ fault: FormulaFault, _ first: (meaning: String, text: String),
    _ second: (meaning: String, text: String), from: Int? = nil, to: Int? = nil
  ) -> String {
    let (from, to) = (from ?? fault.offset, to ?? fault.end)
    let isShort = end <= 80
    let start = isShort ? 0 : symbolStart(before: from)
    let isSpaced = from > 0 && has(" ", at: from - 1)
    let prefix = slice(start, isSpaced ? from - 1 : from)
    let suffix = isShort ? slice(to, end) : ""
    return "\(slice(start, to))\(suffix) has two meanings: "
      + "for \(first.meaning) write \(prefix)\(first.text)\(suffix), "
      + "for \(second.meaning) write \(prefix)\(second.text)\(suffix)"
  }
}
