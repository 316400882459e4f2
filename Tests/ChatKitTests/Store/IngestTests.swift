import PentadCore
import TestSupport
import Testing

@testable import ChatKit

/// The range that a page proves, and the messages that are stored from it.
@Suite struct IngestTests {
  private let world = StoreWorld()

  @Test func historyGrowsFromBothEnds() async throws {
    let store = try await world.open()
    var result = try await store.ingest(.ids(30, 20, 10), in: .seven, .newest)
    #expect(result.changes.inserted.numbers == [10, 20, 30])
    #expect(result.lowest == MessageID(10) && result.highest == MessageID(30))
    #expect(result.count == 3)
    #expect(try await store.complete() == [[10, 30]])
    result = try await store.ingest(.ids(40, 50), in: .seven, .after(MessageID(30)))
    #expect(result.changes.inserted.numbers == [40, 50])
    #expect(try await store.complete() == [[10, 50]])
    try await store.ingest(.ids(5, 3), in: .seven, .before(MessageID(10)))
    #expect(try await store.complete() == [[3, 50]])
    #expect(try await !store.hasOldest(of: .seven))
    result = try await store.ingest(.empty, in: .seven, .before(MessageID(3)))
    #expect(result == Ingested())
    #expect(try await store.complete() == [[0, 50]])
    #expect(try await store.hasOldest(of: .seven))
    #expect(try await store.all().ids == [3, 5, 10, 20, 30, 40, 50])
    #expect(try await store.gaps(in: .seven) == [])
  }

  @Test func missingRangeIsAGap() async throws {
    let store = try await world.open()
    try await store.ingest(.ids(10, 11), in: .seven, .after(MessageID(9)))
    try await store.ingest(.ids(90, 80), in: .seven, .newest)
    try await store.ingest(.push(Line(99)), in: .seven, .pushed)
    let gaps = try await store.gaps(in: .seven)
    #expect(gaps.map { [$0.after.rawValue, $0.before.rawValue] } == [[11, 80], [90, 99]])
    try await store.ingest(.ids(70, 60), in: .seven, .before(MessageID(80)))
    try await store.ingest(.ids(20, 11, 10, 9), in: .seven, .before(MessageID(60)))
    #expect(try await store.complete() == [[9, 90], [99, 99]])
    // The range between is empty: a page without a message proves it.
    try await store.ingest(.ids(90, 80), in: .seven, .before(MessageID(99)))
    #expect(try await store.complete() == [[9, 99]])
  }

  @Test func emptyPageRemovesNothing() async throws {
    let store = try await world.open()
    try await store.ingest(.ids(10, 20), in: .seven, .after(MessageID(0)))
    for rule in [
      IngestRule.newest, .after(MessageID(20)), .after(MessageID(5)), .single, .pushed,
      .before(MessageID(11)), .before(MessageID(20)), .before(MessageID(99)),
    ] {
      #expect(try await store.ingest(.empty, in: .seven, rule) == Ingested())
      #expect(try await store.ingest(.answer([]), in: .seven, rule) == Ingested())
    }
    #expect(try await store.all().ids == [10, 20])
    #expect(try await store.complete() == [[1, 20]])
    #expect(try await store.messages(in: .group("8"), limit: 10) == [])
  }

  @Test func messagesMissingInAPageAreRemoved() async throws {
    let store = try await world.open()
    try await store.ingest(
      .ids(1, 2, 3, 4, 5, 6, 7, 8, 9), in: .seven, .after(MessageID(0)))
    let result = try await store.ingest(.ids(9, 7, 6), in: .seven, .newest)
    #expect(result.changes == MessageChanges(removed: [MessageID(8)]))
    // 5 lies outside of what was read again.
    #expect(try await store.all().ids == [1, 2, 3, 4, 5, 6, 7, 9])
    try await store.ingest(.ids(3, 1), in: .seven, .before(MessageID(5)))
    #expect(try await store.all().ids == [1, 3, 5, 6, 7, 9])
    try await store.ingest(.ids(7), in: .seven, .after(MessageID(3)))
    #expect(try await store.all().ids == [1, 3, 7, 9])
    #expect(try await store.message(MessageID(8)) == nil)
  }

  /// A server that answers something else than it was asked for is not believed that it has no more.
  @Test func pageOutsideItsCursorProvesOnlyItself() async throws {
    let store = try await world.open()
    try await store.ingest(.ids(1, 2, 3), in: .seven, .after(MessageID(0)))
    try await store.ingest(.ids(99, 98, 2), in: .seven, .after(MessageID(3)))
    #expect(try await store.all().ids == [1, 2, 98, 99])
    try await store.ingest(.ids(200, 300), in: .seven, .before(MessageID(250)))
    #expect(try await store.complete() == [[1, 99], [200, 300]])
    // The newest messages in place of the next ones.
    try await store.ingest(.ids(900, 800), in: .seven, .after(MessageID(300)))
    #expect(try await store.complete() == [[1, 99], [200, 300], [800, 900]])
  }

  @Test func aPushIsStoredWhereItIs() async throws {
    let store = try await world.open()
    try await store.ingest(.ids(10, 20), in: .seven, .after(MessageID(0)))
    try await store.ingest(.push(Line(40)), in: .seven, .pushed)
    try await store.ingest(.push(Line(30)), in: .seven, .pushed)
    try await store.ingest(.push(Line(30)), in: .seven, .pushed)
    #expect(try await store.complete() == [[1, 20], [30, 30], [40, 40]])
    try await store.ingest(.ids(30, 40), in: .seven, .after(MessageID(20)))
    #expect(try await store.complete() == [[1, 40]])
    #expect(try await store.all().ids == [10, 20, 30, 40])
  }

