/// Ions copied from a page that prints the charge above the count: SO₄²⁻ becomes `SO2-4`.
///
/// Programs write the size of a charge in that place: `CO3-2`. The text is ambiguous if its reverse
/// is one of the ions below, which appear so on pages. It is also ambiguous if a halogen would have
/// a charge beyond 1: `I-3`.
enum PageOrder {
  /// Known ions; each entry is the formula with its last count, followed by the charge.
  private static let ions: StaticString = """
    AlH4-1 AsO4-3 BF4-1 BH4-1 BrO3-1 BrO4-1 C2O4-2 CO3-2 ClO2-1 ClO3-1 ClO4-1 CrO4-2 \
    Cr2O7-2 FeO4-2 H2PO4-1 HCO3-1 HPO4-2 HSO3-1 HSO4-1 HF2-1 IO3-1 IO4-1 MnO4-1 MnO4-2 MoO4-2 \
    NH4+1 NO2-1 NO3-1 PF6-1 PO4-3 S2O3-2 S2O8-2 SO3-2 SO4-2 SbF6-1 SeO3-2 SeO4-2 SiF6-2 \
    SiO3-2 TcO4-1 VO4-3 WO4-2
    """

  /// Returns true if the number after the sign at `index` may be a count.
  static func isKnown(
    _ text: FormulaText, signAt index: Int, _ sign: Int8, count: Int64, of z: UInt8
  ) -> Bool {
    guard 2...9 ~= count else { return false }
    if z != 0 { return sign < 0 && AtomicElement(unchecked: Int(z)).category == .halogen }
    var start = index
    while start > 0, index - start < 8, isPartOfItem(text[start - 1]) { start -= 1 }
    // The charge precedes the sign; without a digit it is 1.
    var ion = String(
      decoding: UnsafeBufferPointer(start: text.start + start, count: index - start), as: UTF8.self)
    let charge = ion.last?.isNumber == true ? String(ion.removeLast()) : "1"
    guard charge != "\(count)" else { return false }
    let written = "\(ion)\(count)\(sign < 0 ? "-" : "+")\(charge)"
    return names.contains(written)
  }

  private static let names = Set(ions.description.split(separator: " ").map(String.init))

  private static func isPartOfItem(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "a")...UInt8(ascii: "z"):
      true
    default: false
    }
  }
}
