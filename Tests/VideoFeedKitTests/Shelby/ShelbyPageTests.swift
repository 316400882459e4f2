import PentadCore
import TestSupport
import Testing

@testable import VideoFeedKit

@Suite struct ShelbyPageTests {
  private static let path = "channels/c1/broadcasts.json"

  private func rig(_ broadcasts: String) async throws -> ShelbyRig {
    try await ShelbyRig(["channels.json": ShelbySamples.channels, Self.path: broadcasts])
  }

  @Test func allOfABroadcast() async throws {
    let rig = try await rig(ShelbySamples.list(ShelbySamples.broadcast))
    let page = try await rig.source.page(FeedRequest())
    #expect(
      rig.asked == [
        "GET /v2/channels.json",
        "GET /v2/channels/c1/broadcasts.json?video_player=youtube,vimeo",
      ])
    let source = SourceID("shelby:shelby.example.org/u1")
    let key = VideoKey(.youtube, "BmzSEYNTkHA")
    let channel = try #require(RemoteID("c1", of: source))
    #expect(
      page.broadcasts == [
        Broadcast(
          id: try #require(RemoteID("4e7179b8fa44c4166b005e8c", of: source)), video: key,
          sharer: Sharer(
            nickname: "bob", name: "Bob B", imageURL: "http://i.example.org/o.png",
            origin: .twitter),
          comment: "watch this", channel: channel, createdAt: 1_316_059_576_000,
          updatedAt: 1_316_062_800_000, marks: RemoteMarks(isLiked: false, isWatched: true))
      ])
    #expect(page.broadcasts.first?.sharer.displayName == "@bob")
    let image = try #require(VideoImage(url: "http://i.ytimg.com/vi/x/0.jpg"))
    #expect(
      page.videos == [
        Video(
          key: key, authority: .mention, title: "A title", summary: "About it", images: [image],
          playCount: 7)
      ])
    #expect(page.channels.map(\.name) == ["alice", "Everybody"])
    #expect(page.channels.map(\.isPublic) == [false, true] && page.problems.isEmpty)
    #expect(page.source == source && page.siteURL == "https://shelby.example.org")
    #expect(page.older == nil && page.state?.bodyHash != nil)
  }

  /// Every request is signed, each with a nonce of its own, and no secret is printed or in an address.
  @Test(arguments: [OAuth1.Method.hmacSHA1, .plaintext])
  func signed(method: OAuth1.Method) async throws {
    let answers = ["channels.json": ShelbySamples.channels, Self.path: "[]"]
    let rig = try await ShelbyRig(reads: method) { request, _ async throws(PentadError) in
      .text(200, answers[String(request.url.path.dropFirst("/v2/".count))] ?? "{}")
    }
    _ = try await rig.source.page(FeedRequest())
    try await rig.source.perform(
      SourceAction(
        .watched, video: Samples.key(), broadcasts: [try Samples.broadcast("b")],
        token: ActionToken(nonce: "n", timestamp: 0)))
    #expect(Set(rig.signed("oauth_nonce")).count == 3)
    #expect(rig.signed("oauth_timestamp") == Array(repeating: "\(ShelbyRig.seconds)", count: 3))
    #expect(rig.signed("oauth_token") == Array(repeating: "tok", count: 3))
    #expect(
      rig.signed("oauth_signature_method") == [method.rawValue, method.rawValue, "HMAC-SHA1"])
    for request in rig.transport.requests {
      #expect(!request.isRepeatable && !"\(request)".contains("secret"))
      #expect(!request.url.string.contains("tok"))
    }
    #expect(!"\(rig.source.id)".contains("tok"))
  }

  @Test func unchanged() async throws {
    let one = ShelbySamples.broadcast("1", video: "one01234567", at: "2026-01-01T00:00:00.000Z")
    let rig = try await rig(ShelbySamples.list(one))
    let page = try await rig.source.page(FeedRequest())
    let again = try await rig.source.page(FeedRequest(.newest(since: page.state)))
    #expect(!page.isUnchanged && again.isUnchanged && again.state == nil)
    let other = FeedState(bodyHash: "other")
    #expect(try await rig.source.page(FeedRequest(.newest(since: other))) == page)
  }

  /// The server gives all at once; pages are cut from it, and nothing comes twice.
  @Test func olderPages() async throws {
    let all = (0..<25).map { number in
      // Several of one moment, in no order.
      let minute = number * 7 % 25 / 3
      return ShelbySamples.broadcast(
        "b\(number)", video: "video\(number)", at: "2026-01-01T00:0\(minute):00.000Z")
    }
    let rig = try await rig("[\(all.joined(separator: ","))]")
    var page = try await rig.source.page(FeedRequest(limit: 10))
    var (found, counts) = (page.broadcasts, [page.broadcasts.count])
    while let cursor = page.older {
      page = try await rig.source.page(FeedRequest(.older(than: cursor), limit: 10))
      #expect(page.state == nil && page.videos.count == page.broadcasts.count)
      found += page.broadcasts
      counts.append(page.broadcasts.count)
    }
    #expect(counts == [10, 10, 5] && Set(found.map(\.id)).count == 25)
    #expect(found.map(\.createdAt) == found.map(\.createdAt).sorted(by: >))
    let code = await shelbyCode { () async throws(PentadError) in
      _ = try await rig.source.page(FeedRequest(.older(than: FeedCursor(rawValue: "page 2"))))
    }
    #expect(code == .invalid)
  }

  /// A channel that has gone meanwhile does not hide the others.
  @Test func severalChannels() async throws {
    let rig = try await ShelbyRig([
      "channels.json": #"[{"_id":"gone","public":0},{"_id":"c1","public":0},{"_id":7},{}]"#,
      Self.path: ShelbySamples.list(
        ShelbySamples.broadcast("1", video: "one01234567", at: "2026-01-01T00:00:00Z")),
      "channels/7/broadcasts.json": ShelbySamples.list(
        ShelbySamples.broadcast("2", video: "one01234567", at: "2026-01-02T00:00:00Z")),
    ])
    let page = try await rig.source.page(FeedRequest())
    #expect(page.broadcasts.map(\.id.id) == ["2", "1"] && page.videos.count == 1)
    #expect(page.broadcasts.map(\.channel?.id) == ["7", "c1"])
    #expect(page.problems.map(\.description) == ["channel[0]: no such channel"])
  }

  @Test func account() async throws {
    let rig = try await ShelbyRig([
      "users.json": ShelbySamples.users, "authentications.json": ShelbySamples.authentications,
      "channels.json": ShelbySamples.channels,
    ])
    let account = try #require(try await rig.source.account())
    #expect(account.userId == "u1" && account.name == "Alice A" && account.nickname == "alice")
    #expect(account.imageURL == "https://i.example.org/a.png")
    #expect(account.services.map(\.origin) == [.twitter, .facebook, .tumblr, .email])
    #expect(account.services.map(\.isConnected) == [true, false, true, true])
    #expect(account.channels.map(\.name) == ["alice", "Everybody"])
  }

  @Test func nobodyIsSignedIn() async throws {
    let rig = try await ShelbyRig(isSignedIn: false) { _, _ async throws(PentadError) in
      .text(200, "[]")
    }
    #expect(try await rig.source.account() == nil)
    let code = await shelbyCode { () async throws(PentadError) in
      _ = try await rig.source.page(FeedRequest())
    }
    #expect(code == .signInRequired && rig.transport.requests.isEmpty)
  }

  @Test func signOutLeavesNothing() async throws {
    let rig = try await rig("[]")
    _ = try await rig.source.page(FeedRequest())
    try await rig.source.signOut()
    #expect(
      try await ShelbySessions(credentials: rig.credentials).session(
        of: rig.source.id, at: rig.source.server) == nil)
    let code = await shelbyCode { () async throws(PentadError) in
      _ = try await rig.source.page(FeedRequest())
    }
    #expect(code == .signInRequired)
  }
}
