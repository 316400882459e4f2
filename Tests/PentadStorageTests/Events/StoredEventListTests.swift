import GRDB
import PentadCore
import Testing

@testable import PentadStorage

/// Lists that a store's events have read again.
@Suite(.timeLimit(.minutes(15))) struct StoredEventListTests {
  private let folder = Folder(isQuick: true)

  private func updates(_ diary: Diary) -> AsyncStream<ListUpdate<Int>> {
    diary.hub.updates(
      key: { $0 },
      load: { () async throws(PentadError) in
        try await diary.store.read {
          try Int.fetchAll($0, sql: "SELECT value FROM entry ORDER BY value")
        }
      },
      failed: { Issue.record($0) },
      after: { $0.transientKey == nil })
  }

  @Test func theFirstListThenChanges() async throws {
    let diary = try await Diary(folder.location)
    try await diary.add(2)
    var updates = updates(diary).makeAsyncIterator()
    #expect(await updates.next() == ListUpdate(items: [2], delta: nil))
    diary.hub.publish(.writing("a", 1))
    try await diary.add(1)
    let second = await updates.next()
    #expect(second?.items == [1, 2])
    #expect(second?.delta?.insertions == [0])
    for value in 3...40 { try await diary.add(value) }
    let third = await updates.next()
    #expect(third?.items == Array(1...40))
    #expect(third?.delta?.insertions == Array(2..<40))
    diary.hub.finish()
    #expect(await updates.next() == nil)
  }

  /// A list never ends up older than the store, even with writes during the read.
  @Test func noChangeIsMissed() async throws {
    let diary = try await Diary(folder.location)
    let updates = updates(diary)
    let reading = Task {
      var last: [Int] = []
      for await update in updates {
        last = update.items
        if last.count == 300 { break }
      }
      return last
    }
    for value in 0..<300 { try await diary.add(value) }
    #expect(await reading.value == Array(0..<300))
  }
}
