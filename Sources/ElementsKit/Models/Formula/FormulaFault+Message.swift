import PentadCore

extension PentadError {
  /// Creates the error for a fault.
  ///
  /// - Parameters:
  ///   - fault: the fault, in offsets of `text`.
  ///   - text: the text that was parsed; `nil` if the message does not quote it.
  ///   - offset: the offset to report if `text` was rewritten before parsing.
  ///   - original: the text of the caller if `text` was rewritten before parsing.
  init(
    _ fault: FormulaFault, in text: FormulaText?, at offset: Int? = nil,
    of original: FormulaText? = nil
  ) {
    let offset = offset ?? fault.offset
    let message =
      if let text {
        text.alternatives(fault)
          ?? text.complaint(fault, token: (original ?? text).token(at: offset))
      } else {
        fault.kind == .empty ? "the formula is empty" : "the text is larger than 1 MiB"
      }
    self.init(Code(fault.kind), message, offset: offset)
  }
}

extension FormulaText {
  /// Returns the message for a fault with one meaning. It names the offending character or symbol.
  fileprivate func complaint(_ fault: FormulaFault, token: String) -> String {
    switch fault.kind {
    case .empty: return "the formula is empty"
    case .unexpectedCharacter:
      return "\(token) is not allowed here in a formula" + advice(at: fault.offset)
    case .notUTF8: return "the formula is not valid UTF-8"
    case .unknownElement: return unknownSymbol(at: fault.offset)
    case .unknownNuclide:
      return "no nuclide is known with the mass number \(digits(at: fault.offset))"
    case .unmatchedBracket: return "the bracket \(token) has no matching bracket"
    case .missingPart:
      let isDot = glyph(at: fault.offset).kind == .separator
      return "an element or a group is missing at \(token)"
        + (isDot ? "; a radical is written CH3^{.}" : "")
    case .massNumberBehind:
      let bracket = fault.offset - 1
      let symbol = slice(symbolStart(before: bracket), bracket)
      return "the mass number comes before its symbol: write [\(digits(at: fault.offset))\(symbol)]"
    case .number where fault.offset > 0 && has("(", at: fault.offset - 1):
      return
        "the number at \(token) in brackets is neither a charge, Fe(2+), nor a nuclide, [13C]; write a "
        + "count after its symbol"
    case .number where has(".", at: fault.offset):
      return "decimals need a digit before their full stop, as in Fe0.5"
    case .number:
      let isNought = has("0", at: fault.offset)
      return "the number at \(token) must be above zero, without leading zeros, and after "
        + "what it counts"
        + (isNought ? "; oxygen is the letter O" : "")
    case .charge:
      return "the charge at \(token) must be whole, possible, and written once, at the end; "
        + "write Fe^3+ or H3^+, and inside a formula the oxidation state Fe^{III}"
    case .tooLarge: return "the number at \(token), or a sum with it, is too large"
    case .tooDeep: return "more than 256 brackets are nested"
    case .oxidationState:
      return "an oxidation state, here \(slice(fault.offset, fault.end)), must directly follow "
        + "the symbol of an element that has it"
    case .equation: return "this is an equation, not a formula: \(token) separates species"
    default: return "the markup at \(token) is unknown, misplaced or not closed"
    }
  }

  /// Returns advice on notation for a misplaced space or comma; empty for other characters.
  private func advice(at offset: Int) -> String {
    if glyph(at: offset).kind == .space {
      return "; spaces may separate adducts, CuSO4 · 5 H2O, a charge, SO4 2-, or all items, "
        + "C6 H12 O6"
    }
    return has(",", at: offset)
      ? "; decimals have a full stop, and shares of a place are written (Ca0.5Na0.5)" : ""
  }

  /// Returns the message for an unknown symbol, with advice if it is a known abbreviation.
  private func unknownSymbol(at offset: Int) -> String {
    if let name = GroupTable.shared.find(in: self, at: offset, isAmbiguous: false) {
      return "no element has the symbol \(name.text): for the group \(name.name) "
        + "write \(name.formula), or use the reading groups"
    }
    var letters = offset + 1
    while smallLetter(at: letters) != 0, letters < offset + 8 { letters += 1 }
    let symbol = slice(offset, letters)
    return "no element has the symbol \(symbol); symbols are written as in Co and CO"
  }

  private func digits(at offset: Int) -> String {
    var index = offset
    while case let glyph = glyph(at: index), index < offset + 24,
      glyph.kind == .digit || glyph.kind == .superscriptDigit
    {
      index += Int(glyph.width)
    }
    return slice(offset, index)
  }

  /// Returns the character at `offset` as a message shows it. It is in quotes, followed by its code
  /// point if it is not ASCII. Characters that are invisible or easily confused are shown by code
  /// point only.
  fileprivate func token(at offset: Int) -> String {
    guard offset < end else { return "the end" }
    guard self[offset] >= 0x80 || !(0x21...0x7e ~= self[offset]) else {
      return "'\(Unicode.Scalar(self[offset]))'"
    }
    let scalar = scalar(at: offset)
    let number = String(scalar, radix: 16, uppercase: true)
    let code = "U+" + String(repeating: "0", count: max(0, 4 - number.count)) + number
    guard let scalar = Unicode.Scalar(scalar), isUTF8(at: offset) else { return code }
    switch scalar.properties.generalCategory {
    case .control, .format, .spaceSeparator, .lineSeparator, .paragraphSeparator, .nonspacingMark,
      .enclosingMark, .spacingMark, .privateUse, .unassigned, .surrogate:
      return code
    default: return "'\(scalar)' (\(code))"
    }
  }

  /// Returns the text from one offset to another.
  func slice(_ from: Int, _ to: Int) -> String {
    let from = max(0, min(from, end))
    let bytes = UnsafeBufferPointer(start: start + from, count: max(0, min(to, end) - from))
    return String(decoding: bytes, as: UTF8.self)
  }
}
