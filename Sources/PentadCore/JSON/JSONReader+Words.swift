extension JSONReader {
  /// Reads `true` or `false`.
  package mutating func bool() throws(PentadError) -> Bool {
    switch try next() {
    case UInt8(ascii: "t"):
      try pass("true")
      return true
    case UInt8(ascii: "f"):
      try pass("false")
      return false
    default: throw mismatch()
    }
  }

  /// Reads `null` if it is the next value; else nothing is consumed.
  package mutating func null() throws(PentadError) -> Bool {
    guard try next() == UInt8(ascii: "n") else { return false }
    try pass("null")
    return true
  }

  private mutating func pass(_ word: StaticString) throws(PentadError) {
    for index in 0..<word.utf8CodeUnitCount {
      guard position < count else { throw cutOff() }
      guard bytes[position] == word.utf8Start[index] else { throw malformed() }
      position &+= 1
    }
  }
}
