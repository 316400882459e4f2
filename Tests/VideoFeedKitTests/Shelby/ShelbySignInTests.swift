import PentadCore
import TestSupport
import Testing

@testable import VideoFeedKit

@Suite struct ShelbySignInTests {
  private static let callback = "shelby://ios.shelby.tv"
  private static let request =
    "oauth_token=req&oauth_token_secret=rs%2F%26&oauth_callback_confirmed=true"
  private static let back = "shelby://ios.shelby.tv?oauth_token=req&oauth_verifier=v%2F1"

  private let credentials = MemoryCredentialStore()

  private func signIn(
    _ transport: ScriptedTransport, reads: OAuth1.Method = .hmacSHA1
  ) throws(PentadError) -> ShelbySignIn {
    try ShelbySignIn(
      server: try ShelbyRig.server, consumer: ShelbyRig.consumer, callback: Self.callback,
      reads: reads, transport: transport, credentials: credentials, time: ShelbyRig.time)
  }

  /// A server that lets everybody in.
  private func server(
    request: String = request, users: String = ShelbySamples.users
  ) -> ScriptedTransport {
    ScriptedTransport { asked, _ async throws(PentadError) in
      switch asked.url.path {
      case "/oauth/request_token": .text(200, request)
      case "/oauth/access_token": .text(200, "oauth_token=acc&oauth_token_secret=as+1&user=1")
      case "/v2/users.json": .text(200, users)
      default: .text(200, "[]")
      }
    }
  }

