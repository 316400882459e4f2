import PentadCore
import Testing

@testable import ChatKit

/// The merge of a stored message with later versions.
@Suite struct MergeTests {
  private let world = StoreWorld()
  private let line = Line(5, "first").with { $0.likers = ["3"] }

  private func stored(_ store: ChatStore) async throws -> ChatMessage {
    try #require(try await store.message(MessageID(5)))
  }

  @Test func editIsReportedOnce() async throws {
    let store = try await world.open()
    try await store.ingest(.answer([line]), in: .seven, .newest)
    let edited = line.with { ($0.text, $0.updatedAt) = ("second", 1_700_000_100) }
    let result = try await store.ingest(.answer([edited]), in: .seven, .newest)
    #expect(result.changes == MessageChanges(updated: [MessageID(5)]))
    // The old text comes late.
    try await store.ingest(.answer([line]), in: .seven, .newest)
    try await store.ingest(.push(line), in: .seven, .pushed)
    #expect(try await stored(store).text == "second")
    #expect(
      try await store.log == [
        .messagesUpdated(.seven, MessageChanges(inserted: [MessageID(5)])),
        .messagesUpdated(.seven, MessageChanges(updated: [MessageID(5)])),
      ])
  }

  @Test func deletedMessageStaysDeleted() async throws {
    let store = try await world.open()
    try await store.ingest(.answer([line]), in: .seven, .newest)
    #expect(
      try await store.apply(
        deletion: MessageID(5), in: .seven, at: 1_700_000_100_000, by: "admin") != nil)
    let late = line.with { ($0.text, $0.updatedAt) = ("later", 1_700_009_999) }
    try await store.ingest(.answer([late]), in: .seven, .newest)
    #expect(try await store.apply(edit: .push(late), in: .seven) != nil)
    #expect(try await store.apply(deletion: MessageID(5), in: .seven, at: 1) != nil)
    let message = try await stored(store)
    #expect(message.isDeleted && message.text == nil && message.deletionActor == "admin")
    #expect(message.deletedAt == 1_700_000_100_000)
    // The server's replacement text is stored.
    let tombstone = line.with {
      ($0.text, $0.deletedAt) = ("This message was deleted", 1_700_000_100)
    }
    try await store.ingest(.answer([tombstone]), in: .seven, .newest)
    #expect(try await stored(store).text == "This message was deleted")
    #expect(try await store.apply(deletion: MessageID(6), in: .seven) == nil)
    #expect(try await store.apply(deletion: MessageID(5), in: .group("9")) == nil)
    #expect(try await store.heads().count == 1)
  }

  @Test func theNewestReactionsCountWhole() async throws {
    let store = try await world.open()
    try await store.ingest(.answer([line]), in: .seven, .newest)
    let more = Line.reactions(["3", "4"]).text()
    #expect(try await store.apply(reactions: more, to: MessageID(5), in: .seven) != nil)
    #expect(try await store.apply(reactions: more, to: MessageID(5), in: .seven) != nil)
    #expect(try await stored(store).favoritedBy == ["3", "4"])
    try await store.ingest(.answer([line.with { $0.likers = [] }]), in: .seven, .newest)
    #expect(try await stored(store).favoritedBy == [])
    #expect(try await stored(store).reactionsJSON == nil)
    // A push omits the users who like it, but contains the sign.
    try await store.ingest(.push(line.with { $0.likers = ["8"] }), in: .seven, .pushed)
    #expect(try await stored(store).favoritedBy == ["8"])
    try await store.ingest(.push(line.with { $0.likers = [] }), in: .seven, .pushed)
    #expect(try await stored(store).favoritedBy == ["8"])
    #expect(try await store.apply(reactions: more, to: MessageID(6), in: .seven) == nil)
    let told = try await store.log.filter { $0 == .reactionsChanged(.seven, MessageID(5)) }
    #expect(told.count == 3)
  }

  @Test func pushKeepsFieldsThatItLacks() async throws {
    let store = try await world.open()
    let pinned = line.with { $0.pinnedAt = 1_700_000_300 }
    try await store.ingest(.answer([pinned]), in: .seven, .newest)
    let before = try await stored(store)
    try await store.ingest(.push(line.with { $0.likers = [] }), in: .seven, .pushed)
    #expect(try await stored(store) == before)
    let edited = line.with { ($0.text, $0.updatedAt, $0.likers) = ("2", 1_700_000_400, []) }
    #expect(try await store.apply(edit: .push(edited), in: .seven) != nil)
    let after = try await stored(store)
    #expect(after.text == "2" && after.pinnedAt == before.pinnedAt)
    #expect(after.favoritedBy == ["3"] && after.extra == before.extra)
    let unknown = line.with { $0.id = 99 }
    #expect(try await store.apply(edit: .push(unknown), in: .seven) == nil)
    #expect(try await store.all().ids == [5])
  }

  /// A notice of a pin may contain only the fact that a message is pinned.
  @Test func pinFollowsTheMessage() async throws {
    let store = try await world.open()
    try await store.ingest(.answer([line]), in: .seven, .newest)
    let told = Line(6, "somebody pinned a message", by: "system").with {
      ($0.isSystem, $0.event) = (true, ["type": "message.pinned", "data": ["message_id": "5"]])
    }
    let pinned = line.with { $0.pinnedAt = 1_700_000_300 }
    try await store.ingest(.answer([told, pinned]), in: .seven, .newest)
    #expect(try await stored(store).pinnedAt == 1_700_000_300_000)
    #expect(try await stored(store).pinnedBy == "102")
  }

  private func pin(_ id: Int64, of message: MessageID) -> Line {
    Line(id, "somebody pinned a message", by: "system").with {
      $0.isSystem = true
      $0.event = [
        "type": "message.pinned",
        "data": [
          "message_id": .string("\(message)"), "pinned_at": 1_700_000_300, "pinned_by": "102",
        ],
      ]
    }
  }

  /// The notice may have an id below later pushes, in a page or in a late push. A page may be much
  /// later than the pin.
  @Test(arguments: [true, false]) func pinNoticeInAGapIsReported(_ isPushed: Bool) async throws {
    let store = try await world.open()
    try await store.ingest(.answer([line]), in: .seven, .newest)
    try await store.ingest(.push(Line(12)), in: .seven, .pushed)
    let told = pin(11, of: MessageID(5))
    let page = isPushed ? MessagePage.push(told) : .answer([told, Line(10)])
    let rule = isPushed ? IngestRule.pushed : .before(MessageID(12))
    let result = try await store.ingest(page, in: .seven, rule)
    #expect(result.pinned == (isPushed ? [] : [MessageID(5)]))
    #expect(try await stored(store).pinnedAt == 1_700_000_300_000)
    #expect(try await stored(store).pinnedBy == "102")
  }

  @Test func pinRemovedSinceIsNotSet() async throws {
    let store = try await world.open()
    try await store.ingest(.answer([line]), in: .seven, .newest)
    let page = MessagePage.answer([pin(6, of: MessageID(5)), line])
    #expect(try await store.ingest(page, in: .seven, .newest).pinned == [])
    #expect(try await stored(store).pinnedAt == nil)
  }

  /// A message about another one changes it, however old it is.
  @Test func systemMessagesChangeOthers() async throws {
    let store = try await world.open()
    try await store.ingest(
      .answer([Line(4, "one"), Line(5, "two"), Line(6, "three")]), in: .seven,
      .after(MessageID(3)))
    func notice(_ id: Int64, _ type: String, _ data: JSONValue) -> Line {
      Line(id, "something happened", by: "system").with {
        ($0.isSystem, $0.event) = (true, ["type": .string(type), "data": data])
      }
    }
    let page = MessagePage.answer([
      notice(10, "message.deleted", ["message_id": "4", "deleted_at": 1_700_000_900]),
      notice(
        11, "message.update",
        ["message_id": "5", "updated_at": 1_700_000_800, "message": ["text": "2nd"]]),
      notice(12, "message.deleted", ["message_id": "404"]),
      notice(13, "group.name_change", ["name": "New", "user": ["id": 3, "nickname": "C"]]),
    ])
    let result = try await store.ingest(page, in: .seven, .after(MessageID(6)))
    #expect(result.changes.updated.numbers == [4, 5])
    #expect(result.news.count == 4)
    #expect(
      result.news.last
        == .groupNameChanged(to: "New", by: .init(userId: "3", nickname: "C")))
    let messages = try await store.all()
    #expect(messages[0].isDeleted && messages[1].text == "2nd" && messages[2].text == "three")
    // History causes no news.
    let old = MessagePage.answer([notice(1, "group.name_change", ["name": "Old"])])
    #expect(try await store.ingest(old, in: .seven, .before(MessageID(4))).news == [])
  }
}
