import PentadCore
import Testing

@testable import ChatKit

/// The number of unread messages: stored, and each message counted once.
@Suite struct UnreadTests {
  private let world = StoreWorld()

  /// A list's word on group 7.
  private func list(
    unread: Int? = nil, read: Int64? = nil, head: Int64?, mentions: Int? = nil,
    muted: Int64? = nil
  ) -> WireGroup {
    WireGroup(
      group: ChatGroup(
        id: "7", name: "Seven",
        state: ConversationState(
          unreadCount: unread, mentionCount: mentions,
          lastReadMessage: read.map { MessageID($0) }, lastMessage: head.map { MessageID($0) },
          mutedUntil: muted)), members: nil)
  }

  private func unread(_ store: ChatStore) async throws -> Int? {
    try await store.group("7")?.state.unreadCount
  }

  @Test func eachMessageCountsOnceAsUnread() async throws {
    let store = try await world.open()
    try await store.save(listing: [list(unread: 3, read: 17, head: 20)])
    #expect(try await unread(store) == 3)
    // The three of the list come, and older ones.
    try await store.ingest(.ids(20, 19, 18, 17, 16), in: .seven, .newest)
    #expect(try await unread(store) == 3)
    try await store.ingest(.push(Line(21)), in: .seven, .pushed)
    try await store.ingest(.push(Line(21)), in: .seven, .pushed)
    #expect(try await unread(store) == 4)
    try await store.ingest(.ids(21, 22, 23), in: .seven, .after(MessageID(20)))
    #expect(try await unread(store) == 6)
    let own = Line(24, by: StoreWorld.me)
    let system = Line(25, by: "system").with { $0.isSystem = true }
    try await store.ingest(.answer([own, system]), in: .seven, .after(MessageID(23)))
    #expect(try await unread(store) == 6)
    try await store.ingest(.ids(15, 14), in: .seven, .before(MessageID(16)))
    #expect(try await unread(store) == 6)
    // A newer list knows all of it.
    try await store.save(listing: [list(unread: 1, read: 22, head: 25)])
    #expect(try await unread(store) == 1)
  }

  @Test func removedMessagesAreNotUnread() async throws {
    let store = try await world.open()
    try await store.save(listing: [list(unread: 0, head: 10)])
    try await store.ingest(.ids(10, 11, 12, 13, 14), in: .seven, .after(MessageID(9)))
    #expect(try await unread(store) == 4)
    try await store.apply(deletion: MessageID(11), in: .seven)
    try await store.apply(deletion: MessageID(11), in: .seven)
    #expect(try await unread(store) == 3)
    try await store.ingest(.ids(14, 12, 11, 10), in: .seven, .newest)
    #expect(try await unread(store) == 2)
  }

  @Test func readingCountsWhatIsBeyond() async throws {
    let store = try await world.open()
    try await store.save(listing: [list(unread: 100, head: 1_000)])
    try await store.ingest(
      .answer((980...1_000).reversed().map { Line($0) }), in: .seven, .newest)
    #expect(try await store.setRead(upTo: MessageID(995), in: .seven))
    #expect(try await unread(store) == 5)
    #expect(try await !store.setRead(upTo: MessageID(990), in: .seven))
    #expect(try await unread(store) == 5)
    #expect(try await store.setRead(upTo: MessageID(1_000), in: .seven))
    #expect(try await unread(store) == 0)
    // The server has not received the mark yet: its number is outdated.
    try await store.save(listing: [list(unread: 100, read: 900, head: 1_001)])
    let state = try await store.group("7")?.state
    #expect(state?.unreadCount == 0 && state?.lastReadMessage == MessageID(1_000))
    try await store.ingest(.ids(1_001), in: .seven, .after(MessageID(1_000)))
    #expect(try await unread(store) == 1)
    guard case .send(let attempt) = try await store.nextStep() else {
      Issue.record("the read mark is not sent")
      return
    }
    #expect(attempt.work == .operation(.readMark(.seven, MessageID(1_000))))
    try await store.settle(attempt, .delivered)
    #expect(try await store.waitingCount() == 0)
    // Another device has read on.
    #expect(try await store.note(read: MessageID(1_001), in: .seven))
    #expect(try await unread(store) == 0)
    #expect(try await store.waitingCount() == 0)
  }

  @Test func mentionsAreCountedToo() async throws {
    let store = try await world.open()
    try await store.save(listing: [list(unread: 0, head: 10, mentions: 0)])
    func line(_ id: Int64, _ user: String) -> Line {
      Line(id).with {
        $0.attachments = [["type": "mentions", "user_ids": [.string(user)], "loci": [[0, 3]]]]
      }
    }
    try await store.ingest(
      .answer([line(11, "101"), line(12, "102"), line(13, "-1"), Line(14, "mentions 101")]),
      in: .seven, .after(MessageID(10)))
    #expect(try await store.group("7")?.state.mentionCount == 2)
    try await store.setRead(upTo: MessageID(11), in: .seven)
    let state = try await store.group("7")?.state
    #expect(state?.mentionCount == 1 && state?.unreadCount == 3)
  }

