import PentadCore

/// The tokens that a PeerTube server issues for a name and password.
///
/// Printing the value reveals nothing about them.
struct PeerTubeTokens: BearerTokens, CustomStringConvertible, CustomReflectable {
  /// The token for each call; valid for a day.
  let access: String
  /// The token for one renewal; valid for two weeks.
  let refresh: String

  var isRenewable: Bool { true }

  /// Creates tokens; nil unless both can be sent in a header.
  init?(access: String, refresh: String) {
    guard Self.isToken(access), Self.isToken(refresh) else { return nil }
    self.access = access
    self.refresh = refresh
  }

  private static func isToken(_ text: String) -> Bool {
    VideoLimits.isID(text) && text.utf8.allSatisfy { (0x21...0x7e).contains($0) }
  }

  /// Parses tokens from the credential store; nil for anything else.
  init?(stored: [UInt8]) {
    try? self.init(json: stored, access: "access", refresh: "refresh")
  }

  /// Reads the tokens from two members of an object.
  ///
  /// - Throws: ``PentadCore/PentadError/Code/unreadableAnswer`` for a body that is not JSON;
  ///   ``PentadCore/PentadError/Code/unexpectedAnswer`` for missing or invalid tokens.
  init(json: [UInt8], access: StaticString, refresh: StaticString) throws(PentadError) {
    let found = try PeerTubeJSON.texts([access, refresh], of: json)
    guard let one = found[0], let other = found[1],
      let tokens = PeerTubeTokens(access: one, refresh: other)
    else { throw PentadError(.unexpectedAnswer, "the server's answer has no tokens") }
    self = tokens
  }

  /// The tokens in the format of the credential store.
  var stored: [UInt8] {
    let json: JSONValue = ["access": .string(access), "refresh": .string(refresh)]
    return Array(json.text().utf8)
  }

  var description: String { "tokens" }
  var customMirror: Mirror { Mirror(self, children: []) }
}
