import PentadCore

extension ChatReaction {
  /// Returns the users of all reactions in the server's form: a JSON array, or nil for none.
  static func userIdsJSON(_ reactions: [ChatReaction]) -> String? {
    let ids = reactions.flatMap(\.userIds)
    return ids.isEmpty ? nil : JSONValue.array(ids.map { .string($0) }).text()
  }
}
