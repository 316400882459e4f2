extension JSONReader {
  /// Reads a whole number of 64 bits, written without fraction and exponent.
  ///
  /// - Throws: ``PentadError/Code/jsonRange`` for any other number; it is consumed.
  package mutating func integer() throws(PentadError) -> Int64 {
    let isNegative = try next() == UInt8(ascii: "-")
    let start = position
    if isNegative { position &+= 1 }
    let digits = position
    var value: Int64 = 0
    var fits = true
    while position < count, let digit = digit(at: position) {
      let (tens, overflow) = value.multipliedReportingOverflow(by: 10)
      let (sum, carry) =
        isNegative
        ? tens.subtractingReportingOverflow(digit) : tens.addingReportingOverflow(digit)
      value = sum
      fits = fits && !overflow && !carry
      position &+= 1
    }
    if fits, endsInteger(from: digits) { return value }
    position = start
    try passNumber()
    throw outOfRange(at: start)
  }

  /// Reads a number as the nearest double.
  ///
  /// - Throws: ``PentadError/Code/jsonRange`` for a number beyond the largest double; it is
  ///   consumed.
  package mutating func double() throws(PentadError) -> Double {
    passSpace()
    let start = position
    try passNumber()
    let text = JSONSlice(bytes + start, count: position &- start).string
    guard let value = Double(text), value.isFinite else { throw outOfRange(at: start) }
    return value
  }

  /// Skips a number of any form.
  mutating func passNumber() throws(PentadError) {
    guard try peek() == .number else { throw mismatch() }
    if bytes[position] == UInt8(ascii: "-") { position &+= 1 }
    let whole = position
    try passDigits()
    guard bytes[whole] != UInt8(ascii: "0") || position == whole &+ 1 else {
      position = whole
      throw malformed()
    }
    if passes(UInt8(ascii: ".")) { try passDigits() }
    if passes(UInt8(ascii: "e")) || passes(UInt8(ascii: "E")) {
      _ = passes(UInt8(ascii: "+")) || passes(UInt8(ascii: "-"))
      try passDigits()
    }
  }

  /// Skips one or more digits.
  private mutating func passDigits() throws(PentadError) {
    let start = position
    while position < count, digit(at: position) != nil { position &+= 1 }
    guard position > start else { throw position < count ? malformed() : cutOff() }
  }

  /// Skips a byte if it is next, and returns true then.
  private mutating func passes(_ byte: UInt8) -> Bool {
    guard position < count, bytes[position] == byte else { return false }
    position &+= 1
    return true
  }

  @inline(__always)
  private func digit(at position: Int) -> Int64? {
    let digit = bytes[position] &- UInt8(ascii: "0")
    return digit < 10 ? Int64(digit) : nil
  }

  /// Returns true if the digits from `start` to the current position are an integer: at least one
  /// digit, no extra leading zero, and no fraction or exponent after them.
  private func endsInteger(from start: Int) -> Bool {
    guard position > start, bytes[start] != UInt8(ascii: "0") || position == start &+ 1
    else { return false }
    guard position < count else { return true }
    let behind = bytes[position]
    return behind != UInt8(ascii: ".") && behind | 0x20 != UInt8(ascii: "e")
  }
}
