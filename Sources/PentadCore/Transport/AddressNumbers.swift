/// An IPv4 address in any form that resolvers accept: `127.0.0.1`, `127.1`, `0x7f000001`,
/// `2130706433`, `0177.0.0.1`.
package struct IPv4Number {
  package let value: UInt32

  /// Parses an address; nil for a name.
  package init?(_ host: ArraySlice<UInt8>) {
    let parts = host.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard (1...4).contains(parts.count) else { return nil }
    var value: UInt64 = 0
    for (index, part) in parts.enumerated() {
      guard let number = Self.number(part) else { return nil }
      // The last part fills the remaining bits.
      let bits = index == parts.count - 1 ? 8 * (5 - parts.count) : 8
      guard number < 1 << UInt64(bits) else { return nil }
      value = value << UInt64(bits) | number
    }
    self.value = UInt32(truncatingIfNeeded: value)
  }

  private static func number(_ part: ArraySlice<UInt8>) -> UInt64? {
    let text = String(decoding: part, as: UTF8.self).lowercased()
    guard text.first?.isNumber == true, text.utf8.count <= 20 else { return nil }
    if text.hasPrefix("0x") { return text.count == 2 ? 0 : UInt64(text.dropFirst(2), radix: 16) }
    return UInt64(text, radix: text.hasPrefix("0") ? 8 : 10)
  }
}

/// An IPv6 address as eight words.
package struct IPv6Words {
  package let words: [UInt16]

  /// Parses an address; nil for any other text.
  package init?(_ text: ArraySlice<UInt8>) {
    var halves = [[UInt16](), []]
    var half = 0
    let parts = text.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
    for (index, part) in parts.enumerated() {
      if part.isEmpty {
        // "::" may occur only once; at an end it leaves two empty parts.
        if index == 0 || index == parts.count - 1 { continue }
        guard half == 0 else { return nil }
        half = 1
      } else if index == parts.count - 1, part.contains(UInt8(ascii: ".")) {
        guard let number = IPv4Number(part)?.value else { return nil }
        halves[half] += [
          UInt16(truncatingIfNeeded: number >> 16), UInt16(truncatingIfNeeded: number),
        ]
      } else {
        guard part.count <= 4, let word = UInt16(String(decoding: part, as: UTF8.self), radix: 16)
        else { return nil }
        halves[half].append(word)
      }
    }
    let missing = 8 - halves[0].count - halves[1].count
    guard half == 1 ? missing > 0 : missing == 0 else { return nil }
    words = halves[0] + [UInt16](repeating: 0, count: missing) + halves[1]
  }
}
