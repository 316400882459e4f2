import Foundation
import GRDB
import PentadCore
import Testing

@testable import PentadStorage

@Suite struct ChangesTests {
  private let folder = Folder(isQuick: true)

  /// Counts the elements of a stream until it ends.
  private func count(_ changes: AsyncStream<Void>, _ told: Journal<Int>) -> Task<Void, Never> {
    Task { for await _ in changes { told.note(1) } }
  }

  @Test func reportsOnlyCommitsOfOthers() async throws {
    let store = try await StoreDatabase.open(folder.location, .notes)
    let other = try await StoreDatabase.open(folder.location, .notes)
    var changes = try await store.changes(every: 1).makeAsyncIterator()
    var theirs = try await other.changes(every: 1).makeAsyncIterator()
    try await store.fill(1)
    #expect(await theirs.next() != nil)
    try await other.write { try $0.execute(sql: "DELETE FROM note") }
    #expect(await changes.next() != nil)
    await store.close()
    #expect(await changes.next() == nil)
    // Only a commit would be reported.
    await other.close()
    #expect(await theirs.next() == nil)
  }

  @Test func aResumedStoreCountsAsChanged() async throws {
    let store = try await StoreDatabase.open(folder.location, .notes)
    var changes = try await store.changes(every: 1).makeAsyncIterator()
    try await store.suspend()
    try await store.resume()
    #expect(await changes.next() != nil)
    await store.close()
    #expect(await changes.next() == nil)
  }

  @Test func cancellingEndsIt() async throws {
    let store = try await StoreDatabase.open(.memory, .notes)
    let told = Journal<Int>()
    let task = count(try await store.changes(every: 1), told)
    try await store.fill(1)
    task.cancel()
    await task.value
    #expect(told.entries == [])
    await store.close()
  }

  @Test func doesNotKeepTheStoreOpen() async throws {
    var store: StoreDatabase? = try await StoreDatabase.open(folder.location, .notes)
    let changes = try await store?.changes(every: 1)
    store = nil
    if let changes { for await _ in changes {} }
    #expect(changes != nil)
  }
}
