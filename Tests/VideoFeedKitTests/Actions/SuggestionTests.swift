import PentadCore
import TestSupport
import Testing

@testable import VideoFeedKit

/// Suggested recipients of a share.
struct SuggestionTests {
  private let world = VideoWorld()

  /// An address book that notes what it is asked.
  private struct Book: AddressSource {
    let asked = Recorder<String>()

    func addresses(matching text: String) async -> [Address] {
      asked.record(text)
      return ["alice@example.org", "Alice@Example.org", "alina@example.org", "ali@example.org"]
        .compactMap { Address(name: "A", email: $0) }
    }
  }

  @Test func theAddressBookIsAsked() async throws {
    let book = Book()
    let feed = try await world.feed { $0.addresses = book }
    #expect(
      await feed.suggestions(for: " ali ").map(\.email) == [
        "alice@example.org", "alina@example.org", "ali@example.org",
      ])
    #expect(
      await feed.suggestions(for: "ali", besides: ["ALICE@example.org"], limit: 1).map(\.email)
        == ["alina@example.org"])
    #expect(book.asked.entries == ["ali", "ali"])
    #expect(await feed.suggestions(for: "  ").isEmpty)
    #expect(await feed.suggestions(for: "ali", limit: 0).isEmpty)
    #expect(book.asked.entries.count == 2)
    await feed.close()
  }

  @Test func thereMayBeNone() async throws {
    let feed = try await world.feed()
    #expect(await feed.suggestions(for: "ali").isEmpty)
    await feed.close()
  }
}
