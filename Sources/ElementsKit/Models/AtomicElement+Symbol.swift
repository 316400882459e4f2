extension AtomicElement {
  /// The atomic number of a symbol of one or two ASCII letters, 0 when there is none.
  ///
  /// A look into a table of 26 × 27 numbers: no text is made and no memory is taken.
  ///
  /// - Parameters:
  ///   - first: a letter `A`…`Z`
  ///   - second: a letter `a`…`z`, or 0 when the symbol has one letter
  package static func number(ofSymbol first: UInt8, _ second: UInt8) -> Int {
    symbolIndex.number(first, second)
  }

  private static let symbolIndex = SymbolIndex()
}

/// Atomic numbers by symbol.
private struct SymbolIndex: Sendable {
  private let numbers: InlineArray<1_024, UInt8>

  /// 32 places a first letter, so that the place is made of the letters' low bits.
  init() {
    var numbers = InlineArray<1_024, UInt8>(repeating: 0)
    for (place, number) in GeneratedCore.symbolIndex.enumerated() {
      numbers[(place / 27 + 1) << 5 | place % 27] = number
    }
    self.numbers = numbers
  }

  func number(_ first: UInt8, _ second: UInt8) -> Int {
    guard 65...90 ~= first, second == 0 || 97...122 ~= second else { return 0 }
    return Int(numbers[Int(first & 31) << 5 | Int(second & 31)])
  }
}
