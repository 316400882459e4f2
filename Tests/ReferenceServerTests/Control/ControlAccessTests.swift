import PentadCore
import Testing

@testable import ReferenceServer

/// The control door refuses what a web page of others can make a browser send.
@Suite struct ControlAccessTests {
  private func refusal(
    host: String?, origin: String? = nil, type: String? = "application/json",
    method: String = "POST"
  ) -> Int? {
    var request = Request(method: method, target: "/control/reset")
    for (name, value) in [("host", host), ("ORIGIN", origin), ("Content-Type", type)] {
      if let value { request.headers.append((name, value)) }
    }
    return ControlAccess.refusal(of: request)?.status
  }

  @Test(arguments: [
    "127.0.0.1", "127.0.0.1:8080", "127.1.2.3", "localhost", "LocalHost:1", "[::1]", "[::1]:65535",
  ])
  func hostOfThisMachinePasses(_ host: String) {
    #expect(refusal(host: host) == nil)
    #expect(refusal(host: host, origin: "http://\(host)") == nil)
    #expect(refusal(host: host, origin: "HTTPS://\(host)") == nil)
    #expect(refusal(host: host, type: nil, method: "GET") == nil)
  }

  @Test(arguments: [
    "rebound.example", "127.0.0.1.nip.io", "127.0.0.1.", "127.1", "127.0.0.256", "0127.0.0.1",
    "128.0.0.1", "0.0.0.0", "localhost.example", "localhost.", "xlocalhost", "[::1", "[::1]x",
    "[::ffff:127.0.0.1]", "[::2]", "::1", "127.0.0.1:", "127.0.0.1:80:80", "127.0.0.1:8o", "", " ",
    "a@127.0.0.1", "127.0.0.1 rebound.example", "127.0.0.1,rebound.example", "2130706433",
  ])
  func hostOfOthersIsRefused(_ host: String) {
    #expect(refusal(host: host) == 403)
    #expect(refusal(host: host, method: "GET") == 403)
    #expect(refusal(host: "localhost", origin: "http://\(host)") == 403)
  }

  @Test(arguments: [
    "null", "file://", "http://", "https://rebound.example", "http://rebound.example:8080",
    "http://127.0.0.1@rebound.example", "http://127.0.0.1/", "chrome-extension://localhost",
    "http://localhost http://rebound.example", "http://127.0.0.1.nip.io:80",
  ])
  func originOfOthersIsRefused(_ origin: String) {
    #expect(refusal(host: "127.0.0.1", origin: origin) == 403)
    #expect(refusal(host: "127.0.0.1", origin: origin, method: "GET") == 403)
  }

  @Test func missingOrRepeatedHostIsRefused() {
    #expect(refusal(host: nil) == 403)
    var request = Request(method: "GET", target: "/control/log")
    request.headers = [("Host", "localhost"), ("Host", "localhost")]
    #expect(ControlAccess.refusal(of: request)?.status == 403)
    request.headers = [
      ("Host", "localhost"), ("Origin", "http://localhost"), ("Origin", "http://a.example"),
    ]
    #expect(ControlAccess.refusal(of: request)?.status == 403)
  }

  @Test func formAndPlainTextAreRefused() {
    let forms = [
      nil, "", "text/plain", "application/x-www-form-urlencoded", "multipart/form-data",
      "text/json", "application/jsonp", "text/plain;application/json",
    ]
    for type in forms { #expect(refusal(host: "localhost", type: type) == 415) }
    for type in ["application/json; charset=utf-8", "Application/JSON;v=1"] {
      #expect(refusal(host: "localhost", type: type) == nil)
    }
  }

  @Test func refusedCallChangesNothing() async {
    let core = await ServerCore(Catalogue(seed: 1, classes: 60))
    var request = Request(
      method: "POST", target: "/control/faults", body: Array(#"{"effect":"html"}"#.utf8))
    request.headers = [("Host", "rebound.example"), ("Content-Type", "application/json")]
    #expect(await core.handler(request).status == 403)
    request.headers[0].value = "127.0.0.1:80"
    request.headers[1].value = "text/plain"
    #expect(await core.handler(request).status == 415)
    #expect(core.faults.entries.isEmpty)
    request.headers[1].value = "application/json"
    #expect(await core.handler(request).status == 200)
    #expect(core.faults.entries.count == 1)
    await core.close()
  }
}
