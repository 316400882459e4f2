import PentadCore
import TestSupport
import Testing

@testable import VideoFeedKit

@Suite struct ShelbyActionTests {
  private static let token = ActionToken(nonce: "n0nce", timestamp: ShelbyRig.seconds)

  private func action(
    _ kind: SourceAction.Kind, liked: Bool?..., later: [Bool?] = []
  ) throws -> SourceAction {
    let broadcasts = try liked.enumerated().map { index, isLiked in
      let sample = try Samples.broadcast("b\(index)")
      let isLater = later.indices.contains(index) ? later[index] : nil
      return Broadcast(
        id: sample.id, video: sample.video, sharer: sample.sharer, createdAt: 0,
        marks: RemoteMarks(isLiked: isLiked, isWatchLater: isLater))
    }
    return SourceAction(kind, video: Samples.key(), broadcasts: broadcasts, token: Self.token)
  }

  @Test func marks() async throws {
    let put = "PUT /v2/broadcasts/b"
    let calls: [(SourceAction, [String])] = [
      (try action(.like(true), liked: nil, true), [put + "0.json liked_by_owner=true"]),
      (
        try action(.like(false), liked: false, true, nil, true),
        [put + "1.json liked_by_owner=false", put + "3.json liked_by_owner=false"]
      ),
      // The liked broadcast is unknown.
      (try action(.like(false), liked: nil, nil), [put + "0.json liked_by_owner=false"]),
      (try action(.watchLater(true), liked: true), [put + "0.json owner_watch_later=true"]),
      (
        try action(.watchLater(false), liked: true, nil, later: [nil, true]),
        [put + "1.json owner_watch_later=false"]
      ),
      (try action(.watched, liked: nil, nil), [put + "0.json watched_by_owner=true"]),
    ]
    for (action, asked) in calls {
      let rig = try await ShelbyRig(200, #"{"_id":"b0"}"#)
      try await rig.source.perform(action)
      #expect(rig.asked == asked)
      for request in rig.transport.requests {
        #expect(request.headers["Content-Type"] == "application/x-www-form-urlencoded")
      }
      #expect(rig.signed("oauth_nonce").allSatisfy { $0 != "n0nce" })
    }
  }

  @Test(
    arguments: [
      (200, "{}", nil), (204, "", nil), (200, #"{"err":null,"_id":"b"}"#, nil),
      (200, #"{"err":"no"}"#, .actionRefused), (200, #"{"err":0}"#, .actionRefused),
      // An HTML page does not come from the server.
      (200, "<html>", .unreadableAnswer), (200, "[]", .unexpectedAnswer),
      (200, #"{"err":"#, .unreadableAnswer), (401, "", .signInRequired),
      (400, "", .actionRefused), (403, "", .actionRefused), (404, "", .videoNotFound),
      (409, "", .actionRefused), (429, "", .tooManyRequests), (500, "", .serverUnavailable),
      (302, "", .serverUnavailable), (408, "", .timedOut), (504, "", .timedOut),
    ] as [(Int, String, PentadError.Code?)])
  func answers(status: Int, body: String, code: PentadError.Code?) async throws {
    let rig = try await ShelbyRig(status, body)
    let action = try action(.like(true), liked: nil)
    let found = await shelbyCode { () async throws(PentadError) in
      try await rig.source.perform(action)
    }
    #expect(found == code)
  }

  /// Broadcasts that the server no longer has are no longer liked.
  @Test func goneBroadcasts() async throws {
    let rig = try await ShelbyRig { request, _ async throws(PentadError) in
      request.url.path.hasSuffix("b0.json") ? .text(404, "") : .text(200, "{}")
    }
    try await rig.source.perform(try action(.like(false), liked: true, true))
    #expect(rig.transport.requests.count == 2)
  }

  @Test func unsupportedActionsFail() async throws {
    let rig = try await ShelbyRig(200, "{}")
    let calls: [(SourceAction, PentadError.Code)] = [
      (try action(.progress(5_000), liked: nil), .actionUnsupported),
      (try action(.like(true)), .videoNotFound), (try action(.watched), .videoNotFound),
    ]
    for (action, code) in calls {
      let found = await shelbyCode { () async throws(PentadError) in
        try await rig.source.perform(action)
      }
      #expect(found == code)
    }
    #expect(rig.transport.requests.isEmpty)
    #expect(!rig.source.capabilities.contains(.positions))
    #expect(!rig.source.capabilities.contains(.comments))
    #expect(try await rig.source.comments(on: Samples.broadcast("b"), nil) == CommentPage())
  }

  // MARK: The server's clock

  /// A timestamp that the server refuses is written again by the server's clock, and that is
  /// remembered.
  @Test func wrongClock() async throws {
    let server: Int64 = ShelbyRig.seconds - 3_600
    let date = ShelbyRig.httpDate(server)
    let refusal = try ShelbyRig.answer(401, "", [("Date", date)])
    let rig = try await ShelbyRig { request, _ async throws(PentadError) in
      let stamp = ShelbyRig.field("oauth_timestamp", of: request).flatMap { Int64($0) } ?? 0
      return abs(stamp - server) < 300 ? .text(200, "{}") : refusal()
    }
    try await rig.source.perform(try action(.watched, liked: nil))
    try await rig.source.perform(try action(.watched, liked: nil))
    #expect(
      rig.signed("oauth_timestamp") == [
        "\(ShelbyRig.seconds)", "\(server)", "\(server)",
      ])
    #expect(Set(rig.signed("oauth_nonce")).count == 3)
  }

  /// If the server's clock agrees, its refusal is final.
  @Test func rightClock() async throws {
    let rig = try await ShelbyRig(
      401, "", headers: ("Date", ShelbyRig.httpDate(ShelbyRig.seconds + 3)))
    let action = try action(.watched, liked: nil)
    let code = await shelbyCode { () async throws(PentadError) in
      try await rig.source.perform(action)
    }
    #expect(code == .signInRequired && rig.transport.requests.count == 1)
  }
}
