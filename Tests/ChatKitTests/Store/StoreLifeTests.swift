import Foundation
import PentadCore
import TestSupport
import Testing

@testable import ChatKit

/// The lasting content of a store: when it is opened again, damaged, shared, cleared and erased.
@Suite struct StoreLifeTests {
  private let world = StoreWorld()

  /// A store with some of everything, closed.
  private func fill() async throws -> UInt64 {
    let store = try await world.open(inMemory: false)
    let group = ChatGroup(id: "7", name: "Seven", state: ConversationState(unreadCount: 0))
    let member = ChatMember(userId: "102", nickname: "Bob")
    try await store.save(
      listing: [WireGroup(group: group, members: [member])])
    for start in stride(from: 0 as Int64, to: 2_000, by: 100) {
      let lines = (start + 1...start + 100).map { Line($0, "text number \($0)") }
      try await store.ingest(.answer(lines), in: .seven, .after(MessageID(start)))
    }
    try await store.save(account: ChatUser(id: StoreWorld.me, name: "Al"))
    try await store.setDraft("draft", in: .seven)
    try await store.setRead(upTo: MessageID(1_990), in: .seven)
    _ = try await store.append(
      text: "on its way", attachments: [.image(path: try world.picture([7]), type: "image/png")],
      sourceGuid: "g1", to: .seven)
    try await store.append(.nickname("7", "Al"))
    try await store.save(MemberRequest(resultsId: "r", group: "7", askedAt: 1))
    let last = try await store.lastEvent()
    await store.close()
    return last
  }

  /// Checks the user's own data, which must survive all damage.
  private func hasUsersOwn(_ store: ChatStore) async throws {
    #expect(try await store.draft(in: .seven) == "draft")
    #expect(try await store.account()?.name == "Al")
    let outgoing = try await store.outgoing()
    #expect(outgoing.map(\.text) == ["on its way"])
    guard case .image(let path, _) = outgoing.first?.attachments.first else {
      Issue.record("\(outgoing)")
      return
    }
    #expect(FileManager.default.contents(atPath: path) == Data(StoreWorld.picture([7])))
    let operations = try await store.operations().map(\.operation)
    #expect(operations == [.readMark(.seven, MessageID(1_990)), .nickname("7", "Al")])
    #expect(try await store.memberRequests().map(\.resultsId) == ["r"])
    try await store.save(
      group: WireGroup(
        group: ChatGroup(
          id: "7", name: "Seven",
          state: ConversationState(unreadCount: 99, lastMessage: MessageID(2_000))),
        members: nil))
    let state = try await store.group("7")?.state
    #expect(state?.lastReadMessage == MessageID(1_990) && state?.unreadCount == 10)
  }

  @Test func everythingIsThereAgain() async throws {
    let last = try await fill()
    let store = try await world.open(inMemory: false)
    #expect(try await store.all().count == 2_000)
    #expect(try await store.complete() == [[1, 2_000]])
    #expect(try await store.members(of: "7").map(\.nickname) == ["Bob"])
    #expect(try await store.search("number 1234", limit: 5).ids == [1_234])
    #expect(try await store.lastEvent() == last)
    try await hasUsersOwn(store)
    let usage = try await store.storageUsage()
    #expect(usage.groups == 1 && usage.messages == 2_000 && usage.waiting == 3)
    #expect(usage.bytes > 100_000)
    let names = try FileManager.default.contentsOfDirectory(atPath: world.folder)
    for name in names where name.hasPrefix("chat.sqlite") {
      let attributes = try FileManager.default.attributesOfItem(
        atPath: world.folder + "/" + name)
      #expect((attributes[.posixPermissions] as? Int).map { $0 & 0o077 } == 0, "\(name)")
    }
    await store.close()
  }

