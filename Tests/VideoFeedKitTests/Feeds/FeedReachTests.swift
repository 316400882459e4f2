import PentadCore
import TestSupport
import Testing

@testable import VideoFeedKit

/// A feed from elsewhere leads nowhere on this machine; one that the user has here may.
@Suite struct FeedReachTests {
  private static let inside = [
    "http://127.0.0.1:8080/x", "http://localhost/x", "https://[::1]/x", "https://192.168.1.1/x",
    "https://2130706433/x", "//10.0.0.1/x",
  ]

  @Test(arguments: inside) func noRedirectLeadsInside(_ target: String) async throws {
    let rig = try FeedRig { _, _ throws(PentadError) in try .with(302, ["Location": target]) }
    #expect(await rig.failure()?.code == .addressRefused)
    #expect(rig.transport.requests.count == 1)
  }

  @Test(arguments: inside) func noOlderPageIsInside(_ target: String) async throws {
    let rig = try FeedRig { _, _ in .text(200, FeedSamples.rss("")) }
    let cursor = FeedCursor(rawValue: target.hasPrefix("//") ? "https:" + target : target)
    let error = await #expect(throws: PentadError.self) {
      try await rig.source.page(FeedRequest(.older(than: cursor)))
    }
    #expect(error?.code == .addressRefused && rig.transport.requests.isEmpty)
  }

  @Test func noPageNamesAFeedInside() async throws {
    let links = (Self.inside + ["https://other.example/feed"]).map {
      "<link rel=\"alternate\" type=\"application/rss+xml\" href=\"\($0)\">"
    }
    let transport = ScriptedTransport { _, _ in
      .text(200, "<html><head>\(links.joined())</head></html>")
    }
    let found = try await FeedXMLSource.discover("https://example.org/", transport: transport)
    #expect(found.map(\.address) == ["https://other.example/feed"])
    let own = try await FeedXMLSource.discover("http://127.0.0.1/", transport: transport)
    #expect(own.count == Self.inside.count + 1)
  }

  /// The transport then compares the address that the name resolves to.
  @Test func onlyTheHostThatTheUserNamedMayResolveInside() async throws {
    let targets = [
      "/moved", "https://example.org/b", "https://other.example/c", "https://1.1.1.1/d",
    ]
    let rig = try FeedRig("https://example.org/a") { _, number throws(PentadError) in
      number <= targets.count
        ? try .with(302, ["Location": targets[number - 1]]) : .text(200, FeedSamples.rss(""))
    }
    _ = try await rig.newest()
    #expect(rig.transport.requests.map(\.leastScope) == [nil, nil, nil, .world, .world])
    let cursor = FeedCursor(rawValue: "https://older.example/")
    _ = try? await rig.source.page(FeedRequest(.older(than: cursor)))
    #expect(rig.transport.requests.last?.leastScope == .world)
  }

  @Test func theUsersOwnFeedMayLeadInside() async throws {
    let rig = try FeedRig("http://127.0.0.1:1/feed") { _, number throws(PentadError) in
      number == 1
        ? try .with(301, ["Location": "http://localhost:2/feed"])
        : .text(200, FeedSamples.rss(""))
    }
    #expect(try await rig.newest().movedTo == "http://localhost:2/feed")
  }
}
