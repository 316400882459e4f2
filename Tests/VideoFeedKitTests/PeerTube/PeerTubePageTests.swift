import PentadCore
import Testing

@testable import VideoFeedKit

/// Pages of feeds, and what the server knows of what the user did.
@Suite struct PeerTubePageTests {
  private static let subscriptions = "GET /users/me/subscriptions/videos"

  @Test(arguments: [
    (PeerTubeFeed.subscriptions, subscriptions, "&sort=-publishedAt"),
    (
      .channel("news@other.example"), "GET /video-channels/news%40other.example/videos",
      "&sort=-publishedAt"
    ),
    (.account("bob"), "GET /accounts/bob/videos", "&sort=-publishedAt"),
    (.local, "GET /videos", "&isLocal=true&sort=-publishedAt"),
    (.history, "GET /users/me/history/videos", ""),
  ])
  func pageRequests(_ feed: PeerTubeFeed, _ call: String, _ end: String) async throws {
    let rig = try await PeerTubeRig(feed)
    rig.stub.set(call, 200, PeerTubeSamples.list([]))
    let page = try await rig.source.page(FeedRequest(limit: 500))
    #expect(rig.stub.asked.first == "\(call)?start=0&count=100\(end)")
    #expect(page.broadcasts.isEmpty && page.older == nil && page.siteURL == rig.source.address)
    _ = try await rig.source.page(FeedRequest(.older(than: FeedCursor(rawValue: "40")), limit: 7))
    #expect(rig.stub.asked.contains("\(call)?start=40&count=7\(end)"))
  }

  @Test func publicFeedNeedsNoSignIn() async throws {
    let rig = try await PeerTubeRig(.local, user: nil)
    rig.stub.set("GET /videos", 200, PeerTubeSamples.list([PeerTubeSamples.video()]))
    let page = try await rig.source.page(FeedRequest())
    #expect(page.broadcasts.first?.marks == RemoteMarks())
    #expect(rig.stub.asked.count == 1)
  }

