extension FoldedText {
  /// The atomic number of the symbol that equals the text, ignoring case; 0 if there is none.
  var symbolNumber: UInt8 {
    guard let first = bytes.first, bytes.count <= 2, !bytes.contains(0) else { return 0 }
    let capital = UInt8(ascii: "a")...UInt8(ascii: "z") ~= first ? first - 32 : first
    return SymbolIndex.shared.number(capital, bytes.count == 2 ? bytes[1] : 0)
  }
}
