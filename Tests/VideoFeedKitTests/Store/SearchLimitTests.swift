import PentadCore
import TestSupport
import Testing

@testable import VideoFeedKit

/// A search text has a limit, so that no search keeps the store busy.
@Suite struct SearchLimitTests {
  private let world = VideoWorld()

  @Test(arguments: [
    String(repeating: "a ", count: 1_000), String(repeating: "x", count: 200_000),
    (10..<43).map { "word\($0)" }.joined(separator: " "),
  ])
  func aTextAboveTheLimitIsRefused(_ text: String) async throws {
    let store = try await world.open()
    let error = await #expect(throws: PentadError.self) { try await store.search(text, limit: 9) }
    #expect(error?.code == .invalid)
    await store.close()
  }

  @Test func aTextWithinTheLimitIsSearched() async throws {
    let store = try await world.open()
    #expect(try await store.search(String(repeating: "a ", count: 512), limit: 9) == [])
    await store.close()
  }
}
