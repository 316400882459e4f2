import PentadCore

extension JSONValue {
  /// The value in the format of `json_encode` in PHP 5: `/` and all non-ASCII characters are
  /// escaped.
  var phpText: [UInt8] {
    var text: [UInt8] = []
    appendPHP(to: &text)
    return text
  }

  private func appendPHP(to text: inout [UInt8]) {
    switch self {
    case .string(let string): text.append(phpString: string)
    case .array(let values):
      text.append(UInt8(ascii: "["))
      for (index, value) in values.enumerated() {
        if index > 0 { text.append(UInt8(ascii: ",")) }
        value.appendPHP(to: &text)
      }
      text.append(UInt8(ascii: "]"))
    case .object(let members):
      text.append(UInt8(ascii: "{"))
      for (index, member) in members.enumerated() {
        if index > 0 { text.append(UInt8(ascii: ",")) }
        text.append(phpString: member.name)
        text.append(UInt8(ascii: ":"))
        member.value.appendPHP(to: &text)
      }
      text.append(UInt8(ascii: "}"))
    case .null, .bool, .integer, .number: append(to: &text)
    }
  }
}

extension [UInt8] {
  fileprivate mutating func append(phpString string: String) {
    append(UInt8(ascii: "\""))
    for unit in string.utf16 {
      switch unit {
      case 0x22: self += #"\""#.utf8
      case 0x2f: self += #"\/"#.utf8
      case 0x5c: self += #"\\"#.utf8
      case 0x08: self += #"\b"#.utf8
      case 0x09: self += #"\t"#.utf8
      case 0x0a: self += #"\n"#.utf8
      case 0x0c: self += #"\f"#.utf8
      case 0x0d: self += #"\r"#.utf8
      case 0x20..<0x7f: append(UInt8(unit))
      default: append(escapeOf: unit)
      }
    }
    append(UInt8(ascii: "\""))
  }

  private mutating func append(escapeOf unit: UInt16) {
    self += #"\u"#.utf8
    for shift in stride(from: 12, through: 0, by: -4) {
      let digit = UInt8(unit >> UInt16(shift) & 0xf)
      append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10)
    }
  }
}
