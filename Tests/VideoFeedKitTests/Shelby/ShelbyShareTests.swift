import PentadCore
import TestSupport
import Testing

@testable import VideoFeedKit

@Suite struct ShelbyShareTests {
  private static let fresh = ActionToken(nonce: "n0nce", timestamp: ShelbyRig.seconds - 100)
  private static let old = ActionToken(nonce: "n0nce", timestamp: ShelbyRig.seconds - 301)

  private func action(
    _ token: ActionToken = fresh, again: Bool = false, broadcast: String? = nil,
    to destinations: [ShareOrigin] = [.twitter], recipients: [String] = [], text: String = "hi"
  ) throws -> SourceAction {
    let draft = ShareDraft(
      video: Samples.key(), broadcast: try broadcast.map { try Samples.id($0) }, text: text,
      destinations: destinations, recipients: recipients)
    return SourceAction(
      .share(draft), video: Samples.key(),
      broadcasts: [try Samples.broadcast("b0"), try Samples.broadcast("b1")],
      mayHaveArrived: again, token: token)
  }

  private func code(_ rig: ShelbyRig, _ action: SourceAction) async -> PentadError.Code? {
    await shelbyCode { () async throws(PentadError) in try await rig.source.perform(action) }
  }

  @Test func shareRequests() async throws {
    let rig = try await ShelbyRig(200, "{}")
    try await rig.source.perform(try action())
    try await rig.source.perform(
      try action(
        broadcast: "b1", to: [.twitter, .email], recipients: ["a@example.org", "b@example.org"],
        text: "é & +"))
    // A broadcast of another video is not passed on.
    try await rig.source.perform(try action(broadcast: "other"))
    let post = "POST /v2/socializations.json destination=twitter"
    #expect(
      rig.asked == [
        post + "&broadcast_id=b0&comment=hi",
        post + "%2Cemail&broadcast_id=b1&comment=%C3%A9%20%26%20%2B"
          + "&to=a%40example.org%2Cb%40example.org",
        post + "&broadcast_id=b0&comment=hi",
      ])
    #expect(rig.signed("oauth_nonce") == ["n0nce", "n0nce", "n0nce"])
    #expect(rig.signed("oauth_timestamp").allSatisfy { $0 == "\(Self.fresh.timestamp)" })
    #expect(await code(rig, try action(to: [.email])) == .recipientMissing)
    let nowhere = SourceAction(
      try action().kind, video: Samples.key(), broadcasts: [], token: Self.fresh)
    #expect(await code(rig, nowhere) == .videoNotFound)
    #expect(rig.transport.requests.count == 3)
  }

  /// A server remembers nonces for each token: by another one, a share would be made again.
  @Test func shareWithAnotherTokenIsUndetermined() async throws {
    let rig = try await ShelbyRig(200, "{}")
    for (since, isKnown) in [(-101, true), (-100, true), (-99, false)] as [(Int64, Bool)] {
      var session = ShelbySession(
        consumer: ShelbyRig.consumer, token: ShelbyRig.token, reads: .hmacSHA1)
      session.since = ShelbyRig.seconds + since
      try await ShelbySessions(credentials: rig.credentials).keep(
        session, of: rig.source.id, at: rig.source.server)
      #expect(await code(rig, try action(again: true)) == (isKnown ? nil : .deliveryUnknown))
    }
    #expect(rig.signed("oauth_nonce") == ["n0nce", "n0nce"])
    // A share that was not tried yet is made, with its own nonce.
    #expect(await code(rig, try action()) == nil)
    #expect(rig.signed("oauth_nonce").last != "n0nce")
  }

  /// All attempts have one nonce. A server that remembers nonces accepts the share a single time,
  /// for every lost answer, and with any text of its refusal.
  @Test(arguments: ["", #"{"err":"unauthorized"}"#, #"{"err":"nonce was used"}"#])
  func onceOnly(refusal: String) async throws {
    let taken = Lock(0)
    let seen = Lock<Set<String>>([])
    let rig = try await ShelbyRig { request, _ async throws(PentadError) in
      let nonce = ShelbyRig.field("oauth_nonce", of: request) ?? ""
      guard seen.withLock({ $0.insert(nonce).inserted }) else { return .text(401, refusal) }
      guard request.method == .post else { return .text(200, ShelbySamples.users) }
      taken.withLock { $0 += 1 }
      throw PentadError(.answerCutOff, "lost")
    }
    #expect(await code(rig, try action()) == .answerCutOff)
    #expect(await code(rig, try action(again: true)) == nil)
    #expect(await code(rig, try action(again: true)) == nil)
    #expect(taken.withLock { $0 } == 1)
  }

  /// The refusal is about the user, and not about the nonce.
  @Test func refusedToken() async throws {
    let rig = try await ShelbyRig(401, "")
    #expect(await code(rig, try action(again: true)) == .signInRequired)
    #expect(rig.asked.last == "GET /v2/users.json")
    #expect(await code(rig, try action()) == .signInRequired)
  }

  /// A failed check of the user does not end a share that may have arrived.
  @Test(arguments: [
    (200, #"{"err":"not now"}"#), (200, "{}"), (200, "<html>"), (302, ""), (400, ""), (403, ""),
    (404, ""), (408, ""), (429, ""), (503, ""), (504, ""),
  ])
  func unrelatedAnswersAreNotFinal(status: Int, body: String) async throws {
    let answer = try ShelbyRig.answer(status, body)
    let rig = try await ShelbyRig { request, _ async throws(PentadError) in
      request.method == .post ? .text(401, "") : answer()
    }
    let found = try #require(await code(rig, try action(again: true)))
    #expect(ActionFailure(PentadError(found, "")) != .final)
  }

  /// A server need not remember a nonce for longer.
  @Test func oldShareIsUndetermined() async throws {
    let rig = try await ShelbyRig(200, "{}")
    #expect(await code(rig, try action(Self.old, again: true)) == .deliveryUnknown)
    let ahead = ActionToken(nonce: "n", timestamp: ShelbyRig.seconds + 301)
    #expect(await code(rig, try action(ahead, again: true)) == .deliveryUnknown)
    let least = ActionToken(nonce: "n", timestamp: .min)
    #expect(await code(rig, try action(least, again: true)) == .deliveryUnknown)
    #expect(rig.transport.requests.isEmpty)
    // None has arrived: it is sent for the first time, as of now.
    #expect(await code(rig, try action(Self.old)) == nil)
    #expect(rig.signed("oauth_timestamp") == ["\(ShelbyRig.seconds)"])
    #expect(rig.signed("oauth_nonce") != ["n0nce"])
  }

  /// A share that was sent with another nonce cannot be recognised later.
  @Test(arguments: [
    (PentadError.Code.timedOut, PentadError.Code.deliveryUnknown),
    (.answerCutOff, .deliveryUnknown), (.cancelled, .deliveryUnknown), (.offline, .offline),
    (.connectionRefused, .connectionRefused),
  ])
  func lostAfresh(lost: PentadError.Code, code expected: PentadError.Code) async throws {
    let rig = try await ShelbyRig { _, _ async throws(PentadError) in
      throw PentadError(lost, "lost")
    }
    #expect(await code(rig, try action(Self.old)) == expected)
    #expect(await code(rig, try action()) == lost)
  }

  /// The token is old by the server's clock: a refusal then does not prove that the request was
  /// received.
  @Test(arguments: [true, false])
  func wrongClock(again: Bool) async throws {
    let server = ShelbyRig.seconds + 3_600
    let refusal = try ShelbyRig.answer(401, "", [("Date", ShelbyRig.httpDate(server))])
    let rig = try await ShelbyRig { request, _ async throws(PentadError) in
      let stamp = ShelbyRig.field("oauth_timestamp", of: request).flatMap { Int64($0) } ?? 0
      guard abs(stamp - server) < 300 else { return refusal() }
      return .text(200, request.method == .get ? ShelbySamples.users : "{}")
    }
    #expect(await code(rig, try action(again: again)) == (again ? .deliveryUnknown : nil))
    let last = try #require(rig.transport.requests.last)
    #expect(last.method == (again ? .get : .post))
    #expect(ShelbyRig.field("oauth_timestamp", of: last) == "\(server)")
  }

  @Test(arguments: [
    (200, #"{"err":"too long"}"#, PentadError.Code.actionRefused),
    (400, "", .actionRefused), (404, "", .videoNotFound), (429, "", .tooManyRequests),
    (503, "", .serverUnavailable), (200, "<html>", .unreadableAnswer),
  ])
  func refusals(status: Int, body: String, expected: PentadError.Code) async throws {
    let rig = try await ShelbyRig(status, body)
    #expect(await code(rig, try action()) == expected)
    #expect(await code(rig, try action(again: true)) == expected)
    #expect(rig.transport.requests.count == 2)
  }
}
