import CPentad
import Testing

@testable import PentadC

extension Owning {
  /// A message of a program that was built for an earlier, shorter record.
  @Suite struct ChatReactionsTests {
    @Test func `the reactions of a message are read without later fields`() throws {
      let end = try #require(PageEnd())
      let record = try #require(end.zeros(before: \pentad_chat_message.deletion_actor))
      #"["101"]"#.withCString { likers in
        record.pointee.favorited_by_json = likers
        var reactions: UnsafeMutablePointer<pentad_chat_reactions>?
        #expect(pentad_chat_message_reactions(record, &reactions, nil) == PENTAD_OK)
        #expect(reactions?.pointee.favorited_by_count == 1)
        pentad_chat_reactions_free(reactions)
      }
    }
  }
}
