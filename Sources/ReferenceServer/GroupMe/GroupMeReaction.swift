import PentadCore

/// Those who reacted to a message by the same sign.
struct GroupMeReaction: Sendable, Hashable {
  /// What one reacts by.
  enum Sign: Sendable, Hashable {
    case unicode(String)
    /// A picture of GroupMe's packs.
    case emoji(pack: Int, index: Int)

    static let heart = Self.unicode("❤️")

    /// Reads `like_icon`; nil for what is none.
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
