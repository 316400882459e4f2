/// Names and values of a query or a form, `application/x-www-form-urlencoded`.
struct FormFields: Sendable {
  private var values: [String: String] = [:]

  /// Reads the fields. The last of several fields with the same name counts, and invalid UTF-8 is
  /// ignored.
  init(_ text: String) {
    for field in text.split(separator: "&") {
      let parts = field.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let value = parts.count > 1 ? String(parts[1]) : ""
      guard let name = Self.decoded(Self.spaced(String(parts[0]))),
        let decoded = Self.decoded(Self.spaced(value))
      else { continue }
      values[name] = decoded
    }
  }

  /// The value of a name, without white space at its ends; nil when it is absent or empty.
  subscript(_ name: String) -> String? {
    guard let value = values[name] else { return nil }
    let trimmed = value.drop(while: \.isWhitespace)
    let end = trimmed.lastIndex { !$0.isWhitespace }
    return end.map { String(trimmed[...$0]) }
  }

  private static func spaced(_ text: String) -> String { text.replacing("+", with: " ") }

  /// The text without percent-encoding; nil when it is not UTF-8.
  static func decoded(_ text: String) -> String? {
    var bytes: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%"), rest.count >= 2,
        let value = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16)
      else {
        bytes.append(byte)
        continue
      }
      bytes.append(value)
      rest = rest.dropFirst(2)
    }
    return String(validating: bytes, as: UTF8.self)
  }
}