  @Test func wholeFlow() async throws {
    let transport = server()
    let page = try await signIn(transport, reads: .plaintext).begin(with: .twitter)
    #expect(
      page.string
        == "https://shelby.example.org/oauth/authorize?oauth_token=req&provider=twitter")
    // The user comes back to another process.
    let source = try await signIn(transport, reads: .plaintext).finish(Self.back)
    #expect(source.id == SourceID("shelby:shelby.example.org/u1"))
    let asked = transport.requests
    #expect(
      asked.map { "\($0.method.rawValue) \($0.url.string)" } == [
        "POST https://shelby.example.org/oauth/request_token",
        "POST https://shelby.example.org/oauth/access_token",
        "GET https://shelby.example.org/v2/users.json",
      ])
    let fields = { (name: String) in asked.map { ShelbyRig.field(name, of: $0) } }
    #expect(fields("oauth_callback") == [Self.callback, nil, nil])
    #expect(fields("oauth_verifier") == [nil, "v/1", nil])
    #expect(fields("oauth_token") == [nil, "req", "acc"])
    #expect(fields("oauth_signature_method") == ["HMAC-SHA1", "HMAC-SHA1", "PLAINTEXT"])
    #expect(fields("oauth_signature").last == "secret-of-the-program&as%201")
    #expect(asked.allSatisfy { $0.body.isEmpty && !$0.isRepeatable })
    // From then on the stored secrets do.
    let again = ShelbySource(
      server: try ShelbyRig.server, user: "u1", transport: transport, credentials: credentials)
    _ = try await again.page(FeedRequest())
    let last = try #require(transport.requests.last)
    #expect(ShelbyRig.field("oauth_token", of: last) == "acc" && again.id == source.id)
    #expect(await credentials.get(ShelbyAttempt.key(try ShelbyRig.server)) == nil)
  }

  @Test(arguments: [
    // The callback of another sign-in, or of an attacker who wants to sign the user in to another
    // account.
    ("shelby://ios.shelby.tv?oauth_token=other&oauth_verifier=v", PentadError.Code.signInRefused),
    ("shelby://ios.shelby.tv?oauth_verifier=v", .signInRefused),
    ("shelby://ios.shelby.tv", .signInRefused), ("shelby://other?oauth_token=req", .invalid),
    ("", .invalid),
  ])
  func otherAddresses(address: String, code: PentadError.Code) async throws {
    let transport = server()
    let signIn = try signIn(transport)
    _ = try await signIn.begin(with: .twitter)
    let found = await shelbyCode { () async throws(PentadError) in
      _ = try await signIn.finish(address)
    }
    #expect(found == code && transport.requests.count == 1)
    // It is not over for that.
    _ = try await signIn.finish(Self.back)
  }

  @Test(arguments: ["oauth_token=req", "denied=req", "oauth_token=req&error=no&oauth_verifier=v"])
  func refusalByTheUser(query: String) async throws {
    let transport = server()
    let signIn = try signIn(transport)
    _ = try await signIn.begin(with: .facebook)
    for address in ["\(Self.callback)?\(query)", Self.back] {
      let code = await shelbyCode { () async throws(PentadError) in
        _ = try await signIn.finish(address)
      }
      #expect(code == .signInRefused)
    }
    #expect(transport.requests.count == 1)
  }

  /// The token is exchanged once, although the network goes away in between.
  @Test func interrupted() async throws {
    let isDown = Lock(true)
    let working = server()
    let transport = ScriptedTransport { request, _ async throws(PentadError) in
      if request.url.path == "/v2/users.json", isDown.withLock({ $0 }) {
        throw PentadError(.offline, "no network")
      }
      return try await working.send(request)
    }
    _ = try await signIn(transport).begin(with: .twitter)
    let code = await shelbyCode { () async throws(PentadError) in
      _ = try await signIn(transport).finish(Self.back)
    }
    #expect(code == .offline)
    isDown.withLock { $0 = false }
    #expect(try await signIn(transport).finish(Self.back).id.rawValue.hasSuffix("/u1"))
    #expect(working.requests.map(\.url.path).filter { $0 == "/oauth/access_token" }.count == 1)
  }

  @Test(arguments: [
    (200, "", PentadError.Code.unexpectedAnswer), (200, "<html>", .unexpectedAnswer),
    (200, "oauth_token=a&oauth_token_secret=b", .unexpectedAnswer),
    (200, "oauth_token=&oauth_token_secret=b&oauth_callback_confirmed=true", .unexpectedAnswer),
    (
      200, "oauth_token=a%00&oauth_token_secret=&oauth_callback_confirmed=true",
      .unexpectedAnswer
    ),
    (200, "oauth_token=a&oauth_callback_confirmed=true", .unexpectedAnswer),
    (401, "oauth_problem=consumer_key_unknown", .signInRefused), (400, "", .signInRefused),
    (404, "", .notFound), (429, "", .tooManyRequests), (500, "", .serverUnavailable),
  ])
  func brokenServers(status: Int, body: String, code: PentadError.Code) async throws {
    let transport = ScriptedTransport { _, _ in .text(status, body) }
    let found = await shelbyCode { () async throws(PentadError) in
      _ = try await signIn(transport).begin(with: .twitter)
    }
    #expect(found == code)
    #expect(await credentials.get(ShelbyAttempt.key(try ShelbyRig.server)) == nil)
  }

  @Test(arguments: [
    ("[]", PentadError.Code.unexpectedAnswer), (#"[{"name":"x"}]"#, .unexpectedAnswer),
    (#"{"err":"x"}"#, .refused), ("<", .unreadableAnswer),
  ])
  func noUser(users: String, expected: PentadError.Code) async throws {
    let signIn = try signIn(server(users: users))
    _ = try await signIn.begin(with: .twitter)
    let code = await shelbyCode { () async throws(PentadError) in
      _ = try await signIn.finish(Self.back)
    }
    #expect(code == expected)
  }

  @Test func plaintextSignaturesNeedAnEncryptedServer() async throws {
    func make(_ address: String, _ reads: OAuth1.Method, _ callback: String = Self.callback) throws
    {
      _ = try ShelbySignIn(
        server: try ShelbyServer(address), consumer: ShelbyRig.consumer, callback: callback,
        reads: reads, transport: server(), credentials: credentials)
    }
    try make("http://127.0.0.1:8080/shelby", .plaintext)
    try make("http://example.org", .hmacSHA1)
    for address in ["example.org", "127.example.org", "10.0.0.1", "0.0.0.0"] {
      #expect(throws: PentadError.self) { try make("http://\(address)", .plaintext) }
    }
    for callback in ["javascript:alert(1)", "file:///x", "", "x", ":x", "1a:b", "a b:c", "é:x"] {
      #expect(throws: PentadError.self) { try make("https://example.org", .hmacSHA1, callback) }
    }
  }

  /// The addresses that a web view checks.
  @Test func callbacks() throws {
    let signIn = try signIn(server())
    for address in [
      "shelby://ios.shelby.tv?oauth_token=a", "SHELBY://iOS.shelby.tv/?x=1#y", Self.callback,
    ] { #expect(signIn.isCallback(address)) }
    for address in [
      "https://ios.shelby.tv?oauth_token=a", "shelby://ios.shelby.tv.example.org?oauth_token=a",
      "shelby://ios.shelby.tv/other", "shelby:ios.shelby.tv", "", "shelby://",
    ] { #expect(!signIn.isCallback(address)) }
    let own = try #require(ShelbyCallback("https://app.example.org/Back?app=1"))
    let reply = own.reply(in: "https://APP.example.org/Back?app=1&oauth_token=a+b&oauth_verifier=c")
    #expect(reply == .init(token: "a b", verifier: "c"))
    #expect(own.reply(in: "https://app.example.org/Back?oauth_token=a") == nil)
    #expect(own.reply(in: "https://app.example.org/back?app=1&oauth_token=a") == nil)
  }

  @Test func servers() throws {
    let server = try ShelbyServer("http://127.0.0.1:8080/shelby//")
    #expect(server.address == "http://127.0.0.1:8080/shelby")
    #expect(server.source(of: "é/1").rawValue == "shelby:127.0.0.1:8080/shelby/%C3%A9%2F1")
    for address in ["", "shelby.example.org", "https://h/?x=1", "file:///x", "https://u:p@h"] {
      #expect(throws: PentadError.self) { try ShelbyServer(address) }
    }
  }
}
