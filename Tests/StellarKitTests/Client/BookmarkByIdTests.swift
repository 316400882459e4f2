import PentadCore
import Testing

@testable import StellarKit

/// A class is bookmarked by its id.
@Suite struct BookmarkByIdTests {
  private let world = World()

  @Test(arguments: ["18.06", "18-06", "18.06J", "1806", " 18.06 "])
  func storedClassIsBookmarkedOffline(_ id: String) async throws {
    let client = try await world.open()
    _ = try await client.courses()
    _ = try await client.classes(in: "18")
    world.goOffline()
    if id == "1806" {
      await #expect(throws: PentadError.self) { try await client.bookmark(id: id) }
    } else {
      #expect(try await client.bookmark(id: id) == World.algebra)
      #expect(try await client.bookmarkedIds == ["18.06"])
      try await client.removeBookmark(id)
      #expect(try await client.bookmarkedIds == [])
    }
  }

  @Test func unstoredClassIsFetchedFromTheServer() async throws {
    let client = try await world.open()
    #expect(try await client.bookmark(id: "18.06").title == "Linear Algebra")
    #expect(try await client.bookmarkedIds == ["18.06"])
    let unknown = await #expect(throws: PentadError.self) {
      try await client.bookmark(id: "9.99")
    }
    #expect(unknown?.code == .classNotFound)
    world.goOffline()
    let error = await #expect(throws: PentadError.self) { try await client.bookmark(id: "18.03") }
    #expect(error == FakeStellar.offline)
    #expect(try await client.bookmarkedIds == ["18.06"])
  }

  @Test(arguments: [
    ("http://127.0.0.1:8080", "http://127.0.0.1:8080/stellar/api/"),
    ("https://example.org/", "https://example.org/stellar/api/"),
    ("https://example.org/api", "https://example.org/api"),
    ("https://example.org/?", "https://example.org/?"),
    ("https://example.org/?key=1", "https://example.org/?key=1"),
  ])
  func baseAddressIsCompleted(_ server: String, _ endpoint: String) throws {
    #expect(try StellarClient.endpoint(of: server) == endpoint)
  }
}
