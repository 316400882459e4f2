import Testing

@testable import ChatKit

/// The merge of a stored message with a new version from the server.
@Suite struct MessageMergeTests {
  private let stored = ChatMessage(
    id: MessageID(rawValue: 7), conversation: .group("1"), sourceGuid: "guid", createdAt: 1_000,
    senderId: "101", name: "Alice", avatarURL: "https://i.groupme.com/a", text: "first",
    reactionsJSON: #"[{"type":"unicode"}]"#, favoritedByJSON: #"["102"]"#, pinnedAt: 5_000,
    pinnedBy: "102", extra: #"{"a":1}"#)

  private func changed(_ change: (inout ChatMessage) -> Void) -> ChatMessage {
    var message = stored
    change(&message)
    return message
  }

  @Test func sameMessageCausesNoUpdate() {
    #expect(MessageMerge.merge(stored, into: stored) == nil)
  }

  @Test func aLaterTextReplacesAnEarlierOne() {
    let edited = changed { ($0.text, $0.updatedAt) = ("second", 2_000) }
    #expect(MessageMerge.merge(edited, into: stored) == edited)
    // The news of the first text comes late.
    #expect(MessageMerge.merge(stored, into: edited) == nil)
    let again = changed { ($0.text, $0.updatedAt) = ("third", 3_000) }
    #expect(MessageMerge.merge(edited, into: again) == nil)
    #expect(MessageMerge.merge(again, into: edited)?.text == "third")
  }

  @Test func latestOfTwoTextsInOneSecondWins() {
    let one = changed { ($0.text, $0.updatedAt) = ("one", 2_000) }
    let other = changed { ($0.text, $0.updatedAt) = ("other", 2_000) }
    #expect(MessageMerge.merge(other, into: one)?.text == "other")
    #expect(MessageMerge.merge(one, into: other)?.text == "one")
  }

  @Test func deletedMessageStaysDeleted() {
    let deleted = changed {
      ($0.text, $0.deletedAt, $0.deletionActor) = ("gone", 2_000, "admin")
      $0.attachmentsJSON = nil
    }
    #expect(MessageMerge.merge(deleted, into: stored) == deleted)
    let edited = changed { ($0.text, $0.updatedAt) = ("later", 9_000) }
    #expect(MessageMerge.merge(edited, into: deleted) == nil)
    #expect(MessageMerge.merge(deleted, into: edited)?.deletedAt == 2_000)
  }

  @Test func reactionsAreThoseThatCameLast() {
    let fewer = changed { ($0.reactionsJSON, $0.favoritedByJSON) = (nil, nil) }
    #expect(MessageMerge.merge(fewer, into: stored) == fewer)
    #expect(MessageMerge.merge(stored, into: fewer) == stored)
  }

  @Test func omittedFieldsAreKept() {
    let push = changed {
      ($0.reactionsJSON, $0.favoritedByJSON, $0.pinnedAt, $0.pinnedBy) = (nil, nil, nil, nil)
      ($0.text, $0.updatedAt) = ("second", 2_000)
    }
    let merged = MessageMerge.merge(push, speakingOf: .content, into: stored)
    #expect(merged == changed { ($0.text, $0.updatedAt) = ("second", 2_000) })
    #expect(MessageMerge.merge(push, speakingOf: [], into: stored)?.text == nil)
    let unpinned = MessageMerge.merge(push, speakingOf: .pin, into: stored)
    #expect(unpinned == changed { ($0.pinnedAt, $0.pinnedBy) = (nil, nil) })
  }

  @Test func missingNameKeepsTheStoredOne() {
    let bare = ChatMessage(
      id: stored.id, conversation: stored.conversation, createdAt: 1_000, text: "first")
    #expect(MessageMerge.merge(bare, speakingOf: .content, into: stored) == nil)
  }

  @Test func unknownMembersAreCollected() {
    let more = changed { $0.extra = #"{"b":[1, 2],"a":2}"# }
    #expect(MessageMerge.merge(more, into: stored)?.extra == #"{"a":2,"b":[1, 2]}"#)
    let none = changed { $0.extra = nil }
    #expect(MessageMerge.merge(none, into: stored) == nil)
  }
}
