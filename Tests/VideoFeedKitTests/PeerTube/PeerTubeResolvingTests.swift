import PentadCore
import Testing

@testable import VideoFeedKit

/// The addresses of videos, and the reasons for videos that cannot be watched.
@Suite struct PeerTubeResolvingTests {
  private static let call = "GET /videos/\(PeerTubeSamples.uuid)"
  private static let token = "POST /videos/\(PeerTubeSamples.uuid)/token"

  private func resolve(
    _ more: String, user: String? = nil, token: String? = nil
  ) async throws -> (ResolvedVideo, PeerTubeStub) {
    let rig = try await PeerTubeRig(.local, user: user)
    rig.stub.set(Self.call, 200, PeerTubeSamples.video(42, more))
    if let token { rig.stub.set(Self.token, 200, token) }
    return (try await rig.resolve(), rig.stub)
  }

  @Test func filesAndStreams() async throws {
    let (resolved, _) = try await resolve(PeerTubeSamples.media)
    let media = resolved.video.media
    #expect(media.map(\.kind) == [.hls, .file, .file, .file])
    // Neither sound alone nor pictures alone.
    #expect(media.map(\.height) == [nil, 720, 480, 1_080])
    #expect(media.map(\.bytes) == [nil, 720_000, 480_000, 1_080_000])
    #expect(
      MediaRendition.best(of: media)?.url
        == "https://peertube.example/static/streaming-playlists/hls/a/a-master.m3u8")
    #expect(resolved.video.summary == "What it is about, at length")
    #expect(resolved.video.givenPlayability == .playable(media) && resolved.expiresAt == nil)
  }

  @Test func somethingLive() async throws {
    let stream = """
      "isLive":true,"duration":0,"files":[],"streamingPlaylists":[{"id":1,"type":1,\
      "playlistUrl":"https://peertube.example/static/streaming-playlists/hls/a/0.m3u8","files":[]}]
      """
    let (onAir, _) = try await resolve(stream)
    #expect(onAir.video.isLive && onAir.video.duration == nil)
    #expect(onAir.video.media.map(\.kind) == [.hls] && onAir.video.unplayable == nil)
    for (state, reason) in [
      (4, UnplayableReason.notPublished), (5, .other("liveEnded")),
    ] {
      let (later, _) = try await resolve(
        #""isLive":true,"state":{"id":\#(state),"label":"?"},"files":[],"streamingPlaylists":[]"#)
      #expect(!later.video.isLive && later.video.unplayable == reason)
      #expect(!later.video.givenPlayability.isShown)
    }
  }

  @Test(arguments: [
    (2, UnplayableReason.notPublished), (3, .notPublished), (6, .notPublished),
    (7, .other("transcodingFailed")), (8, .other("moveFailed")), (9, .notPublished),
  ])
  func states(_ state: Int, _ reason: UnplayableReason) async throws {
    let (resolved, _) = try await resolve(#""state":{"id":\#(state),"label":"?"}"#)
    #expect(resolved.video.givenPlayability == .unplayable(reason))
  }

  @Test func blocked() async throws {
    let (resolved, _) = try await resolve(#""blacklisted":true,"blacklistedReason":"a reason""#)
    #expect(resolved.video.unplayable == .restricted)
  }

  @Test(arguments: [
    (404, "", UnplayableReason.removed), (410, "", .removed), (403, "", .privateVideo),
    (401, "", .privateVideo), (401, "video_requires_password", .privateVideo),
    (403, "incorrect_video_password", .privateVideo),
    (403, "does_not_respect_follow_constraints", .restricted),
  ])
  func refusedVideosAreUnplayable(
    _ status: Int, _ word: String, _ reason: UnplayableReason
  ) async throws {
    let rig = try await PeerTubeRig(.local, user: nil)
    rig.stub.set(Self.call, status, PeerTubeSamples.problem(status, word))
    let resolved = try await rig.resolve()
    #expect(resolved.video == Video(key: try rig.key(), authority: .provider, unplayable: reason))
  }

  @Test func errorCodeMayBeInTheProblemType() async throws {
    let rig = try await PeerTubeRig(.local, user: nil)
    rig.stub.set(
      Self.call, 403,
      #"{"type":"https://docs.example/#section/Errors/does_not_respect_follow_constraints"}"#)
    #expect(try await rig.resolve().video.unplayable == .restricted)
  }

  @Test func passwordOfAVideoIsNotTheUsers() async throws {
    let rig = try await PeerTubeRig()
    rig.stub.set(Self.call, 401, PeerTubeSamples.problem(401, "video_requires_password"))
    #expect(try await rig.resolve().video.unplayable == .privateVideo)
    #expect(rig.stub.count("POST /users/token") == 0)
  }

  @Test(arguments: [429, 500, 503])
  func failedServerProvesNothing(_ status: Int) async throws {
    let rig = try await PeerTubeRig(.local, user: nil)
    rig.stub.set(Self.call, status)
    #expect(await PeerTubeRig.error { _ = try await rig.resolve() } != nil)
  }

  @Test(arguments: [3, 4, 5])
  func filesThatNotAllMaySee(_ privacy: Int) async throws {
    let members = #"\#(PeerTubeSamples.media),"privacy":{"id":\#(privacy),"label":"?"}"#
      .replacing("https://peertube.example/static/web", with: "https://files.example/static/web")
    let (resolved, stub) = try await resolve(
      members, user: "alice",
      token: #"{"files":{"token":"t k","expires":"2026-07-25T21:20:00.000Z"}}"#)
    #expect(resolved.expiresAt == 1_785_014_400_000)
    let addresses = resolved.video.media.map(\.url)
    #expect(addresses.first?.hasSuffix("?videoFileToken=t%20k&reinjectVideoFileToken=true") == true)
    #expect(addresses.last?.hasSuffix("fragmented.mp4?videoFileToken=t%20k") == true)
    // The key goes to the server alone.
    #expect(addresses.filter { $0.contains("files.example") }.allSatisfy { !$0.contains("?") })
    #expect(stub.asked.last == Self.token)
  }

  /// It is a key nevertheless, and is not stored.
  @Test(arguments: ["", #","expires":"soon""#])
  func keyWithoutExpiryIsUsedAndNotStored(_ end: String) async throws {
    let rig = try await PeerTubeRig(.local, isFaithful: false)
    rig.stub.set(
      Self.call, 200,
      PeerTubeSamples.video(42, #"\#(PeerTubeSamples.media),"privacy":{"id":3}"#))
    rig.stub.set(Self.token, 200, #"{"files":{"token":"t"\#(end)}}"#)
    let resolved = try await rig.resolve()
    #expect(resolved.video.media.contains { $0.url.contains("videoFileToken=t") })
    #expect(resolved.expiresAt == PeerTubeRig.time.date() + 300_000)
    #expect(resolved.lasting.media.isEmpty && resolved.playability == .playable([]))
  }

  @Test func aKeyThatTheServerDoesNotGive() async throws {
    let rig = try await PeerTubeRig(isFaithful: false)
    rig.stub.set(Self.call, 200, PeerTubeSamples.video(42, #""privacy":{"id":3}"#))
    rig.stub.set(Self.token, 403)
    #expect(try await rig.resolve().video.unplayable == .privateVideo)
    for text in ["", "{}", #"{"files":[]}"#, #"{"files":{"token":"a\nb"}}"#] {
      rig.stub.set(Self.token, 200, text)
      let code: PentadError.Code = text.isEmpty ? .unreadableAnswer : .unexpectedAnswer
      #expect(await PeerTubeRig.code { _ = try await rig.resolve() } == code)
    }
  }

  @Test func anotherVideo() async throws {
    let rig = try await PeerTubeRig(.local, user: nil)
    rig.stub.set(Self.call, 200, PeerTubeSamples.video(7))
    #expect(await PeerTubeRig.code { _ = try await rig.resolve() } == .unexpectedAnswer)
    let key = try #require(VideoKey(provider: .youtube, id: "BmzSEYNTkHA"))
    #expect(
      await PeerTubeRig.code { _ = try await rig.source.resolve(Video(key: key)) }
        == .videoNotFound)
  }
}
