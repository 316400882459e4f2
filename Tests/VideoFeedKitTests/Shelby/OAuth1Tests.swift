import PentadCore
import Testing

@testable import VideoFeedKit

@Suite struct OAuth1Tests {
  /// A request as a test writes it.
  private func request(
    _ method: TransportRequest.Method, _ url: String, form: String? = nil,
    type: String = "application/x-www-form-urlencoded"
  ) throws -> TransportRequest {
    var request = TransportRequest(try TransportURL(url), method: method)
    if let form {
      try request.headers.set("Content-Type", type)
      request.body = Array(form.utf8)
    }
    return request
  }

  /// The fields of a header, decoded.
  private func fields(_ header: String) throws -> [String: String] {
    let fields = header.dropFirst("OAuth ".count).split(separator: ", ").map { field in
      field.split(separator: "=", maxSplits: 1).map(String.init)
    }
    return try Dictionary(
      fields.map { field in
        try #require(field.count == 2 && field[1].hasPrefix("\"") && field[1].hasSuffix("\""))
        return (field[0], PercentText.decoded(field[1].dropFirst().dropLast()))
      }, uniquingKeysWith: { one, _ in one })
  }

  // MARK: RFC 5849

  /// RFC 5849, 3.4.1.1.
  @Test func baseStringOfTheRFC() throws {
    let request = try request(
      .post, "http://EXAMPLE.com:80/request?b5=%3D%253D&a3=a&c%40=&a2=r%20b", form: "c2&a3=2+q")
    let parameters = OAuth1Form([
      ("oauth_consumer_key", "9djdj82h48djs9d2"), ("oauth_token", "kkk9d7dh3k39sjv7"),
      ("oauth_signature_method", "HMAC-SHA1"), ("oauth_timestamp", "137131201"),
      ("oauth_nonce", "7d8f3e4a"),
    ])
    let consumer = OAuth1.Credentials(identifier: "9djdj82h48djs9d2", secret: "j49sk3j29djd")
    let token = OAuth1.Credentials(identifier: "kkk9d7dh3k39sjv7", secret: "dh893hdasih9")
    let signer = OAuth1(consumer: consumer, token: token)
    let expected =
      "POST&http%3A%2F%2Fexample.com%2Frequest&a2%3Dr%2520b%26a3%3D2%2520q%26a3%3Da%26b5%3D%253D%252"
      + "53D%26c%2540%3D%26c2%3D%26oauth_consumer_key%3D9djdj82h48djs9d2%26oauth_nonce%3D7d8f3e4a%26"
      + "oauth_signature_method%3DHMAC-SHA1%26oauth_timestamp%3D137131201%26oauth_token%3Dkkk9d7dh3k3"
      + "9sjv7"
    #expect(signer.baseString(of: request, parameters) == expected)
    // Its secrets; the signature as erratum 2550 corrects it.
    #expect(signer.signature(of: request, parameters) == "r6/TJjbCOr97/+UU0NsvSne7s5g=")
  }

  private static let printer = OAuth1.Credentials(
    identifier: "dpf43f3p2l4k3l03", secret: "kd94hf93k423kf44")

