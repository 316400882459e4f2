import PentadCore

/// The users who reacted to a message with the same sign.
struct GroupMeReaction: Sendable, Hashable {
  /// The sign of a reaction.
  enum Sign: Sendable, Hashable {
    case unicode(String)
    /// A picture of GroupMe's packs.
    case emoji(pack: Int, index: Int)

    static let heart = Self.unicode("❤️")

    /// Parses `like_icon`; nil for an invalid value.
    init?(_ json: JSONValue?) {
      if json?["type"] == "emoji", let pack = json?["pack_id"]?.asInteger,
        let index = json?["pack_index"]?.asInteger
      {
        self = .emoji(pack: pack, index: index)
      } else if let code = json?["code"]?.asString {
        self = .unicode(code)
      } else {
        return nil
      }
    }

    var json: JSONValue {
      switch self {
      case .unicode(let code): ["type": "unicode", "code": .string(code)]
      case .emoji(let pack, let index):
        ["type": "emoji", "pack_id": .integer(pack), "pack_index": .integer(index)]
      }
    }
  }

  let sign: Sign
  var userIDs: [String]

  var json: JSONValue {
    sign.json.with([.init("user_ids", .array(userIDs.map { .string($0) }))])
  }
}
