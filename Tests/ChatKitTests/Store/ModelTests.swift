import PentadCore
import PentadStorage
import Testing

@testable import ChatKit

/// A store that gets pages and pushes in any order has what the server has.
@Suite struct ModelTests {
  private let world = StoreWorld()

  @Test(arguments: 1...40) func completeSpansHaveNoMissingMessage(_ seed: UInt64) async throws {
    let store = try await world.open()
    var server = ModelServer(seed: seed)
    for _ in 0..<300 {
      try await step(store, &server)
      try await holds(store, server)
    }
    try await synchronise(store, server)
    let messages = try MessagePage.answer(server.lines).messages(in: .seven)
    #expect(try await store.all() == messages)
    #expect(try await store.gaps(in: .seven) == [])
    #expect(try await store.hasOldest(of: .seven))
    #expect(try await store.heads().allSatisfy { !$0.isBehind })
    for word in (0..<7).map({ "word\($0)" }) {
      let found = try await store.search(word, limit: 1_000).ids
      let expected = server.lines.filter { $0.text?.hasPrefix(word) == true }.map(\.id)
      #expect(found == expected.reversed())
    }
    try await store.database.write { try SearchTableCommand.check($0) }
  }

  private func step(_ store: ChatStore, _ server: inout ModelServer) async throws {
    let limit = 1 + server.pick(6)
    let spans = try await store.spans(of: .seven)
    switch server.pick(9) {
    case 0...3: server.happen()
    case 4, 5:
      guard let line = server.push() else { return }
      try await store.ingest(.push(line), in: .seven, .pushed)
    case 6: try await store.ingest(.answer(server.newest(limit)), in: .seven, .newest)
    case 7:
      guard let top = spans.top?.highest else { return }
      try await store.ingest(.answer(server.after(top, limit)), in: .seven, .after(top))
    default:
      guard !spans.spans.isEmpty else { return }
      let anchor = spans.spans[server.pick(spans.spans.count)].lowest
      try await store.ingest(
        .answer(server.before(anchor, limit)), in: .seven, .before(anchor))
    }
  }

  /// Checks the invariants.
  private func holds(_ store: ChatStore, _ server: ModelServer) async throws {
    let spans = try await store.spans(of: .seven)
    let stored = try await store.all()
    let ids = Set(stored.ids)
    for line in server.lines where spans.contains(MessageID(line.id)) {
      #expect(ids.contains(line.id), "a message is missing where none may be")
    }
    for message in stored {
      #expect(spans.contains(message.id))
      let versions = server.versions[message.id.rawValue] ?? []
      #expect(versions.contains { $0.text == message.text }, "no such message ever was")
    }
  }

  /// As a client does that has time: what is newer, what is missing, then all of it again.
  private func synchronise(_ store: ChatStore, _ server: ModelServer) async throws {
    try await store.ingest(.answer(server.newest(5)), in: .seven, .newest)
    while let gap = try await store.gaps(in: .seven).last {
      try await store.ingest(
        .answer(server.before(gap.before, 5)), in: .seven, .before(gap.before))
      guard try await store.gaps(in: .seven).last == gap else { continue }
      try await store.ingest(
        .answer(server.after(gap.after, 5)), in: .seven, .after(gap.after))
    }
    // An empty page takes away nothing that is stored and that the server no longer has.
    try await store.ingest(.answer(server.after(.first, 5)), in: .seven, .after(.first))
    var anchor = try #require(try await store.spans(of: .seven).top?.highest.next)
    while true {
      let page = server.before(anchor, 5)
      try await store.ingest(.answer(page), in: .seven, .before(anchor))
      guard let lowest = page.last else { return }
      anchor = MessageID(lowest.id)
    }
  }
}