  /// The three signed requests of RFC 5849, 1.2.
  @Test func exampleOfTheRFC() throws {
    var signer = OAuth1(consumer: Self.printer)
    signer.sendsVersion = false
    var header = signer.authorization(
      for: try request(.post, "https://photos.example.net/initiate"), nonce: "wIjqoS",
      timestamp: 137_131_200, callback: "http://printer.example.com/ready")
    #expect(try fields(header)["oauth_signature"] == "74KNZJeDHnMBp0EMJ9ZHt/XKycU=")
    #expect(
      header == """
        OAuth oauth_consumer_key="dpf43f3p2l4k3l03", oauth_signature_method="HMAC-SHA1", \
        oauth_timestamp="137131200", oauth_nonce="wIjqoS", \
        oauth_callback="http%3A%2F%2Fprinter.example.com%2Fready", \
        oauth_signature="74KNZJeDHnMBp0EMJ9ZHt%2FXKycU%3D"
        """)
    signer = OAuth1(
      consumer: Self.printer,
      token: .init(identifier: "hh5s93j4hdidpola", secret: "hdhd0244k9j7ao03"))
    signer.sendsVersion = false
    header = signer.authorization(
      for: try request(.post, "https://photos.example.net/token"), nonce: "walatlh",
      timestamp: 137_131_201, verifier: "hfdp7dh39dks9884")
    #expect(try fields(header)["oauth_signature"] == "gKgrFCywp7rO0OXSjdot/IHF7IU=")
    signer = OAuth1(
      consumer: Self.printer,
      token: .init(identifier: "nnch734d00sl2jdk", secret: "pfkkdhi9sl3r4s00"))
    signer.sendsVersion = false
    header = signer.authorization(
      for: try request(.get, "http://photos.example.net/photos?file=vacation.jpg&size=original"),
      nonce: "chapoH", timestamp: 137_131_202)
    #expect(try fields(header)["oauth_signature"] == "MdpQcU8iPSUjWoN/UDMsK2sui9I=")
  }

  // MARK: Others' signatures

  private static let consumer = OAuth1.Credentials(identifier: "ck", secret: "cs&/ é")
  private static let token = OAuth1.Credentials(identifier: "tok", secret: "ts=+")
  private static let timestamp: Int64 = 1_318_622_958

  /// The results of oauthlib 4.0.1 and Authlib 1.9.9; for the first one also of Net::OAuth 0.28 and
  /// liboauth 1.0.3.
  @Test(arguments: [
    (
      TransportRequest.Method.put,
      "http://127.0.0.1:8099/v2/broadcasts/4e7179b8fa44c4166b005e8c.json",
      "owner_watch_later=true", "x5ms7HWXelsbVvXBmjZcBlkbrvg="
    ),
    (
      .get, "http://127.0.0.1:8099/v2/channels/4e7179b8/broadcasts.json?video_player=youtube,vimeo",
      "", "H5tkzcUvxyeqvUCFjzdrCuaH8zU="
    ),
    (
      .post, "http://127.0.0.1:8099/v2/socializations.json",
      "destination=twitter%2Cemail&broadcast_id=4e7179b8fa44c4166b005e8c&comment=h%C3%A9llo+%26+"
        + "w%C3%B6rld+%2B+100%25+~%F0%9F%98%80&to=a%40example.org%2Cb%40example.org",
      "pjLEVWCHu1TJiBtYUH9KABXy1E8="
    ),
    (
      .get, "https://Example.ORG:443/a%20b/c?b=2&a=&a=1&b=1&c&%C3%A9=%20x+y", "",
      "56Ni/7uRE1+4l8k6DCBnqTCFfWU="
    ),
  ])
  func sameAsOthers(
    method: TransportRequest.Method, url: String, form: String, signature: String
  ) throws {
    let request = try request(method, url, form: form.isEmpty ? nil : form)
    let hmac = OAuth1(consumer: Self.consumer, token: Self.token)
    var found = try fields(
      hmac.authorization(for: request, nonce: "n0nce", timestamp: Self.timestamp))
    #expect(found["oauth_signature"] == signature)
    #expect(found["oauth_version"] == "1.0" && found["oauth_signature_method"] == "HMAC-SHA1")
    let plain = OAuth1(consumer: Self.consumer, token: Self.token, method: .plaintext)
    found = try fields(
      plain.authorization(for: request, nonce: "n0nce", timestamp: Self.timestamp))
    #expect(found["oauth_signature"] == "cs%26%2F%20%C3%A9&ts%3D%2B")
  }

  /// The sign-in, by the same two.
  @Test func sameAsOthersAtSignIn() throws {
    let consumer = OAuth1.Credentials(identifier: "ck", secret: "cs")
    var header = OAuth1(consumer: consumer).authorization(
      for: try request(.post, "https://example.org:8443/oauth/request_token"), nonce: "n0nce",
      timestamp: Self.timestamp, callback: "shelby://ios.shelby.tv")
    #expect(try fields(header)["oauth_signature"] == "B1Cma2ycUeFlGgub5UIl6syiTOM=")
    let token = OAuth1.Credentials(identifier: "req", secret: "rs")
    let access = try request(.post, "https://example.org:8443/oauth/access_token")
    header = OAuth1(consumer: consumer, token: token).authorization(
      for: access, nonce: "n0nce", timestamp: Self.timestamp, verifier: "v/+1")
    #expect(try fields(header)["oauth_signature"] == "Pzew0pJ69nFWHw1FhO8qy0qal8E=")
    header = OAuth1(consumer: consumer, token: nil, method: .plaintext).authorization(
      for: access, nonce: "n0nce", timestamp: Self.timestamp)
    #expect(try fields(header)["oauth_signature"] == "cs&")
  }

  // MARK: What is signed

  /// A body counts when it is a form, and only then.
  @Test func bodies() throws {
    let signer = OAuth1(consumer: Self.consumer, token: Self.token)
    func signed(_ form: String?, _ type: String) throws -> String {
      signer.authorization(
        for: try request(.post, "https://example.org/", form: form, type: type), nonce: "n",
        timestamp: 1)
    }
    let form = "application/x-www-form-urlencoded"
    let bare = try signed(nil, form)
    #expect(try signed("a=1", "application/json") == bare)
    #expect(try signed("a=1", form) != bare)
    #expect(
      try signed("a=1", "Application/X-WWW-Form-Urlencoded; charset=utf-8") == signed("a=1", form))
  }

  @Test func noncesDiffer() {
    let nonces = Set((0..<1_000).map { _ in OAuth1.nonce() })
    #expect(nonces.count == 1_000)
    #expect(nonces.allSatisfy { $0.utf8.count == 24 && $0.utf8.allSatisfy(PercentText.isHex) })
  }

  @Test func secretsAreNotPrinted() {
    let signer = OAuth1(
      consumer: .init(identifier: "key-1", secret: "secret-1"),
      token: .init(identifier: "key-2", secret: "secret-2"))
    var dumped = ""
    dump(signer, to: &dumped)
    for text in ["\(signer)", String(reflecting: signer), dumped] {
      #expect(!text.contains("secret-") && !text.contains("key-"))
    }
  }

  @Test func forms() {
    let form = OAuth1Form(reading: "a=1&&b=%zz&c&d=x=y&e=%C3%A9+%2B&a=2&=v&%ff=1")
    #expect(form["a"] == "1" && form["b"] == "%zz" && form["c"] == "" && form["d"] == "x=y")
    #expect(form["e"] == "é +" && form[""] == "v" && form["f"] == nil)
    #expect(OAuth1Form([("a b", "é&="), ("~", "")]).text == "a%20b=%C3%A9%26%3D&~=")
    #expect(OAuth1Form(reading: "b=1&a=2&a=%201&B=0").sorted.text == "B=0&a=%201&a=2&b=1")
  }
}
