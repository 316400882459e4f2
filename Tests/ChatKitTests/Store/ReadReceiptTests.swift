import PentadCore
import Testing

@testable import ChatKit

/// The user's read marks on other devices, as the server reports them.
@Suite struct ReadReceiptTests {
  private let world = StoreWorld()
  private static let eight = ConversationKey.group("8")

  /// Makes a store of two groups that a list contained.
  private func store() async throws -> ChatStore {
    let store = try await world.open()
    let groups = [("7", Int64(20)), ("8", 5)].map { id, head in
      WireGroup(
        group: ChatGroup(
          id: id, name: id, state: ConversationState(lastMessage: MessageID(head))),
        members: nil)
    }
    try await store.save(listing: groups)
    return store
  }

  private func receipt(
    _ key: ConversationKey?, _ id: Int64, by userId: String? = nil
  ) -> ReadReceipt {
    ReadReceipt(conversation: key, userId: userId, message: MessageID(id), readAt: nil)
  }

  private func state(_ store: ChatStore, _ id: String = "7") async throws -> ConversationState {
    try #require(try await store.group(id)).state
  }

  @Test func outdatedReceiptsChangeNothing() async throws {
    let store = try await store()
    try await store.ingest(.ids(20, 19, 18, 17, 16), in: .seven, .newest)
    let receipts = [
      receipt(.seven, 17), receipt(Self.eight, 3, by: StoreWorld.me),
      receipt(.group("9"), 1), receipt(nil, 1), receipt(.seven, 19, by: "102"),
    ]
    let start = try await store.lastEvent()
    try await store.note(receipts)
    #expect(
      try await store.readEvents(after: start, limit: 9).map(\.event)
        == [.conversationChanged(.seven), .conversationChanged(Self.eight)])
    let seven = try await state(store)
    #expect(seven.unreadCount == 3 && seven.lastReadMessage == MessageID(17))
    #expect(try await state(store, "8").lastReadMessage == MessageID(3))
    let last = try await store.lastEvent()
    try await store.note(receipts + [receipt(.seven, 16)])
    #expect(try await store.lastEvent() == last)
    #expect(try await state(store) == seven)
    #expect(try await store.group("9") == nil)
    #expect(try await store.waitingCount() == 0)
  }

  @Test func messagesStoredLaterCountAsUnread() async throws {
    let store = try await store()
    try await store.note([receipt(.seven, 10)])
    #expect(try await state(store).unreadCount == 0)
    try await store.ingest(.ids(20, 19, 18, 17, 16), in: .seven, .newest)
    #expect(try await state(store).unreadCount == 5)
    try await store.ingest(.ids(15, 14, 13, 12, 11), in: .seven, .before(MessageID(16)))
    #expect(try await state(store).unreadCount == 10)
    try await store.ingest(.ids(10, 9, 8), in: .seven, .before(MessageID(11)))
    #expect(try await state(store).unreadCount == 10)
  }

  @Test func pendingReadMarkIsNotSetBack() async throws {
    let store = try await store()
    try await store.ingest(.ids(20, 19, 18, 17, 16), in: .seven, .newest)
    #expect(try await store.setRead(upTo: MessageID(19), in: .seven))
    try await store.note([receipt(.seven, 17)])
    let state = try await state(store)
    #expect(state.unreadCount == 1 && state.lastReadMessage == MessageID(19))
    #expect(try await store.waitingCount() == 1)
  }
}