  @Test func aDamagedFileKeepsTheUsersOwn() async throws {
    let last = try await fill()
    let ids = GivenIDs(of: "outbox", in: world.folder + "/chat.sqlite")
    try ids.setNewest(1_000)
    try damageTable("message", in: world.folder + "/chat.sqlite")
    // Found when it is opened, or when the rows are read: then the next opening mends it.
    let unaware = try await world.open(inMemory: false)
    let isUnaware = try await unaware.lastEvent() == last
    if isUnaware { await #expect(throws: PentadError.self) { try await unaware.all() } }
    if isUnaware { await unaware.close() }

    let store = isUnaware ? try await world.open(inMemory: false) : unaware
    guard case .storeRecovered(let rows, isPartial: false) = try await store.log.first else {
      Issue.record("the log does not begin with it")
      return
    }
    #expect(rows >= 8)
    #expect(try await store.all() == [])
    #expect(try await store.complete() == [])
    try await hasUsersOwn(store)
    // An observer that was away receives a reset, and its reason.
    let reset = try #require(try await store.readEvents(after: last, limit: 1).first)
    #expect(reset.event == .reset)
    let next = try await store.readEvents(after: reset.number, limit: 1).first?.event
    #expect(next == .storeRecovered(rowsKept: rows, isPartial: false))
    try await store.ingest(.ids(2_001, 2_000), in: .seven, .newest)
    #expect(try await store.group("7")?.state.unreadCount == 11)
    await store.close()
    // The number of a message that was sent or discarded is not reused.
    #expect(try ids.newest() == 1_000)
  }

  @Test func damageDuringSuspensionIsRepairedAndReported() async throws {
    let last = try await fill()
    let store = try await world.open(inMemory: false)
    try await store.suspend()
    try await store.resume()
    #expect(try await store.lastEvent() == last)
    try await store.suspend()
    try Data("no database".utf8).write(to: URL(fileURLWithPath: world.folder + "/chat.sqlite"))
    try await store.resume()
    let reset = try #require(try await store.readEvents(after: last, limit: 1).first)
    #expect(reset.event == .reset)
    let next = try await store.readEvents(after: reset.number, limit: 1).first?.event
    guard case .storeRecovered = next else {
      Issue.record("\(String(describing: next)) was told")
      return
    }
    #expect(try await store.all() == [])
    await store.close()
  }

  @Test func clearingKeepsTheUsersOwn() async throws {
    _ = try await fill()
    let store = try await world.open(inMemory: false)
    try await store.clearCache()
    let usage = try await store.storageUsage()
    #expect(usage.groups == 0 && usage.messages == 0 && usage.waiting == 3)
    #expect(usage.bytes < 400_000)
    #expect(try await store.search("number", limit: 5) == [])
    let log = try await store.log.suffix(2)
    #expect(log == [.messagesUpdated(.seven, MessageChanges()), .membersUpdated(group: "7")])
    try await hasUsersOwn(store)
    try await store.ingest(.ids(2_001, 2_000, 1_999), in: .seven, .newest)
    #expect(try await store.group("7")?.state.unreadCount == 11)
    await store.close()
  }

  @Test(arguments: [false, true]) func erasing(isShared: Bool) async throws {
    _ = try await fill()
    let store = try await world.open(inMemory: false)
    let other = isShared ? try await world.open(inMemory: false) : nil
    try await store.eraseAll()
    let usage = try await store.storageUsage()
    #expect(usage.groups + usage.messages + usage.waiting == 0)
    #expect(try await store.draft(in: .seven) == nil)
    #expect(try await store.account() == nil)
    #expect(try await store.memberRequests() == [])
    #expect(try await store.search("text", limit: 1) == [])
    #expect(world.staged == [])
    let names = try FileManager.default.contentsOfDirectory(atPath: world.folder)
    for name in names {
      let bytes = FileManager.default.contents(atPath: world.folder + "/" + name) ?? Data()
      for word in ["text number", "on its way"] {
        #expect(bytes.range(of: Data(word.utf8)) == nil, "\(name) has \(word)")
      }
    }
    let written = try await store.append(text: "a", sourceGuid: "g1", to: .seven)
    #expect(try await store.outgoing().map(\.localId) == [written.localId])
    await other?.close()
    await store.close()
    let error = await #expect(throws: PentadError.self) {
      try await world.open(inMemory: false, userId: "999")
    }
    #expect(error?.code == .conflict)
  }

