import PentadCore

/// What a server of PeerTube gives for a name and a password.
///
/// Printing it shows nothing of it.
struct PeerTubeTokens: Hashable, Sendable, CustomStringConvertible, CustomReflectable {
  /// Goes with each call; holds for a day.
  let access: String
  /// Gets new tokens once; holds for two weeks.
  let refresh: String

  /// Nil unless both can stand in a header.
  init?(access: String, refresh: String) {
    guard Self.isToken(access), Self.isToken(refresh) else { return nil }
    self.access = access
    self.refresh = refresh
  }

  private static func isToken(_ text: String) -> Bool {
    VideoLimits.isID(text) && text.utf8.allSatisfy { (0x21...0x7e).contains($0) }
  }

  /// What stands in a store of credentials; nil for anything else.
  init?(stored: [UInt8]) {
    try? self.init(json: stored, access: "access", refresh: "refresh")
  }

  /// Reads two members of an object.
  ///
  /// - Throws: ``PentadCore/PentadError/Code/unreadableAnswer`` for what is no JSON;
  ///   ``PentadCore/PentadError/Code/unexpectedAnswer`` when they are no tokens.
  init(json: [UInt8], access: StaticString, refresh: StaticString) throws(PentadError) {
    let found = try PeerTubeJSON.texts([access, refresh], of: json)
    guard let one = found[0], let other = found[1],
      let tokens = PeerTubeTokens(access: one, refresh: other)
    else { throw PentadError(.unexpectedAnswer, "the server's answer has no tokens") }
    self = tokens
  }

  /// What stands in a store of credentials.
  var stored: [UInt8] {
    let json: JSONValue = ["access": .string(access), "refresh": .string(refresh)]
    return Array(json.text().utf8)
  }

  var description: String { "tokens" }
  var customMirror: Mirror { Mirror(self, children: []) }
}