  @Test func aVideo() async throws {
    let rig = try await PeerTubeRig(.channel("bobs_news@other.example"))
    let sample = PeerTubeSamples.video(42, #""userHistory":{"currentTime":61}"#)
    rig.stub.set(
      "GET /video-channels/bobs_news%40other.example/videos", 200, PeerTubeSamples.list([sample]))
    let page = try await rig.source.page(FeedRequest())
    let video = try #require(page.videos.first)
    #expect(video.key.text == "peertube:\(PeerTubeSamples.uuid)")
    #expect(video.title == "What is PeerTube?" && video.summary == "What it is about")
    #expect(video.author == "Bob B." && video.duration == 1_419_000 && video.playCount == 1_337)
    #expect(video.images.map(\.width) == [280, 850] && !video.isLive && video.unplayable == nil)
    #expect(video.publishedAt == 1_782_909_015_250)
    #expect(video.pageURL == "https://peertube.example/w/2y84q2MQUMWPbiEcxNXMgC")
    #expect(video.embed?.url == "https://peertube.example/videos/embed/2y84q2MQUMWPbiEcxNXMgC")
    #expect(video.givenPlayability.isPlayable)
    let broadcast = try #require(page.broadcasts.first)
    #expect(broadcast.id.id == PeerTubeSamples.uuid && broadcast.video == video.key)
    #expect(broadcast.createdAt == 1_782_909_015_250 && broadcast.comment == nil)
    #expect(broadcast.sharer.id == "bobs_news@other.example")
    #expect(broadcast.sharer.nickname == "bobs_news" && broadcast.sharer.name == "Bob's News")
    #expect(broadcast.sharer.imageURL == "https://other.example/lazy-static/avatars/l.png")
    #expect(broadcast.channel?.id == "bobs_news@other.example")
    #expect(broadcast.marks.position == 61_000 && broadcast.marks.isWatched == true)
    #expect(page.channels.map(\.name) == ["Bob's News"] && page.title == "Bob's News")
    #expect(page.problems.isEmpty)
  }

  @Test func aServerBefore81() async throws {
    let rig = try await PeerTubeRig(.local, user: nil, isFaithful: false)
    let old = """
      {"uuid":"\(PeerTubeSamples.uuid)","name":"Old","publishedAt":"2026-07-01T12:30:15.250Z",\
      "thumbnailPath":"/t/a.jpg","previewPath":"/p/a.jpg","description":"Short …",\
      "channel":{"name":"c","avatars":[{"path":"/a/b.png","width":48}]}}
      """
    rig.stub.set("GET /videos", 200, PeerTubeSamples.list([old]))
    let page = try await rig.source.page(FeedRequest())
    #expect(page.videos.first?.images.map(\.url) == ["https://peertube.example/p/a.jpg"])
    #expect(page.videos.first?.summary == "Short …")
    #expect(page.broadcasts.first?.sharer.imageURL == "https://peertube.example/a/b.png")
    #expect(page.broadcasts.first?.sharer.id == "c@peertube.example")
  }

  @Test func allPages() async throws {
    let rig = try await PeerTubeRig(.local, user: nil)
    func set(_ numbers: Range<Int>) {
      rig.stub.set(
        "GET /videos", 200,
        PeerTubeSamples.list(numbers.map { PeerTubeSamples.video($0) }, total: 25))
    }
    set(100..<110)
    var page = try await rig.source.page(FeedRequest(limit: 10))
    var seen = page.broadcasts.map(\.id.id)
    #expect(page.older?.rawValue == "10" && page.state != nil)
    for (numbers, next) in [(110..<120, "20" as String?), (120..<125, nil)] {
      set(numbers)
      let older = try #require(page.older)
      page = try await rig.source.page(FeedRequest(.older(than: older), limit: 10))
      seen += page.broadcasts.map(\.id.id)
      #expect(page.older?.rawValue == next && page.state == nil)
    }
    #expect(seen == (100..<125).map { PeerTubeSamples.uuid($0) })
    // If a server announces more pages but has none, the list still ends.
    rig.stub.set("GET /videos", 200, PeerTubeSamples.list([], total: 1_000))
    page = try await rig.source.page(FeedRequest(.older(than: FeedCursor(rawValue: "25"))))
    #expect(page.older == nil)
  }

  @Test(arguments: ["", "-1", "x", "1.5", "99999999999999999999", "2000000000"])
  func noPlaces(_ text: String) async throws {
    let rig = try await PeerTubeRig()
    let cursor = FeedCursor(rawValue: text)
    #expect(
      await PeerTubeRig.code { _ = try await rig.source.page(.init(.older(than: cursor))) }
        == .invalid)
    #expect(
      await PeerTubeRig.code { _ = try await rig.source.comments(on: rig.broadcast(), cursor) }
        == .invalid)
    #expect(rig.stub.asked.isEmpty)
  }

  @Test func unchangedFolderAndList() async throws {
    let rig = try await PeerTubeRig()
    let list = PeerTubeSamples.list([PeerTubeSamples.video()])
    rig.stub.set(Self.subscriptions, 200, list, headers: ("ETag", #"W/"1""#))
    let first = try await rig.source.page(FeedRequest())
    let state = try #require(first.state)
    #expect(state.validators?.etag == #"W/"1""# && state.bodyHash?.count == 32)
    // The same body, and the user has done nothing.
    let asked = rig.stub.asked.count
    let second = try await rig.source.page(FeedRequest(.newest(since: state)))
    #expect(second.isUnchanged)
    #expect(
      rig.stub.asked.dropFirst(asked).map { $0.prefix { $0 != "?" } } == [
        "GET /users/me/subscriptions/videos", "GET /accounts/alice/ratings",
        "GET /video-playlists/3/videos",
      ])
    rig.stub.set(Self.subscriptions, 304)
    #expect(try await rig.source.page(FeedRequest(.newest(since: state))).isUnchanged)
    #expect(
      await PeerTubeRig.code { _ = try await rig.source.page(FeedRequest()) }
        == .unexpectedAnswer)
    rig.stub.set(Self.subscriptions, 200, PeerTubeSamples.list([PeerTubeSamples.video(7)]))
    let third = try await rig.source.page(FeedRequest(.newest(since: state)))
    #expect(!third.isUnchanged && third.state?.bodyHash != state.bodyHash)
  }

  @Test func retryAfterOfTheServerIsUsed() async throws {
    let rig = try await PeerTubeRig(.local, user: nil)
    rig.stub.set(
      "GET /videos", 200, PeerTubeSamples.list([]),
      headers: ("X-RateLimit-Remaining", "0"), ("X-RateLimit-Reset", "1785000007"))
    #expect(try await rig.source.page(FeedRequest()).freshFor == 7_000)
    rig.stub.set(
      "GET /videos", 200, PeerTubeSamples.list([]),
      headers: ("X-RateLimit-Remaining", "12"), ("X-RateLimit-Reset", "1785000007"))
    #expect(try await rig.source.page(FeedRequest()).freshFor == nil)
  }
}

