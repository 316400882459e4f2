import PentadCore

/// A reaction sign and the users who reacted with it.
///
/// C: `pentad_chat_reaction`.
public struct ChatReaction: Hashable, Sendable {
  /// A sign of a reaction.
  public enum Sign: Hashable, Sendable {
    /// A character: `❤️`.
    case unicode(String)
    /// A picture of GroupMe's packs.
    case emoji(pack: Int, index: Int)
    /// Another kind, with the server's name for it.
    case other(String)
  }

  /// The sign.
  public let sign: Sign
  /// The ids of the users who reacted with it, without duplicates.
  public let userIds: [String]

  /// Creates a reaction.
  public init(_ sign: Sign, userIds: [String]) {
    self.sign = sign
    self.userIds = userIds
  }
}

extension ChatReaction.Sign {
  /// The heart, which is GroupMe's default.
  public static let heart = Self.unicode("❤️")

  /// The sign as JSON for the server; nil for another kind.
  var json: JSONValue? {
    switch self {
    case .unicode(let code): ["type": "unicode", "code": .string(code)]
    case .emoji(let pack, let index):
      ["type": "emoji", "pack_id": .integer(pack), "pack_index": .integer(index)]
    case .other: nil
    }
  }
}

extension [ChatReaction] {
  /// Returns the reactions, with hearts for the likes that have no reaction.
  func adding(likesOf users: [String]) -> [ChatReaction] {
    let known = Set(flatMap(\.userIds))
    let others = users.filter { !known.contains($0) }
    guard !others.isEmpty else { return self }
    guard let place = firstIndex(where: { $0.sign == .heart }) else {
      return self + [ChatReaction(.heart, userIds: others)]
    }
    var merged = self
    merged[place] = ChatReaction(.heart, userIds: self[place].userIds + others)
    return merged
  }
}

extension ChatReaction {
  /// Decodes a JSON array of reactions and skips unreadable elements. Reactions with the same sign
  /// are merged.
  static func list(_ json: String?) -> [ChatReaction] {
    let list = JSONList.read(json) { reader throws(PentadError) in try ChatReaction(&reader) }
    guard Set(list.map(\.sign)).count < list.count else { return list }
    var merged: [ChatReaction] = []
    for reaction in list {
      if let place = merged.firstIndex(where: { $0.sign == reaction.sign }) {
        let userIds = merged[place].userIds + reaction.userIds
        merged[place] = ChatReaction(reaction.sign, userIds: eachOnce(userIds))
      } else {
        merged.append(reaction)
      }
    }
    return merged
  }

  /// Decodes a JSON array of user ids, without duplicates.
  static func userIds(_ json: String?) -> [String] {
    eachOnce(JSONList.read(json) { reader throws(PentadError) in try JSONList.id(&reader) })
  }

  private static func eachOnce(_ userIds: [String]) -> [String] {
    var seen: Set<String> = []
    return userIds.filter { seen.insert($0).inserted }
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
      case "pack_index", "offset": index = try extra.integer(name, &reader) ?? index
      case "user_ids": userIds = try extra.list(name, &reader, of: JSONList.id) ?? []
      default: try reader.skip()
      }
    }
    switch (type, code, pack.flatMap(Int.init(exactly:)), index.flatMap(Int.init(exactly:))) {
    // The server writes the heart with and without the variation selector that makes it red.
    case ("unicode", "\u{2764}", _, _): sign = .heart
    case ("unicode", let code?, _, _): sign = .unicode(code)
    case ("emoji", _, let pack?, let index?): sign = .emoji(pack: pack, index: index)
    default: sign = .other(type ?? "")
    }
    self.userIds = Self.eachOnce(userIds)
  }
}
