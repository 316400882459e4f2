import ChatKit
import Testing

/// The users of each reaction.
@Suite struct ChatReactionTests {
  private func message(_ reactions: String?, _ favorited: String? = nil) -> ChatMessage {
    ChatMessage(
      id: MessageID(rawValue: 1), conversation: .group("1"), createdAt: 0,
      reactionsJSON: reactions, favoritedByJSON: favorited)
  }

  @Test func reactionsHaveSignsAndUsers() {
    let json = """
      [{"type":"unicode","pack_id":0,"pack_index":0,"code":"🤣","user_ids":["1","2"]},
       {"type":"emoji","pack_id":"1","pack_index":12,"user_ids":[3]},{"type":"new","user_ids":["4"]},
       {"type":"emoji"},7]
      """
    #expect(
      message(json).reactions == [
        ChatReaction(.unicode("🤣"), userIds: ["1", "2"]),
        ChatReaction(.emoji(pack: 1, index: 12), userIds: ["3"]),
        ChatReaction(.other("new"), userIds: ["4"]), ChatReaction(.other("emoji"), userIds: []),
      ])
  }

  @Test func likesAreUsers() {
    #expect(message(nil, #"["1",2,null,{}]"#).favoritedBy == ["1", "2"])
    #expect(message(nil).favoritedBy.isEmpty && message(nil).reactions.isEmpty)
    #expect(message("{", "{").reactions.isEmpty)
  }

  /// Satellite-im/Uplink#657: a group of three, and five reactions.
  @Test func `duplicate reactions of a user are merged`() {
    let json = """
      [{"type":"unicode","code":"❤️","user_ids":["7","7"]},
       {"type":"unicode","code":"❤","user_ids":["8",7]},{"type":"unicode","code":"👍","user_ids":["7"]}]
      """
    #expect(
      message(json, #"["7","8","9",9]"#).reactions == [
        ChatReaction(.heart, userIds: ["7", "8", "9"]),
        ChatReaction(.unicode("👍"), userIds: ["7"]),
      ])
    #expect(message(nil, #"["9",9,"9"]"#).favoritedBy == ["9"])
  }
}
