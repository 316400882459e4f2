import PentadCore
import Testing

@testable import ReferenceServer

@Suite struct OAuthTests {
  private static func hex(_ bytes: [UInt8]) -> String {
    bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }

  @Test func digestsAgreeWithTheStandards() {
    #expect(Self.hex(SHA1.digest([])) == "da39a3ee5e6b4b0d3255bfef95601890afd80709")
    #expect(
      Self.hex(SHA1.digest(Array("abc".utf8))) == "a9993e364706816aba3e25717850c26c9cd0d89d")
    let thousand = [UInt8](repeating: UInt8(ascii: "a"), count: 1_000_000)
    #expect(Self.hex(SHA1.digest(thousand)) == "34aa973cd4c4daa4f61eeb2bdbad27316534016f")
    // RFC 2202, cases 2 and 6.
    #expect(
      Self.hex(
        SHA1.authenticate(
          Array("what do ya want for nothing?".utf8), key: Array("Jefe".utf8)))
        == "effcdf6ae5eb2fa2d27416d5f184df9c259a7c79")
    #expect(
      Self.hex(
        SHA1.authenticate(
          Array("Test Using Larger Than Block-Size Key - Hash Key First".utf8),
          key: [UInt8](repeating: 0xaa, count: 80)))
        == "aa4ae5e15272d00e95705637ce8a3b55ed402112")
  }

  /// The example of RFC 5849, 3.4.1.1.
  @Test func baseStringAgreesWithTheStandard() throws {
    var request = Request(
      method: "post", target: "/request?b5=%3D%253D&a3=a&c%40=&a2=r%20b",
      body: Array("c2&a3=2+q".utf8))
    request.headers = [
      ("Host", "EXAMPLE.COM:80"), ("Content-Type", "application/x-www-form-urlencoded"),
      (
        "Authorization",
        """
        OAuth realm="Example", oauth_consumer_key="9djdj82h48djs9d2", \
        oauth_token="kkk9d7dh3k39sjv7", oauth_signature_method="HMAC-SHA1", \
        oauth_timestamp="137131201", oauth_nonce="7d8f3e4a", \
        oauth_signature="bYT5CMsGcbgUdFHObYMEfcx6bsw%3D"
        """
      ),
    ]
    #expect(
      try OAuthRequest(request).baseString
        == "POST&http%3A%2F%2Fexample.com%2Frequest&a2%3Dr%2520b%26a3%3D2%2520q%26a3%3Da%26"
        + "b5%3D%253D%25253D%26c%2540%3D%26c2%3D%26oauth_consumer_key%3D9djdj82h48djs9d2%26"
        + "oauth_nonce%3D7d8f3e4a%26oauth_signature_method%3DHMAC-SHA1%26"
        + "oauth_timestamp%3D137131201%26oauth_token%3Dkkk9d7dh3k39sjv7")
  }

  /// A signature that oauthlib, Authlib, Net::OAuth and liboauth agree on.
  @Test func signatureAgreesWithOtherLibraries() throws {
    var request = Request(
      method: "PUT", target: "/v2/broadcasts/4e7179b8fa44c4166b005e8c.json",
      body: Array("owner_watch_later=true".utf8))
    request.headers = [
      ("Host", "127.0.0.1:8099"), ("Content-Type", "application/x-www-form-urlencoded"),
      (
        "Authorization",
        """
        OAuth oauth_consumer_key="ck",oauth_token="tok",oauth_signature_method="HMAC-SHA1",\
        oauth_timestamp="1318622958",oauth_nonce="n0nce",oauth_version="1.0"
        """
      ),
    ]
    let signed = try OAuthRequest(request)
    #expect(signed.signature("cs&/ é", "ts=+") == "x5ms7HWXelsbVvXBmjZcBlkbrvg=")
  }

  @Test func requestHasItsSignatureInOnePlace() throws {
    #expect(throws: OAuthProblem.notSigned) {
      try OAuthRequest(Request(method: "GET", target: "/?a=1"))
    }
    var both = Request(method: "GET", target: "/?oauth_token=a")
    both.headers = [("Authorization", "oauth oauth_token=\"a\"")]
    #expect(throws: OAuthProblem.parameterRejected) { try OAuthRequest(both) }
    #expect(throws: OAuthProblem.parameterRejected) {
      try OAuthRequest(Request(method: "GET", target: "/?oauth_nonce=a&oauth_nonce=b"))
    }
    var odd = Request(method: "GET", target: "/")
    odd.headers = [("Authorization", "OAuth oauth_token=a+b%20c , oauth_nonce=\"=\", x, =")]
    let read = try OAuthRequest(odd)
    #expect(read["token"] == "a+b c " && read["nonce"] == "=")
  }
}

@Suite struct OAuthDeskTests {
  private var desk = OAuthDesk(
    seed: 1, consumers: ["ck": "cs"],
    tokens: ["tok": .init(secret: "ts", consumer: "ck", user: 101)]
  )
  private let now: Int64 = 1_800_000_000

