import PentadCore
import Testing

@testable import ReferenceServer

@Suite struct PeerTubeSignInTests {
  private let nobody = PeerTubeCaller()

  private func password(_ name: String, _ word: String? = nil) -> [(String, String)] {
    [
      ("grant_type", "password"), ("username", name), ("password", word ?? "\(name)-password"),
    ]
  }

  @Test func tokensComeForANameAndAPassword() async throws {
    let answer = await nobody.grant(password("alice"))
    #expect(answer.status == 200 && answer.value["token_type"] == "Bearer")
    #expect(answer.value["expires_in"] == 86_400)
    #expect(answer.value["refresh_token_expires_in"] == 1_209_600)
    let me = try await nobody.signedIn("alice").ask("GET", "users/me").value
    #expect(me["username"] == "alice" && me["account"]?["displayName"] == "Alice")
    #expect(await nobody.grant(password("ALICE%40mail.example", "alice-password")).status == 200)
  }

  @Test func invalidGrantsHaveTheirErrorCodes() async {
    let wrong = await nobody.grant(password("alice", "x"))
    #expect(wrong.status == 400 && wrong.word == "invalid_grant")
    #expect(wrong.header("Content-Type")?.hasPrefix("application/problem+json") == true)
    let client = await nobody.grant(password("alice") + [("client_id", "x")])
    #expect(client.status == 400 && client.word == "invalid_client")
    let grant = await nobody.grant([("grant_type", "implicit")])
    #expect(grant.word == "unsupported_grant_type")
    #expect(await nobody.grant([("grant_type", "password")]).word == "invalid_request")
    let none = await nobody.ask("GET", "users/me")
    #expect(none.status == 401 && none.word == "unauthorized_request")
    var other = nobody
    other.token = "x"
    #expect(await other.ask("GET", "videos").word == "invalid_token")
    #expect(await other.ask("GET", "config").status == 200)
  }

  @Test func aSecondFactorIsAskedFor() async {
    let missing = await nobody.grant(password("bob"))
    #expect(missing.status == 401 && missing.word == "missing_two_factor")
    #expect(missing.header("x-peertube-otp") == "required; app")
    let wrong = await nobody.grant(password("bob"), code: "1")
    #expect(wrong.status == 400 && wrong.word == "invalid_two_factor")
    #expect(await nobody.grant(password("bob"), code: "424242").status == 200)
  }

  @Test func tokensAreRenewedOnce() async throws {
    let first = await nobody.grant(password("alice"))
    let refresh = try #require(first.value["refresh_token"]?.asString)
    let renewal = [("grant_type", "refresh_token"), ("refresh_token", refresh)]
    let second = await nobody.grant(renewal)
    #expect(second.status == 200)
    #expect(await nobody.grant(renewal).word == "invalid_grant")
    var old = nobody
    old.token = first.value["access_token"]?.asString
    #expect(await old.ask("GET", "users/me").word == "invalid_token")
    old.token = second.value["access_token"]?.asString
    #expect(await old.ask("GET", "users/me").status == 200)
  }

  @Test func tokensExpireByTheServersClock() async throws {
    let answer = await nobody.grant(password("alice"))
    var alice = nobody
    alice.token = answer.value["access_token"]?.asString
    let refresh = try #require(answer.value["refresh_token"]?.asString)
    nobody.clock.advance(by: 86_300_000)
    #expect(await alice.ask("GET", "users/me").status == 200)
    nobody.clock.advance(by: 200_000)
    #expect(await alice.ask("GET", "users/me").word == "invalid_token")
    nobody.clock.advance(by: 1_209_600_000)
    let renewal = [("grant_type", "refresh_token"), ("refresh_token", refresh)]
    #expect(await nobody.grant(renewal).word == "invalid_grant")
  }

  @Test func tokensAreRevoked() async throws {
    let alice = try await nobody.signedIn("alice")
    let other = try await nobody.signedIn("alice")
    #expect(await alice.ask("POST", "users/revoke-token").value == ["success": true])
    #expect(await alice.ask("POST", "users/revoke-token").status == 401)
    #expect(await other.ask("GET", "users/me").status == 200)
    try nobody.server.expireTokens(of: "alice")
    #expect(await other.ask("GET", "users/me").word == "invalid_token")
    #expect(throws: PentadError.self) { try nobody.server.expireTokens(of: "zoe") }
  }

  @Test func callsAreRateLimited() async {
    nobody.server.setLimits(calls: 3, signIns: 1)
    let first = await nobody.ask("GET", "config")
    #expect(first.header("X-RateLimit-Limit") == "3")
    #expect(first.header("X-RateLimit-Remaining") == "2")
    _ = await nobody.grant(password("alice"))
    let refused = await nobody.ask("GET", "config")
    #expect(refused.status == 429 && refused.header("X-RateLimit-Remaining") == "0")
    #expect(refused.header("Retry-After").flatMap { Int($0) } ?? 0 > 0)
    nobody.clock.advance(by: 10_000)
    #expect(await nobody.ask("GET", "config").status == 200)
    #expect(await nobody.grant(password("alice")).status == 429)
  }
}
