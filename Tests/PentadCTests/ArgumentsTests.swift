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
}
