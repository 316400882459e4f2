extension Double {
  /// The number in the form of ECMAScript's `Number::toString`, which canonical JSON uses.
  ///
  /// - The fewest digits that read back as the same number; of these, the digits nearest to it.
  /// - Plain digits from 0.000001 up to below 1e+21, an exponent outside: `1e-7`, `1e+21`.
  /// - `0` for both zeros; `NaN`, `Infinity` and `-Infinity`, which are not JSON.
  ///
  /// C: `pentad_format_double`.
  public var ecmaScriptDescription: String {
    var text: [UInt8] = []
    appendECMAScript(to: &text)
    return String(decoding: text, as: UTF8.self)
  }

  /// Appends ``ecmaScriptDescription`` as UTF-8.
  ///
  /// An integer below 2^53 needs no memory beyond that of the buffer.
  public func appendECMAScript(to text: inout [UInt8]) {
    if let whole = Int(exactly: self), whole.magnitude < 1 << 53 {
      text.append(decimal: whole)
    } else if isFinite {
      if self < 0 { text.append(UInt8(ascii: "-")) }
      ShortestDecimal(magnitude).append(to: &text)
    } else {
      text.append(contentsOf: (isNaN ? "NaN" : self < 0 ? "-Infinity" : "Infinity").utf8)
    }
  }
}

/// The fewest decimal digits that represent a positive double: 0.`digits` × 10^`point`.
private struct ShortestDecimal {
  private var digits: [UInt8] = []
  private var point = 0

  /// Takes the digits from the standard library; only its layout differs: `1e+16`, `5e-324`,
  /// `0.0001`.
  init(_ number: Double) {
    var exponent = 0
    var pointAt: Int?
    let text = number.description.utf8
    digits.reserveCapacity(text.count)
    for (index, byte) in zip(text.indices, text) {
      if byte == UInt8(ascii: "e") {
        exponent = Int(Substring(text[text.index(after: index)...])) ?? 0
        break
      } else if byte == UInt8(ascii: ".") {
        pointAt = digits.count
      } else {
        digits.append(byte)
      }
    }
    let zero = UInt8(ascii: "0")
    let leading = digits.prefix { $0 == zero }.count
    point = (pointAt ?? digits.count) + exponent - leading
    digits.removeFirst(leading)
    while digits.last == zero { digits.removeLast() }
  }

  func append(to text: inout [UInt8]) {
    let zeros = { (count: Int) in repeatElement(UInt8(ascii: "0"), count: count) }
    switch point {
    case digits.count...21 where digits.count <= 21:
      text += digits
      text += zeros(point - digits.count)
    case 1...21:
      text += digits[..<point]
      text.append(UInt8(ascii: "."))
      text += digits[point...]
    case -5...0:
      text += "0.".utf8
      text += zeros(-point)
      text += digits
    default:
      text += digits.prefix(1)
      if digits.count > 1 { text.append(UInt8(ascii: ".")) }
      text += digits.dropFirst()
      text += (point > 0 ? "e+" : "e-").utf8
      text.append(decimal: abs(point - 1))
    }
  }
}
