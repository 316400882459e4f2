import PentadCore

/// The tokens of an account on Canvas: an access token that the user created, or the tokens of an
/// OAuth 2 sign-in with the Developer Key that renews them.
///
/// Printing the value does not reveal the tokens.
struct CanvasTokens: BearerTokens, CustomStringConvertible, CustomReflectable {
  /// The access token, which each call sends.
  let access: String
  /// The refresh token; nil for an access token that the user created.
  let refresh: String?
  /// The Developer Key for which the tokens were issued; nil for an access token that the user
  /// created.
  let key: CanvasKey?

  /// Creates tokens; nil if a token contains characters that cannot be sent. White space around a
  /// pasted token is dropped.
  init?(access: String, refresh: String? = nil, key: CanvasKey? = nil) {
    let access = access.filter { !$0.isWhitespace }
    guard Self.isToken(access), refresh.map(Self.isToken) ?? true else { return nil }
    self.access = access
    self.refresh = refresh
    self.key = key
  }

  private static func isToken(_ text: String) -> Bool {
    (1...4_096).contains(text.utf8.count) && text.utf8.allSatisfy { (0x21...0x7e).contains($0) }
  }

  var isRenewable: Bool { refresh != nil && key != nil }

  /// Parses the text of ``stored``, or a token alone. White space around it is dropped.
  init?(stored: [UInt8]) {
    let isSpace = { (byte: UInt8) in " \t\r\n".utf8.contains(byte) }
    let stored = Array(stored.drop(while: isSpace))
    guard stored.first == UInt8(ascii: "{") else {
      self.init(access: String(decoding: stored, as: UTF8.self))
      return
    }
    var found: [String: String] = [:]
    let isRead: Void? = try? JSONReader.read(stored) { reader throws(PentadError) in
      try reader.object { reader, name throws(PentadError) in
        found[name.string] = try reader.stringOrNull()?.string
      }
    }
    guard isRead != nil, let access = found["access"] else { return nil }
    self.init(
      access: access, refresh: found["refresh"],
      key: found["client"].map { CanvasKey(id: $0, secret: found["secret"]) })
  }

  var stored: [UInt8] {
    let members = [
      ("access", access), ("refresh", refresh), ("client", key?.id), ("secret", key?.secret),
    ]
    let json = JSONValue.object(
      members.compactMap { name, value in value.map { .init(name, .string($0)) } })
    return Array(json.text().utf8)
  }

  var description: String { "tokens" }
  var customMirror: Mirror { Mirror(self, children: []) }
}
