/// Numbers in feeds.
enum FeedNumber {
  /// A whole number that is not negative, of at most 18 digits; nil for other text.
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

  /// A number that is finite and not negative; nil for other text.
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
  /// In lower case and without parameters; nil for what is none.
  static func read(_ text: String) -> String? {
    let type = text.prefix { $0 != ";" }.lowercased().filter { $0 != " " }
    return type.contains("/") && type.utf8.count <= 100 ? type : nil
  }
}
