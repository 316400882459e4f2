import PentadCore
import TestSupport
import Testing

@Suite struct JSONReaderNumberTests {
  @Test func integersHaveSixtyFourBits() throws {
    let numbers: [Int64] = [
      0, 1, -1, 9, 10, -10, 1_700_000_000, .max, .max - 1, .min, .min + 1, 999_999_999_999_999_999,
      1_000_000_000_000_000_000,
    ]
    for number in numbers {
      #expect(try readJSON("\(number)") { try $0.integer() } == number)
      #expect(try readJSON(" \(number) ") { try $0.integer() } == number)
    }
    #expect(try readJSON("-0") { try $0.integer() } == 0)
  }

  /// They are consumed, so that the caller can continue.
  @Test(arguments: [
    "9223372036854775808", "-9223372036854775809", "18446744073709551616", "1.0", "1e3", "0.5",
    "-1E2", "99999999999999999999", "100000000000000000000000000000000000000000", "0e0",
  ])
  func otherNumbersAreNoIntegers(_ number: String) throws {
    var read: [Int64?] = []
    try readJSON("[1,\(number) ,3]") { reader in
      try reader.array { reader throws(PentadError) in
        do throws(PentadError) {
          read.append(try reader.integer())
        } catch {
          #expect(error.code == .jsonRange)
          #expect(.decoding ~= error.code)
          #expect(error.offset == 3)
          read.append(nil)
        }
      }
    }
    #expect(read == [1, nil, 3])
  }

  @Test(arguments: ["01", "-", "1.", "1e", "--1", "00", "-01", "9223372036854775808.", "+1"])
  func nonNumbersAreDecodingErrors(_ text: String) {
    #expect(jsonFault(text) { try $0.integer() }?.code == .decoding)
    #expect(jsonFault(text) { try $0.double() }?.code == .decoding)
  }

  @Test func doublesAreTheNearest() throws {
    let texts = [
      "0", "-0", "1", "0.1", "-12.5e-3", "1e22", "123456789.123456789", "5e-324", "2.5e-324",
      "1.7976931348623157e308", "0.1e-400", "9007199254740993", "1e005", "37.774929", "1E+2",
    ]
    for text in texts {
      let expected = try #require(Double(text))
      let read = try readJSON(text) { try $0.double() }
      #expect(read.bitPattern == expected.bitPattern, "\(text)")
    }
    for text in ["1e309", "-1e400", "1e999999999999"] {
      #expect(jsonFault(text) { try $0.double() }?.code == .jsonRange)
      try readJSON(text) { try $0.skip() }
    }
  }

  @Test func randomIntegersAgreeWithTheStandardLibrary() throws {
    var random = SplitMix64(seed: 11)
    for _ in 0..<3_000 {
      let length = Int.random(in: 1...21, using: &random)
      var digits = (0..<length).map { _ in "\(Int.random(in: 0...9, using: &random))" }.joined()
      while digits.count > 1, digits.first == "0" { digits.removeFirst() }
      let text = (Bool.random(using: &random) ? "-" : "") + digits
      let read = try? readJSON(text) { try $0.integer() }
      #expect(read == Int64(text), "\(text)")
      #expect(try readJSON("\"\(digits)\"") { try $0.string().decimal } == Int64(digits))
    }
  }
}
