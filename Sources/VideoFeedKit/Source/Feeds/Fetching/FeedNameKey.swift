/// The random key for hashing secrets in the names of feeds. Each store has its own key. Without
/// it, names from events, errors or logs cannot be compared with guessed secrets.
struct FeedNameKey: Equatable, Sendable {
  private let bytes: [UInt8]

  /// The key of this process, for feeds outside a store.
  static let process = FeedNameKey()

  /// Creates a random key.
  init() {
    bytes = (0..<20).map { _ in UInt8.random(in: .min ... .max) }
  }

  /// Creates a key from its ``text``; nil for any other text.
  init?(_ text: String) {
    let digits = text.compactMap(\.hexDigitValue)
    guard digits.count == 40, digits.count == text.count else { return nil }
    bytes = stride(from: 0, to: 40, by: 2).map { UInt8(digits[$0] << 4 | digits[$0 + 1]) }
  }

  /// The key as 40 hexadecimal digits.
  var text: String { Self.digits(bytes) }

  /// Returns 48 bits of the HMAC of a text, as 12 hexadecimal digits.
  func digest(_ text: Substring) -> String {
    Self.digits(Array(SHA1.authenticate(Array(text.utf8), key: bytes).prefix(6)))
  }

  private static func digits(_ bytes: [UInt8]) -> String {
    bytes.map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined()
  }
}
