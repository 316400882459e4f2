/// A writer that converts the tokens of a formula to one notation.
struct StructureWriter {
  let form: Formula.TextForm
  private let text: FormulaText
  private let bracketsSymbols: Bool
  private var output = ""
  /// Pending letters that share one `\mathrm{}`.
  private var letters = ""

  /// - Parameters:
  ///   - form: any form except `hill`
  ///   - text: the text that the tokens refer to
  ///   - bracketsSymbols: true to enclose symbols with a second meaning in square brackets
  init(_ form: Formula.TextForm, _ text: FormulaText, bracketsSymbols: Bool) {
    self.form = form
    self.text = text
    self.bracketsSymbols = bracketsSymbols
  }

  mutating func write(
    _ tokens: UnsafeBufferPointer<FormulaToken>, aggregation: Formula.Aggregation?
  ) -> String {
    var index = 0
    while index < tokens.count {
      let next = index + 1 < tokens.count ? tokens[index + 1] : nil
      let isPair = next.map { Self.isRaised($0) && Self.isRaised(tokens[index]) } ?? false
      if isPair, let next {
        raise([tokens[index], next])
        index += 2
      } else {
        write(tokens[index], before: next)
        index += 1
      }
    }
    if let aggregation {
      put("(")
      symbol(aggregation.rawValue)
      put(")")
    }
    flush()
    return form == .mhchem ? "\\ce{\(output)}" : output
  }

  private static func isRaised(_ token: FormulaToken) -> Bool {
    token.kind == .charge || token.kind == .radical
  }

  private mutating func write(_ token: FormulaToken, before next: FormulaToken?) {
    switch token.kind {
    case .atom: atom(token)
    case .group:
      symbol(GroupTable.shared.groups[Int(token.value)].text)
      count(token)
    case .open: bracket(token.bracket, isOpening: true)
    case .close:
      bracket(token.bracket, isOpening: false)
      count(token)
    case .multiplier:
      put(number(token))
      if let next, Self.mayBeMassNumber(token.count, of: next) { put(" ") }
    case .separator:
      switch form {
      case .latex: put("\\cdot ")
      case .mhchem: put("*")
      case .unicode, .html, .hill: put("·")
      }
    case .charge, .radical: raise([token])
    case .oxidationState: oxidationState(token)
    case .electron: symbol("e")
    }
  }

  /// Returns true if the count before the atom could be read as its mass number: `13CO2`.
  private static func mayBeMassNumber(_ count: Formula.Count, of next: FormulaToken) -> Bool {
    next.kind == .atom && next.a == 0 && count.isWhole && count.numerator >= 10
      && LoneIon.isNamedNuclide(next.z, count.numerator)
  }

  private mutating func atom(_ token: FormulaToken) {
    let name = Formula.Part(z: token.z, a: 0, count: .one).label
    if token.isLetter {
      symbol(token.a == 2 ? "D" : "T")
    } else if token.a != 0 {
      massNumber("\(token.a)")
      symbol(name)
    } else if bracketsSymbols, Self.hasSecondMeaning(token.z) {
      put("[")
      symbol(name)
      put("]")
    } else {
      symbol(name)
    }
    count(token)
  }

  /// Returns true for symbols that also abbreviate groups, and for those that form Roman numerals.
  private static func hasSecondMeaning(_ z: UInt8) -> Bool {
    z == 23 || z == 53 || FormulaSymbols.alsoGroups.contains(z)
  }

