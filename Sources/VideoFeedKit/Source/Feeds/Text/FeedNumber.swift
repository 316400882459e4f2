/// Numbers in feeds.
enum FeedNumber {
  /// Parses a non-negative whole number of at most 18 digits; nil for other text.
  static func integer(_ text: UnsafeBufferPointer<UInt8>) -> Int64? {
    let text = PlainText.trimmed(text)
    guard (1...18).contains(text.count) else { return nil }
    var value: Int64 = 0
    for byte in text {
      let digit = byte &- UInt8(ascii: "0")
      guard digit < 10 else { return nil }
      value = value * 10 + Int64(digit)
    }
    return value
  }

  /// Parses a finite, non-negative number; nil for other text.
  static func decimal(_ text: UnsafeBufferPointer<UInt8>) -> Double? {
    let text = PlainText.trimmed(text)
    guard text.count <= 32, text.allSatisfy({ $0 &- 0x30 < 10 || $0 == UInt8(ascii: ".") }) else {
      return nil
    }
    return Double(String(decoding: text, as: UTF8.self))
  }
}

/// Media types in feeds.
enum FeedMediaType {
  /// Returns a media type in lower case, without parameters; nil for other text.
  static func read(_ text: UnsafeBufferPointer<UInt8>) -> String? {
    guard text.count <= 200, text.contains(UInt8(ascii: "/")) else { return nil }
    let isPlain = text.allSatisfy {
      $0 &- UInt8(ascii: "a") < 26 || (UInt8(ascii: "+")...UInt8(ascii: "9")).contains($0)
    }
    if isPlain { return String(decoding: text, as: UTF8.self) }
    let type = text.prefix { $0 != UInt8(ascii: ";") }.filter { $0 > 0x20 }
    return String(decoding: type, as: UTF8.self).lowercased()
  }

  /// Returns the media type of a text.
  static func read(_ text: String) -> String? {
    Array(text.utf8).withUnsafeBufferPointer { read($0) }
  }
}
