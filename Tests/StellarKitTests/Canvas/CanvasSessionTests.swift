import PentadCore
import TestSupport
import Testing

@testable import StellarKit

/// Tokens that expire, are revoked, or cannot be stored.
@Suite struct CanvasSessionTests {
  private static let person = #"{"id":42,"name":"Ada"}"#

  /// A Canvas that accepts `token-2`, and issues it in exchange for `refresh-1`.
  private func rig(
    _ refreshAnswer: @escaping @Sendable () throws(PentadError) -> TransportResponse = {
      () throws(PentadError) in
      try .canvas(#"{"access_token":"token-2","token_type":"Bearer","expires_in":3600}"#)
    }
  ) async throws -> CanvasRig {
    try await CanvasRig(isRenewable: true) { request, _ throws(PentadError) in
      if request.method == .post { return try refreshAnswer() }
      return request.headers["Authorization"] == "Bearer token-2"
        ? try .canvas(Self.person) : try .tokenRejected()
    }
  }

  @Test func anExpiredTokenIsRenewedAndTheRefreshTokenKept() async throws {
    let rig = try await rig()
    #expect(try await rig.source.person().name == "Ada")
    #expect(
      rig.transport.requests[1].bodyText
        == "client_id=100&client_secret=s3cret&grant_type=refresh_token&refresh_token=refresh-1")
    let key = CanvasKey(id: "100", secret: "s3cret")
    #expect(await rig.stored() == CanvasTokens(access: "token-2", refresh: "refresh-1", key: key))
  }

  @Test func aNewRefreshTokenReplacesTheOldOne() async throws {
    let rig = try await rig { () throws(PentadError) in
      try .canvas(#"{"access_token":"token-2","refresh_token":"refresh-2"}"#)
    }
    _ = try await rig.source.person()
    #expect(await rig.stored()?.refresh == "refresh-2")
  }

  @Test func concurrentCallsRenewOnce() async throws {
    let rig = try await rig()
    await withTaskGroup(of: Bool.self) { group in
      for _ in 0..<10 { group.addTask { (try? await rig.source.person()) != nil } }
      for await isDone in group { #expect(isDone) }
    }
    #expect(rig.transport.requests.filter { $0.method == .post }.count == 1)
  }

  /// Canvas names an unknown refresh token in two ways.
  @Test(arguments: ["invalid_grant", "invalid_request"])
  func aRevokedSignInAsksToSignInAgain(_ error: String) async throws {
    let rig = try await rig { () throws(PentadError) in
      try .canvas(
        #"{"error":"\#(error)","error_description":"refresh_token not found"}"#, status: 400)
    }
    for _ in 0..<2 {
      #expect(await thrownCode { _ = try await rig.source.person() } == .signInRequired)
    }
    #expect(rig.transport.requests.filter { $0.method == .post }.count == 1)
    // Only signing out forgets tokens.
    #expect(await rig.stored()?.refresh == "refresh-1")
  }

  @Test(arguments: [
    (500, "<html>", PentadError.Code.serverUnavailable), (429, "", .tooManyRequests),
    (302, "", .serverUnavailable), (200, "<html>", .unreadableAnswer),
    (401, #"{"error":"invalid_client"}"#, .refused), (200, "{}", .unexpectedAnswer),
  ])
  func aFailedRenewalIsTriedAgainLater(
    _ status: Int, _ body: String, _ code: PentadError.Code
  ) async throws {
    let isUp = Lock(false)
    let rig = try await rig { () throws(PentadError) in
      isUp.withLock { $0 }
        ? try .canvas(#"{"access_token":"token-2"}"#) : try .canvas(body, status: status)
    }
    #expect(await thrownCode { _ = try await rig.source.person() } == code)
    isUp.withLock { $0 = true }
    #expect(try await rig.source.person().id == "42")
  }

  @Test func aTokenThatCannotBeStoredIsUsedAndStoredLater() async throws {
    let store = StubbornStore()
    let time = ManualTime()
    let transport = ScriptedTransport { request, _ throws(PentadError) in
      if request.method == .post { return try .canvas(#"{"access_token":"token-2"}"#) }
      return request.headers["Authorization"] == "Bearer token-2"
        ? try .canvas(Self.person) : try .tokenRejected()
    }
    let source = CanvasSource(
      site: try CanvasSite(CanvasRig.site), userId: "42", transport: transport,
      credentials: store, time: time.source)
    let old = CanvasTokens(access: "token-1", refresh: "r", key: CanvasKey(id: "100"))
    try await store.set(old?.stored ?? [], source.api.session.key)
    store.isFull.withLock { $0 = true }
    // The disk is full: the call fails or not, but the token is not lost.
    _ = try? await source.person()
    #expect(try await source.person().id == "42")
    store.isFull.withLock { $0 = false }
    _ = try await source.person()
    let stored = try await store.get(source.api.session.key)
    #expect(stored.flatMap { CanvasTokens(stored: $0) }?.access == "token-2")
    #expect(transport.requests.filter { $0.method == .post }.count == 1)
  }

  @Test func aRevokedTokenInTheMiddleOfAListIsNoShorterList() async throws {
    let rig = try await CanvasRig { request, number throws(PentadError) in
      guard number == 1 else { return try .tokenRejected() }
      return try .canvas(
        #"[{"id":1,"name":"A"}]"#,
        ["Link": "<\(CanvasRig.site)/api/v1/courses?page=2>; rel=\"next\""])
    }
    #expect(await thrownCode { _ = try await rig.source.enrolments() } == .signInRequired)
    // The token is not sent again.
    #expect(await thrownCode { _ = try await rig.source.person() } == .signInRequired)
    #expect(rig.transport.requests.count == 2)
  }

  @Test func aNewTokenOfTheUserIsUsedAtOnce() async throws {
    let rig = try await CanvasRig { request, _ throws(PentadError) in
      request.headers["Authorization"] == "Bearer token-2"
        ? try .canvas(Self.person) : try .tokenRejected()
    }
    #expect(await thrownCode { _ = try await rig.source.person() } == .signInRequired)
    let fresh = try #require(CanvasTokens(access: "token-2"))
    await rig.credentials.set(fresh.stored, rig.source.api.session.key)
    #expect(try await rig.source.person().id == "42")
  }
}

/// A store that can be full.
private final class StubbornStore: CredentialStore {
  let isFull = Lock(false)
  private let memory = MemoryCredentialStore()

  func get(_ key: CredentialKey) async throws(PentadError) -> [UInt8]? { await memory.get(key) }

  func set(_ secret: [UInt8], _ key: CredentialKey) async throws(PentadError) {
    guard !isFull.withLock({ $0 }) else { throw PentadError(.storage, "the disk is full") }
    await memory.set(secret, key)
  }

  func remove(_ key: CredentialKey) async throws(PentadError) { await memory.remove(key) }
}