/// The server's record of the user's actions.
@Suite struct PeerTubeMarksTests {
  private func page(
    _ likes: String, _ elements: [String], total: Int? = nil, isFaithful: Bool = true
  ) async throws -> (FeedPage, PeerTubeStub) {
    let rig = try await PeerTubeRig(isFaithful: isFaithful)
    let videos = [42, 7].map { PeerTubeSamples.video($0) }
    rig.stub.set("GET /users/me/subscriptions/videos", 200, PeerTubeSamples.list(videos))
    rig.stub.set("GET /accounts/alice/ratings", 200, likes)
    rig.stub.set(
      "GET /video-playlists/3/videos", 200, PeerTubeSamples.list(elements, total: total))
    return (try await rig.source.page(FeedRequest()), rig.stub)
  }

  @Test func marksComeWithThePage() async throws {
    let likes = PeerTubeSamples.list([PeerTubeSamples.rating(PeerTubeSamples.video(7))])
    let element = PeerTubeSamples.element(9, PeerTubeSamples.video(42))
    let (page, stub) = try await page(likes, [element])
    #expect(page.broadcasts.map(\.marks.isLiked) == [false, true])
    #expect(page.broadcasts.map(\.marks.isWatchLater) == [true, false])
    #expect(
      stub.asked.dropFirst() == [
        "GET /accounts/alice/ratings?start=0&count=100&sort=-createdAt&rating=like",
        "GET /accounts/alice/video-playlists?start=0&count=15&playlistType=2",
        "GET /video-playlists/3/videos?start=0&count=100",
      ])
  }

  /// PeerTube's description has a list of ratings where PeerTube sends a part of one.
  @Test func aBareListOfLikes() async throws {
    let (page, _) = try await page(
      "[\(PeerTubeSamples.rating(PeerTubeSamples.video(7)))]",
      [PeerTubeSamples.element(9, PeerTubeSamples.video(42))])
    #expect(page.broadcasts.map(\.marks.isLiked) == [false, true])
  }

  @Test func partlyReadListProvesNoRemoval() async throws {
    let likes = PeerTubeSamples.list(
      [PeerTubeSamples.rating(PeerTubeSamples.video(7))], total: 1_000)
    let element = PeerTubeSamples.element(9, PeerTubeSamples.video(42))
    let (page, stub) = try await page(likes, [element], total: 1_000, isFaithful: false)
    #expect(page.broadcasts.map(\.marks.isLiked) == [nil, true])
    #expect(page.broadcasts.map(\.marks.isWatchLater) == [true, nil])
    #expect(stub.count("GET /video-playlists/3/videos") == 5)
  }

  /// An answer with fewer entries than its count, such as a truncated one, does not prove that a
  /// like was removed.
  @Test(arguments: [
    #"{"total":5,"data":[]}"#, #"{"data":[]}"#, #"{"total":2,"data":[LIKE]}"#,
    #"{"data":[LIKE],"total":-1}"#, #"{"data":[LIKE]}"#, #"{"total":null,"data":[LIKE]}"#,
  ])
  func truncatedListProvesNoRemoval(_ text: String) async throws {
    let like = PeerTubeSamples.rating(PeerTubeSamples.video(7))
    let likes = text.replacing("LIKE", with: like)
    let (page, _) = try await page(likes, [PeerTubeSamples.element(9, PeerTubeSamples.video(42))])
    let isNamed = text.contains("LIKE")
    #expect(page.broadcasts.map(\.marks.isLiked) == [nil, isNamed ? true : nil])
    #expect(page.broadcasts.map(\.marks.isWatchLater) == [true, false])
  }

  @Test func truncatedWatchLaterListProvesNoRemoval() async throws {
    let (page, stub) = try await page(PeerTubeSamples.list([]), [], total: 3, isFaithful: false)
    #expect(page.broadcasts.map(\.marks.isLiked) == [false, false])
    #expect(page.broadcasts.map(\.marks.isWatchLater) == [nil, nil])
    #expect(stub.count("GET /video-playlists/3/videos") == 1)
  }

  private static let later = "GET /video-playlists/3/videos"

  /// A rig whose subscriptions are one video, and what the first page left.
  private func began() async throws -> (PeerTubeRig, FeedState, body: String) {
    let rig = try await PeerTubeRig()
    let body = PeerTubeSamples.list([PeerTubeSamples.video()])
    rig.stub.set("GET /users/me/subscriptions/videos", 200, body, headers: ("ETag", #"W/"1""#))
    let page = try await rig.source.page(FeedRequest())
    #expect(page.broadcasts.map(\.marks.isWatchLater) == [false])
    return (rig, try #require(page.state), body)
  }

  @Test func marksAreNewsInAnUnchangedList() async throws {
    let (rig, state, _) = try await began()
    let request = FeedRequest(.newest(since: state))
    #expect(try await rig.source.page(request).isUnchanged)
    rig.stub.set(
      Self.later, 200, PeerTubeSamples.list([PeerTubeSamples.element(9, PeerTubeSamples.video())]))
    let page = try await rig.source.page(request)
    #expect(!page.isUnchanged && page.broadcasts.map(\.marks.isWatchLater) == [true])
    #expect(page.state?.bodyHash == state.bodyHash)
    let next = FeedRequest(.newest(since: page.state))
    #expect(try await rig.source.page(next).isUnchanged)
    rig.stub.set(
      "GET /accounts/alice/ratings", 200,
      PeerTubeSamples.list([PeerTubeSamples.rating(PeerTubeSamples.video())]))
    #expect(try await rig.source.page(next).broadcasts.map(\.marks.isLiked) == [true])
  }

  @Test func marksAreNewsDespiteNotModified() async throws {
    let (rig, state, body) = try await began()
    let request = FeedRequest(.newest(since: state))
    rig.stub.set("GET /users/me/subscriptions/videos", 304)
    #expect(try await rig.source.page(request).isUnchanged)
    rig.stub.set(
      Self.later, 200, PeerTubeSamples.list([PeerTubeSamples.element(9, PeerTubeSamples.video())]))
    // It is asked again, and without what is here already nothing can be unchanged.
    #expect(await PeerTubeRig.code { _ = try await rig.source.page(request) } == .unexpectedAnswer)
    let asked = Lock(0)
    rig.stub.before { call in
      guard call.hasSuffix("/subscriptions/videos") else { return }
      let number = asked.withLock { number in
        number += 1
        return number
      }
      rig.stub.set(
        "GET /users/me/subscriptions/videos", number == 1 ? 304 : 200, number == 1 ? "" : body)
    }
    let page = try await rig.source.page(request)
    #expect(!page.isUnchanged && page.broadcasts.map(\.marks.isWatchLater) == [true])
    #expect(asked.withLock { $0 } == 2)
  }

  @Test func unavailableMarksAreNoNews() async throws {
    let (rig, state, _) = try await began()
    rig.stub.set(Self.later, 500)
    #expect(try await rig.source.page(FeedRequest(.newest(since: state))).isUnchanged)
    let bare = try await rig.source.page(FeedRequest())
    #expect(bare.broadcasts.map(\.marks.isWatchLater) == [nil])
    let request = FeedRequest(.newest(since: bare.state))
    #expect(try await rig.source.page(request).isUnchanged)
    rig.stub.set(Self.later, 200, PeerTubeSamples.list([]))
    let page = try await rig.source.page(request)
    #expect(!page.isUnchanged && page.broadcasts.map(\.marks.isWatchLater) == [false])
  }

  @Test func pageIsReturnedWithoutMarks() async throws {
    let rig = try await PeerTubeRig()
    let videos = PeerTubeSamples.list([PeerTubeSamples.video()])
    rig.stub.set("GET /users/me/subscriptions/videos", 200, videos)
    rig.stub.set("GET /accounts/alice/ratings", 500)
    rig.stub.set("GET /accounts/alice/video-playlists", 429)
    let page = try await rig.source.page(FeedRequest())
    #expect(page.broadcasts.first?.marks == RemoteMarks())
    #expect(page.problems.map(\.path) == ["likes", "watch later"])
  }
}
