/// The random key by which names of feeds stand for the secrets in their addresses. Each store has one of its own,
/// so that a name from an event, an error or a log cannot be compared with guessed secrets.
struct FeedNameKey: Equatable, Sendable {
  private let bytes: [UInt8]

  /// The key of this process, for feeds outside a store.
  static let process = FeedNameKey()

  /// A new key.
  init() {
    bytes = (0..<20).map { _ in UInt8.random(in: .min ... .max) }
  }

  /// A key from its ``text``; nil for another text.
  init?(_ text: String) {
    let digits = text.compactMap(\.hexDigitValue)
    guard digits.count == 40, digits.count == text.count else { return nil }
    bytes = stride(from: 0, to: 40, by: 2).map { UInt8(digits[$0] << 4 | digits[$0 + 1]) }
  }

  /// 40 hexadecimal digits.
  var text: String { Self.digits(bytes) }

  /// 48 bits of the HMAC of a text, as 12 hexadecimal digits.
  func digest(_ text: Substring) -> String {
    Self.digits(Array(SHA1.authenticate(Array(text.utf8), key: bytes).prefix(6)))
  }

  private static func digits(_ bytes: [UInt8]) -> String {
    bytes.map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined()
  }
}
