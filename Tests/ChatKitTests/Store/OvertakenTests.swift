import PentadCore
import TestSupport
import Testing

@testable import ChatKit

/// An answer of the server meets changes that came after it was asked.
@Suite struct OvertakenTests {
  private let world = StoreWorld()
  private let id = MessageID(5)
  private let line = Line(5, "first").with { $0.likers = ["3"] }
  private let liked = Line(5, "first").with { $0.likers = ["3", "4"] }

  private func likers(_ store: ChatStore) async throws -> [String] {
    try #require(try await store.message(id)).favoritedBy
  }

  private func like(_ store: ChatStore) async throws(PentadError) {
    try await store.apply(reactions: Line.reactions(["3", "4"]).text(), to: id, in: .seven)
  }

  @Test func stalePageKeepsNewerReactions() async throws {
    let store = try await world.open()
    try await store.ingest(.answer([line]), in: .seven, .newest)
    let asked = try await store.lastEvent()
    try await like(store)
    let page = MessagePage.answer([Line(6), line])
    let late = try await store.ingest(page, in: .seven, .newest, asked: asked)
    #expect(late.overtaken == [id])
    #expect(late.changes == MessageChanges(inserted: [MessageID(6)]))
    #expect(try await likers(store) == ["3", "4"])
    // A newer request is authoritative.
    let again = try await store.lastEvent()
    let settled = try await store.ingest(page, in: .seven, .newest, asked: again)
    #expect(settled.overtaken.isEmpty && settled.changes.updated == [id])
    #expect(try await likers(store) == ["3"])
  }

  @Test func equalPageIsNotOvertaken() async throws {
    let store = try await world.open()
    try await store.ingest(.answer([line]), in: .seven, .newest)
    let asked = try await store.lastEvent()
    try await like(store)
    let page = MessagePage.answer([liked])
    let same = try await store.ingest(page, in: .seven, .newest, asked: asked)
    #expect(same.overtaken.isEmpty && same.changes.isEmpty)
  }

  /// A push comes first; a page is at least as new as the first push of a message.
  @Test func messageNewMeanwhileIsMergedFromThePage() async throws {
    let store = try await world.open()
    try await store.ingest(.ids(4), in: .seven, .newest)
    let asked = try await store.lastEvent()
    try await store.ingest(.push(line), in: .seven, .pushed)
    try await store.ingest(.answer([liked]), in: .seven, .after(MessageID(4)), asked: asked)
    #expect(try await likers(store) == ["3", "4"])
  }

  /// Makes a message that reports the deletion of another one.
  private func deletion(_ id: Int64, of message: Int64) -> Line {
    Line(id, "deleted").with {
      $0.isSystem = true
      $0.event = [
        "type": "message.deleted",
        "data": ["message_id": .string("\(message)"), "deleted_at": 1_700_000_200],
      ]
    }
  }

  @Test func deletionNoticeInAPageCounts() async throws {
    let store = try await world.open()
    try await store.ingest(.answer([line]), in: .seven, .newest)
    let asked = try await store.lastEvent()
    try await like(store)
    let page = MessagePage.answer([deletion(6, of: 5)])
    try await store.ingest(page, in: .seven, .after(id), asked: asked)
    #expect(try #require(try await store.message(id)).isDeleted)
  }

  /// The server has made its answer, then the message is deleted, and the push of that comes first.
  @Test func noticeBeforeTheMessageCounts() async throws {
    let store = try await world.open()
    try await store.ingest(.ids(10), in: .seven, .newest)
    let asked = try await store.lastEvent()
    try await store.ingest(.push(deletion(11, of: 5)), in: .seven, .pushed)
    let page = MessagePage.answer((5...9 as ClosedRange<Int64>).reversed().map { Line($0) })
    try await store.ingest(page, in: .seven, .before(MessageID(10)), asked: asked)
    #expect(try await store.all().filter(\.isDeleted).ids == [5])
  }

  @Test func messageDeletedBeforeArrivalIsNotUnread() async throws {
    let store = try await world.open()
    try await store.save(listing: [list(unread: 0)])
    try await store.ingest(.ids(10), in: .seven, .newest)
    let asked = try await store.lastEvent()
    try await store.ingest(.push(deletion(12, of: 11)), in: .seven, .pushed)
    try await store.ingest(.ids(11), in: .seven, .after(MessageID(10)), asked: asked)
    #expect(try await store.all().filter(\.isDeleted).ids == [11])
    #expect(try await store.group("7")?.state.unreadCount == 0)
  }

