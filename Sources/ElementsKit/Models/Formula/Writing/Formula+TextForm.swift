extension Formula {
  /// A notation for writing formulas.
  ///
  /// C: `pentad_elements_text_form`.
  public enum TextForm: String, Hashable, Sendable, CaseIterable {
    /// Plain text with subscript and superscript digits: `SO₄²⁻`, `¹³CO₂`, `La₁.₈₅Sr₀.₁₅CuO₄`.
    case unicode
    /// TeX for math mode, without `$`: `\mathrm{SO}_{4}^{2-}`.
    case latex
    /// The command of the TeX package mhchem: `\ce{SO4^2-}`, with `*` between adducts.
    case mhchem
    /// HTML, with U+2212 as the minus: `SO<sub>4</sub><sup>2−</sup>`.
    case html
    /// The total counts in Hill order, followed by the charge, as RDKit writes them: `O4S-2`,
    /// `[13C]O2`.
    case hill
  }

  /// The text that a formula was parsed from, and its reading.
  struct Source: Sendable {
    let text: String
    let reading: Reading
  }

  /// Returns the formula as text in a notation.
  ///
  /// All forms except ``TextForm/hill`` keep the structure of the parsed text. This includes
  /// groups, adducts, the order of the atoms, abbreviations and oxidation states. Decimals and
  /// fractions stay as they were written. A calculated formula has no such text and is written in
  /// Hill order.
  ///
  /// ```swift
  /// let salt = try Formula("[Cu(NH3)4]SO4.H2O")
  /// salt.text(.unicode)  // "[Cu(NH₃)₄]SO₄·H₂O"
  /// salt.text(.hill)     // "CuH14N4O5S"
  /// ```
  ///
  /// Parsing the result gives an equal formula. Use ``Reading/hill`` for a Hill text and
  /// ``Reading/groups`` for a text with abbreviations. For all others, use ``Reading/automatic`` or
  /// the reading of the original text.
  ///
  /// - Parameter form: the notation.
  /// - Returns: the text. The time is linear in the length of the text that was parsed.
  ///
  /// C: `pentad_elements_formula_text`.
  public func text(_ form: TextForm) -> String {
    let hill = hillWithCharge
    if form == .hill { return hill }
    let source = source ?? Source(text: hill, reading: .hill)
    let text = write(source, form, bracketed: false)
    guard source.reading == .hill, (try? Formula(text)) != self else { return text }
    return write(source, form, bracketed: true)
  }

  private func write(_ source: Source, _ form: TextForm, bracketed: Bool) -> String {
    let result = Self.withUTF8(of: source.text) { bytes in
      FormulaParser.parse(bytes, source.reading, keepsStructure: true) { parser in
        var writer = StructureWriter(form, parser.text, bracketsSymbols: bracketed)
        let tokens = UnsafeBufferPointer(start: parser.tokens.base, count: parser.tokens.count)
        return writer.write(tokens, aggregation: parser.aggregation)
      }
    }
    // The text was parsed before with the same rules, so this does not fail.
    return (try? result.get()) ?? hillWithCharge
  }

  private var hillWithCharge: String {
    let size = charge.magnitude == 1 ? "" : "\(charge.magnitude)"
    let sign = charge == 0 ? "" : charge < 0 ? "-" : "+"
    return composition.isEmpty ? "\(size)e-" : hill + sign + (charge == 0 ? "" : size)
  }
}