  private mutating func oxidationState(_ token: FormulaToken) {
    let numerals = ["0", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX"]
    let numeral = (token.value < 0 ? "-" : "") + numerals[min(9, Int(token.value.magnitude))]
    switch form {
    case .html: put("<sup>\(numeral)</sup>")
    case .unicode where token.count == .one: put("(\(numeral))")
    case .unicode, .latex, .mhchem, .hill: put("^{\(numeral)}")
    }
    count(token)
  }

  /// Writes letters, which share one `\mathrm{}` with adjacent letters.
  private mutating func symbol(_ text: String) {
    if form == .latex { letters += text } else { output += text }
  }

  private mutating func put(_ text: String) {
    flush()
    output += text
  }

  private mutating func flush() {
    guard !letters.isEmpty else { return }
    output += "\\mathrm{\(letters)}"
    letters = ""
  }
}

extension StructureWriter {
  private mutating func bracket(_ kind: FormulaParser.Frame.Kind, isOpening: Bool) {
    switch kind {
    case .round: put(isOpening ? "(" : ")")
    case .square: put(isOpening ? "[" : "]")
    case .curly:
      let isTeX = form == .latex || form == .mhchem
      put((isTeX ? "\\" : "") + (isOpening ? "{" : "}"))
    case .text, .component: break
    }
  }

  private mutating func massNumber(_ digits: String) {
    switch form {
    case .unicode, .hill: put(ScriptDigits.raised(digits))
    case .latex: put("{}^{\(digits)}")
    case .mhchem: put("^{\(digits)}")
    case .html: put("<sup>\(digits)</sup>")
    }
  }

  private mutating func count(_ token: FormulaToken) {
    guard token.count != .one else { return }
    let digits = number(token)
    switch form {
    case .unicode, .hill: put(ScriptDigits.lowered(digits))
    case .latex: put("_{\(digits)}")
    case .mhchem: put(digits.allSatisfy(\.isNumber) ? digits : "_{\(digits)}")
    case .html: put("<sub>\(digits)</sub>")
    }
  }

  /// Writes a charge, a radical dot, or both as one superscript.
  private mutating func raise(_ tokens: [FormulaToken]) {
    let isRadical = tokens.contains { $0.kind == .radical }
    guard let charge = tokens.first(where: { $0.kind == .charge })?.value else {
      switch form {
      case .unicode, .hill: return put("^{•}")
      case .latex: return put("^{\\bullet}")
      case .mhchem: return put("^{.}")
      case .html: return put("<sup>•</sup>")
      }
    }
    let size = charge.magnitude == 1 ? "" : "\(charge.magnitude)"
    let sign = charge < 0 ? "-" : "+"
    switch form {
    case .unicode, .hill: put((isRadical ? "•" : "") + ScriptDigits.raised(size + sign))
    case .latex: put("^{\(isRadical ? "\\bullet " : "")\(size)\(sign)}")
    case .mhchem: put(isRadical ? "^{.\(size)\(sign)}" : "^\(size)\(sign)")
    case .html:
      put("<sup>\(isRadical ? "•" : "")\(size)\(charge < 0 ? "\u{2212}" : "+")</sup>")
    }
  }

  /// Returns the number as it was written, in plain digits. A product, or an integer with a
  /// fraction such as 2½, is written as an exact text.
  private func number(_ token: FormulaToken) -> String {
    var digits = ""
    var index = Int(token.start)
    while index < Int(token.end) {
      let glyph = text.glyph(at: index)
      switch glyph.kind {
      case .digit, .subscriptDigit: digits += "\(glyph.value)"
      case .slash: digits += "/"
      case .vulgarFraction where digits.isEmpty:
        let (top, bottom) = Glyph.vulgarFraction(glyph.value)
        digits = "\(top)/\(bottom)"
      case .vulgarFraction: return token.count.text(places: 0)
      case _ where text.has(".", at: index): digits += "."
      default: break
      }
      index += max(1, Int(glyph.width))
    }
    return digits.isEmpty ? token.count.text(places: 0) : digits
  }
}

/// Conversions of digits and signs to superscripts and subscripts.
enum ScriptDigits {
  static func raised(_ text: String) -> String { script(text, "⁰¹²³⁴⁵⁶⁷⁸⁹") }
  static func lowered(_ text: String) -> String { script(text, "₀₁₂₃₄₅₆₇₈₉") }

  private static func script(_ text: String, _ digits: String) -> String {
    let digits = Array(digits)
    return String(
      text.map { character in
        switch character {
        case "+": "⁺"
        case "-": "⁻"
        default: character.wholeNumberValue.map { digits[$0] } ?? character
        }
      })
  }
}
