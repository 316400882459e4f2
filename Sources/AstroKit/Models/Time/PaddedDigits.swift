extension [UInt8] {
  /// Appends a number in at least so many digits.
  mutating func append(_ number: UInt, digits: Int) {
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
  init(_ number: some BinaryInteger, digits: Int) {
    var text: [UInt8] = []
    text.append(UInt(number.magnitude), digits: digits)
    self.init(decoding: text, as: UTF8.self)
  }
}
