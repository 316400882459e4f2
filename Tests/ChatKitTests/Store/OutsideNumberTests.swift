import GRDB
import PentadCore
import TestSupport
import Testing

@testable import ChatKit

/// Numbers of a server, a host or a damaged file that no sum can hold.
@Suite struct OutsideNumberTests {
  private static let most = Int(Int32.max)
  private let world = StoreWorld()

  private func counts(_ store: ChatStore) async throws -> [Int?] {
    let state = try await store.group("7")?.state
    return [state?.unreadCount, state?.mentionCount]
  }

  private func list(_ count: String) async throws -> [WireGroup] {
    let text = #"""
      [{"id":"7","name":"n","unread_count":\#(count),"mentions_unread_count":\#(count),
      "messages":{"count":\#(count),"last_message_id":"4"}}]
      """#
    return Array(
      try await APIRig(200, GroupMeSamples.answer(text)).api.groupsIndex(page: 1))
  }

  private let mention = Line(6).with {
    $0.attachments = [
      ["type": "mentions", "user_ids": [.string(StoreWorld.me)], "loci": [[0, 3]]]
    ]
  }

  @Test(arguments: [
    ("\(Int64.max)", most), ("\(Int64.min)", 0), ("-1", 0), ("\(Int64(most) + 1)", most),
    ("\(most)", most), ("0", 0),
  ])
  func countsOfAList(_ count: String, _ shown: Int) async throws {
    let store = try await world.open()
    try await store.ingest(.ids(5), in: .seven, .newest)
    try await store.save(listing: try await list(count))
    // Message 5 is newer than the list.
    let unread = min(shown + 1, Self.most)
    #expect(try await counts(store) == [unread, shown])
    try await store.ingest(.push(mention), in: .seven, .pushed)
    #expect(try await counts(store) == [min(unread + 1, Self.most), min(shown + 1, Self.most)])
    try await store.save(listing: try await list(count))
    #expect(try await counts(store).allSatisfy { (0...Self.most).contains($0 ?? -1) })
  }

  @Test(arguments: [(Int64.max, most), (.min, 0), (-1, 0)])
  func countsOfAFile(_ count: Int64, _ shown: Int) async throws {
    let store = try await world.open()
    try await store.ingest(.ids(5), in: .seven, .newest)
    try await store.save(listing: try await list("1"))
    try await store.write { change in
      try change.run("UPDATE conversation_user SET unread = ?1, mentions = ?1", [count])
    }
    #expect(try await counts(store) == [shown, shown])
    try await store.ingest(.push(mention), in: .seven, .pushed)
    let more = min(shown + 1, Self.most)
    #expect(try await counts(store) == [more, more])
    try await store.apply(deletion: MessageID(6), in: .seven)
    #expect(try await counts(store) == [more - 1, more - 1])
  }

  private static let now: Int64 = 1_000_000
  private static let year: Int64 = 525_600 * 60_000

  private static let moments: [(Int64?, String)] = [
    (nil, "unmute"), (now, "unmute"), (now - 1, "unmute"), (.min, "unmute"),
    (now + 1, #"mute {"duration":1}"#), (now + 60_000, #"mute {"duration":1}"#),
    (now + 60_001, #"mute {"duration":2}"#), (now + year, #"mute {"duration":525600}"#),
    (now + year + 1, #"mute {"duration":null}"#), (.max, #"mute {"duration":null}"#),
  ]

  @Test(arguments: moments)
  func untilWhenAConversationIsSilent(_ until: Int64?, _ told: String) async throws {
    let rig = try OperationRig(
      GroupServer(lines: []), try await world.open(), world.time.source)
    #expect(await rig.send(.mute(.seven, until: until)) == .delivered)
    #expect(rig.told.count == 1 && rig.told[0].hasSuffix("/groups/7/memberships/" + told))
  }

  @Test func beforeTheYear1970() async throws {
    let time = TimeSource(
      uptime: { 0 }, date: { -5 }, sleep: { _ async throws(PentadError) in })
    let rig = try OperationRig(GroupServer(lines: []), try await world.open(), time)
    #expect(await rig.send(.mute(.seven, until: .max)) == .delivered)
    #expect(rig.told.count == 1 && rig.told[0].hasSuffix(#"mute {"duration":null}"#))
  }

  /// The server is still adding people: it is asked again, unless it was asked long ago.
  @Test(arguments: [
    (Int64.min, false), (now - 3_600_001, false), (now - 3_600_000, true), (.max, true),
  ])
  func whenPeopleWereToBeAdded(_ askedAt: Int64, _ isKept: Bool) async throws {
    let store = try await world.open()
    try await store.save(MemberRequest(resultsId: "r", group: "7", askedAt: askedAt))
    let rig = try APIRig(503, "")
    let adding = MemberAdding(ChatSync(api: rig.api, store: store), world.time.source)
    try await adding.settle()
    #expect(try await store.memberRequests().isEmpty != isKept)
  }
}
