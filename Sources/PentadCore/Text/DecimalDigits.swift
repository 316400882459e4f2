extension [UInt8] {
  /// Appends a whole number in decimal digits.
  mutating func append(decimal number: Int) {
    if number < 0 { append(UInt8(ascii: "-")) }
    var rest = number.magnitude
    let start = count
    repeat {
      append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10))
      rest /= 10
    } while rest > 0
    self[start...].reverse()
  }

  /// Appends a number with at least `digits` digits.
  package mutating func append(_ number: UInt, digits: Int) {
    var rest = number
    let start = count
    while rest > 0 || count - start < digits {
      append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10))
      rest /= 10
    }
    self[start...].reverse()
  }
}

extension String {
  /// Makes the digits of a number, at least `digits` of them; the sign of a negative number is left
  /// out.
  package init(_ number: some BinaryInteger, digits: Int) {
    var text: [UInt8] = []
    text.append(UInt(number.magnitude), digits: digits)
    self.init(decoding: text, as: UTF8.self)
  }
}
