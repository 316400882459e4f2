import PentadCore
import TestSupport
import Testing

@testable import StellarKit

/// Signing in and out, by a token and in a browser.
@Suite struct CanvasSignInTests {
  private static let person = #"{"id":42,"name":"Ada"}"#
  private let credentials = MemoryCredentialStore()
  private let time = ManualTime()

  private func site() throws -> CanvasSite { try CanvasSite("school.example/") }

  @Test func aPastedTokenSignsInAndIsStored() async throws {
    let transport = ScriptedTransport { _, _ throws(PentadError) in try .canvas(Self.person) }
    let source = try await CanvasSource.signIn(
      site: try site(), token: " 7~abc\n", transport: transport, credentials: credentials,
      time: time.source)
    #expect(source.userId == "42")
    #expect(source.address == "https://school.example/api/v1/users/42")
    #expect(transport.requests.map(\.url.string) == ["https://school.example/api/v1/users/self"])
    #expect(transport.requests[0].headers["Authorization"] == "Bearer 7~abc")
    #expect(
      transport.requests[0].headers["Accept"]?.contains("canvas-string-ids") == true)
    let again = CanvasSource(
      site: try site(), userId: "42", transport: transport, credentials: credentials,
      time: time.source)
    #expect(try await again.person().name == "Ada")
  }

  @Test(arguments: ["", " \n", "tök", String(repeating: "x", count: 5_000)])
  func textThatIsNoTokenIsNotSent(_ token: String) async throws {
    let transport = ScriptedTransport { _, _ throws(PentadError) in try .canvas(Self.person) }
    let site = try site()
    let code = await thrownCode {
      _ = try await CanvasSource.signIn(
        site: site, token: token, transport: transport, credentials: credentials)
    }
    #expect(code == .invalid && transport.requests.isEmpty)
  }

  /// A secret may come from a file that ends with a line break or was indented.
  @Test(arguments: ["", " \n\t", "\r\n"]) func whiteSpaceAroundAStoredSecretIsDropped(
    _ space: String
  ) throws {
    let tokens = try #require(
      CanvasTokens(access: "a", refresh: "r", key: CanvasKey(id: "1", secret: "s")))
    let text = space + String(decoding: tokens.stored, as: UTF8.self) + space
    let read = try #require(CanvasTokens(stored: Array(text.utf8)))
    #expect(read.access == "a" && read.refresh == "r" && read.key?.id == "1")
    #expect(CanvasTokens(stored: Array((space + "token-1" + space).utf8))?.access == "token-1")
  }

  @Test func aRejectedTokenIsNotStored() async throws {
    let transport = ScriptedTransport { _, _ throws(PentadError) in try .tokenRejected() }
    let site = try site()
    let code = await thrownCode {
      _ = try await CanvasSource.signIn(
        site: site, token: "x", transport: transport, credentials: credentials)
    }
    #expect(code == .signInRequired && transport.requests.count == 1)
    let key = CredentialKey(account: "canvas:school.example/42", name: "tokens")
    #expect(await credentials.get(key) == nil)
  }

  @Test func signingInInABrowser() async throws {
    let key = CanvasKey(id: "100", secret: "s3cret")
    let authorization = try CanvasAuthorization(
      site: try site(), key: key, redirect: "example://canvas",
      scopes: ["url:GET|/api/v1/courses", "url:GET|/api/v1/users/:id"], purpose: "phone")
    let page = TransportRequest(try TransportURL(authorization.address))
    #expect(page.url.path == "/login/oauth2/auth")
    #expect(page.items("client_id") == ["100"] && page.items("response_type") == ["code"])
    #expect(page.items("redirect_uri") == ["example%3A%2F%2Fcanvas"])
    #expect(
      page.items("scope")
        == ["url%3AGET%7C%2Fapi%2Fv1%2Fcourses%20url%3AGET%7C%2Fapi%2Fv1%2Fusers%2F%3Aid"])
    #expect(page.items("code_challenge_method") == ["S256"])
    let end = "example://canvas?code=c%2Bd&state=\(authorization.state)"
    #expect(authorization.isEnd(end) && !authorization.isEnd("example://canvas"))
    #expect(!authorization.isEnd("example://canvases?code=1"))
    let transport = ScriptedTransport { request, _ throws(PentadError) in
      request.method == .post
        ? try .canvas(
          #"{"access_token":"a1","token_type":"Bearer","user":{"id":42},"refresh_token":"r1","expires_in":3600}"#
        )
        : try .canvas(Self.person)
    }
    let source = try await CanvasSource.signIn(
      authorization, redirectedTo: end, transport: transport, credentials: credentials,
      time: time.source)
    let form = transport.requests[0].bodyText
    #expect(transport.requests[0].url.string == "https://school.example/login/oauth2/token")
    #expect(form.contains("grant_type=authorization_code") && form.contains("code=c%2Bd"))
    #expect(form.contains("client_secret=s3cret"))
    let verifier = try #require(form.split(separator: "code_verifier=").last)
    let challenge = SHA256.base64URL(SHA256.hash(Array(verifier.utf8)))
    #expect(page.items("code_challenge") == [challenge])
    let stored = await credentials.get(source.api.session.key)
    let tokens = stored.flatMap { CanvasTokens(stored: $0) }
    #expect(tokens == CanvasTokens(access: "a1", refresh: "r1", key: key))
    #expect("\(authorization)" == "CanvasAuthorization" && !"\(key)".contains("s3cret"))
  }

  @Test func theEndOfASignIn() throws {
    let key = CanvasKey(id: "100")
    let app = try CanvasAuthorization(site: try site(), key: key, redirect: "example://canvas")
    let page = try CanvasAuthorization(site: try site(), key: key)
    let own = "https://school.example/login/oauth2/auth"
    #expect(page.isEnd(own + "?code=abc") && page.isEnd(own + "?error=access_denied"))
    #expect(!page.isEnd(page.address) && !page.isEnd("https://other.example/?code=abc"))
    #expect(try page.code(in: "abc123") == "abc123")
    #expect(try page.code(in: own + "?code=abc#x") == "abc")
    #expect(try app.code(in: "example://canvas?state=\(app.state)&code=abc") == "abc")
    func code(_ answer: String, _ authorization: CanvasAuthorization) -> PentadError.Code? {
      do throws(PentadError) {
        _ = try authorization.code(in: answer)
        return nil
      } catch {
        return error.code
      }
    }
    #expect(code("example://canvas?code=abc", app) == .invalid)
    #expect(code("example://canvas?code=abc&state=x", app) == .invalid)
    #expect(code(own + "?code=abc&state=x", page) == .invalid)
    #expect(code("abc", app) == .invalid && code("", page) == .invalid)
    #expect(code(own + "?code=", page) == .invalid)
    #expect(code(own + "?error=access_denied", page) == .refused)
    #expect(code("example://canvas?error=invalid_scope&state=\(app.state)", app) == .refused)
  }

  /// An account that is not stored cannot sign out later.
  @Test func tokensOfAFailedSignInAreRevoked() async throws {
    let authorization = try CanvasAuthorization(site: try site(), key: CanvasKey(id: "100"))
    let transport = ScriptedTransport { request, _ throws(PentadError) in
      switch request.method {
      case .post: try .canvas(#"{"access_token":"a1","refresh_token":"r1"}"#)
      case .get: try .canvas("<html>", status: 503)
      default: try .canvas("{}")
      }
    }
    let code = await thrownCode {
      _ = try await CanvasSource.signIn(
        authorization, redirectedTo: "abc", transport: transport, credentials: credentials)
    }
    #expect(code == .serverUnavailable)
    let last = try #require(transport.requests.last)
    #expect(last.method == .delete && last.url.path == "/login/oauth2/token")
    #expect(last.headers["Authorization"] == "Bearer a1")
  }

  @Test(arguments: [true, false])
  func signingOutForgetsTheTokens(_ isRenewable: Bool) async throws {
    let rig = try await CanvasRig(isRenewable: isRenewable) { _, _ throws(PentadError) in
      throw PentadError(.offline, "no network")
    }
    try await rig.source.signOut()
    #expect(await rig.credentials.get(rig.source.api.session.key) == nil)
    // A token that the user made may have other users.
    #expect(rig.asked == (isRenewable ? ["DELETE /login/oauth2/token"] : []))
    #expect(await thrownCode { _ = try await rig.source.person() } == .signInRequired)
  }

  @Test(arguments: [
    ("school.instructure.com", "https://school.instructure.com"),
    ("https://School.example:443/", "https://school.example"),
    ("http://localhost:8080/canvas/", "http://localhost:8080/canvas"),
    ("https://school.example/api/v1/", "https://school.example"),
    ("https://school.example?x=1", "https://school.example"),
  ])
  func addressesOfSites(_ text: String, _ address: String) throws {
    #expect(try CanvasSite(text).address == address)
  }
}
