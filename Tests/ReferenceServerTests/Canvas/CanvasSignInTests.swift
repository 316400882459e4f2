import PentadCore
import Testing

@testable import ReferenceServer

@Suite struct CanvasSignInTests {
  private let alice = CanvasCaller()
  private let client = "client_id=10000000000001"
  private let band = "redirect_uri=urn%3Aietf%3Awg%3Aoauth%3A2.0%3Aoob"

  private func grant(_ form: String, secret: Bool = true) async -> CanvasCaller.Answer {
    let key = secret ? "\(client)&client_secret=canvas-secret&" : client + "&"
    return await alice.send("POST", "/canvas/login/oauth2/token", key + form)
  }

  /// Signs in on the page, and returns the query of the address to which it redirects.
  private func signIn(_ more: String) async throws -> Form {
    let form = "\(client)&response_type=code&\(more)"
    let answer = await alice.send("POST", "/canvas/login/oauth2/auth", form)
    #expect(answer.status == 302)
    let target = try #require(answer.header("Location"))
    return Form(target.split(separator: "?").last ?? "")
  }

  private let login =
    "pseudonym_session[unique_id]=alice&pseudonym_session[password]=alice-password"

  @Test func aCodeIsExchangedOnceForTokens() async throws {
    let page = await alice.send(
      "GET", "/canvas/login/oauth2/auth?\(client)&response_type=code&\(band)&state=s1")
    #expect(page.status == 200 && page.text.contains("name=\"state\" value=\"s1\""))
    let query = try await signIn("\(band)&state=s1&\(login)")
    #expect(query["state"] == "s1")
    let code = try #require(query["code"])
    let form = "grant_type=authorization_code&code=\(code)&\(band)"
    let answer = await grant(form)
    #expect(answer.value["expires_in"] == 3_600 && answer.value["user"]?["id"] == 201)
    #expect(await grant(form).value["error"] == "invalid_grant")
    let token = try #require(answer.value["access_token"]?.asString)
    #expect(await alice.with(token: token).ask("GET", "users/self").status == 200)
  }

  @Test func refreshingKeepsTheRefreshToken() async throws {
    let code = try alice.server.code(for: "alice", redirect: CanvasState.outOfBand)
    let first = await grant("grant_type=authorization_code&code=\(code)")
    let refresh = try #require(first.value["refresh_token"]?.asString)
    let old = try #require(first.value["access_token"]?.asString)
    alice.clock.advance(by: 3_600_001)
    #expect(await alice.with(token: old).ask("GET", "users/self").status == 401)
    for _ in 0..<2 {
      let next = await grant("grant_type=refresh_token&refresh_token=\(refresh)")
      #expect(next.status == 200 && next.value["refresh_token"] == nil)
      let token = try #require(next.value["access_token"]?.asString)
      #expect(await alice.with(token: token).ask("GET", "users/self").status == 200)
    }
    try alice.server.revokeTokens(of: "alice")
    let refused = await grant("grant_type=refresh_token&refresh_token=\(refresh)")
    #expect(refused.status == 400 && refused.value["error"] == "invalid_grant")
  }

  @Test func aChallengeReplacesTheSecret() async throws {
    // The example of RFC 7636, appendix B.
    let verifier = "dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk"
    let challenge = "E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM"
    #expect(CanvasDesk.challenge(of: verifier) == challenge)
    let more = "\(band)&\(login)&code_challenge=\(challenge)&code_challenge_method=S256"
    let wrong = try #require(try await signIn(more)["code"])
    let form = "grant_type=authorization_code&code="
    #expect(await grant(form + wrong + "&code_verifier=x", secret: false).status == 400)
    let right = try #require(try await signIn(more)["code"])
    #expect(await grant(form + right + "&code_verifier=\(verifier)", secret: false).status == 200)
  }

  @Test func theStudentCanCancel() async throws {
    let query = try await signIn("redirect_uri=pentad%3A%2F%2Fback&state=s2&cancel=1")
    #expect(query["error"] == "access_denied" && query["state"] == "s2")
    let other = await alice.send(
      "GET", "/canvas/login/oauth2/auth?client_id=1&response_type=code&\(band)")
    #expect(other.status == 401)
    #expect(await grant("grant_type=password", secret: true).status == 400)
  }

  @Test func signingOutRevokesTheToken() async {
    let header = [("Authorization", "Bearer canvas-alice"), ("Host", "127.0.0.1:8080")]
    let session = await alice.send("GET", "/canvas/login/session_token", "", header)
    #expect(session.value["session_url"]?.asString?.contains("session_token=") == true)
    #expect(await alice.send("DELETE", "/canvas/login/oauth2/token", "", header).status == 200)
    let answer = await alice.ask("GET", "users/self")
    #expect(answer.status == 401)
    #expect(answer.header("WWW-Authenticate") == "Bearer realm=\"canvas-lms\"")
  }

  @Test func expiryAndRevocationDiffer() async throws {
    let code = try alice.server.code(for: "alice", redirect: CanvasState.outOfBand)
    let pair = await grant("grant_type=authorization_code&code=\(code)").value
    let refresh = try #require(pair["refresh_token"]?.asString)
    let token = try #require(pair["access_token"]?.asString)
    try alice.server.inject("expiredToken", count: 1)
    #expect(await alice.with(token: token).ask("GET", "users/self").status == 401)
    let next = await grant("grant_type=refresh_token&refresh_token=\(refresh)").value
    let renewed = try #require(next["access_token"]?.asString)
    try alice.server.inject("revokedToken", after: 1, count: 1)
    let client = alice.with(token: renewed)
    #expect(await client.ask("GET", "users/self").status == 200)
    #expect(await client.ask("GET", "users/self").status == 401)
    #expect(await client.ask("GET", "users/self").status == 401)
    #expect(await grant("grant_type=refresh_token&refresh_token=\(refresh)").status == 400)
  }
}
