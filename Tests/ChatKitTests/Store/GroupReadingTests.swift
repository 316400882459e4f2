import PentadCore
import TestSupport
import Testing

@testable import ChatKit

/// The answer of one group may be older than what was done or pushed while it was on its way.
@Suite struct GroupReadingTests {
  private let world = StoreWorld()

  /// The server's answer for group 7: two people, 5 messages unread, not muted.
  private static let shown = """
    {"id":"7","name":"Seven","unread_count":5,"muted_until":null,"members_count":2,
     "messages":{"last_message_id":"10"}}
    """

  /// A store that has the group, and a server that answers after something else has happened.
  private func read(
    _ meanwhile: @escaping @Sendable (ChatStore, Int) async throws(PentadError) -> Void
  ) async throws -> (store: ChatStore, asked: Int) {
    let store = try await world.open()
    let state = ConversationState(unreadCount: 5, lastMessage: MessageID(10))
    let group = ChatGroup(id: "7", name: "Before", state: state)
    try await store.save(listing: [WireGroup(group: group, members: nil)])
    let rig = try APIRig { _, number async throws(PentadError) in
      try await meanwhile(store, number)
      return .text(200, GroupMeSamples.answer(Self.shown))
    }
    try await GroupReading(api: rig.api, store: store).run("7")
    return (store, rig.asked.count)
  }

  @Test func readingAGroupKeepsMarks() async throws {
    let (store, asked) = try await read { store, _ async throws(PentadError) in
      try await store.setRead(upTo: MessageID(10), in: .seven)
      try await store.setMuted(until: 5_000, in: .seven)
      while case .send(let attempt) = try await store.nextStep() {
        try await store.settle(attempt, .delivered)
      }
    }
    let group = try await store.group("7")
    #expect(group?.name == "Seven" && asked == 1)
    #expect(group?.state.unreadCount == 0 && group?.state.mutedUntil == 5_000)
  }

  @Test func readingAGroupDoesNotRestoreALeftOne() async throws {
    let (store, asked) = try await read { store, _ async throws(PentadError) in
      try await store.remove(group: "7", .left)
    }
    #expect(try await store.groups().isEmpty && asked == 1)
    #expect(try await store.group("7")?.membership == .exited)
  }

  /// Twice it is pushed while the answer is on its way, or each time: then the push counts.
  @Test(arguments: [2, 9]) func groupIsReadAgainIfItChangedMeanwhile(_ pushes: Int) async throws {
    let (store, asked) = try await read { store, number async throws(PentadError) in
      guard number <= pushes else { return }
      let group = ChatGroup(id: "7", name: "Push \(number)")
      try await store.save(group: WireGroup(group: group, members: nil))
    }
    #expect(asked == 3)
    #expect(try await store.group("7")?.name == (pushes == 2 ? "Seven" : "Push 3"))
  }
}
