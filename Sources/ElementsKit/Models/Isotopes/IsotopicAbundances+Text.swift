public import PentadCore

extension IsotopicAbundances {
  /// Creates natural abundances with other shares for some nuclides: `13C=0.99 15N=98%`.
  ///
  /// Each item is a nuclide, an equals sign and its share, as a fraction or in percent. Items are
  /// separated by spaces, commas or semicolons; `D` and `T` are `2H` and `3H`. The other nuclides of
  /// an element share the rest in their natural proportions.
  ///
  /// - Throws: `.isotopicAbundances` for other text, a nuclide that is named twice, and shares as in
  ///   ``enrich(_:to:)``; `.formulaUnknownElement` and `.formulaUnknownNuclide` for a nuclide that
  ///   does not exist; `.noNaturalAbundance` as ``enrich(_:to:)``.
  public init(_ text: String) throws(PentadError) {
    self = .natural
    var shares: [UInt8: [Int: Double]] = [:]
    for item in text.split(whereSeparator: { " ,;\t\r\n".contains($0) }) {
      let sides = item.split(separator: "=", omittingEmptySubsequences: false)
      guard sides.count == 2, let share = Self.share(sides[1]) else { throw Self.malformed(item) }
      let atom = try Formula.atom(String(sides[0]))
      guard atom.a != 0 else { throw Self.malformed(item) }
      let earlier = shares[atom.z, default: [:]].updateValue(share, forKey: Int(atom.a))
      guard earlier == nil else {
        throw PentadError(.isotopicAbundances, "\(atom.label) has two shares; give it one")
      }
    }
    for (z, fractions) in shares.sorted(by: { $0.key < $1.key }) {
      try enrich(AtomicElement(unchecked: Int(z)), to: fractions)
    }
  }

  /// Reads `0.99` or `99%`; `nil` for other text.
  private static func share(_ text: Substring) -> Double? {
    let isPercent = text.hasSuffix("%")
    let digits = isPercent ? text.dropLast() : text
    guard digits.utf8.allSatisfy({ 48...57 ~= $0 || $0 == UInt8(ascii: ".") }),
      let number = Double(digits)
    else { return nil }
    return isPercent ? number / 100 : number
  }

  private static func malformed(_ item: Substring) -> PentadError {
    PentadError(
      .isotopicAbundances,
      "'\(item.prefix(24))' is no share of a nuclide: write 13C=0.99 or 13C=99%")
  }
}
