import PentadCore
import TestSupport
import Testing

@testable import ChatKit

/// A message is pushed while its page is in transit: the server made the page before.
@Suite struct ToldEarlyTests {
  private let world = StoreWorld()
  private let line = Line(5, "first")

  /// A notification of the push service of message 5, and how that message is after it.
  struct News: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let json: JSONValue
    let after: Line

    static let all = [
      News(
        testDescription: "deleted", type: "message.deleted",
        after: Line(5, "This message was deleted").with { $0.deletedAt = 1_700_000_200 }),
      News(
        testDescription: "edited", type: "message.update",
        after: Line(5, "second").with { $0.updatedAt = 1_700_000_200 }),
      News(
        testDescription: "liked", type: "favorite",
        after: Line(5, "first").with { $0.likers = ["3"] }),
    ]

    private init(testDescription: String, type: String, after: Line) {
      self.testDescription = testDescription
      self.after = after
      let subject: JSONValue =
        type == "favorite"
        ? ["line": after.pushedJSON, "reactions": Line.reactions(after.likers), "user_id": "3"]
        : after.pushedJSON
      json = ["type": .string(type), "subject": subject]
    }
  }

  /// A server that makes its first page of `before`, which is on its way when `news` is pushed, and all
  /// later ones of what is true then.
  private func rig(
    _ news: News, _ store: ChatStore, others: [Line] = [], failing: Bool = false
  ) throws -> APIRig {
    let lock = Lock<ChatListener?>(nil)
    let rig = try APIRig { request, number async throws(PentadError) in
      let lines = others + [number == 1 ? line : news.after]
      let response: JSONValue = [
        "response": ["count": 1, "messages": .array(lines.reversed().map(\.json))]
      ]
      guard number == 1 else {
        if failing { throw PentadError(.offline, "cut") }
        return .text(200, response.text())
      }
      let told = PushNotification(
        on: PushChannel(path: "/user/101"), Array(news.json.text().utf8))
      await lock.withLock(\.self)?.hear(.notification(told))
      return .text(200, response.text())
    }
    let listener = ChatListener(
      store: store, sync: ChatSync(api: rig.api, store: store), time: world.time.source,
      settling: 0, notifications: EventHub(), missed: { _ in })
    lock.withLock { $0 = listener }
    return rig
  }

  private func expect(_ line: Line, in store: ChatStore) async throws {
    let truth = try #require(try MessagePage.answer([line]).messages(in: .seven).first)
    let stored = try #require(try await store.message(MessageID(5)))
    #expect(stored.text == truth.text && stored.isDeleted == truth.isDeleted)
    #expect(stored.favoritedBy == truth.favoritedBy)
  }

  /// The server erases the message, and its place is the beginning of the conversation.
  @Test(arguments: [[], [Line(6), Line(7)]]) func messageDeletedBeforeItsPageIsErased(
    _ others: [Line]
  ) async throws {
    let store = try await world.open()
    let page = [line] + others
    if !others.isEmpty {
      try await store.ingest(.ids(8), in: .seven, .newest)
    }
    let server = GroupServer(lines: others + (others.isEmpty ? [] : [Line(8)]))
    let rig = try server.rig()
    let asked = try await store.lastEvent()
    try await store.apply(deletion: MessageID(5), in: .seven)
    let early = try await store.ingest(
      .answer(page.reversed()), in: .seven, others.isEmpty ? .newest : .before(MessageID(8)),
      asked: asked)
    #expect(early.doubtful == [MessageID(5)])
    let work = catchUp(rig, store)
    for _ in 0..<3 where try await !store.hasOldest(of: .seven) { try await work.older(10) }
    #expect(try await store.hasOldest(of: .seven))
    #expect(try await store.all().ids == others.map(\.id) + (others.isEmpty ? [] : [8]))
  }

  /// The message gets a new like during each page request: a like does not prove what was stored.
  @Test func repeatedlyOvertakenMessageIsReported() async throws {
    let store = try await world.open()
    let rig = try APIRig { _, number async throws(PentadError) in
      let likers = Line.reactions(["\(number)"]).text()
      try await store.apply(reactions: likers, to: MessageID(5), in: .seven)
      let response: JSONValue = [
        "response": ["count": 2, "messages": [line.json, Line(4).json]]
      ]
      return .text(200, response.text())
    }
    let work = catchUp(rig, store)
    #expect(await code { () async throws(PentadError) in try await work.run() } == .unavailable)
    #expect(try await store.all().ids == [4])
    #expect(try await store.complete() == [[4, 4]])
  }

  /// Another page has shown that it is gone, while this one was on its way.
  @Test func messageRemovedMeanwhileIsNotRestored() async throws {
    let store = try await world.open()
    try await store.ingest(.ids(6, 5, 4), in: .seven, .newest)
    let asked = try await store.lastEvent()
    try await store.ingest(.ids(6, 4), in: .seven, .newest)
    let late = try await store.ingest(.ids(6, 5, 4), in: .seven, .newest, asked: asked)
    #expect(late.doubtful == [MessageID(5)])
    #expect(try await store.all().ids == [4, 6])
  }

  private func catchUp(_ rig: APIRig, _ store: ChatStore) -> CatchUp {
    CatchUp(api: rig.api, store: store, conversation: .seven, head: nil)
  }

  @Test(arguments: News.all) func newsBeforeTheMessageIsNotLost(_ news: News) async throws {
    let store = try await world.open()
    try await store.ingest(.ids(1, 2, 3, 4), in: .seven, .after(.first))
    let rig = try rig(news, store)
    try await catchUp(rig, store).readAgain()
    #expect(rig.transport.requests.count == 2)
    try await expect(news.after, in: store)
  }

  /// The very first page of a conversation without stored messages.
  @Test(arguments: News.all) func newsOfAnUnknownConversationIsNotLost(_ news: News) async throws {
    let store = try await world.open()
    let rig = try rig(news, store)
    try await catchUp(rig, store).readAgain()
    try await expect(news.after, in: store)
    #expect(try await store.complete() == [[5, 5]])
  }

  /// The network goes before the page can be asked for again, or the process is killed.
  @Test(arguments: News.all) func overtakenMessageIsReadLater(_ news: News) async throws {
    let store = try await world.open()
    let others = [Line(4)]
    let cut = try rig(news, store, others: others, failing: true)
    let work = catchUp(cut, store)
    #expect(await code { () async throws(PentadError) in try await work.run() } == .offline)
    #expect(try await store.all().ids == [4])
    #expect(try await store.complete() == [[4, 4]])
    let server = GroupServer(lines: others + [news.after])
    try await catchUp(try server.rig(), store).run()
    try await expect(news.after, in: store)
    #expect(try await store.complete() == [[4, 5]])
  }
}
