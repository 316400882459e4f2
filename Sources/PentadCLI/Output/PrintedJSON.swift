import PentadCore

extension JSONValue {
  /// Returns the value as the command prints it. It is
  /// ``PentadCore/JSONValue/text(sortedKeys:pretty:)``, with U+007F to U+009F, U+2028 and U+2029
  /// escaped, too. A terminal may interpret the former as commands, and some programs treat the
  /// latter as line ends. The value is the same.
  func printed(sortedKeys: Bool = false) -> String { text(sortedKeys: sortedKeys).withVisibleEnds }
}

extension String {
  /// The JSON text with these characters escaped. They occur only in its strings.
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
