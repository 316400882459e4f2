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

  /// Appends a number in at least so many digits.
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
  /// The digits of a number, at least so many; of a negative one without its sign.
  package init(_ number: some BinaryInteger, digits: Int) {
    var text: [UInt8] = []
    text.append(UInt(number.magnitude), digits: digits)
    self.init(decoding: text, as: UTF8.self)
  }
}