  @Test func answerToTheUserKeepsNewerState() async throws {
    let store = try await world.open()
    try await store.ingest(.answer([line]), in: .seven, .newest)
    let asked = try await store.lastEvent()
    try await like(store)
    let own = Line.reactions(["3", "101"]).text()
    let reacted = try await store.apply(reactions: own, to: id, in: .seven, asked: asked)
    #expect(reacted?.overtaken == [id])
    let edit = MessagePage.answer([line.with { $0.likers = ["101"] }])
    #expect(try await store.apply(edit: edit, in: .seven, asked: asked)?.overtaken == [id])
    #expect(try await likers(store) == ["3", "4"])
  }

  @Test func prunedLogCountsAsOvertaken() async throws {
    let store = try await world.open()
    try await store.ingest(.answer([line]), in: .seven, .newest)
    let late = try await store.ingest(.answer([liked]), in: .seven, .newest, asked: 1)
    #expect(late.overtaken == [id])
  }

  @Test func listDoesNotRestoreALeftGroup() async throws {
    let store = try await world.open()
    func wire(_ id: String, _ name: String) -> WireGroup {
      WireGroup(group: ChatGroup(id: id, name: name), members: nil)
    }
    let list = ["1", "2", "3"].map { wire($0, "before") }
    try await store.save(listing: list)
    let asked = try await store.lastEvent()
    try await store.remove(group: "1", .left)
    try await store.save(group: wire("2", "after"))
    #expect(try await store.save(listing: list + [wire("4", "new")], asked: asked) == ["2"])
    #expect(try await store.groups(.exited).map(\.id) == ["1"])
    #expect(try await store.groups().map(\.name) == ["after", "before", "new"])
    #expect(try await store.save(listing: list, asked: try await store.lastEvent()).isEmpty)
    #expect(try await store.groups().map(\.name) == ["before", "before", "before", "new"])
  }

  // MARK: What is read and muted

  /// Makes the list's entry of group 7, which is not muted; its newest message is 10.
  private func list(unread: Int) -> WireGroup {
    let state = ConversationState(unreadCount: unread, lastMessage: MessageID(10))
    return WireGroup(group: ChatGroup(id: "7", name: "Seven", state: state), members: nil)
  }

  /// Delivers all pending operations to the server.
  private func tellAll(_ store: ChatStore) async throws(PentadError) {
    while case .send(let attempt) = try await store.nextStep() {
      try await store.settle(attempt, .delivered)
    }
  }

  @Test func listKeepsPendingMarks() async throws {
    let store = try await world.open()
    try await store.save(listing: [list(unread: 5)])
    let asked = try await store.lastEvent()
    #expect(try await store.setRead(upTo: MessageID(10), in: .seven))
    #expect(try await store.setMuted(until: 5_000, in: .seven))
    try await tellAll(store)
    try await store.save(listing: [list(unread: 5)], asked: asked)
    var state = try await store.group("7")?.state
    #expect(state?.unreadCount == 0 && state?.mutedUntil == 5_000)
    // Messages that come meanwhile are no marks.
    let again = try await store.lastEvent()
    try await store.ingest(.push(Line(9)), in: .seven, .pushed)
    try await store.save(listing: [list(unread: 5)], asked: again)
    state = try await store.group("7")?.state
    #expect(state?.unreadCount == 5 && state?.mutedUntil == nil)
  }

