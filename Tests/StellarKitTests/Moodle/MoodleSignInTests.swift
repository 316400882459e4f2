import PentadCore
import StellarKit
import TestSupport
import Testing

@Suite struct MoodleSignInTests {
  static let config = """
    [{"error":false,"data":{"wwwroot":"http://school.example/moodle","sitename":"A &amp; B School",
     "typeoflogin":2,"launchurl":"http://school.example/moodle/admin/tool/mobile/launch.php",
     "identityproviders":[{"name":"University","url":"https://idp.example/?id=1"},{"name":"x"}],
     "enablewebservices":1,"enablemobilewebservice":1,"maintenanceenabled":0,"unknown":null}}]
    """

  private func site(
    _ text: String, address: String = "https://school.example/moodle"
  ) throws -> (MoodleSite, ScriptedTransport) {
    let transport = ScriptedTransport { _, _ throws(PentadError) in .text(200, text) }
    return (try MoodleSite(transport: transport, address: address), transport)
  }

  private func code(_ call: () async throws -> Void) async -> PentadError.Code? {
    do {
      try await call()
      return nil
    } catch {
      return (error as? PentadError)?.code
    }
  }

  @Test(arguments: [
    ("school.example", "https://school.example"), (" school.example/ ", "https://school.example"),
    ("https://School.example/moodle/", "https://school.example/moodle"),
    ("https://school.example/moodle/login/index.php?x=1", "https://school.example/moodle"),
    ("https://school.example/my/", "https://school.example"),
    ("https://school.example/course/view.php?id=7", "https://school.example"),
    ("https://school.example/moodle/index.php", "https://school.example/moodle"),
    ("http://127.0.0.1:8080/moodle", "http://127.0.0.1:8080/moodle"),
    ("https://school.example/course", "https://school.example/course"),
  ])
  func theSiteIsFoundInAnAddress(_ written: String, _ address: String) throws {
    #expect(try site("", address: written).0.address == address)
  }

  @Test(arguments: ["", " ", "ftp://school.example", "two words", "https://", "mailto:a@b.c"])
  func otherTextsAreRejected(_ written: String) {
    let error = #expect(throws: PentadError.self) { try site("", address: written) }
    #expect(error.map { .invalid ~= $0.code } == true)
  }

  @Test func thePublicSettingsAreRead() async throws {
    let (site, transport) = try site(Self.config)
    let config = try await site.config()
    #expect(config.address == "https://school.example/moodle" && config.name == "A & B School")
    #expect(config.signIn == .browser && config.hasMobileServices && !config.isInMaintenance)
    #expect(config.identityProviders.map(\.name) == ["University"])
    let request = try #require(transport.requests.first)
    #expect(
      request.url.string
        == "https://school.example/moodle/lib/ajax/service-nologin.php?info=tool_mobile_get_public_config"
    )
    #expect(
      String(decoding: request.body, as: UTF8.self)
        == #"[{"index":0,"methodname":"tool_mobile_get_public_config","args":{}}]"#)
  }

  /// A password must not be sent without encryption because the site does not know its own address.
  @Test func theSettingsDoNotRemoveEncryption() async throws {
    let plain = try site(Self.config, address: "http://school.example/moodle").0
    #expect(try await plain.config().address == "http://school.example/moodle")
    let other = Self.config.replacing("http://school", with: "http://other")
    let secure = try site(other, address: "https://school.example/moodle").0
    #expect(try await secure.config().address == "https://other.example/moodle")
  }

  @Test(arguments: [
    ("<html>Sign in to the Wi-Fi</html>", PentadError.Code.unreadableAnswer), ("", .emptyReply),
    (
      #"[{"error":true,"exception":{"errorcode":"sitemaintenance","message":"x"}}]"#,
      .serverUnavailable
    ),
    (#"{"error":"x","errorcode":"sitemaintenance"}"#, .serverUnavailable),
    ("[]", .unexpectedAnswer), (#"[{"error":false,"data":{"sitename":"x"}}]"#, .unexpectedAnswer),
    (#"[{"error":false,"data":{"wwwroot":"javascript:x"}}]"#, .unexpectedAnswer),
  ])
  func otherAnswersAreErrors(_ text: String, _ expected: PentadError.Code) async throws {
    let (site, _) = try site(text)
    #expect(await code { _ = try await site.config() } == expected)
  }

  @Test func theSettingsAreFollowedToANewAddress() async throws {
    let transport = ScriptedTransport { request, _ throws(PentadError) in
      guard request.url.scheme == "https" else {
        var headers = TransportHeaders()
        try headers.set("Location", "https://www.school.example" + request.url.path)
        return TransportResponse(status: 301, headers: headers, body: TransportBody())
      }
      return .text(200, Self.config)
    }
    let site = try MoodleSite(transport: transport, address: "http://school.example/moodle")
    #expect(try await site.config().name == "A & B School")
    #expect(transport.requests.map(\.method) == [.post, .post])
    #expect(transport.requests.last?.url.host == "www.school.example")
  }

  @Test func theSettingsAreNotReadOverPlainHTTP() async throws {
    let transport = ScriptedTransport { request, _ throws(PentadError) in
      guard request.url.scheme == "https" else { return .text(200, Self.config) }
      var headers = TransportHeaders()
      try headers.set("Location", "http://school.example" + request.url.path)
      return TransportResponse(status: 302, headers: headers, body: TransportBody())
    }
    let site = try MoodleSite(transport: transport, address: "https://school.example/moodle")
    #expect(await code { _ = try await site.config() } == .refused)
    #expect(transport.requests.count == 1)
  }

  @Test func aPasswordIsSentOnceInTheBody() async throws {
    let (site, transport) = try site(#"{"token":"abc123","privatetoken":null}"#)
    let token = try await site.signIn(userName: "ada", password: "p&ss=+ö")
    #expect(token.text == "abc123")
    #expect("\(token)" == "MoodleToken" && String(reflecting: token) == "MoodleToken")
    let request = try #require(transport.requests.first)
    #expect(transport.requests.count == 1 && !request.isRepeatable && !request.followsRedirects)
    #expect(request.url.string == "https://school.example/moodle/login/token.php")
    let form = FakeMoodle.form(request)
    #expect(form == ["username": "ada", "password": "p&ss=+ö", "service": "moodle_mobile_app"])
  }

  @Test(arguments: [
    ("invalidlogin", PentadError.Code.signInRequired), ("missingparam", nil),
    ("enablewsdescription", .unsupported), ("servicenotavailable", .unsupported),
    ("cannotcreatetoken", .unsupported), ("usernotconfirmed", .unauthorized),
    ("passwordisexpired", .unauthorized), ("restoredaccountresetpassword", .unauthorized),
    ("noguest", .unauthorized), ("sitemaintenance", .serverUnavailable),
  ])
  func aRejectedPasswordIsAnError(_ name: String, _ expected: PentadError.Code?) async throws {
    let (site, transport) = try site(
      #"{"error":"secret","errorcode":"\#(name)","stacktrace":null,"debuginfo":null}"#)
    let error = await #expect(throws: PentadError.self) {
      try await site.signIn(userName: "ada", password: "secret")
    }
    if let expected {
      #expect(error?.code == expected)
    } else {
      #expect(error?.code.coarse == .refused)
    }
    #expect(error?.message.contains("secret") == false && transport.requests.count == 1)
  }
}
