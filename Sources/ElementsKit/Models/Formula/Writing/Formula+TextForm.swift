extension Formula {
  /// A notation in which a formula is written.
  ///
  /// C: `pentad_elements_text_form`.
  public enum TextForm: String, Hashable, Sendable, CaseIterable {
    /// Plain text with digits below and above the line: `SO₄²⁻`, `¹³CO₂`, `La₁.₈₅Sr₀.₁₅CuO₄`.
    case unicode
    /// TeX for mathematical mode, without `$`: `\mathrm{SO}_{4}^{2-}`.
    case latex
    /// The command of the TeX package mhchem: `\ce{SO4^2-}`, adducts with `*`.
    case mhchem
    /// HTML, with U+2212 as the minus: `SO<sub>4</sub><sup>2−</sup>`.
    case html
    /// The sums in Hill order, then the charge, as RDKit writes them: `O4S-2`, `[13C]O2`.
    case hill
  }

  /// The text and the reading from which a formula was made.
  struct Source: Sendable {
    let text: String
    let reading: Reading
  }

  /// Writes the formula.
  ///
  /// All forms but ``TextForm/hill`` keep the structure of the text that was read: groups, adducts,
  /// the order of the atoms, abbreviations, oxidation states, and decimals and fractions as they were
  /// written. A formula that was made by calculation has no such text and is written in Hill order.
  ///
  /// ```swift
  /// let salt = try Formula("[Cu(NH3)4]SO4.H2O")
  /// salt.text(.unicode)  // "[Cu(NH₃)₄]SO₄·H₂O"
  /// salt.text(.hill)     // "CuH14N4O5S"
  /// ```
  ///
  /// Reading the result gives an equal formula: a Hill text by ``Reading/hill``, a text with
  /// abbreviations by ``Reading/groups``, all others by either of ``Reading/automatic`` and the reading
  /// that was used.
  ///
  /// - Parameter form: the notation.
  /// - Returns: the text, in time linear in the length of the text that was read.
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
    // The text has been read before, by the same rules.
    return (try? result.get()) ?? hillWithCharge
  }

  private var hillWithCharge: String {
    let size = charge.magnitude == 1 ? "" : "\(charge.magnitude)"
    let sign = charge == 0 ? "" : charge < 0 ? "-" : "+"
    return composition.isEmpty ? "\(size)e-" : hill + sign + (charge == 0 ? "" : size)
  }
}
