import CPentad
import PentadCore
import Testing

@testable import PentadC

@Suite struct ArgumentsTests {
  @Test func textIsRead() throws {
    #expect(try readText("हीलियम", "name") == "हीलियम")
    #expect(try readOptionalText(nil, "name") == nil)
    #expect(try readOptionalText("", "name") == "")
  }

  @Test func nullIsMisuse() {
    #expect(throws: PentadError(.misuse, "name is NULL")) { try readText(nil, "name") }
    #expect(throws: PentadError(.misuse, "callback is NULL")) {
      try require(nil as pentad_log_callback?, "callback")
    }
  }

  @Test(
    arguments: [
      ([0xff], 0), ([0x46, 0x65, 0x80], 2), ([0xc3], 0), ([0x41, 0xe0, 0xa4], 1),
      ([0xc0, 0xaf], 0), ([0xed, 0xa0, 0x80], 0), ([0xc3, 0xa9, 0xf5], 2),
    ] as [([UInt8], Int)])
  func theFirstByteThatIsNotUTF8IsNamed(bytes: [UInt8], offset: Int) {
    let string = bytes.map { CChar(bitPattern: $0) } + [0]
    #expect(throws: PentadError(.invalid, "name is not UTF-8", offset: offset)) {
      try readText(string, "name")
    }
  }

  @Test func aPlaceForAResultIsEmptied() throws {
    var result: UnsafePointer<CChar>? = StatusNames.empty
    try withUnsafeMutablePointer(to: &result) { pointer in
      let out = try requireOut(pointer)
      #expect(out.pointee == nil)
    }
    #expect(throws: PentadError(.misuse, "out is NULL")) {
      try requireOut(nil as UnsafeMutablePointer<OpaquePointer?>?)
    }
  }

  @Test(arguments: [-1, .min, .max, .max / 8 + 1, 1 << 44] as [Int])
  func aCountThatMemoryCannotHoldIsMisuse(count: Int) {
    let one: [Int64] = [1]
    #expect(throws: PentadError(.misuse, "days is larger than any array")) {
      try readArray(one, count, "days")
    }
    #expect(throws: PentadError(.misuse, "days is larger than any array")) {
      try readArray(nil as UnsafePointer<Int64>?, count, "days")
    }
  }

  @Test func anArrayMayBeMissingOnlyWhenItIsEmpty() throws {
    let none: UnsafePointer<Int32>? = nil
    #expect(try readArray(none, 0, "days").isEmpty)
    #expect(try readArray([7, 8] as [Int32], 0, "days").isEmpty)
    let read = try [7, 8].withUnsafeBufferPointer { (days: UnsafeBufferPointer<Int32>) in
      try Array(readArray(days.baseAddress, 2, "days"))
    }
    #expect(read == [7, 8])
    #expect(throws: PentadError(.misuse, "days is NULL")) { try readArray(none, 1, "days") }
  }

  @Test func aLimitHasADefault() throws {
    #expect(try readLimit(0, "limit") == 50)
    #expect(try readLimit(0, "limit", default: 20) == 20)
    #expect(try readLimit(.max, "limit") == .max)
    #expect(throws: PentadError(.misuse, "limit is larger than any array")) {
      try readLimit(-1, "limit")
    }
  }

  /// `SIZE_MAX / 2` formulas, and a formula of `SIZE_MAX` bytes.
  @Test func countsAndLengthsOfFormulasAreChecked() {
    "H2O".withCString { water in
      let formulas: [UnsafePointer<CChar>?] = [water]
      for (count, length) in [(.max, 3), (-1, 3), (.max / 8 + 1, 3), (1, -1), (1, .max)] {
        var failures = 7
        let status = pentad_elements_molar_masses_compute(
          formulas, [length], count, nil, nil, nil, nil, nil, &failures, nil)
        #expect(status == PENTAD_MISUSE && failures == 7)
      }
    }
  }
}
