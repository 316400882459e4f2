import PentadCore

extension ChatReaction {
  /// The users who react by any sign, as the server lists them: a JSON array, or nil for nobody.
  static func userIdsJSON(_ reactions: [ChatReaction]) -> String? {
    let ids = reactions.flatMap(\.userIds)
    return ids.isEmpty ? nil : JSONValue.array(ids.map { .string($0) }).text()
  }
}