  /// zulip/zulip#14544 and status-im/status-app#10335.
  @Test func `an edit takes a mention away or adds one`() async throws {
    let store = try await world.open()
    try await store.save(listing: [list(unread: 0, head: 10, mentions: 0)])
    let mention: JSONValue = ["type": "mentions", "user_ids": ["101"], "loci": [[0, 3]]]
    func line(_ id: Int64, at time: Int64? = nil, _ attachments: JSONValue...) -> Line {
      Line(id).with { ($0.attachments, $0.updatedAt) = (attachments, time) }
    }
    func mentions() async throws -> Int? { try await store.group("7")?.state.mentionCount }
    try await store.ingest(
      .answer([line(11, mention), line(12)]), in: .seven, .after(MessageID(10)))
    #expect(try await mentions() == 1)
    try await store.ingest(.answer([line(12), line(11, at: 1)]), in: .seven, .newest)
    #expect(try await mentions() == 0)
    try await store.apply(edit: .push(line(12, at: 2, mention)), in: .seven)
    #expect(try await mentions() == 1)
    try await store.apply(edit: .push(line(12, at: 3, mention, ["type": "x"])), in: .seven)
    #expect(try await mentions() == 1)
    try await store.apply(deletion: MessageID(12), in: .seven)
    #expect(try await mentions() == 0)
    #expect(try await unread(store) == 1)
  }

  /// A server that reports the number of unread messages, but not the number of mentions.
  @Test func mentionsMissingInAListAreKept() async throws {
    let store = try await world.open()
    try await store.save(listing: [list(unread: 0, read: 10, head: 10, mentions: 0)])
    func line(_ id: Int64) -> Line {
      Line(id).with {
        $0.attachments = [["type": "mentions", "user_ids": ["101"], "loci": [[0, 3]]]]
      }
    }
    try await store.ingest(
      .answer([line(11), Line(12), line(13)]), in: .seven, .after(MessageID(10)))
    try await store.save(listing: [list(unread: 3, read: 10, head: 13)])
    #expect(try await store.group("7")?.state.mentionCount == 2)
    // Another device has read the first of them, then all.
    try await store.save(listing: [list(unread: 2, read: 11, head: 13)])
    let state = try await store.group("7")?.state
    #expect(state?.mentionCount == 1 && state?.unreadCount == 2)
    try await store.save(listing: [list(unread: 0, head: 13)])
    #expect(try await store.group("7")?.state.mentionCount == 0)
  }

  /// Nothing is unread in a conversation that has just been seen for the first time, but what is pushed.
  @Test func historyIsNotUnread() async throws {
    let store = try await world.open()
    let chat = ConversationKey.direct(between: "102", and: StoreWorld.me)
    try await store.ingest(.ids(9, 8, 7), in: chat, .newest)
    #expect(try await store.chats().first?.state.unreadCount ?? 0 == 0)
    try await store.ingest(.push(Line(10)), in: chat, .pushed)
    let first = try #require(try await store.chats().first)
    #expect(first.state.unreadCount == 1 && first.name == "User 102")
    let other = ConversationKey.direct(between: "103", and: StoreWorld.me)
    try await store.ingest(.push(Line(11, by: "103")), in: other, .pushed)
    #expect(try await store.chat(other)?.state.unreadCount == 1)
  }

  @Test func draftsAndMutesSurviveARefresh() async throws {
    let store = try await world.open()
    try await store.setDraft("half a sent", in: .seven)
    try await store.setDraft("half a sent", in: .seven)
    try await store.setDraft("", in: .group("8"))
    #expect(try await store.setMuted(until: 5_000, in: .seven))
    #expect(try await !store.setMuted(until: 5_000, in: .seven))
    try await store.save(listing: [list(unread: 1, head: 10)])
    var state = try await store.group("7")?.state
    #expect(state?.draft == "half a sent" && state?.mutedUntil == 5_000)
    guard case .send(let attempt) = try await store.nextStep() else {
      Issue.record("the mute is not sent")
      return
    }
    #expect(attempt.work == .operation(.mute(.seven, until: 5_000)))
    try await store.settle(attempt, .delivered)
    // From now on it is the server's word.
    try await store.save(listing: [list(unread: 1, head: 10)])
    state = try await store.group("7")?.state
    #expect(state?.mutedUntil == nil && state?.draft == "half a sent")
    try await store.setDraft(nil, in: .seven)
    #expect(try await store.draft(in: .seven) == nil)
    #expect(try await store.log.filter { $0 == .draftChanged(.seven) }.count == 2)
  }
}
