import PentadCore
import TestSupport
import Testing

@testable import ChatKit

@Suite struct BayeuxCodecTests {
  private func read(_ text: String) throws -> [BayeuxMessage] {
    try BayeuxCodec.messages(text.utf8)
  }

  private func text(_ kind: BayeuxRequest.Kind, client: String = "c") -> String {
    BayeuxCodec.text(of: [BayeuxRequest(71, client, kind)], token: "tok", seconds: 1_785_000_000)
  }

  @Test func requestsAreAsTheProtocolHasThem() {
    #expect(
      text(.handshake([.webSocket, .longPolling]), client: "") == """
        [{"channel":"/meta/handshake","version":"1.0",\
        "supportedConnectionTypes":["websocket","long-polling"],"id":"1z"}]
        """)
    #expect(
      text(.connect(.webSocket, hold: nil)) == """
        [{"channel":"/meta/connect","clientId":"c","connectionType":"websocket","id":"1z"}]
        """)
    #expect(
      text(.connect(.longPolling, hold: 30_000)) == """
        [{"channel":"/meta/connect","clientId":"c","connectionType":"long-polling",\
        "advice":{"timeout":30000},"id":"1z"}]
        """)
    #expect(
      text(.disconnect) == """
        [{"channel":"/meta/disconnect","clientId":"c","id":"1z"}]
        """)
  }

  /// The token and the time are sent only in the messages that need them.
  @Test func tokenIsOnlyInRequestsThatNeedIt() {
    let ext = #""ext":{"access_token":"tok","timestamp":1785000000}"#
    let group = PushChannel.conversation(.group("5"))
    let direct = PushChannel.conversation(.direct(between: "102", and: "101"))
    #expect(
      text(.subscribe(direct)) == """
        [{"channel":"/meta/subscribe","clientId":"c","subscription":"/direct_message/101_102",\
        "id":"1z",\(ext)}]
        """)
    #expect(
      text(.unsubscribe(group)) == """
        [{"channel":"/meta/unsubscribe","clientId":"c","subscription":"/group/5","id":"1z",\(ext)}]
        """)
    #expect(
      text(.publish(["type": "typing"], group)) == """
        [{"channel":"/group/5","clientId":"c","data":{"type":"typing"},"id":"1z",\(ext)}]
        """)
  }

  @Test func anAnswerIsRead() throws {
    let messages = try read(
      """
      [{"id":"1","channel":"/meta/handshake","successful":true,"version":"1.0",
        "supportedConnectionTypes":["long-polling","websocket"],"clientId":"abc",
        "advice":{"reconnect":"retry","interval":0,"timeout":600000},"ext":{"access_token":"x"}}]
      """)
    #expect(
      messages == [
        BayeuxMessage(
          channel: "/meta/handshake", id: "1", clientId: "abc", isSuccessful: true,
          connectionTypes: ["long-polling", "websocket"],
          advice: BayeuxAdvice(reconnect: .retry, interval: 0, timeout: 600_000))
      ])
  }

  @Test func singleMessageNeedsNoArray() throws {
    let message = try read(#"{"channel":"/meta/connect","id":7,"successful":false}"#).first
    #expect(message == BayeuxMessage(channel: "/meta/connect", id: "7", isSuccessful: false))
    #expect(try read("[]").isEmpty)
    #expect(
      try read(" [ {\"channel\":\"/a\"} , {\"channel\":\"/b\"} ] ").map(\.channel) == ["/a", "/b"])
  }

  @Test func publishedDataIsKeptUnchanged() throws {
    let data = #"{ "type" : "line.create", "n":1.50, "é":[null] }"#
    let messages = try read("[{\"channel\":\"/user/1\",\"data\":\(data),\"authenticated\":true}]")
    #expect(messages.first?.data.map { String(decoding: $0, as: UTF8.self) } == data)
  }

  @Test(
    arguments: [
      ("401:abc:Unknown client", 401, ["abc"], "Unknown client", true),
      ("401::Unknown client", 401, [], "Unknown client", true),
      (
        "402:clientId:Missing required parameter", 402, ["clientId"], "Missing required parameter",
        true
      ),
      ("403:/user/102:forbidden channel", 403, ["/user/102"], "forbidden channel", false),
      ("403::unauthorized", 403, [], "unauthorized", false),
      (
        "301:a,b:Connection types: not supported", 301, ["a", "b"],
        "Connection types: not supported", false
      ),
    ] as [(String, Int, [String], String, Bool)])
  func refusalIsParsed(
    _ whole: String, _ code: Int, _ subjects: [String], _ text: String, _ isUnknown: Bool
  ) {
    let error = BayeuxError(whole)
    #expect(error.code == code && error.subjects == subjects && error.text == text)
    #expect(error.saysUnknown("abc") == isUnknown)
  }

  @Test(arguments: ["", "no", "::", "a:b:c", "99999999999999999999:a:b", "\u{1F600}"])
  func aRefusalMayBeAnything(_ whole: String) {
    #expect(BayeuxError(whole).code == nil)
  }

  /// Fields of a wrong type count as absent.
  @Test func oddFieldsAreAbsent() throws {
    let messages = try read(
      """
      [{"channel":"/meta/connect","id":{},"clientId":[1],"successful":"true","error":[],
        "subscription":7,"supportedConnectionTypes":{"a":1},"advice":"retry"},
       {"channel":"/meta/connect","advice":{"reconnect":"never","interval":"soon","timeout":[]}},
       {"channel":"/meta/connect","advice":{"interval":-5,"timeout":1e999}},
       {"channel":"/meta/connect","advice":{"interval":99999999999,"timeout":2.5}},
       {"channel":"/meta/subscribe","subscription":["/a",1,null,{}]}]
      """)
    #expect(messages[0] == BayeuxMessage(channel: "/meta/connect", subscription: ["7"]))
    #expect(messages[1].advice == BayeuxAdvice())
    #expect(messages[2].advice == BayeuxAdvice(interval: 0, timeout: 3_600_000))
    #expect(messages[3].advice == BayeuxAdvice(interval: 300_000, timeout: 2))
    #expect(messages[4].subscription == ["/a", "1"])
  }

  @Test(arguments: [
    "", " ", "null", "1", "\"a\"", "{}", "[1]", "[[]]", "[null]", #"{"channel":1.5}"#,
    #"{"channel":"a"}"#,
    #"{"channel":null}"#, #"{"channel":""}"#, #"{"channel":{}}"#, "[{\"channel\":\"/a\"}",
    "[{\"channel\":\"/a\"}]x", "{\"channel\":\"/a\",\"data\":{\"a\":}}",
    "{\"channel\":\"\\ud800\"}",
    "<html><body>502 Bad Gateway</body></html>",
  ])
  func malformedMessageIsRefused(_ text: String) {
    let error = #expect(throws: PentadError.self) { try read(text) }
    #expect(error?.code == .unreadableAnswer || error?.code == .unexpectedAnswer)
  }

  @Test func depthIsLimited() {
    let deep = String(repeating: "[", count: 100_000)
    #expect(throws: PentadError.self) { try read(deep) }
    #expect(throws: PentadError.self) { try read("{\"channel\":\"/a\",\"data\":\(deep)") }
  }

  /// Truncated or damaged input results in an error or a message, never in a trap.
  @Test func damagedInputDoesNotTrap() {
    let whole = Array(
      """
      [{"channel":"/user/101","data":{"type":"line.create","subject":{"id":"1","text":"\\u00e9é"}},
      "advice":{"reconnect":"retry","interval":1,"timeout":2},"error":"401:a:b","successful":true}]
      """.utf8)
    var random = SplitMix64(seed: 5)
    for length in whole.indices { _ = try? BayeuxCodec.messages(whole.prefix(length)) }
    for _ in 0..<4_000 {
      var damaged = whole
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        damaged[Int.random(in: damaged.indices, using: &random)] = .random(
          in: 0...255, using: &random)
      }
      for message in (try? BayeuxCodec.messages(damaged)) ?? [] {
        guard let data = message.data else { continue }
        _ = PushNotification(on: PushChannel(path: message.channel), data).kind
      }
    }
  }
}
