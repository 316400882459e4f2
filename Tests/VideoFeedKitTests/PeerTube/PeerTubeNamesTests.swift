import PentadCore
import Testing

@testable import VideoFeedKit

/// The names of servers, feeds and sources of PeerTube.
@Suite struct PeerTubeNamesTests {
  private func source(
    _ address: String, _ feed: PeerTubeFeed, user: String? = nil
  ) throws -> PeerTubeSource {
    let server = try PeerTubeServer(address)
    let transport = PeerTubeStub().transport
    guard let user else {
      return try PeerTubeSource(server: server, feed: feed, transport: transport)
    }
    return try PeerTubeSource(
      server: server, user: user, feed: feed, transport: transport,
      credentials: MemoryCredentialStore())
  }

  @Test(arguments: [
    ("peertube.example", "https://peertube.example"),
    ("https://PeerTube.example/", "https://peertube.example"),
    ("http://127.0.0.1:9000/peertube//", "http://127.0.0.1:9000/peertube"),
    ("https://peertube.example:443/?a=b", "https://peertube.example"),
  ])
  func servers(_ text: String, _ address: String) throws {
    #expect(try PeerTubeServer(text).text == address)
  }

  @Test(arguments: ["", "ftp://peertube.example", "https://alice:pw@peertube.example", "a b"])
  func noServers(_ text: String) { #expect(throws: PentadError.self) { try PeerTubeServer(text) } }

  @Test(arguments: [
    ("https://peertube.example", PeerTubeFeed.subscriptions, "alice" as String?, "/alice"),
    (
      "https://peertube.example", .channel("news@other.example"), "alice",
      "/alice/c/news@other.example"
    ),
    ("https://peertube.example", .channel("news"), nil, "/-/c/news"),
    ("https://peertube.example", .account("bob"), nil, "/-/a/bob"),
    ("https://peertube.example", .local, nil, "/-/videos/local"),
    ("https://peertube.example", .history, "Alice", "/alice/my-library/history/videos"),
    ("http://127.0.0.1:9000/peertube", .local, "alice", "/alice/videos/local"),
  ])
  func sourcesAreMadeAgain(
    _ server: String, _ feed: PeerTubeFeed, _ user: String?, _ end: String
  ) throws {
    let first = try source(server, feed, user: user)
    #expect(first.id.rawValue == "peertube:" + server.drop { $0 != "/" }.dropFirst(2) + end)
    let again = try PeerTubeSource(
      id: first.id, address: first.address, transport: PeerTubeStub().transport,
      credentials: MemoryCredentialStore())
    #expect(again.id == first.id && again.feed == feed && again.server == first.server)
    #expect(again.user == user?.lowercased())
  }

  @Test(arguments: [
    ("peertube:peertube.example/-/c/news", "https://peertube.example/c/other"),
    ("peertube:other.example/-/c/news", "https://peertube.example/c/news"),
    ("peertube:peertube.example/-", "https://peertube.example/videos/subscriptions"),
    ("peertube:peertube.example/a b", "https://peertube.example/videos/subscriptions"),
    ("feed:peertube.example/-/c/news", "https://peertube.example/c/news"),
    ("peertube:peertube.example/-/c/news", "https://peertube.example/about"),
    ("peertube:peertube.example/-/c/news", "javascript:alert(1)"),
  ])
  func noSources(_ id: String, _ address: String) {
    #expect(throws: PentadError.self) {
      try PeerTubeSource(
        id: SourceID(id), address: address, transport: PeerTubeStub().transport,
        credentials: MemoryCredentialStore())
    }
  }

  @Test(arguments: [
    ("https://a.example/c/news/videos", PeerTubeFeed.channel("news") as PeerTubeFeed?),
    ("https://a.example/video-channels/news", .channel("news")),
    ("https://a.example/a/bob@b.example", .account("bob@b.example")),
    ("https://a.example/sub/accounts/bob/video-channels", .account("bob")),
    ("https://a.example/c/ne%2Fws", nil), ("https://a.example/c", nil),
    ("https://a.example/w/9c9de5e8", nil), ("https://a.example/", nil),
  ])
  func pages(_ address: String, _ feed: PeerTubeFeed?) throws {
    #expect(PeerTubeFeed.of(page: try TransportURL(address))?.feed == feed)
  }

  @Test(arguments: ["", ".", "..", "a/b", "a b", "ä", "a\u{0}", "a?b"])
  func noNames(_ name: String) {
    #expect(throws: PentadError.self) { try source("a.example", .channel(name)) }
    #expect(throws: PentadError.self) { try source("a.example", .account(name)) }
    #expect(throws: PentadError.self) { try source("a.example", .local, user: name) }
  }

  @Test func feedsAndActionsThatNeedAUser() throws {
    for feed in [PeerTubeFeed.subscriptions, .history] {
      #expect { try source("a.example", feed) } throws: {
        ($0 as? PentadError)?.code == .signInRequired
      }
    }
    #expect(try !source("a.example", .local).capabilities.contains(.likes))
    let signedIn = try source("a.example", .local, user: "alice")
    #expect(signedIn.capabilities.isSuperset(of: [.likes, .watchLater, .positions, .olderPages]))
    #expect(!signedIn.capabilities.contains(.sharing))
    #expect(try signedIn.with(.subscriptions).id.rawValue == "peertube:a.example/alice")
  }
}
