import PentadCore
import TestSupport
import Testing

@testable import VideoFeedKit

struct FeedImageTests {
  let world = VideoWorld()
  private static let png: [UInt8] = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3]

  private func web() -> ScriptedTransport {
    ScriptedTransport { request, _ async throws(PentadError) in
      switch request.url.path {
      case "/a.png": TransportResponse(status: 200, body: TransportBody(Self.png))
      case "/page": .text(200, "<html></html>")
      case "/drawing": .text(200, "<svg xmlns=\"http://www.w3.org/2000/svg\"/>")
      case "/large":
        TransportResponse(
          status: 200, body: TransportBody(Array(repeating: 0xff, count: 5_000_001)))
      default: .text(404, "")
      }
    }
  }

  @Test func aPictureIsFetchedOnce() async throws {
    let web = web()
    let feed = try await world.feed(transport: web, inMemory: false)
    async let one = feed.image("https://example.org/a.png")
    async let other = feed.image("https://example.org/a.png")
    #expect(try await one == Self.png)
    #expect(try await other == Self.png)
    #expect(try await feed.image("https://example.org/a.png") == Self.png)
    #expect((1...2).contains(web.requests.count))
    #expect(try await feed.storageUsage().imageBytes == 11)
    await feed.close()
    let offline = try await world.feed(inMemory: false)
    #expect(try await offline.image("https://example.org/a.png") == Self.png)
    await offline.close()
  }

  /// The transport then compares the address that the name resolves to.
  @Test func pictureOfAPublicNameIsConnectedToPublicAddresses() async throws {
    let web = web()
    let feed = try await world.feed(transport: web)
    _ = try await feed.image("https://pictures.example/a.png")
    _ = try await feed.image("http://nas.lan/a.png")
    #expect(web.requests.map(\.leastScope) == [.world, nil])
    await feed.close()
  }

  @Test func nonPictureIsRefused() async throws {
    let feed = try await world.feed(transport: web())
    func code(_ url: String) async -> PentadError.Code? {
      await #expect(throws: PentadError.self) { try await feed.image(url) }?.code
    }
    #expect(await code("https://example.org/page") == .unexpectedAnswer)
    #expect(await code("https://example.org/drawing") == .unexpectedAnswer)
    #expect(await code("https://example.org/large") == .bodyTooLong)
    #expect(await code("https://example.org/none") == .notFound)
    #expect(await code("file:///etc/passwd") == .addressRefused)
    #expect(await code("javascript:alert(1)") == .addressRefused)
    #expect(try await feed.storageUsage().imageBytes == 0)
    await feed.close()
  }

  @Test(arguments: [
    (204, PentadError.Code.unexpectedAnswer), (302, .refused), (400, .refused), (401, .refused),
    (403, .refused), (404, .notFound), (410, .notFound), (408, .timedOut), (504, .timedOut),
    (429, .tooManyRequests), (500, .serverUnavailable), (503, .serverUnavailable),
  ])
  func statusAndRetryAfterOfTheServer(status: Int, code: PentadError.Code) async throws {
    var headers = TransportHeaders()
    try headers.set("Retry-After", "7")
    let web = ScriptedTransport { [headers] _, _ async throws(PentadError) in
      TransportResponse(status: status, headers: headers, body: TransportBody([]))
    }
    let feed = try await world.feed(transport: web)
    let error = await #expect(throws: PentadError.self) {
      try await feed.image("https://example.org/a.png")
    }
    #expect(error?.code == code && error?.retryAfter == 7_000)
    await feed.close()
  }

  @Test func withoutANetworkThereAreThoseThatAreKept() async throws {
    let feed = try await world.feed()
    let error = await #expect(throws: PentadError.self) {
      try await feed.image("https://example.org/a.png")
    }
    #expect(error?.code == .networkDisabled)
    await feed.close()
  }
}