  /// A message is written when the rows of a shared store are erased, and its files are not.
  @Test func messageWrittenDuringErasingIsKept() async throws {
    _ = try await fill()
    let nextStep = Lock<(@Sendable () -> Void)?>(nil)
    let store = try await world.open(inMemory: false) {
      let call = nextStep.withLock { call in
        defer { call = nil }
        return call
      }
      call?()
    }
    let other = try await world.open(inMemory: false)
    let picture = try world.picture([8])
    let (written, writing) = AsyncStream.makeStream(of: Bool.self)
    nextStep.withLock { call in
      call = {
        let begun = DispatchSemaphore(value: 0)
        Task {
          begun.signal()
          let message = try? await store.append(
            text: "late", attachments: [.image(path: picture, type: "image/png")],
            sourceGuid: "g2", to: .seven)
          writing.yield(message != nil)
          writing.finish()
        }
        begun.wait()
        // It is now in the queue, directly behind this write.
        Thread.sleep(forTimeInterval: 0.1)
      }
    }
    try await store.eraseAll()
    for await isWritten in written { #expect(isWritten) }
    let outgoing = try await store.outgoing()
    #expect(outgoing.map(\.text) == ["late"])
    if case .image(let path, _) = outgoing.first?.attachments.first {
      #expect(FileManager.default.contents(atPath: path) == Data(StoreWorld.picture([8])))
    } else {
      Issue.record("\(outgoing)")
    }
    #expect(world.staged.count == 1)
    await other.close()
    await store.close()
  }

  @Test func aFolderIsOneAccounts() async throws {
    _ = try await fill()
    let error = await #expect(throws: PentadError.self) {
      try await world.open(inMemory: false, userId: "102")
    }
    #expect(error?.code == .conflict)
    let store = try await world.open(inMemory: false)
    #expect(try await store.all().count == 2_000)
    await store.close()
    let closed = await #expect(throws: PentadError.self) { try await store.all() }
    #expect(closed?.code == .closed)
  }

  /// The one word that names the account is damaged; that of the server about the user is not.
  @Test func aDamagedNameOfTheAccountLosesNothing() async throws {
    let store = try await world.open(inMemory: false)
    try await store.save(account: ChatUser(id: StoreWorld.me, name: "Ann"))
    _ = try await store.append(text: "mine", sourceGuid: "g1", to: .seven)
    try await store.set("user", to: "1\u{FFFD}1")
    await store.close()
    let again = try await world.open(inMemory: false)
    #expect(try await again.outgoing().map(\.text) == ["mine"])
    #expect(try await again.setting("user") == StoreWorld.me)
    await again.close()
    let error = await #expect(throws: PentadError.self) {
      try await world.open(inMemory: false, userId: "102")
    }
    #expect(error?.code == .conflict)
  }

  @Test func twoOpeningsSeeEachOther() async throws {
    let one = try await world.open(inMemory: false)
    let two = try await world.open(inMemory: false)
    let changes = try await two.changes()
    let watching = Task { for await _ in changes {} }
    let events = two.events()
    try await one.ingest(.ids(1, 2), in: .seven, .after(MessageID(0)))
    for await published in events {
      let inserted = [MessageID(1), MessageID(2)]
      #expect(published.event == .messagesUpdated(.seven, MessageChanges(inserted: inserted)))
      break
    }
    #expect(try await two.all().ids == [1, 2])
    #expect(try await two.search("hello", limit: 5).count == 2)
    try await one.suspend()
    let error = await #expect(throws: PentadError.self) { try await one.all() }
    #expect(error?.code == .suspended)
    try await two.ingest(.ids(3), in: .seven, .after(MessageID(2)))
    try await one.resume()
    #expect(try await one.all().ids == [1, 2, 3])
    await two.close()
    await watching.value
    await one.close()
  }

  @Test func theLeaseChangesHands() async throws {
    let one = try await world.open(inMemory: false)
    let two = try await world.open(inMemory: false)
    var first = one.holding().makeAsyncIterator()
    #expect(await first.next() == true)
    var second = two.holding().makeAsyncIterator()
    #expect(await second.next() == false)
    await one.close()
    #expect(await second.next() == true)
    await two.close()
  }

  @Test func tidyingKeepsWhatCountsAndRemovesOldEvents() async throws {
    let store = try await world.open()
    try await store.ingest(.ids(1, 2), in: .seven, .after(MessageID(0)))
    world.time.advance(30 * 86_400_000)
    try await store.tidy()
    // There are fewer than are always kept.
    #expect(try await store.log.count == 1)
    #expect(try await store.search("hello", limit: 5).ids == [2, 1])
  }
}
