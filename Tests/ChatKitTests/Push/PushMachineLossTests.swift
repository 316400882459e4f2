import PentadCore
import Testing

@testable import ChatKit

/// Connections that end or fall silent, and the reconnection after them.
@Suite struct PushMachineLossTests {
  private static let cut = PentadError(.answerCutOff, "cut")

  /// Each wait is a random part of one that doubles from a second to a minute.
  @Test func waitsDoubleUpToAMinute() {
    var rig = MachineRig()
    rig.goLive()
    var waits: [Int64] = []
    for session in 1...9 {
      _ = rig.tell(.ended(Self.cut, session))
      waits.append((rig.machine.deadline ?? 0) - rig.now)
      rig.now = rig.machine.deadline ?? 0
      #expect(rig.tell(.timer) == ["connecting", "open \(session + 1) webSocket"])
      rig.goLive(session + 1)
    }
    #expect(waits == [1, 2, 4, 8, 16, 32, 60, 60, 60].map { $0 * 1_000 })
    // Alive for a minute: a good connection again.
    rig.now += 60_000
    _ = rig.tell(.ended(Self.cut, 10))
    #expect(rig.machine.deadline == rig.now + 1_000)
  }

  @Test func waitMayBeZero() {
    var rig = MachineRig(random: \.lowerBound)
    rig.goLive()
    #expect(rig.tell(.ended(Self.cut, 1)) == ["close 1", "offline"])
    #expect(rig.wait(until: 0) == ["connecting", "open 2 webSocket"])
  }

  @Test func theServerMayAskForALongerWait() {
    var rig = MachineRig()
    _ = rig.tell(.start)
    let busy = PentadError(.serverUnavailable, "busy", retryAfter: 45_000)
    #expect(rig.tell(.ended(busy, 1)) == ["close 1", "offline"])
    #expect(rig.machine.deadline == 45_000)
  }

  @Test func theNetworkEndsAWait() {
    var rig = MachineRig()
    _ = rig.tell(.start)
    for session in 1...12 {
      // Without a network, no way is worse than another.
      #expect(rig.tell(.ended(PentadError(.offline, "no network"), session)).last == "offline")
      rig.now = rig.machine.deadline ?? 0
      #expect(rig.tell(.timer).last == "open \(session + 1) webSocket")
    }
    _ = rig.tell(.ended(PentadError(.offline, "no network"), 13))
    #expect(rig.tell(.networkChanged) == ["connecting", "open 14 webSocket"])
    #expect(rig.tell(.networkChanged) == [])
    _ = rig.tell(.ended(PentadError(.offline, "no network"), 14))
    #expect(rig.machine.deadline == rig.now + 1_000)
  }

  @Test func silenceIsAskedAbout() {
    var rig = MachineRig()
    rig.goLive()
    rig.now = 30_000
    _ = rig.tell(.received([MachineRig.news("ping")], 1))
    #expect(rig.wait(until: 210_000) == ["send 1 subscribe /user/101"])
    rig.now = 212_000
    // Messages may have been lost during the silence: catch up.
    #expect(rig.answer("subscribe /user/101") == ["subscribed /user/101"])
    #expect(rig.wait(until: 392_000) == ["send 1 subscribe /user/101"])
    #expect(rig.wait(until: 402_000) == ["close 1", "offline"])
    #expect(rig.wait(until: 403_000) == ["connecting", "open 2 webSocket"])
    #expect(rig.tell(.opened(2)) == ["send 2 handshake"])
  }

  @Test func aNewNetworkIsAskedAboutAtOnce() {
    var rig = MachineRig()
    rig.goLive()
    #expect(rig.tell(.networkChanged) == ["send 1 subscribe /user/101"])
    #expect(rig.tell(.networkChanged) == [])
    #expect(rig.wait(until: 10_000) == ["close 1", "offline"])
  }

