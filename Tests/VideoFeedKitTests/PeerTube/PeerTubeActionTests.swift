import PentadCore
import TestSupport
import Testing

@testable import VideoFeedKit

/// The user's actions in the requests to the server.
@Suite struct PeerTubeActionTests {
  private static let video = "/videos/\(PeerTubeSamples.uuid)"
  private static let exist = "GET /users/me/video-playlists/videos-exist"
  private static let lists =
    "GET /accounts/alice/video-playlists?start=0&count=15&playlistType=2"

  @Test func likes() async throws {
    let rig = try await PeerTubeRig()
    try await rig.perform(.like(true))
    try await rig.perform(.like(false))
    #expect(
      rig.stub.asked == [
        #"PUT \#(Self.video)/rate {"rating":"like"}"#,
        #"PUT \#(Self.video)/rate {"rating":"none"}"#,
      ])
  }

  @Test func progress() async throws {
    let rig = try await PeerTubeRig()
    for position in [61_999, 0, -5, Int64.max] { try await rig.perform(.progress(position)) }
    #expect(
      rig.stub.asked
        == [61, 0, 0, Int64.max / 1_000].map {
          #"POST \#(Self.video)/views {"currentTime":\#($0)}"#
        })
  }

  @Test func beginningToWatchKeepsThePosition() async throws {
    let rig = try await PeerTubeRig()
    try await rig.perform(.watched)
    try await rig.perform(.watched, [rig.broadcast(marks: RemoteMarks(position: 90_500))])
    #expect(
      rig.stub.asked == [
        #"POST \#(Self.video)/views {"currentTime":0}"#,
        #"POST \#(Self.video)/views {"currentTime":90}"#,
      ])
  }

  @Test func watchLater() async throws {
    let rig = try await PeerTubeRig()
    try await rig.perform(.watchLater(true))
    #expect(
      rig.stub.asked == [
        Self.lists, "GET \(Self.video)", "\(Self.exist)?videoIds=42",
        #"POST /video-playlists/3/videos {"videoId":"\#(PeerTubeSamples.uuid)"}"#,
      ])
    // It is in the list exactly once after repeated actions; the list is requested a single time.
    rig.stub.set(Self.exist, 200, Self.found)
    try await rig.perform(.watchLater(true))
    #expect(rig.stub.count("POST /video-playlists") == 1 && rig.stub.count(Self.lists) == 1)
  }

  /// Each feed of a user gets the user's action, at the same time.
  @Test func feedsOfOneUserPutAVideoIntoTheListOnce() async throws {
    let rig = try await PeerTubeRig()
    let other = try rig.source.with(.local)
    let action = SourceAction(
      .watchLater(true), video: try rig.key(), broadcasts: [],
      token: ActionToken(nonce: "n", timestamp: 0))
    // The first check is answered only after the other feed had time to check, too.
    let looking = Recorder<Void>()
    rig.stub.before { call in
      if call == Self.exist {
        looking.record(())
        for _ in 0..<20_000 where looking.entries.count < 2 { await Task.yield() }
      }
      if call == "POST /video-playlists/3/videos" { rig.stub.set(Self.exist, 200, Self.found) }
    }
    async let one: Void = rig.source.perform(action)
    async let two: Void = other.perform(action)
    _ = try await (one, two)
    #expect(rig.stub.count(Self.exist) == 2)
    #expect(rig.stub.count("POST /video-playlists") == 1)
    // A failed check does not block the others.
    rig.stub.set(Self.exist, 503)
    for _ in 0..<2 {
      #expect(
        await PeerTubeRig.code { try await other.perform(action) } == .serverUnavailable)
    }
  }

  private static let found = """
    {"42":[{"playlistElementId":8,"playlistId":2,"startTimestamp":null},\
    {"playlistElementId":9,"playlistId":3},{"playlistElementId":10,"playlistId":3}],\
    "7":[{"playlistElementId":11,"playlistId":3}]}
    """

  @Test func unwatchLater() async throws {
    let rig = try await PeerTubeRig()
    rig.stub.set(Self.exist, 200, Self.found)
    rig.stub.set("DELETE /video-playlists/3/videos/9", 404)
    try await rig.perform(.watchLater(false))
    #expect(
      rig.stub.asked.suffix(2) == [
        "DELETE /video-playlists/3/videos/9", "DELETE /video-playlists/3/videos/10",
      ])
    rig.stub.set(Self.exist, 200, #"{"42":[]}"#)
    try await rig.perform(.watchLater(false))
    #expect(rig.stub.count("DELETE") == 2)
  }

  @Test func removalOfAGoneVideoSucceeds() async throws {
    let rig = try await PeerTubeRig()
    rig.stub.set("GET \(Self.video)", 404)
    rig.stub.set("PUT \(Self.video)/rate", 404)
    try await rig.perform(.watchLater(false))
    try await rig.perform(.like(false))
    #expect(await PeerTubeRig.code { try await rig.perform(.watchLater(true)) } == .videoNotFound)
    #expect(await PeerTubeRig.code { try await rig.perform(.like(true)) } == .videoNotFound)
  }

  @Test func aServerWithoutTheList() async throws {
    let rig = try await PeerTubeRig()
    rig.stub.set("GET /accounts/alice/video-playlists", 200, PeerTubeSamples.list([]))
    #expect(await PeerTubeRig.code { try await rig.perform(.watchLater(true)) } == .actionRefused)
  }

  @Test(arguments: [
    ("", PentadError.Code.unreadableAnswer), ("[]", .unexpectedAnswer), ("{", .unreadableAnswer),
    (#"{"42":"#, .unreadableAnswer),
  ])
  func damagedAnswers(_ text: String, _ code: PentadError.Code) async throws {
    let rig = try await PeerTubeRig(isFaithful: false)
    rig.stub.set(Self.exist, 200, text)
    #expect(await PeerTubeRig.code { try await rig.perform(.watchLater(true)) } == code)
    rig.stub.set("GET \(Self.video)", 200, "{}")
    #expect(
      await PeerTubeRig.code { try await rig.perform(.watchLater(true)) } == .unexpectedAnswer)
    #expect(rig.stub.count("POST") == 0)
  }

  /// A captive portal's page is not an answer of the server.
  @Test(arguments: ["", "<html>Log in to the network</html>"])
  func pageOfACaptivePortalIsUnreadable(_ page: String) async throws {
    let rig = try await PeerTubeRig(isFaithful: false)
    rig.stub.set(Self.exist, 200, Self.found)
    let calls = [
      "PUT \(Self.video)/rate", "POST \(Self.video)/views", "DELETE /video-playlists/3/videos/9",
    ]
    for call in calls { rig.stub.set(call, 200, page) }
    for action in [SourceAction.Kind.like(true), .watched, .watchLater(false)] {
      #expect(await PeerTubeRig.code { try await rig.perform(action) } == .unreadableAnswer)
    }
    rig.stub.set(Self.exist, 200, #"{"42":[]}"#)
    rig.stub.set("POST /video-playlists/3/videos", 200, page)
    #expect(
      await PeerTubeRig.code { try await rig.perform(.watchLater(true)) } == .unreadableAnswer)
  }

  @Test func unsupportedActionsAreRefused() async throws {
    let rig = try await PeerTubeRig()
    let draft = ShareDraft(video: try rig.key(), text: "look", destinations: [.email])
    #expect(await PeerTubeRig.code { try await rig.perform(.share(draft)) } == .actionUnsupported)
    let key = try #require(VideoKey(provider: .youtube, id: "BmzSEYNTkHA"))
    let action = SourceAction(
      .like(true), video: key, broadcasts: [], token: ActionToken(nonce: "n", timestamp: 0))
    #expect(await PeerTubeRig.code { try await rig.source.perform(action) } == .videoNotFound)
    let nobody = try await PeerTubeRig(.local, user: nil)
    #expect(await PeerTubeRig.code { try await nobody.perform(.like(true)) } == .signInRequired)
    #expect(rig.stub.asked.isEmpty && nobody.stub.asked.isEmpty)
  }
}
