extension Formula {
  /// The formula in Hill order, without the charge: carbon, then hydrogen, then the other symbols
  /// in alphabetical order. Without carbon, all symbols are in alphabetical order.
  ///
  /// Nuclides follow the natural atoms of their element, as in `CH3[2H]`. A count whose decimals do
  /// not terminate is written as a fraction, `Ni1/3`. Decimals that could be read as a separator
  /// are written with three places, `Cl2.500H2O`.
  ///
  /// Parsing the text gives the same composition, except where it has another meaning: `AcHO`,
  /// `CeIV`, `H20`, `Cl2/3H2O`. ``Reading/hill`` parses those, too.
  ///
  /// Source: Hill, J. Am. Chem. Soc. 22 (1900) 478.
  public var hill: String {
    let text = hillText(places: 0)
    return Formula.withUTF8(of: text, DotRule.findsSeparator) ? hillText(places: 3) : text
  }

  private func hillText(places: Int) -> String {
    var text = ""
    for part in composition {
      text += part.massNumber == nil ? part.label : "[\(part.label)]"
      if part.count != .one { text += part.count.text(places: places) }
    }
    return text
  }
}

extension [Formula.Part] {
  func inHillOrder() -> Self {
    let hasCarbon = contains { $0.z == 6 }
    let table = MassTable.shared
    func rank(_ part: Formula.Part) -> UInt32 {
      if hasCarbon, part.z == 6 { return UInt32(part.a) }
      if hasCarbon, part.z == 1 { return 1 << 16 | UInt32(part.a) }
      let symbol = table.symbol(part.z)
      return UInt32(symbol.first & 31) << 27 | UInt32(symbol.second & 31) << 22 | UInt32(part.a)
    }
    if count == 1 { return self }
    return sorted { rank($0) < rank($1) }
  }
}
