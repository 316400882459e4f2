import PentadCore
import TestSupport
import Testing

@testable import ChatKit

/// A group that the server no longer has among the user's.
@Suite struct LeavingTests {
  private let world = StoreWorld()

  /// A store that has group 7, and in it what happened to people, the oldest first.
  private func store(_ events: [JSONValue]) async throws -> ChatStore {
    let store = try await world.open()
    let group = ChatGroup(id: "7", name: "Seven")
    try await store.save(listing: [WireGroup(group: group, members: nil)])
    let lines = events.indices.map { index in
      Line(Int64(index) + 1, "happened", by: "system").with {
        ($0.isSystem, $0.event) = (true, events[index])
      }
    }
    try await store.ingest(.answer(lines), in: .seven, .after(.first))
    return store
  }

  private static func event(_ word: String, _ name: String, _ user: JSONValue) -> JSONValue {
    let person: JSONValue = ["id": user, "nickname": "N"]
    return ["type": .string("membership.\(word)"), "data": [name: person]]
  }

  private static let added: JSONValue = [
    "type": "membership.announce.added",
    "data": ["added_users": [["id": 101, "nickname": "N"]], "adder_user": ["id": "102"]],
  ]
  private static let removed = event("notifications.removed", "removed_user", "101")
  private static let other = event("notifications.removed", "removed_user", "102")
  private static let renamed: JSONValue = [
    "type": "membership.nickname_changed",
    "data": ["name": "M", "user": ["id": "101", "nickname": "N"]],
  ]

  @Test(arguments: [
    ([], GroupRemoval.gone), ([added], .gone), ([other], .gone), ([added, removed], .removed),
    ([removed, other, renamed], .removed), ([removed, added], .gone),
    ([removed, event("announce.rejoined", "user", "101")], .gone),
    ([event("notifications.autokicked", "user", 101)], .removed),
    ([removed, event("notifications.exited", "removed_user", "101")], .left),
  ])
  func messagesGiveTheReasonOfARemoval(_ events: [JSONValue], _ reason: GroupRemoval) async throws {
    let store = try await store(events)
    try await store.noteAbsent(group: "7", asked: try await store.lastEvent())
    #expect(try await store.log.last == .groupRemoved("7", reason))
    let membership = [
      GroupRemoval.gone: MembershipState.gone, .removed: .removed, .left: .exited,
    ]
    #expect(try await store.group("7")?.membership == membership[reason])
  }

  /// The group is in no list, and a request for it fails; meanwhile a local change happens.
  private func refresh(
    _ store: ChatStore, _ meanwhile: @escaping @Sendable () async throws(PentadError) -> Void
  ) async throws {
    let rig = try APIRig { request, _ async throws(PentadError) in
      guard request.url.string.hasSuffix("/groups/7") else {
        return .text(200, GroupMeSamples.answer("[]"))
      }
      try await meanwhile()
      return .text(404, "")
    }
    try await ChatSync(api: rig.api, store: store).refresh(isThorough: false)
  }

  @Test func groupMissingOnTheServerIsRemoved() async throws {
    let store = try await store([Self.removed])
    try await refresh(store) {}
    #expect(try await store.groups(.removed).map(\.id) == ["7"])
  }

  @Test func userWhoRejoinsMeanwhileIsMember() async throws {
    let store = try await store([Self.removed])
    try await refresh(store) { () async throws(PentadError) in
      try await store.remove(group: "7", .left)
      let group = WireGroup(group: ChatGroup(id: "7", name: "Seven"), members: nil)
      try await store.save(group: group)
    }
    #expect(try await store.groups().map(\.id) == ["7"])
  }

  /// It was in the list of those that are to be asked for, and was left before its turn came.
  @Test func groupLeftBeforeTheRequestStaysLeft() async throws {
    let store = try await store([])
    try await store.save(
      listing: [WireGroup(group: ChatGroup(id: "8", name: "Eight"), members: nil)])
    let left = Lock<String?>(nil)
    let rig = try APIRig { request, _ async throws(PentadError) in
      let url = request.url.string
      guard url.hasSuffix("/groups/7") || url.hasSuffix("/groups/8") else {
        return .text(200, GroupMeSamples.answer("[]"))
      }
      let other = url.hasSuffix("7") ? "8" : "7"
      let isFirst = left.withLock { left in
        defer { left = left ?? other }
        return left == nil
      }
      if isFirst { try await store.remove(group: other, .left) }
      return .text(404, "")
    }
    try await ChatSync(api: rig.api, store: store).refresh(isThorough: false)
    let found = left.withLock { $0 }
    let id = try #require(found)
    #expect(try await store.groups(.exited).map(\.id) == [id])
    #expect(try await !store.log.contains(.groupRemoved(id, .gone)))
  }

  @Test func groupLeftMeanwhileStaysLeft() async throws {
    let store = try await store([])
    try await refresh(store) { () async throws(PentadError) in
      try await store.remove(group: "7", .left)
    }
    #expect(try await store.groups(.exited).map(\.id) == ["7"])
    #expect(try await !store.log.contains(.groupRemoved("7", .gone)))
  }
}