  /// The marks are set before the lists are requested, and are sent while the server makes the
  /// lists.
  @Test func listRequestedBeforeTheMarksKeepsThem() async throws {
    let store = try await world.open()
    let chat = ConversationKey.direct(between: StoreWorld.me, and: "102")
    for key in [ConversationKey.seven, chat] {
      try await store.setRead(upTo: MessageID(10), in: key)
      try await store.setMuted(until: 5_000, in: key)
    }
    let group = #"{"id":"7","name":"Seven","unread_count":5,"muted_until":null}"#
    let direct = #"{"other_user":{"id":"102","name":"Bob"},"unread_count":5,"muted_until":null}"#
    let rig = try APIRig { request, _ async throws(PentadError) in
      let url = request.url.string
      if url.contains("messages") { return .text(200, GroupMeSamples.page()) }
      try await tellAll(store)
      return .text(200, GroupMeSamples.answer("[\(url.contains("/chats") ? direct : group)]"))
    }
    let sync = ChatSync(api: rig.api, store: store)
    for unread in [0, 5] {
      try await sync.refresh(isThorough: false)
      let states = [try await store.group("7")?.state, try await store.chat(chat)?.state]
      #expect(states.map { $0?.unreadCount } == [unread, unread])
      let muted: Int64? = unread == 0 ? 5_000 : nil
      #expect(states.map { $0?.mutedUntil } == [muted, muted])
    }
  }

  // MARK: Catching up

  /// The removal of a pin is never reported, so the message of a reported pin is fetched.
  @Test(arguments: [true, false]) func messageOfAReportedPinIsFetched(_ isPinned: Bool) async throws
  {
    let store = try await world.open()
    let old = (1...150 as ClosedRange<Int64>).map { Line($0) }
    try await store.ingest(.answer(old.reversed()), in: .seven, .newest)
    let told = Line(151, "somebody pinned a message", by: "system").with {
      $0.isSystem = true
      $0.event = [
        "type": "message.pinned", "data": ["message_id": "5", "pinned_at": 1_700_000_200],
      ]
    }
    let now = old.map { line in
      line.with { if $0.id == 5, isPinned { $0.pinnedAt = 1_700_000_300 } }
    }
    let rig = try GroupServer(lines: now + [told]).rig()
    try await catchUp(rig, store).readAgain()
    let pinned = try await store.pinned(in: .seven)
    #expect(pinned.map(\.pinnedAt) == (isPinned ? [1_700_000_300_000] : []))
  }

  @Test func anOvertakenPageIsAskedForAgain() async throws {
    let store = try await world.open()
    try await store.ingest(.answer([line]), in: .seven, .newest)
    let rig = try APIRig { _, number async throws(PentadError) in
      // The server has answered, and the push of what comes then is faster.
      if number == 1 { try await like(store) }
      return answer(number == 1 ? line : liked)
    }
    try await catchUp(rig, store).readAgain()
    #expect(rig.transport.requests.count == 2)
    #expect(try await likers(store) == ["3", "4"])
  }

  @Test func repeatedOvertakingEndsAfterThreeRequests() async throws {
    let store = try await world.open()
    try await store.ingest(.answer([line]), in: .seven, .newest)
    let rig = try APIRig { _, number async throws(PentadError) in
      let likers = Line.reactions(["\(number)"]).text()
      try await store.apply(reactions: likers, to: id, in: .seven)
      return answer(line.with { $0.likers = [] })
    }
    try await catchUp(rig, store).readAgain()
    #expect(rig.transport.requests.count == 3)
    #expect(try await likers(store) == ["3"])
  }

  @Test func groupChangedMeanwhileIsFetchedSeparately() async throws {
    let store = try await world.open()
    let rig = try APIRig { request, number async throws(PentadError) in
      if number == 1 {
        let group = ChatGroup(id: "1001", name: "of a push")
        try await store.save(group: WireGroup(group: group, members: nil))
        return .text(200, GroupMeSamples.answer("[\(GroupMeSamples.listed)]"))
      }
      if request.url.string.contains("/messages") { return .text(200, GroupMeSamples.page()) }
      let isShown = request.url.string.hasSuffix("/groups/1001")
      return .text(200, GroupMeSamples.answer(isShown ? GroupMeSamples.shown : "[]"))
    }
    try await ChatSync(api: rig.api, store: store).refresh(isThorough: false)
    #expect(rig.asked.contains { $0.hasSuffix("/groups/1001") })
    #expect(try await store.groups().map(\.memberCount) == [2])
  }

  private func answer(_ line: Line) -> TransportResponse {
    let response: JSONValue = ["response": ["count": 1, "messages": [line.json]]]
    return .text(200, response.text())
  }

  private func catchUp(_ rig: APIRig, _ store: ChatStore) -> CatchUp {
    CatchUp(api: rig.api, store: store, conversation: .seven, head: nil)
  }
}
