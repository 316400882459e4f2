import PentadCore
import TestSupport
import Testing

@testable import ChatKit

/// A list or a group that cannot be read keeps nothing else from being read.
@Suite(.timeLimit(.minutes(15))) struct ListFailureTests {
  private let world = StoreWorld()
  private static let listed = ConversationKey.group("1001")

  /// A server of one group with one message, and of one chat.
  ///
  /// - Parameter failing: the status of what it does not answer; nil where it does.
  private func sync(
    _ store: ChatStore, _ failing: @escaping @Sendable (_ url: String) -> Int?
  ) throws -> ChatSync {
    let rig = try APIRig { request, _ in
      let url = request.url.string
      if let status = failing(url) { return .text(status, "") }
      if url.contains("/messages") {
        return .text(200, GroupMeSamples.page(GroupMeSamples.message))
      }
      if url.contains("/direct_messages") { return .text(304, "") }
      let answers = [
        "/groups?": "[\(GroupMeSamples.listed)]", "/chats?": "[\(GroupMeSamples.chat)]",
        "/users/me": GroupMeSamples.user,
      ]
      let answer = answers.first { url.contains($0.key) }?.value ?? "[]"
      return .text(200, GroupMeSamples.answer(answer))
    }
    return ChatSync(api: rig.api, store: store)
  }

  private func outcome(_ sync: ChatSync) async -> PentadError.Code? {
    await code { () async throws(PentadError) in try await sync.refresh(isThorough: false) }
  }

  @Test(arguments: [("/chats?", 1, 0), ("/groups?", 0, 1)])
  func theOtherListIsThere(_ broken: String, _ groups: Int, _ chats: Int) async throws {
    let store = try await world.open()
    let sync = try sync(store) { $0.contains(broken) ? 500 : nil }
    #expect(await outcome(sync) == .serverUnavailable)
    #expect(try await store.groups().count == groups)
    #expect(try await store.chats().count == chats)
    #expect(try await store.all(Self.listed).count == groups)
  }

  /// A server that gives neither is not asked for the messages of all that is stored.
  @Test func withoutAListNoConversationIsRead() async throws {
    let store = try await world.open()
    #expect(await outcome(try sync(store) { $0.contains("/messages") ? 500 : nil }) == nil)
    let asked = Recorder<String>()
    let sync = try sync(store) { url in
      asked.record(url)
      return 500
    }
    let failure = await code { () async throws(PentadError) in
      try await sync.refresh(isThorough: true)
    }
    #expect(failure == .serverUnavailable && asked.entries.count == 2)
  }

  /// The group is not in the list, but the server does not report it as missing.
  @Test(arguments: [
    (500, PentadError.Code.serverUnavailable), (403, .notAllowed), (401, .notAllowed),
  ])
  func unlistedGroupWithoutAnswerStays(_ status: Int, _ why: PentadError.Code) async throws {
    let store = try await world.open()
    let group = ChatGroup(id: "7", name: "Seven")
    try await store.save(listing: [WireGroup(group: group, members: nil)])
    let sync = try sync(store) { $0.hasSuffix("/groups/7") ? status : nil }
    let events = store.events()
    #expect(await outcome(sync) == nil)
    #expect(try await Set(store.groups().map(\.id)) == ["7", "1001"])
    #expect(try await store.all(Self.listed).count == 1)
    #expect(sync.isIncomplete == (status == 500))
    for await published in events {
      guard case .failed(let failure) = published.event else { continue }
      #expect(failure.conversation == .seven && failure.error.code == why)
      break
    }
  }

  @Test func invalidTokenEndsTheRefresh() async throws {
    let store = try await world.open()
    let group = ChatGroup(id: "7", name: "Seven")
    try await store.save(listing: [WireGroup(group: group, members: nil)])
    let sync = try sync(store) {
      $0.hasSuffix("/groups/7") || $0.hasSuffix("/users/me") ? 401 : nil
    }
    #expect(await outcome(sync) == .signInRequired)
  }

  /// The check of the token gives no answer: that is no reason to sign in again.
  @Test func unexplainedRefusalDoesNotEndTheRefresh() async throws {
    let store = try await world.open()
    let group = ChatGroup(id: "7", name: "Seven")
    try await store.save(listing: [WireGroup(group: group, members: nil)])
    let sync = try sync(store) {
      $0.hasSuffix("/groups/7") ? 401 : $0.hasSuffix("/users/me") ? 503 : nil
    }
    #expect(await outcome(sync) == nil)
    #expect(try await store.all(Self.listed).count == 1)
    #expect(sync.isIncomplete)
  }

  /// Read marks of other devices are fetched the next time.
  @Test(arguments: [404, 500]) func withoutReadMarksTheRestIsThere(_ status: Int) async throws {
    let store = try await world.open()
    let sync = try sync(store) { $0.contains("/read_receipts") ? status : nil }
    #expect(await outcome(sync) == nil)
    #expect(try await store.all(Self.listed).count == 1)
  }
}
