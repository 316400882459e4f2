import PentadCore

/// A sign, and who reacted by it.
///
/// C: `pentad_chat_reaction`.
public struct ChatReaction: Hashable, Sendable {
  /// What somebody reacts by.
  public enum Sign: Hashable, Sendable {
    /// A character: `❤️`.
    case unicode(String)
    /// A picture of GroupMe's packs.
    case emoji(pack: Int, index: Int)
    /// Another kind, by the server's word for it.
    case other(String)
  }

  /// The sign.
  public let sign: Sign
  /// The users who reacted by it.
  public let userIds: [String]

  /// Describes a reaction.
  public init(_ sign: Sign, userIds: [String]) {
    self.sign = sign
    self.userIds = userIds
  }
}

extension ChatReaction.Sign {
  /// The heart that GroupMe takes when nothing else is said.
  public static let heart = Self.unicode("❤️")

  /// The sign as it is sent; nil for one of another kind.
  var json: JSONValue? {
    switch self {
    case .unicode(let code): ["type": "unicode", "code": .string(code)]
    case .emoji(let pack, let index):
      ["type": "emoji", "pack_id": .integer(pack), "pack_index": .integer(index)]
    case .other: nil
    }
  }
}

extension ChatReaction {
  /// Reads a JSON array of reactions; what cannot be read is left out.
  static func list(_ json: String?) -> [ChatReaction] {
    JSONList.read(json) { reader throws(PentadError) in try ChatReaction(&reader) }
  }

  /// Reads a JSON array of users' ids.
  static func userIds(_ json: String?) -> [String] {
    JSONList.read(json) { reader throws(PentadError) in try JSONList.id(&reader) }
  }

  private init?(_ reader: inout JSONReader) throws(PentadError) {
    guard try reader.peek() == .object else {
      try reader.skip()
      return nil
    }
    var extra = ExtraMembers()
    var type: String?
    var code: String?
    var pack: Int64?
    var index: Int64?
    var userIds: [String] = []
    try reader.object { reader, name throws(PentadError) in
      switch name {
      case "type": type = try extra.text(name, &reader)
      case "code": code = try extra.text(name, &reader)
      case "pack_id": pack = try extra.integer(name, &reader)
      case "pack_index": index = try extra.integer(name, &reader)
      case "user_ids": userIds = try extra.list(name, &reader, of: JSONList.id) ?? []
      default: try reader.skip()
      }
    }
    switch (type, code, pack.flatMap(Int.init(exactly:)), index.flatMap(Int.init(exactly:))) {
    case ("unicode", let code?, _, _): sign = .unicode(code)
    case ("emoji", _, let pack?, let index?): sign = .emoji(pack: pack, index: index)
    default: sign = .other(type ?? "")
    }
    self.userIds = userIds
  }
}
