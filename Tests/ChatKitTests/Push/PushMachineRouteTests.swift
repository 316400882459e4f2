import PentadCore
import Testing

@testable import ChatKit

/// A WebSocket, else long-polling, else polling, and up again.
@Suite struct PushMachineRouteTests {
  private static let refused = PentadError(.webSocketRefused, "no")
  private static let timedOut = PentadError(.timedOut, "late")

  @Test func aRefusedUpgradeLeadsToLongPollingAtOnce() {
    var rig = MachineRig()
    _ = rig.tell(.start)
    #expect(
      rig.tell(.ended(Self.refused, 1)) == [
        "close 1", "open 2 longPolling", "send 2 handshake",
      ])
  }

  /// A server that cannot answer now may open a WebSocket the next time.
  @Test(arguments: [PentadError.Code.serverUnavailable, .tooManyRequests, .unavailable])
  func transientFailureIsRetriedOnTheSameRoute(_ code: PentadError.Code) {
    var rig = MachineRig()
    _ = rig.tell(.start)
    #expect(
      rig.tell(.ended(PentadError(code, "later", retryAfter: 9_000), 1)) == ["close 1", "offline"])
    #expect(rig.wait(until: 9_000) == ["connecting", "open 2 webSocket"])
    _ = rig.tell(.opened(2))
    #expect(rig.machine.session?.stage == .handshaking)
  }

  /// If the server never opens a WebSocket, messages are received by long-polling, and the
  /// WebSocket is retried from there.
  @Test func repeatedUnavailabilityLeadsToLongPolling() {
    let later = PentadError(.serverUnavailable, "later")
    var rig = MachineRig()
    _ = rig.tell(.start)
    for session in 1...2 {
      _ = rig.tell(.ended(later, session))
      rig.now = rig.machine.deadline ?? 0
      #expect(rig.tell(.timer) == ["connecting", "open \(session + 1) webSocket"])
    }
    #expect(rig.tell(.ended(later, 3)) == ["close 3", "open 4 longPolling", "send 4 handshake"])
    _ = rig.answer("handshake")
    #expect(rig.answer("subscribe /user/101").contains("live longPolling"))
    #expect(rig.machine.climbAt == rig.now + 30_000)
  }

  /// If the server announces a long time without WebSockets, the client does not wait without
  /// messages.
  @Test func aLongWaitForAWebSocketLeadsToLongPollingAtOnce() {
    let later = PentadError(.serverUnavailable, "later", retryAfter: 3_600_000)
    var rig = MachineRig()
    _ = rig.tell(.start)
    #expect(rig.tell(.ended(later, 1)) == ["close 1", "open 2 longPolling", "send 2 handshake"])
    // Long-polling itself is not retried before the time that the server gave.
    let id = rig.asked["handshake"]?.request.id ?? ""
    #expect(rig.tell(.sendFailed([id], later, 2)) == ["close 2", "offline"])
    #expect(rig.machine.deadline == 3_600_000)
  }

  @Test func serviceWithoutWebSocketsLeadsToLongPolling() {
    var rig = MachineRig()
    _ = rig.tell(.start)
    _ = rig.tell(.opened(1))
    let effects = rig.answer("handshake", types: ["long-polling", "callback-polling"])
    #expect(effects == ["close 1", "open 2 longPolling", "send 2 handshake"])
  }

  @Test func threeFailuresLeadToLongPollingAndThreeMoreToPolling() {
    var rig = MachineRig()
    _ = rig.tell(.start)
    for session in 1...2 {
      #expect(rig.tell(.ended(Self.timedOut, session)) == ["close \(session)", "offline"])
      rig.now = rig.machine.deadline ?? 0
      #expect(rig.tell(.timer) == ["connecting", "open \(session + 1) webSocket"])
    }
    #expect(
      rig.tell(.ended(Self.timedOut, 3)) == ["close 3", "open 4 longPolling", "send 4 handshake"])
    for session in 4...5 {
      let id = rig.asked["handshake"]?.request.id ?? ""
      #expect(
        rig.tell(.sendFailed([id], Self.timedOut, session)) == ["close \(session)", "offline"])
      rig.now = rig.machine.deadline ?? 0
      #expect(
        rig.tell(.timer) == [
          "connecting", "open \(session + 1) longPolling", "send \(session + 1) handshake",
        ])
    }
    let id = rig.asked["handshake"]?.request.id ?? ""
    #expect(rig.tell(.sendFailed([id], Self.timedOut, 6)) == ["close 6", "polling"])
    #expect(rig.machine.state == .polling)
    #expect(rig.wait(until: rig.now) == ["poll"])
    #expect(rig.wait(until: rig.now + 10_000) == ["poll"])
    #expect(rig.wait(until: rig.now + 10_000) == ["poll"])
  }

  /// The server is asked every five to ten seconds.
  @Test func pollsAreSpread() {
    let rules = PushRules()
    #expect(rules.poll == 5_000...10_000)
    var rig = Self.polling(MachineRig(random: \.lowerBound))
    #expect(rig.wait(until: rig.now) == ["poll"])
    #expect(rig.wait(until: rig.now + 5_000) == ["poll"])
  }

  @Test func pollingGoesOnWhileABetterWayIsTried() {
    var rig = Self.polling(MachineRig())
    let start = rig.now
    var effects: [String] = []
    for _ in 0..<9 where !effects.contains("open 5 webSocket") {
      effects = rig.wait(until: rig.machine.deadline ?? 0)
    }
    #expect(effects == ["poll", "open 5 webSocket"] && rig.now == start + 30_000)
    // A single failure is enough here, and no change is reported: the client still polls.
    #expect(
      rig.tell(.ended(Self.timedOut, 5)) == ["close 5", "open 6 longPolling", "send 6 handshake"])
    let id = rig.asked["handshake"]?.request.id ?? ""
    #expect(rig.tell(.sendFailed([id], Self.timedOut, 6)) == ["close 6"])
    #expect(rig.machine.state == .polling)
    #expect((rig.machine.pollAt ?? 0) - rig.now <= 10_000)
    // The next try comes later, and gets through.
    #expect((rig.machine.climbAt ?? 0) - rig.now == 60_000)
    while rig.machine.state == .polling { _ = rig.wait(until: rig.machine.deadline ?? 0) }
    _ = rig.tell(.opened(7))
    _ = rig.answer("handshake")
    #expect(
      rig.answer("subscribe /user/101") == [
        "send 7 connect", "live webSocket", "subscribed /user/101",
      ])
    #expect(rig.machine.pollAt == nil)
  }

  @Test func theNetworkIsAReasonToTryABetterWay() {
    var rig = Self.polling(MachineRig())
    #expect(rig.tell(.networkChanged) == ["open 5 webSocket"])
    _ = rig.tell(.ended(Self.refused, 5))
    #expect(rig.answer("handshake") == ["send 6 subscribe /user/101"])
    #expect(rig.answer("subscribe /user/101").contains("live longPolling"))
    #expect(
      rig.tell(.networkChanged) == ["close 6", "connecting", "open 7 webSocket"])
  }

  @Test func longPollingGoesOnUntilAWebSocketIsOpen() {
    var rig = MachineRig()
    rig.goPolling()
    #expect(rig.machine.session?.stage == .live)
    #expect(rig.machine.climbAt == 30_000)
    rig.now = 25_000
    #expect(rig.answer("connect 30000") == ["send 2 connect 30000"])
    #expect(rig.wait(until: 30_000) == ["open 3 webSocket"])
    #expect(rig.tell(.received([MachineRig.news("line.create")], 2)) == ["told line.create"])
    #expect(rig.tell(.ended(Self.refused, 3)) == [])
    #expect(rig.machine.session?.stage == .live && rig.machine.climbAt == 90_000)
    rig.now = 50_000
    #expect(rig.answer("connect 30000") == ["send 2 connect 30000"])
    rig.now = 80_000
    #expect(rig.answer("connect 30000") == ["send 2 connect 30000"])
    #expect(rig.wait(until: 90_000) == ["open 4 webSocket"])
    #expect(rig.tell(.opened(4)) == ["close 2", "connecting", "send 4 handshake"])
    #expect(rig.answer("handshake") == ["send 4 subscribe /user/101"])
    #expect(
      rig.answer("subscribe /user/101") == [
        "send 4 connect", "live webSocket", "subscribed /user/101",
      ])
  }

  /// The messages in a truncated answer are lost: the client has to catch up.
  @Test func aConnectThatFailsIsANewSession() {
    var rig = MachineRig()
    rig.goPolling()
    let id = rig.asked["connect 30000"]?.request.id ?? ""
    #expect(
      rig.tell(.sendFailed([id], PentadError(.answerCutOff, "cut"), 2)) == ["close 2", "offline"])
    #expect(rig.wait(until: 2_000).last == "send 3 handshake")
  }

  @Test func aHeldConnectEndsBeforeTheServiceEndsIt() {
    var rig = MachineRig()
    _ = rig.tell(.start)
    _ = rig.tell(.ended(Self.refused, 1))
    _ = rig.answer("handshake", advice: BayeuxAdvice(timeout: 4_000))
    #expect(rig.answer("subscribe /user/101").first == "send 2 connect 4000")
    #expect(rig.wait(until: 14_000) == ["close 2", "offline"])
  }

  /// A machine whose push service cannot be reached, at the moment when polling begins.
  private static func polling(_ rig: MachineRig) -> MachineRig {
    var rig = rig
    _ = rig.tell(.start)
    _ = rig.tell(.ended(refused, 1))
    for session in 2...4 {
      let id = rig.asked["handshake"]?.request.id ?? ""
      _ = rig.tell(.sendFailed([id], timedOut, session))
      if session < 4 {
        rig.now = rig.machine.deadline ?? 0
        _ = rig.tell(.timer)
      }
    }
    return rig
  }
}