  @Test(arguments: ["handshake", "subscribe", "connect"])
  func unansweredRequestEndsTheSession(_ question: String) {
    var rig = MachineRig()
    var due: Int64 = 15_000
    _ = rig.tell(.start)
    _ = rig.tell(.opened(1))
    if question != "handshake" { _ = rig.answer("handshake") }
    if question == "connect" {
      _ = rig.answer("subscribe /user/101")
      // The service reports when it ends an idle connect; its signs of life do not replace that.
      due = 610_000
      for step in 1...6 {
        rig.now = Int64(step) * 100_000
        _ = rig.tell(.received([MachineRig.news("ping")], 1))
      }
    }
    #expect(rig.wait(until: due) == ["close 1", "offline"])
  }

  @Test func aForgottenClientIntroducesItselfAgain() {
    var rig = MachineRig()
    rig.goLive()
    rig.now = 20_000
    let effects = rig.answer(
      "connect", error: "401:client1:Unknown client", advice: BayeuxAdvice(reconnect: .handshake),
      beside: [MachineRig.news("line.create")])
    #expect(effects == ["told line.create", "connecting", "send 1 handshake"])
    #expect(rig.answer("handshake") == ["send 1 subscribe /user/101"])
    #expect(rig.asked["subscribe /user/101"]?.request.clientId == "client2")
    #expect(
      rig.answer("subscribe /user/101") == [
        "send 1 connect", "live webSocket", "subscribed /user/101",
      ])
  }

  /// The answer to a subscription has no advice. Its error alone reports that the client is
  /// unknown.
  @Test func aForgottenClientLearnsItFromASubscription() {
    var rig = MachineRig()
    rig.goLive()
    rig.now = 20_000
    _ = rig.tell(.subscribe(.conversation(.group("5"))))
    let effects = rig.answer("subscribe /group/5", error: "401:client1:Unknown client")
    #expect(effects == ["connecting", "send 1 handshake"])
    #expect(rig.answer("handshake") == ["send 1 subscribe /user/101, subscribe /group/5"])
  }

  /// cometd/cometd#582 and faye/faye#535: other numbers, and at times the advice to ask as before.
  @Test(arguments: ["402::Unknown client", "403::Unknown client", "402::unknown clientId"])
  func `other services write that they know no client in other ways`(error: String) {
    for advice in [nil, BayeuxAdvice(reconnect: .retry), BayeuxAdvice(reconnect: .handshake)] {
      var rig = MachineRig()
      rig.goLive()
      rig.now = 20_000
      let effects = rig.answer("connect", error: error, advice: advice)
      #expect(effects == ["connecting", "send 1 handshake"])
    }
  }

  /// A service that forgets at once is not asked again at once.
  @Test func aClientThatIsNeverKnownWaits() {
    var rig = MachineRig()
    rig.goLive()
    let effects = rig.answer("connect", error: "401:client1:Unknown client")
    #expect(effects == ["close 1", "offline"])
    #expect(rig.machine.deadline == 1_000)
  }

  @Test func theServiceMaySendItsClientsAway() {
    var rig = MachineRig()
    rig.goLive()
    let advice = BayeuxAdvice(reconnect: BayeuxAdvice.Reconnect.none)
    #expect(rig.answer("connect", error: "500::No", advice: advice) == ["close 1", "stopped"])
    #expect(rig.machine.state == .stopped && rig.machine.deadline == nil)
    #expect(rig.tell(.networkChanged) == [] && rig.tell(.tokenChanged) == [])
  }

  @Test func aConnectMayBeRefusedForAWhile() {
    var rig = MachineRig()
    rig.goLive()
    rig.now = 9_000
    let advice = BayeuxAdvice(reconnect: .retry, interval: 5_000)
    #expect(rig.answer("connect", error: "503::Later", advice: advice) == [])
    #expect(rig.wait(until: 14_000) == ["send 1 connect"])
    #expect(rig.answer("connect", error: "503::Later") == ["close 1", "offline"])
  }

  @Test func handshakeWithoutClientIdEndsTheSession() {
    var rig = MachineRig()
    _ = rig.tell(.start)
    _ = rig.tell(.opened(1))
    let message = BayeuxMessage(channel: "/meta/handshake", isSuccessful: true)
    #expect(rig.tell(.received([message], 1)) == ["close 1", "offline"])
  }
}
