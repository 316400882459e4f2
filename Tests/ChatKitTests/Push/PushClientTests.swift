import PentadCore
import TestSupport
import Testing

@testable import ChatKit

/// The client over WebSockets and long-polling in memory.
@Suite(.timeLimit(.minutes(15))) struct PushClientTests {
  private static let opening = ["connecting", "live webSocket", "subscribed /user/101"]
  private static let polling = ["connecting", "live longPolling", "subscribed /user/101"]

  private func news(_ alert: some CustomStringConvertible) -> String {
    "{\"type\":\"line.create\",\"alert\":\"\(alert)\"}"
  }

  @Test func newsComesOverAWebSocket() async throws {
    let rig = try PushRig()
    try await rig.run { _ in
      #expect(await rig.signals(0..<3) == Self.opening)
      rig.faye.tell(news("one"))
      rig.faye.tell(news("two"))
      #expect(await rig.signals(3..<5) == ["one", "two"])
      #expect(
        await rig.faye.asked.entries(3) == ["handshake", "subscribe /user/101", "connect"])
      rig.time.advance(to: 1_000)
      await rig.faye.endConnect()
      #expect(await rig.faye.asked.entries(4).last == "connect")
    }
    #expect(await rig.faye.asked.entries(5).last == "disconnect")
  }

  @Test func newsComesOverLongPolling() async throws {
    let rig = try PushRig()
    rig.faye.habits.noSockets = PentadError(.webSocketRefused, "no")
    try await rig.run { _ in
      #expect(await rig.signals(0..<3) == Self.polling)
      for number in 0..<50 { rig.faye.tell(news(number)) }
      #expect(await rig.signals(3..<53) == (0..<50).map(String.init))
      // This one ends at once: the next follows a second later.
      await rig.faye.endConnect()
      await rig.time.ring(at: 1_000)
      rig.faye.tell(news("after"))
      #expect(await rig.signals(53..<54) == ["after"])
    }
  }

  /// The token is in the messages that need it, and the time is the service's.
  @Test func subscriptionsAreSigned() async throws {
    let rig = try PushRig()
    try await rig.run { client in
      _ = await rig.signals(0..<3)
      client.hear(serviceTime: 1_900_000_000_999)
      client.subscribe(to: .conversation(.group("5")))
      #expect(await rig.signals(3..<4) == ["subscribed /group/5"])
    }
    for text in rig.faye.texts.entries {
      for message in try SentMessage.list(text) {
        let isSigned = message.name.hasPrefix("subscribe")
        #expect(message.token == (isSigned ? "tok-secret" : nil))
        #expect((message.timestamp != nil) == isSigned)
      }
      #expect(text.contains("tok-secret") == text.contains("subscribe"))
    }
    let last = try #require(rig.faye.texts.entries.last { $0.contains("/group/5") })
    let time = try #require(SentMessage.list(last).last?.timestamp)
    #expect(time == 1_900_000_000)
  }

  @Test(arguments: ["<html>", "{\"channel\":7}", "[[[[", "7", ""])
  func unreadableMessageEndsTheSession(_ text: String) async throws {
    let rig = try PushRig()
    try await rig.run { _ in
      #expect(await rig.signals(0..<3) == Self.opening)
      rig.faye.tell(news("before"))
      rig.faye.socket?.push(text)
      #expect(await rig.signals(3..<5) == ["before", "offline"])
      await rig.time.ring(at: 1_000)
      #expect(await rig.signals(5..<8) == Self.opening)
    }
  }

  @Test func aMessageThatIsTooLongEndsTheSession() async throws {
    let rig = try PushRig()
    try await rig.run { _ in
      #expect(await rig.signals(0..<3) == Self.opening)
      rig.faye.socket?.fail(PentadError(.messageTooLong, "long"))
      #expect(await rig.signals(3..<4) == ["offline"])
      await rig.time.ring(at: 1_000)
      #expect(await rig.signals(4..<7) == Self.opening)
      rig.faye.socket?.closeByPeer()
      #expect(await rig.signals(7..<8) == ["offline"])
    }
  }

  @Test func aSilentServiceIsFoundOut() async throws {
    let rig = try PushRig()
    try await rig.run { _ in
      #expect(await rig.signals(0..<3) == Self.opening)
      let first = rig.faye.socket
      await rig.time.ring(at: 15_000)
      await rig.time.ring(at: 180_000)
      // It answers: it was only quiet.
      #expect(await rig.signals(3..<4) == ["subscribed /user/101"])
      rig.faye.habits.isDumb = true
      await rig.time.ring(at: 190_000)
      await rig.time.ring(at: 360_000)
      await rig.time.ring(at: 370_000)
      #expect(await rig.signals(4..<5) == ["offline"])
      rig.faye.habits.isDumb = false
      await rig.time.ring(at: 371_000)
      #expect(await rig.signals(5..<8) == Self.opening)
      #expect(rig.faye.socket !== first)
    }
  }

  @Test func withoutAPushServiceTheServerIsPolled() async throws {
    let rig = try PushRig()
    rig.faye.habits.noSockets = PentadError(.webSocketRefused, "no")
    rig.faye.habits.noRequests = PentadError(.connectionRefused, "no")
    try await rig.run { _ in
      await rig.time.ring(at: 2_000)
      await rig.time.ring(at: 6_000)
      #expect(
        await rig.signals(0..<7) == [
          "connecting", "offline", "connecting", "offline", "connecting", "polling", "poll",
        ])
      await rig.time.ring(at: 16_000)
      #expect(await rig.signals(7..<8) == ["poll"])
      // The service is available again: a network change or the retry timer reconnects.
      rig.faye.habits = ScriptedFaye.Habits()
      try rig.client.networkChanged()
      #expect(await rig.signals(8..<10) == ["live webSocket", "subscribed /user/101"])
    }
  }

  @Test func aRefusedTokenWaitsForAnother() async throws {
    let rig = try PushRig()
    rig.tokenError.withLock { $0 = PentadError(.unauthorized, "none is kept") }
    try await rig.run { client in
      #expect(await rig.signals(0..<2) == ["connecting", "authRequired"])
      rig.tokenError.withLock { $0 = nil }
      rig.faye.habits.refusal = "403::unauthorized"
      client.tokenChanged()
      #expect(await rig.signals(2..<4) == ["connecting", "authRequired"])
      rig.faye.habits.refusal = nil
      client.networkChanged()
      client.tokenChanged()
      #expect(await rig.signals(4..<7) == Self.opening)
      #expect(await rig.faye.asked.entries(6).filter { $0 == "handshake" }.count == 3)
    }
  }

  /// Another process has stored the token, without notice.
  @Test func anotherTokenIsFound() async throws {
    let rig = try PushRig()
    rig.faye.habits.refusal = "403::unauthorized"
    try await rig.run { client in
      #expect(await rig.signals(0..<2) == ["connecting", "authRequired"])
      rig.faye.habits.refusal = nil
      await client.lookAtToken()
      rig.token.withLock { $0 = "tok-new" }
      client.networkChanged()
      #expect(await rig.signals(2..<5) == Self.opening)
      #expect(await rig.faye.asked.entries(5).filter { $0 == "handshake" }.count == 2)
    }
  }

  @Test func aPublicationEndsOnce() async throws {
    let rig = try PushRig()
    let client = try rig.client
    let group = PushChannel.conversation(.group("5"))
    let offline = await #expect(throws: PentadError.self) {
      try await client.publish(["type": "typing"], to: group)
    }
    #expect(offline?.code == .offline)
    try await rig.run { client in
      _ = await rig.signals(0..<3)
      try await client.publish(["type": "typing"], to: group)
      #expect(rig.faye.asked.entries.last == "publish /group/5")
      rig.faye.habits.isDumb = true
      let waiting = Task { try await client.publish(["type": "typing"], to: group) }
      _ = await rig.faye.asked.entries(5)
      waiting.cancel()
      let cancelled = await #expect(throws: PentadError.self) { try await waiting.value }
      #expect(cancelled?.code == .cancelled)
      let lost = Task { try await client.publish(["type": "typing"], to: group) }
      _ = await rig.faye.asked.entries(6)
      rig.faye.socket?.fail(PentadError(.answerCutOff, "cut"))
      let error = await #expect(throws: PentadError.self) { try await lost.value }
      #expect(error?.code == .answerCutOff)
    }
  }

  @Test func clientRunsOnceAtATimeAndCanRestart() async throws {
    let rig = try PushRig()
    try rig.client.subscribe(to: .conversation(.group("5")))
    let opening = ["connecting", "live webSocket", "subscribed /group/5 /user/101"]
    try await rig.run { client in
      #expect(await rig.signals(0..<3) == opening)
      await client.run { _ in Issue.record("a second run") }
    }
    #expect(await rig.faye.asked.entries(5).last == "disconnect")
    try await rig.run { _ in #expect(await rig.signals(3..<6) == opening) }
  }

  @Test func theServiceMaySendItAway() async throws {
    let rig = try PushRig()
    let client = try rig.client
    async let run: Void = client.run { rig.signals.record(PushRig.text($0)) }
    _ = await rig.signals(0..<3)
    _ = await rig.faye.asked.entries(3)
    rig.faye.socket?.push(
      """
      {"channel":"/meta/connect","id":"3","successful":false,"advice":{"reconnect":"none"}}
      """)
    await run
    #expect(rig.signals.entries.last == "stopped")
  }
}
