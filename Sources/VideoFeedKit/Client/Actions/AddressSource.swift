/// A source of mail addresses for suggestions while the user types: a host's address book.
public protocol AddressSource: Sendable {
  /// Returns the addresses that match a text, best first; empty if the lookup fails.
  func addresses(matching text: String) async -> [Address]
}

/// A mail address of a person.
public struct Address: Hashable, Sendable, CustomStringConvertible {
  /// The person's name; nil if unknown.
  public let name: String?
  /// The address: `alice@example.org`.
  public let email: String

  /// Creates an address; nil if ``isEmail(_:)`` rejects it.
  public init?(name: String? = nil, email: String) {
    guard Self.isEmail(email) else { return nil }
    self.name = VideoLimits.cut(name, to: VideoLimits.title)
    self.email = email
  }

  /// Returns true if a text has the form of a mail address: one `@`, something before it, and a
  /// host after it. It has at most 254 bytes and no white space, control characters, commas,
  /// semicolons, colons, backslashes, quotes or brackets.
  ///
  /// Only the server of the host knows if the address exists.
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
