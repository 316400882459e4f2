import PentadCore
import TestSupport
import Testing

@testable import VideoFeedKit

/// Tokens that expire, are refused, or are another process' by now.
@Suite struct PeerTubeSessionTests {
  @Test func aTokenThatExpiresInMidPollIsRenewed() async throws {
    let rig = try await PeerTubeRig()
    _ = try await rig.source.page(FeedRequest())
    rig.stub.expire()
    _ = try await rig.source.page(FeedRequest())
    #expect(rig.stub.count("GET /users/me/subscriptions/videos") == 3)
    #expect(rig.stub.count("POST /users/token") == 1)
    #expect(
      rig.stub.asked.contains {
        $0.hasPrefix("POST /users/token ")
          && $0.hasSuffix("&grant_type=refresh_token&refresh_token=refresh-1")
      })
    #expect(await rig.stored() == #"{"access":"access-2","refresh":"refresh-2"}"#)
  }

  @Test func manyCallsRenewOnce() async throws {
    let rig = try await PeerTubeRig()
    rig.stub.expire()
    let other = try rig.source.with(.local)
    // The new tokens come when all have been sent away with the old one.
    let calls = Recorder<Void>()
    rig.stub.before { call in
      if call == "GET /users/me" { calls.record(()) }
      if call == "POST /users/token" { _ = await calls.entries(20) }
    }
    await withTaskGroup(of: Bool.self) { group in
      for number in 0..<20 {
        group.addTask {
          let source = number % 2 == 0 ? rig.source : other
          return (try? await source.account()) != nil
        }
      }
      for await isDone in group { #expect(isDone) }
    }
    #expect(rig.stub.count("POST /users/token") == 1)
  }

  @Test func aRefusedRefreshEndsTheSignIn() async throws {
    let rig = try await PeerTubeRig()
    rig.stub.expireAll()
    #expect(await PeerTubeRig.code { _ = try await rig.source.page(.init()) } == .signInRequired)
    let asked = rig.stub.asked.count
    // No further request is sent until a user signs in.
    #expect(await PeerTubeRig.code { _ = try await rig.source.page(.init()) } == .signInRequired)
    #expect(await PeerTubeRig.code { try await rig.perform(.like(true)) } == .signInRequired)
    #expect(rig.stub.asked.count == asked)
    _ = try await PeerTubeSource.signIn(
      server: rig.server, user: "alice", password: "pass word", transport: rig.stub.transport,
      credentials: rig.credentials, time: PeerTubeRig.time)
    _ = try await rig.source.page(FeedRequest())
  }

  @Test(arguments: [500, 429])
  func aServerThatCannotAnswerEndsNothing(_ status: Int) async throws {
    let rig = try await PeerTubeRig()
    rig.stub.expire()
    rig.stub.set("POST /users/token", status, "", headers: ("Retry-After", "20"))
    let error = await PeerTubeRig.error { _ = try await rig.source.page(FeedRequest()) }
    #expect(error?.code == (status == 429 ? .tooManyRequests : .serverUnavailable))
    #expect(error?.retryAfter == 20_000)
    #expect(await rig.stored() == #"{"access":"access-1","refresh":"refresh-1"}"#)
  }

  /// A firewall or a proxy also refuses requests, but does not check tokens.
  @Test(
    arguments: ["POST /users/token", "GET /oauth-clients/local"],
    [(400, ""), (401, ""), (403, "<html>"), (404, "<html>"), (451, ""), (400, "invalid_client")])
  func proxyRefusalDoesNotEndTheSignIn(
    _ call: String, _ answer: (status: Int, text: String)
  ) async throws {
    let rig = try await PeerTubeRig(isFaithful: false)
    rig.stub.expire()
    let isWord = answer.text.hasPrefix("invalid")
    rig.stub.set(
      call, answer.status,
      isWord ? PeerTubeSamples.problem(answer.status, answer.text) : answer.text)
    #expect(await PeerTubeRig.code { _ = try await rig.source.page(.init()) } == .serverUnavailable)
    #expect(await rig.stored() == #"{"access":"access-1","refresh":"refresh-1"}"#)
    // It is asked again when the next call needs it.
    #expect(await PeerTubeRig.code { try await rig.perform(.like(true)) } == .serverUnavailable)
    #expect(rig.stub.count(call) == 2)
  }

  @Test func refusedFreshTokenDoesNotLoop() async throws {
    let rig = try await PeerTubeRig()
    rig.stub.refuse()
    #expect(await PeerTubeRig.code { _ = try await rig.source.page(.init()) } == .signInRequired)
    #expect(rig.stub.count("GET /users/me/subscriptions/videos") == 3)
    #expect(rig.stub.count("POST /users/token") == 2)
  }

  @Test func tokensOfAnotherProcessAreUsed() async throws {
    let rig = try await PeerTubeRig()
    _ = try await rig.source.account()
    // It has renewed them; this process still has the old ones.
    _ = try await PeerTubeOAuth(
      server: rig.server, transport: rig.stub.transport, time: PeerTubeRig.time
    ).refresh(try #require(PeerTubeTokens(access: "access-1", refresh: "refresh-1")))
    await rig.store("access-2", "refresh-2")
    _ = try await rig.source.account()
    #expect(rig.stub.count("POST /users/token") == 1)
    // And those that it left may have expired as well.
    await rig.store("access-0", "refresh-2")
    rig.stub.expire()
    _ = try await rig.source.account()
    #expect(rig.stub.count("POST /users/token") == 2)
  }

  @Test func aProcessThatIsFasterWins() async throws {
    let rig = try await PeerTubeRig()
    rig.stub.expire()
    rig.stub.before { call in
      guard call == "POST /users/token", await rig.stored()?.contains("access-1") == true else {
        return
      }
      rig.stub.before { _ in }
      let tokens = try? await PeerTubeOAuth(
        server: rig.server, transport: rig.stub.transport, time: PeerTubeRig.time
      ).refresh(#require(PeerTubeTokens(access: "access-1", refresh: "refresh-1")))
      if let tokens { await rig.store(tokens.access, tokens.refresh) }
    }
    _ = try await rig.source.account()
    #expect(await rig.stored() == #"{"access":"access-2","refresh":"refresh-2"}"#)
  }

  /// The server has rejected the slower process before the faster one has stored its tokens.
  @Test func aProcessThatIsFasterMayStoreLater() async throws {
    let rig = try await PeerTubeRig()
    _ = try await PeerTubeOAuth(
      server: rig.server, transport: rig.stub.transport, time: PeerTubeRig.time
    ).refresh(try #require(PeerTubeTokens(access: "access-1", refresh: "refresh-1")))
    let source = try PeerTubeSource(
      server: rig.server, user: "alice", transport: rig.stub.transport,
      credentials: rig.credentials,
      time: TimeSource(
        uptime: PeerTubeRig.time.uptime, date: PeerTubeRig.time.date,
        sleep: { _ async throws(PentadError) in await rig.store("access-2", "refresh-2") }))
    _ = try await source.account()
    #expect(await rig.stored() == #"{"access":"access-2","refresh":"refresh-2"}"#)
  }

  /// The server has taken the old tokens, and its answer takes longer than another process waits for it.
  @Test(arguments: [false, true])
  func slowAnswerDoesNotSignOut(_ isSignedOut: Bool) async throws {
    let rig = try await PeerTubeRig()
    let stub = rig.stub.transport
    let elsewhere = try rig.another()
    let slow = ScriptedTransport { request, _ async throws(PentadError) in
      let answer = try await stub.send(request)
      if request.method == .post, request.url.path.hasSuffix("/users/token") {
        for _ in 0..<2 {
          #expect(
            await PeerTubeRig.code { _ = try await elsewhere.account() } == .signInRequired)
        }
        if isSignedOut { try await elsewhere.signOut() }
      }
      return answer
    }
    let source = try rig.another(slow)
    rig.stub.expire()
    let token = try? await source.api.session?.bearer.token(after: "access-1")
    #expect(token == (isSignedOut ? nil : "access-2"))
    let fresh = #"{"access":"access-2","refresh":"refresh-2"}"#
    #expect(await rig.stored() == (isSignedOut ? nil : fresh))
    if isSignedOut {
      #expect(rig.stub.asked.last == "POST /users/revoke-token")
    } else {
      _ = try await elsewhere.account()
      #expect(rig.stub.count("POST /users/token") == 2)
    }
  }

  @Test(arguments: ["", "{", "{}", #"{"access":1,"refresh":""}"#, "\u{0}"])
  func damagedSecretCountsAsMissing(_ secret: String) async throws {
    let rig = try await PeerTubeRig()
    await rig.credentials.set(Array(secret.utf8), PeerTubeRig.key)
    #expect(await PeerTubeRig.code { _ = try await rig.source.account() } == .signInRequired)
    #expect(rig.stub.asked.isEmpty)
  }

  @Test func signingOutLeavesNothing() async throws {
    let rig = try await PeerTubeRig()
    _ = try await rig.source.account()
    try await rig.source.signOut()
    #expect(await rig.stored() == nil)
    #expect(rig.stub.asked.last == "POST /users/revoke-token")
    #expect(await PeerTubeRig.code { _ = try await rig.source.account() } == .signInRequired)
    try await rig.source.signOut()
    #expect(rig.stub.count("POST /users/revoke-token") == 1)
  }

  @Test func signingOutEndsTokensThatHaveExpired() async throws {
    let rig = try await PeerTubeRig()
    rig.stub.expire()
    try await rig.source.signOut()
    #expect(rig.stub.count("POST /users/revoke-token") == 2)
    #expect(rig.stub.count("POST /users/token") == 1)
    #expect(await rig.stored() == nil)
  }

  @Test func signingOutEndsTokensThatAnotherProcessHasRenewed() async throws {
    let rig = try await PeerTubeRig()
    let elsewhere = try rig.another()
    _ = try await rig.source.account()
    rig.stub.expire()
    _ = try await elsewhere.account()
    #expect(await rig.stored() == #"{"access":"access-2","refresh":"refresh-2"}"#)
    try await rig.source.signOut()
    #expect(!rig.stub.isSignedIn)
    #expect(await rig.stored() == nil)
    #expect(rig.stub.count("POST /users/revoke-token") == 1)
    // The other has nothing left to end.
    try await elsewhere.signOut()
    #expect(!rig.stub.isSignedIn)
  }

  @Test func signingOutWhileTokensAreRenewedLeavesNothing() async throws {
    let rig = try await PeerTubeRig()
    rig.stub.expire()
    let (begun, go) = (Recorder<Void>(), Recorder<Void>())
    rig.stub.before { call in
      guard call == "POST /users/token" else { return }
      begun.record(())
      _ = await go.entries(1)
    }
    let polling = Task { try await rig.source.page(FeedRequest()) }
    _ = await begun.entries(1)
    let leaving = Task { try await rig.source.signOut() }
    go.record(())
    try await leaving.value
    _ = try? await polling.value
    #expect(await rig.stored() == nil)
    #expect(rig.stub.count("POST /users/revoke-token") == 1)
  }

  @Test(arguments: [false, true])
  func signingOutElsewhereWhileTokensAreRenewedCounts(_ isSignedInAgain: Bool) async throws {
    let rig = try await PeerTubeRig()
    let stub = rig.stub.transport
    let elsewhere = try rig.another()
    // The server has answered, and the answer is on its way.
    let slow = ScriptedTransport { request, _ async throws(PentadError) in
      let answer = try await stub.send(request)
      if request.method == .post, request.url.path.hasSuffix("/users/token") {
        try await elsewhere.signOut()
        if isSignedInAgain { await rig.store("access-9", "refresh-9") }
      }
      return answer
    }
    let source = try rig.another(slow)
    rig.stub.expire()
    let token = try? await source.api.session?.bearer.token(after: "access-1")
    #expect(token == (isSignedInAgain ? "access-9" : nil))
    let stored = #"{"access":"access-9","refresh":"refresh-9"}"#
    #expect(await rig.stored() == (isSignedInAgain ? stored : nil))
    // Tokens that arrive too late are revoked.
    #expect(rig.stub.asked.last == "POST /users/revoke-token")
  }

  @Test func signingOutWithoutANetwork() async throws {
    let rig = try await PeerTubeRig()
    rig.stub.set("POST /users/revoke-token", 503)
    try await rig.source.signOut()
    #expect(await rig.stored() == nil)
  }

  @Test func noTokenIsSeen() async throws {
    let tokens = try #require(PeerTubeTokens(access: "access-1", refresh: "refresh-1"))
    var text = "\(tokens) \(String(reflecting: tokens))"
    dump(tokens, to: &text)
    let rig = try await PeerTubeRig()
    rig.stub.expireAll()
    text += "\(String(describing: await PeerTubeRig.error { _ = try await rig.source.account() }))"
    text += rig.source.id.rawValue + rig.source.address
    #expect(!text.contains("access-1") && !text.contains("refresh-1"))
  }
}
