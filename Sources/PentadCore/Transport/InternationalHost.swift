/// Converts host names with non-ASCII letters to ASCII: `münchen.example` becomes
/// `xn--mnchen-3ya.example` (RFC 5890 to 5893; letters are mapped as in UTS #46, `ß` and `ς` are
/// kept).
package enum InternationalHost {
  /// The longest label, in bytes (RFC 1035).
  private static let longestLabel = 63

  /// Returns true if a host contains non-ASCII letters or percent signs.
  package static func isInternational(_ host: some Collection<UInt8>) -> Bool {
    host.contains { $0 >= 0x80 || $0 == UInt8(ascii: "%") }
  }

  /// Returns a host name in ASCII and lower case; nil if it is not a valid name.
  ///
  /// The result is also nil if a name or a label becomes ASCII by the mapping, such as `１２７。0。0。1`
  /// or `localhos%74`. Other programs read such a name as another host, or reject it.
  package static func ascii(_ host: some Collection<UInt8>) -> [UInt8]? {
    guard let bytes = decoded(host), let text = String(validating: bytes, as: UTF8.self),
      bytes.contains(where: { $0 >= 0x80 })
    else { return nil }
    var labels: [[UInt8]] = []
    let parts = text.unicodeScalars.split(
      omittingEmptySubsequences: false, whereSeparator: HostLetters.isDot)
    for part in parts {
      guard let ascii = ascii(label: part), ascii.count <= longestLabel else { return nil }
      labels.append(ascii)
    }
    guard labels.dropLast().allSatisfy({ !$0.isEmpty }),
      labels.contains(where: { $0.starts(with: prefix) })
    else { return nil }
    return Array(labels.joined(separator: [UInt8(ascii: ".")]))
  }

  private static let prefix = Array("xn--".utf8)

  private static func ascii(label: Substring.UnicodeScalarView) -> [UInt8]? {
    guard let mapped = HostLetters.mapped(String(label)) else { return nil }
    if mapped.utf8.contains(where: { $0 >= 0x80 }) {
      return Punycode.encode(mapped.unicodeScalars[...]).map { prefix + $0 }
    }
    let isPlain = mapped.utf8.allSatisfy {
      $0 &- UInt8(ascii: "a") < 26 || $0 &- UInt8(ascii: "0") < 10 || "-_".utf8.contains($0)
    }
    return isPlain && label.allSatisfy(\.isASCII) ? Array(mapped.utf8) : nil
  }

  /// Decodes percent-encoding; nil if an encoded byte is ASCII.
  private static func decoded(_ host: some Collection<UInt8>) -> [UInt8]? {
    var bytes: [UInt8] = []
    var rest = Array(host)[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      let digits = rest.prefix(2)
      let text = String(decoding: digits, as: UTF8.self)
      guard digits.count == 2, let value = UInt8(text, radix: 16), value >= 0x80 else { return nil }
      bytes.append(value)
      rest = rest.dropFirst(2)
    }
    return bytes
  }
}
