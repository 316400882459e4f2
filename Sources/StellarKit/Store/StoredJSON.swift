import Foundation

/// Values in columns as JSON. A value that a later version or damage made unreadable counts as
/// missing.
enum StoredJSON {
  /// Returns the text of a value, with sorted keys; nil for a value that JSON cannot contain.
  static func text(_ value: some Encodable) -> String? {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return (try? encoder.encode(value)).map { String(decoding: $0, as: UTF8.self) }
  }

  /// Returns the value of a text.
  static func value<Value: Decodable>(_ text: String) -> Value? {
    try? JSONDecoder().decode(Value.self, from: Data(text.utf8))
  }
}