  /// The message was deleted before its push came: it must not come back by it. If it was merely late,
  /// reading its place again brings it.
  @Test func aLatePushIsDoubted() async throws {
    let store = try await world.open()
    try await store.ingest(.ids(10, 20, 30), in: .seven, .after(MessageID(0)))
    try await store.ingest(.ids(30, 10), in: .seven, .newest)
    let result = try await store.ingest(.push(Line(20)), in: .seven, .pushed)
    #expect(result.doubtful == [MessageID(20)] && result.changes.isEmpty)
    #expect(try await store.all().ids == [10, 30])
    #expect(try await store.complete() == [[1, 19], [30, 30]])
    try await store.ingest(.ids(10), in: .seven, .before(MessageID(30)))
    #expect(try await store.complete() == [[1, 30]])
    try await store.ingest(.push(Line(25)), in: .seven, .pushed)
    try await store.ingest(.ids(25, 10), in: .seven, .before(MessageID(30)))
    #expect(try await store.all().ids == [10, 25, 30])
    #expect(try await store.gaps(in: .seven) == [])
  }

  @Test func singleMessageIsStored() async throws {
    let store = try await world.open()
    try await store.ingest(.ids(10, 30), in: .seven, .after(MessageID(0)))
    try await store.ingest(.ids(20), in: .seven, .single)
    try await store.ingest(.ids(50), in: .seven, .single)
    #expect(try await store.all().ids == [10, 20, 30, 50])
    #expect(try await store.complete() == [[1, 30], [50, 50]])
  }

  @Test func samePageAgainChangesNothing() async throws {
    let store = try await world.open()
    let lines = (1...50).map { Line($0).with { $0.likers = ["3"] } }
    try await store.ingest(.answer(lines), in: .seven, .after(MessageID(0)))
    let number = try await store.lastEvent()
    for rule in [IngestRule.newest, .after(MessageID(0)), .before(MessageID(51))] {
      let again = try await store.ingest(.answer(lines.reversed()), in: .seven, rule)
      #expect(again.changes.isEmpty && again.count == 50)
    }
    for line in lines { try await store.ingest(.push(line), in: .seven, .pushed) }
    try await store.ingest(.answer(lines + lines), in: .seven, .newest)
    #expect(try await store.lastEvent() == number)
    #expect(try await store.all() == MessagePage.answer(lines).messages(in: .seven))
  }

  @Test func storedMessageEqualsTheReceivedOne() async throws {
    let store = try await world.open()
    let odd = Line(77, "é \u{0} \"quoted\" 😀").with {
      $0.attachments = [["type": "reply", "reply_id": "12", "base_reply_id": "12"], ["x": 1]]
      $0.likers = ["9", "10"]
      ($0.updatedAt, $0.pinnedAt) = (1_700_000_500, 1_700_000_600)
    }
    let system = Line(78, nil, by: "system").with {
      $0.isSystem = true
      $0.event = ["type": "membership.announce.joined", "data": ["user": ["id": 5]]]
    }
    let deleted = Line(79, "This message was deleted").with { $0.deletedAt = 1_700_000_700 }
    let page = MessagePage.answer([odd, system, deleted])
    try await store.ingest(page, in: .seven, .after(MessageID(0)))
    #expect(try await store.all() == page.messages(in: .seven))
    #expect(try await store.message(MessageID(77))?.replyTo == MessageID(12))
    #expect(try await store.pinned(in: .seven).ids == [77])
  }

  @Test func unreadablePageStoresNothing() async throws {
    let store = try await world.open()
    try await store.ingest(.ids(1), in: .seven, .after(MessageID(0)))
    let bytes = MessagePage.ids(2, 3).body
    let torn = [
      MessagePage(answer: Array(bytes.dropLast(9))), MessagePage(answer: Array("<html>".utf8)),
      MessagePage(answer: Array(#"{"response":{"messages":{"id":"x"}}}"#.utf8)),
    ]
    for page in torn {
      let error = await #expect(throws: PentadError.self) {
        try await store.ingest(page, in: .seven, .after(MessageID(1)))
      }
      #expect(error.map { .decoding ~= $0.code } == true)
    }
    #expect(try await store.all().ids == [1])
    #expect(try await store.complete() == [[1, 1]])
  }

  @Test func oneIdInTwoConversationsIsAnError() async throws {
    let store = try await world.open()
    try await store.ingest(.ids(1, 2), in: .seven, .after(MessageID(0)))
    let error = await #expect(throws: PentadError.self) {
      try await store.ingest(.ids(3, 2), in: .group("8"), .newest)
    }
    #expect(error?.code == .unexpectedAnswer)
    #expect(try await store.all(.group("8")) == [])
    #expect(try await store.all().ids == [1, 2])
  }

  @Test func pagesOfMessagesAreReadFromBothSides() async throws {
    let store = try await world.open()
    let lines = (1...100).map { Line($0) }
    try await store.ingest(.answer(lines), in: .seven, .after(MessageID(0)))
    #expect(try await store.messages(in: .seven, limit: 3).ids == [98, 99, 100])
    #expect(try store.messagesNow(in: .seven, before: MessageID(98), limit: 2).ids == [96, 97])
    #expect(
      try await store.messages(in: .seven, after: MessageID(98), limit: 9).ids == [99, 100])
    #expect(try await store.messages(in: .seven, limit: 0) == [])
    #expect(try await store.messages(in: .seven, limit: -1) == [])
    let some = [MessageID(5), MessageID(1_000), MessageID(3), MessageID(5)]
    #expect(try await store.messages(some).ids == [3, 5])
  }
}
