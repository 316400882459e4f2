import Testing

@testable import PentadC

@Suite struct FormatDoubleTests {
  @Test(
    arguments: [
      (0, "0"), (-0.0, "0"), (1, "1"), (-1.5, "-1.5"), (0.1, "0.1"), (123456, "123456"),
      (55.845, "55.845"), (1e20, "100000000000000000000"),
      (123_456_789_012_345_683_968, "123456789012345680000"),
      (1e21, "1e+21"), (1.5e21, "1.5e+21"), (1e-6, "0.000001"), (1.25e-6, "0.00000125"),
      (1e-7, "1e-7"), (1.5e-7, "1.5e-7"), (.leastNonzeroMagnitude, "5e-324"),
      (1.7976931348623157e308, "1.7976931348623157e+308"),
      (0.30000000000000004, "0.30000000000000004"),
      (.infinity, "Infinity"), (-.infinity, "-Infinity"), (.nan, "NaN"),
      (-1.2345678901234568e-300, "-1.2345678901234568e-300"),
      (9_007_199_254_740_992, "9007199254740992"),
    ] as [(Double, String)])
  func numbersLookAsInECMAScript(value: Double, text: String) {
    #expect(format(value, capacity: 64) == (text, text.utf8.count))
  }

  @Test func everyNumberReadsBackAndFitsIn26Bytes() {
    var generator = SystemRandomNumberGenerator()
    for _ in 0..<20_000 {
      let value = Double(bitPattern: generator.next())
      guard value.isFinite else { continue }
      let (text, length) = format(value, capacity: 26)
      #expect(Double(text) == value && length < 26)
    }
  }

  @Test func numberThatDoesNotFitIsNotTruncated() {
    #expect(pentad_format_double(55.845, nil, 0) == 6)
    #expect(pentad_format_double(55.845, nil, 10) == 6)
    #expect(format(55.845, capacity: 6) == ("", 6))
    #expect(format(55.845, capacity: 7) == ("55.845", 6))
  }

  /// As size_t, the last two are above Int.max.
  @Test(arguments: [.max, -1, .min] as [Int]) func capacityMayExceedIntMax(capacity: Int) {
    var buffer = [CChar](repeating: 0x7f, count: 26)
    #expect(pentad_format_double(55.845, &buffer, capacity) == 6)
    #expect(buffer.prefix(7) == [0x35, 0x35, 0x2e, 0x38, 0x34, 0x35, 0])
  }

  private func format(_ value: Double, capacity: Int) -> (String, Int) {
    var buffer = [CChar](repeating: 0x7f, count: capacity)
    let length = pentad_format_double(value, &buffer, capacity)
    return (String(decoding: buffer.prefix { $0 != 0 }.map(UInt8.init), as: UTF8.self), length)
  }
}
