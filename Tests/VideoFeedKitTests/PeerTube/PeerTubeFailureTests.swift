import PentadCore
import TestSupport
import Testing

@testable import VideoFeedKit

/// The meaning of the server's refusals.
@Suite struct PeerTubeFailureTests {
  @Test(arguments: [
    (400, PentadError.Code.refused), (403, .refused), (404, .notFound),
    (410, .notFound), (429, .tooManyRequests), (500, .serverUnavailable),
    (502, .serverUnavailable), (302, .refused), (401, .signInRequired),
    (405, .refused), (422, .refused), (408, .timedOut), (504, .timedOut),
  ])
  func feedFailures(_ status: Int, _ code: PentadError.Code) async throws {
    let rig = try await PeerTubeRig(.channel("news"), user: nil)
    rig.stub.set("GET /video-channels/news/videos", status, PeerTubeSamples.problem(status))
    let error = await PeerTubeRig.error { _ = try await rig.source.page(FeedRequest()) }
    #expect(error?.code == code && error?.message.contains("(\(status))") == true)
    #expect(error?.message.contains("secret") == false)
  }

  @Test(arguments: [
    (400, PentadError.Code.actionRefused), (403, .actionRefused), (409, .actionRefused),
    (404, .videoNotFound), (410, .videoNotFound), (429, .tooManyRequests),
    (408, .timedOut), (504, .timedOut), (500, .serverUnavailable), (302, .serverUnavailable),
  ])
  func actionFailures(_ status: Int, _ code: PentadError.Code) async throws {
    let rig = try await PeerTubeRig()
    rig.stub.set("PUT /videos/\(PeerTubeSamples.uuid)/rate", status)
    #expect(await PeerTubeRig.code { try await rig.perform(.like(true)) } == code)
  }

  /// A transient failure before an action is retried.
  @Test(arguments: [302, 408, 429, 500, 502, 503, 504])
  func transientFailureDoesNotEndAnAction(_ status: Int) async throws {
    let questions = [
      "GET /users/me/video-playlists/videos-exist", "GET /accounts/alice/video-playlists",
      "GET /videos/\(PeerTubeSamples.uuid)",
    ]
    for call in questions {
      let rig = try await PeerTubeRig(isFaithful: false)
      rig.stub.set(call, status)
      let error = await PeerTubeRig.error { try await rig.perform(.watchLater(true)) }
      #expect(error.map { ActionFailure($0) != .final } == true)
    }
    let rig = try await PeerTubeRig(isFaithful: false)
    rig.stub.set("PUT /videos/\(PeerTubeSamples.uuid)/rate", status)
    let error = await PeerTubeRig.error { try await rig.perform(.like(true)) }
    #expect(error.map { ActionFailure($0) != .final } == true)
    // Nor does what passes while the token is renewed.
    let expired = try await PeerTubeRig(isFaithful: false)
    expired.stub.expire()
    expired.stub.set("GET /oauth-clients/local", status)
    let late = await PeerTubeRig.error { try await expired.perform(.like(true)) }
    #expect(late.map { ActionFailure($0) != .final } == true)
  }

  @Test(arguments: [
    (429, "Retry-After", "7", 7_000 as Int?), (503, "Retry-After", "7", 7_000),
    (503, "Retry-After", "Sat, 25 Jul 2026 17:20:05 GMT", 5_000),
    (429, "X-RateLimit-Reset", "1785000009", 9_000), (429, "RateLimit-Reset", "9", 9_000),
    (429, "X-RateLimit-Reset", "1784000000", 0), (429, "X-RateLimit-Reset", "soon", nil),
    (429, "X-RateLimit-Reset", "-99999999999999999999", nil), (500, "X-RateLimit-Reset", "9", nil),
  ])
  func retryAfterOfFailures(_ status: Int, _ name: String, _ text: String, _ wait: Int?)
    async throws
  {
    let rig = try await PeerTubeRig(.local, user: nil)
    rig.stub.set("GET /videos", status, "", headers: (name, text))
    let error = await PeerTubeRig.error { _ = try await rig.source.page(FeedRequest()) }
    #expect(error != nil && error?.retryAfter == wait)
  }

  @Test func transportErrorsAreKept() async throws {
    let offline = PentadError(.offline, "no network")
    let transport = ScriptedTransport { _, _ async throws(PentadError) in throw offline }
    let source = try PeerTubeSource(
      server: PeerTubeServer("a.example"), feed: .local, transport: transport)
    #expect(await PeerTubeRig.error { _ = try await source.page(FeedRequest()) } == offline)
    let cut = PentadError(.answerCutOff, "cut off")
    let breaking = ScriptedTransport { _, _ async throws(PentadError) in
      .broken(PeerTubeSamples.list([]), after: 5, cut)
    }
    let other = try PeerTubeSource(
      server: PeerTubeServer("a.example"), feed: .local, transport: breaking)
    #expect(await PeerTubeRig.error { _ = try await other.page(FeedRequest()) } == cut)
  }
}
