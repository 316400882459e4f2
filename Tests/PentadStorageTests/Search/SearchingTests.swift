import GRDB
import PentadCore
import TestSupport
import Testing

@testable import PentadStorage

/// A search is interrupted by its task, and by the end of the store.
@Suite struct SearchingTests {
  private let folder = Folder()
  private let begun = Recorder<Int>()

  private static let endless = """
    WITH RECURSIVE counter(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM counter)
    SELECT count(*) FROM counter
    """

  /// A search that ends only when it is interrupted, and its outcome.
  private func search(_ store: StoreDatabase) -> Task<PentadError?, Never> {
    let begun = begun
    return Task {
      do throws(PentadError) {
        _ = try await store.search { database in
          begun.record(1)
          return try Int.fetchOne(database, sql: Self.endless)
        }
        return nil
      } catch {
        return error
      }
    }
  }

  private func open(inMemory: Bool) async throws -> StoreDatabase {
    try await StoreDatabase.open(inMemory ? .memory : folder.location, .notes)
  }

  @Test(arguments: [false, true])
  func closingDoesNotWaitForASearch(inMemory: Bool) async throws {
    let store = try await open(inMemory: inMemory)
    let searches = [search(store), search(store)]
    _ = await begun.entries(inMemory ? 1 : 2)
    await store.close()
    for search in searches { #expect(await search.value?.code == .closed) }
  }

  @Test func suspendingDoesNotWaitForASearch() async throws {
    let store = try await open(inMemory: false)
    let search = search(store)
    _ = await begun.entries(1)
    try await store.suspend()
    #expect(await search.value?.code == .suspended)
    try await store.resume()
    #expect(try await store.search { try Int.fetchOne($0, sql: "SELECT 7") } == 7)
    await store.close()
    let late = await #expect(throws: PentadError.self) { try await store.search { _ in } }
    #expect(late?.code == .closed)
  }

  @Test func aCancelledTaskInterruptsItsSearch() async throws {
    let store = try await open(inMemory: false)
    let search = search(store)
    _ = await begun.entries(1)
    search.cancel()
    #expect(await search.value?.code == .cancelled)
    await store.close()
  }
}
