import PentadCore
import Testing

@Suite struct JSONReaderTruncationTests {
  /// A sample of every kind of value.
  private static let sample = #"""
    {"id": "170000414886256382", "name": "Zoë 281", "text": "\"\\\/\b\f\n\r\t \u00e9\ud83d\ude00 😀",
     "numbers": [0, -0, 12, -3.25, 1e5, 6.02E+23, 5e-324, 9223372036854775807], "yes": true,
     "no": false, "none": null, "empty": [[], {}, ""], "deep": {"a": {"b": [{"c\n": [1]}]}},
     "long": "a string of more than sixteen bytes without any escape", "अ": "पञ्चाङ्ग"}
    """#

  private func read(_ text: UnsafeRawBufferPointer) -> Result<JSONValue, PentadError> {
    Result { () throws(PentadError) in
      try JSONReader.read(text) { reader throws(PentadError) in try JSONValue(from: &reader) }
    }
  }

  private func skip(_ text: UnsafeRawBufferPointer) -> Result<Void, PentadError> {
    Result { () throws(PentadError) in
      try JSONReader.read(text) { reader throws(PentadError) in try reader.skip() }
    }
  }

  /// The bytes behind each text cannot be read.
  @Test func everyPrefixIsRefused() throws {
    let sample = Array(Self.sample.utf8)
    _ = try withGuardedBytes(sample, read).get()
    _ = try withGuardedBytes(sample, skip).get()
    for length in 0..<sample.count {
      for error in [
        try withGuardedBytes(sample.prefix(length), read).failure,
        try withGuardedBytes(sample.prefix(length), skip).failure,
      ] {
        #expect(error?.code == .decoding, "\(length)")
        #expect((0...length).contains(error?.offset ?? -1), "\(length)")
      }
    }
  }

  /// Texts that end without a bracket: a scalar that ends with the last byte.
  @Test func scalarsEndWithTheText() throws {
    for text in ["0", "-12", "3.25", "1e5", "true", "false", "null", "\"a\"", "\"\\n\"", "\"é\""] {
      for space in ["", " ", "        "] {
        _ = try withGuardedBytes((space + text).utf8, read).get()
      }
      _ = try withGuardedBytes(text.utf8) { text in
        Result { () throws(PentadError) in
          try JSONReader.read(text) { reader throws(PentadError) in
            if try reader.peek() == .number { _ = try? reader.integer() } else { try reader.skip() }
          }
        }
      }.get()
    }
  }

  /// Each byte replaced by each other one: read or refused, never more.
  @Test func everyByteCanBeAnother() throws {
    let sample = Array(Self.sample.utf8)
    for position in sample.indices {
      for byte: UInt8 in [
        0, 0x22, 0x5c, 0x2c, 0x7b, 0x7d, 0x5b, 0x5d, 0x30, 0x2d, 0x75, 0x80, 0xff,
      ] {
        var text = sample
        text[position] = byte
        let (value, skipped) = try withGuardedBytes(text) { (read($0), skip($0)) }
        // A number beyond a double is skipped all the same.
        guard value.failure?.code != .jsonRange else { continue }
        #expect(value.failure == skipped.failure, "\(position) \(byte)")
      }
    }
  }
}

extension Result {
  fileprivate var failure: Failure? {
    if case .failure(let error) = self { error } else { nil }
  }
}