  /// Makes a correctly signed request with the given differences.
  private func request(
    token: String? = "tok", secret: String = "ts", consumer: String = "ck",
    method: String = "HMAC-SHA1", time: Int64? = nil, nonce: String? = "n", more: String = ""
  ) throws -> OAuthRequest {
    var items = ["oauth_consumer_key=\(consumer)", "oauth_signature_method=\(method)"]
    if let token { items.append("oauth_token=\(token)") }
    if let nonce { items += ["oauth_nonce=\(nonce)", "oauth_timestamp=\(time ?? now)"] }
    if !more.isEmpty { items.append(more) }
    func made(_ items: [String]) throws -> OAuthRequest {
      try OAuthRequest(Request(method: "GET", target: "/v2?" + items.joined(separator: "&")))
    }
    let signature = try made(items).signature("cs", secret) ?? "none"
    return try made(items + ["oauth_signature=\(OAuthRequest.encoded(signature))"])
  }

  @Test mutating func aNonceIsOfUseOnceInTenMinutes() throws {
    let user = try desk.user(of: try request(), now: now).user
    #expect(user == 101)
    #expect(throws: OAuthProblem.nonceUsed) { try desk.user(of: try request(), now: now + 300) }
    // Another time, or another nonce, is another request.
    _ = try desk.user(of: try request(time: now + 1), now: now)
    _ = try desk.user(of: try request(nonce: "m"), now: now)
    for offset in [-301, 301] as [Int64] {
      #expect(throws: OAuthProblem.timestampRefused) {
        try desk.user(of: try request(time: now + offset, nonce: "t"), now: now)
      }
    }
    _ = try desk.user(of: try request(time: now + 300, nonce: "t"), now: now)
    #expect(throws: OAuthProblem.nonceUsed) {
      try desk.user(of: try request(time: now + 300, nonce: "t"), now: now + 600)
    }
  }

  @Test mutating func refusedRequestDoesNotUseUpItsNonce() throws {
    #expect(throws: OAuthProblem.signatureInvalid) {
      try desk.user(of: try request(secret: "other"), now: now)
    }
    _ = try desk.user(of: try request(), now: now)
  }

  @Test mutating func eachFaultHasItsCode() throws {
    let cases: [(OAuthProblem, OAuthRequest)] = [
      (.notSigned, try request(token: nil)), (.tokenRejected, try request(token: "x")),
      (.tokenRejected, try request(consumer: "x")),
      (.methodRejected, try request(method: "RSA-SHA1")),
      (.parameterAbsent, try request(nonce: nil)),
      (.parameterAbsent, try request(nonce: "")),
      (.versionRejected, try request(more: "oauth_version=2.0")),
    ]
    for (problem, request) in cases {
      #expect(throws: problem) { try desk.user(of: request, now: now) }
    }
  }

  @Test mutating func secretsInPlainNeedNoNonce() throws {
    for _ in 0..<2 { _ = try desk.user(of: try request(method: "PLAINTEXT", nonce: nil), now: now) }
    _ = try desk.user(of: try request(method: "PLAINTEXT"), now: now)
    #expect(throws: OAuthProblem.nonceUsed) {
      try desk.user(of: try request(method: "PLAINTEXT"), now: now)
    }
    #expect(throws: OAuthProblem.signatureInvalid) {
      try desk.user(of: try request(secret: "x", method: "PLAINTEXT", nonce: nil), now: now)
    }
  }

  @Test mutating func aTokenExpires() throws {
    desk.expire("nothing")
    _ = try desk.user(of: try request(), now: now)
    desk.expire(nil)
    #expect(throws: OAuthProblem.tokenExpired) { try desk.user(of: try request(), now: now) }
  }

  @Test mutating func aSignInEndsOnce() throws {
    #expect(throws: OAuthProblem.parameterAbsent) {
      try desk.begin(try request(token: nil, secret: ""), now: now)
    }
    let begin = try request(token: nil, secret: "", more: "oauth_callback=a%3A%2F%2Fb")
    let (name, secret) = try desk.begin(begin, now: now)
    func finish(_ verifier: String, _ nonce: String) throws -> OAuthRequest {
      try request(token: name, secret: secret, nonce: nonce, more: "oauth_verifier=\(verifier)")
    }
    #expect(throws: OAuthProblem.verifierInvalid) {
      try desk.finish(try finish("", "1"), now: now)
    }
    let allowed = desk.allow(name, user: 102, now: now)
    let attempt = try #require(allowed)
    #expect(attempt.callback == "a://b")
    #expect(throws: OAuthProblem.verifierInvalid) {
      try desk.finish(try finish("x", "2"), now: now)
    }
    #expect(throws: OAuthProblem.tokenRejected) { try desk.user(of: try finish("", "3"), now: now) }
    let (token, tokenSecret) = try desk.finish(try finish(attempt.verifier, "4"), now: now)
    #expect(throws: OAuthProblem.tokenRejected) {
      try desk.finish(try finish(attempt.verifier, "5"), now: now)
    }
    let own = try request(token: token, secret: tokenSecret, nonce: "6")
    let user = try desk.user(of: own, now: now).user
    #expect(user == 102)
  }

  @Test mutating func aSignInMustNotTakeTooLong() throws {
    let begin = try request(token: nil, secret: "", more: "oauth_callback=oob")
    let (name, _) = try desk.begin(begin, now: now)
    let allowed = [601, 600].map { desk.allow(name, user: 101, now: now + $0) != nil }
    #expect(allowed == [false, true])
    let denied = [1, 2].map { _ in desk.deny(name) != nil }
    #expect(denied == [true, false])
  }
}
