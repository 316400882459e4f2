import GRDB
import PentadCore
import PentadStorage
import Testing

@testable import ChatKit

/// All history can be searched, as it is now.
@Suite struct StoreSearchTests {
  private let world = StoreWorld()

  private func found(
    _ text: String, in key: ConversationKey? = nil, _ store: ChatStore, limit: Int = 50
  ) async throws -> [Int64] {
    try await store.search(text, in: key, limit: limit).ids
  }

  @Test func wordsAreFoundWithoutTheirAccents() async throws {
    let store = try await world.open()
    try await store.ingest(
      .answer([
        Line(1, "Crème brûlée in the café"), Line(2, "no dessert"), Line(3, nil),
        Line(4, "CAFE closes at 5"), Line(5, "学校に行く"), Line(6, "so be it, sober"),
      ]), in: .seven, .after(MessageID(0)))
    #expect(try await found("cafe", store) == [4, 1])
    #expect(try await found("CRÈME brul", store) == [1])
    #expect(try await found("cafe closes", store) == [4])
    #expect(try await found("学", store) == [5])
    // Two letters are a word, three the beginning of one.
    #expect(try await found("so", store) == [6])
    #expect(try await found("sob", store) == [6])
    #expect(try await found("be", store) == [6])
    #expect(try await found("nothing", store) == [])
    #expect(try await found("\" * AND", store) == [])
    #expect(try await found("cafe", store, limit: 1) == [4])
    #expect(try await found("cafe", store, limit: 0) == [])
  }

  @Test(arguments: [
    String(repeating: "a ", count: 1_000), String(repeating: "x", count: 200_000),
    (10..<43).map { "word\($0)" }.joined(separator: " "),
  ])
  func aTextAboveTheLimitIsRefused(_ text: String) async throws {
    let store = try await world.open()
    let error = await #expect(throws: PentadError.self) { try await found(text, store) }
    #expect(error?.code == .invalid)
  }

  @Test func oneConversationAlone() async throws {
    let store = try await world.open()
    try await store.ingest(.answer([Line(1, "lunch"), Line(3, "lunch")]), in: .seven, .newest)
    try await store.ingest(.answer([Line(2, "lunch")]), in: .group("8"), .newest)
    #expect(try await found("lunch", store) == [3, 2, 1])
    #expect(try await found("lunch", in: .group("8"), store) == [2])
    #expect(try await found("lunch", in: .group("9"), store) == [])
    let hit = try await store.search("lunch", limit: 2)
    #expect(hit.map(\.conversation) == [.seven, .group("8")])
  }

  @Test func editsDeletesAndRemovalsAreSeen() async throws {
    let store = try await world.open()
    let lines = [Line(1, "alpha"), Line(2, "beta"), Line(3, "gamma")]
    try await store.ingest(.answer(lines), in: .seven, .after(MessageID(0)))
    #expect(try await found("alpha", store) == [1])
    let edited = lines[0].with { ($0.text, $0.updatedAt) = ("omega", 1_700_000_100) }
    try await store.ingest(.answer([edited] + lines[1...]), in: .seven, .newest)
    #expect(try await found("alpha", store) == [])
    #expect(try await found("omega", store) == [1])
    try await store.apply(deletion: MessageID(2), in: .seven)
    #expect(try await found("beta", store) == [])
    try await store.ingest(.answer([edited, lines[1]]), in: .seven, .after(MessageID(0)))
    #expect(try await found("gamma", store) == [3])
    try await store.ingest(.answer([Line(9, "nine"), edited]), in: .seven, .newest)
    #expect(try await found("gamma", store) == [])
    // Changed before it was ever indexed.
    try await store.ingest(.answer([Line(10, "delta")]), in: .seven, .after(MessageID(9)))
    try await store.ingest(
      .answer([Line(10, "epsilon").with { $0.updatedAt = 1_700_000_200 }]), in: .seven, .newest)
    #expect(try await found("delta", store) == [])
    #expect(try await found("epsilon", store) == [10])
    try await isSound(store)
  }

  /// Every pending message is indexed exactly once: when there are enough of them, before a search,
  /// and after the index was rebuilt with pending messages.
  @Test func nothingIsIndexedTwice() async throws {
    let store = try await world.open()
    let lines = (1...4_500).map { Line($0, "word\($0 % 10) common") }
    for start in stride(from: 0, to: 4_500, by: 100) {
      try await store.ingest(
        .answer(Array(lines[start..<start + 100])), in: .seven, .after(MessageID(Int64(start))))
    }
    let waiting = try await store.database.read {
      try Int.fetchOne($0, sql: "SELECT count(*) FROM search_waiting")
    }
    #expect(waiting == 5)
    #expect(ChatPolicies.searchBatch == 2_000)
    try await store.database.write { try SearchTableCommand.rebuild($0) }
    #expect(try await found("common", store, limit: 10_000).count == 4_500)
    #expect(try await found("word3", store, limit: 10_000).count == 450)
    try await store.ingest(.answer(Array(lines[0..<100])), in: .seven, .after(MessageID(0)))
    try await store.indexMessages()
    #expect(try await found("common", store, limit: 10_000).count == 4_500)
    try await store.ingest(.ids(4_500), in: .seven, .after(MessageID(0)))
    #expect(try await found("common", store) == [])
    #expect(try await found("hello", store) == [4_500])
    try await isSound(store)
  }

  @Test func historyThatComesBackwardsIsFound() async throws {
    let store = try await world.open()
    try await store.ingest(
      .answer((900...999).reversed().map { Line($0, "top \($0)") }), in: .seven, .newest)
    #expect(try await found("top", store, limit: 500).count == 100)
    for end in stride(from: 900 as Int64, to: 100, by: -100) {
      try await store.ingest(
        .answer((end - 100..<end).reversed().map { Line($0, "old \($0)") }), in: .seven,
        .before(MessageID(end)))
    }
    #expect(try await found("old", store, limit: 5_000).count == 800)
    #expect(try await found("old 345", store) == [345])
    try await isSound(store)
  }

  /// Compares the index with the table.
  private func isSound(_ store: ChatStore) async throws {
    try await store.indexMessages()
    try await store.database.write { try SearchTableCommand.check($0) }
  }
}

enum SearchTableCommand {
  static func rebuild(_ database: Database) throws {
    try database.execute(sql: "INSERT INTO message_search (message_search) VALUES ('rebuild')")
  }

  /// Throws if the index and the table differ.
  static func check(_ database: Database) throws {
    try database.execute(
      sql: "INSERT INTO message_search (message_search, rank) VALUES ('integrity-check', 1)")
  }
}
