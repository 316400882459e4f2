import PentadCore

extension JSONValue {
  /// The value as the command writes it: ``PentadCore/JSONValue/text(sortedKeys:pretty:)``, in which
  /// U+007F to U+009F, U+2028 and U+2029 are escaped, too. A terminal takes the former for commands,
  /// and some programs take the latter for the end of a line. It is the same value.
  func printed(sortedKeys: Bool = false) -> String { text(sortedKeys: sortedKeys).withVisibleEnds }
}

extension String {
  /// The text of JSON with those characters escaped, which stand in its strings alone.
  var withVisibleEnds: String {
    func isHidden(_ scalar: Unicode.Scalar) -> Bool {
      (0x7F...0x9F).contains(scalar.value) || (0x2028...0x2029).contains(scalar.value)
    }
    guard unicodeScalars.contains(where: isHidden) else { return self }
    return unicodeScalars.reduce(into: "") { text, scalar in
      if isHidden(scalar) {
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
  }
}
