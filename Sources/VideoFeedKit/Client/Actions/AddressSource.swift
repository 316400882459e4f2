/// Where mail addresses are looked up while the user writes: a host's address book.
public protocol AddressSource: Sendable {
  /// Those in which a text is found, the best first; none, when it cannot be looked up.
  func addresses(matching text: String) async -> [Address]
}

/// Somebody's mail address.
public struct Address: Hashable, Sendable, CustomStringConvertible {
  /// The person's name; nil when it is not known.
  public let name: String?
  /// The address: `alice@example.org`.
  public let email: String

  /// An address; nil when ``isEmail(_:)`` says that it is none.
  public init?(name: String? = nil, email: String) {
    guard Self.isEmail(email) else { return nil }
    self.name = VideoLimits.cut(name, to: VideoLimits.title)
    self.email = email
  }

  /// Whether a text can be a mail address: one `@` with something before it and a host behind it, at most
  /// 254 bytes, without white space, control characters, commas and what mail encloses addresses in.
  ///
  /// Whether there is such an address, only its server knows.
  public static func isEmail(_ text: String) -> Bool {
    let parts = text.split(separator: "@", omittingEmptySubsequences: false)
    guard text.utf8.count <= 254, parts.count == 2, !parts[0].isEmpty, !parts[1].isEmpty,
      VideoLimits.isPlain(text)
    else { return false }
    let host = parts[1].split(separator: ".", omittingEmptySubsequences: false)
    return host.allSatisfy { !$0.isEmpty }
      && !text.contains { $0.isWhitespace || ",;:<>()[]\\\"".contains($0) }
  }

  /// `Alice <alice@example.org>`.
  public var description: String { name.map { "\($0) <\(email)>" } ?? email }
}
