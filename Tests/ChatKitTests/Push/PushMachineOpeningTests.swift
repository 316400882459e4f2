import PentadCore
import Testing

@testable import ChatKit

/// From the first word to the first news.
@Suite struct PushMachineOpeningTests {
  private let group = PushChannel.conversation(.group("5"))

  @Test func aWebSocketGoesLive() {
    var rig = MachineRig()
    #expect(rig.machine.deadline == nil && rig.machine.state == .idle)
    #expect(rig.tell(.start) == ["connecting", "open 1 webSocket"])
    #expect(rig.machine.session?.stage == .connecting)
    #expect(rig.tell(.opened(1)) == ["send 1 handshake"])
    #expect(rig.machine.session?.stage == .handshaking)
    #expect(rig.answer("handshake") == ["send 1 subscribe /user/101"])
    #expect(rig.machine.session?.stage == .subscribing)
    #expect(
      rig.answer("subscribe /user/101") == [
        "send 1 connect", "live webSocket", "subscribed /user/101",
      ])
    #expect(rig.machine.session?.stage == .live)
    #expect(rig.tell(.received([MachineRig.news("line.create")], 1)) == ["told line.create"])
  }

  @Test func longPollingGoesLive() {
    var rig = MachineRig(hasSockets: false)
    #expect(rig.tell(.start) == ["connecting", "open 1 longPolling", "send 1 handshake"])
    #expect(rig.answer("handshake") == ["send 1 subscribe /user/101"])
    #expect(
      rig.answer("subscribe /user/101") == [
        "send 1 connect 30000", "live longPolling", "subscribed /user/101",
      ])
    rig.now = 7_000
    let next = rig.answer("connect 30000", beside: [MachineRig.news("ping")])
    #expect(next == ["told ping", "send 1 connect 30000"])
  }

  /// The service would not acknowledge a subscription that is sent with a connect until the connect
  /// has ended.
  @Test func noConnectIsSentWithAnythingElse() {
    var rig = MachineRig()
    _ = rig.tell(.subscribe(group))
    _ = rig.tell(.start)
    _ = rig.tell(.opened(1))
    #expect(rig.answer("handshake") == ["send 1 subscribe /user/101, subscribe /group/5"])
    #expect(rig.answer("subscribe /user/101") == [])
    #expect(
      rig.answer("subscribe /group/5") == [
        "send 1 connect", "live webSocket", "subscribed /group/5, /user/101",
      ])
  }

  @Test func oneConnectIsUnderWayAtATime() {
    var rig = MachineRig()
    rig.goLive()
    rig.now = 600_000
    #expect(rig.tell(.received([MachineRig.news("ping")], 1)) == ["told ping"])
    #expect(rig.answer("connect") == ["send 1 connect"])
    #expect(rig.answer("connect", advice: BayeuxAdvice(interval: 4_000)) == [])
    #expect(rig.wait(until: 604_000) == ["send 1 connect"])
    #expect(rig.answer("connect 30000") == ["not asked"])
  }

  /// If an idle connect ends at once, the next one is delayed, even against the advice of the
  /// service.
  @Test func immediateAnswersAreThrottled() {
    var rig = MachineRig()
    rig.goLive()
    #expect(rig.answer("connect", advice: BayeuxAdvice(interval: 0, timeout: 0)) == [])
    #expect(rig.wait(until: 1_000) == ["send 1 connect"])
    rig.now = 1_600
    #expect(rig.answer("connect") == ["send 1 connect"])
  }

  @Test func channelIsSubscribedAndUnsubscribed() {
    var rig = MachineRig()
    rig.goLive()
    #expect(rig.tell(.subscribe(group)) == ["send 1 subscribe /group/5"])
    #expect(rig.tell(.subscribe(group)) == [])
    #expect(rig.answer("subscribe /group/5") == ["subscribed /group/5"])
    #expect(rig.tell(.subscribe(.user("101"))) == [])
    #expect(rig.tell(.unsubscribe(.user("101"))) == [])
    #expect(rig.tell(.unsubscribe(group)) == ["send 1 unsubscribe /group/5"])
    #expect(rig.tell(.unsubscribe(group)) == [])
    // Asked for again before the first answer: the answer to the first question counts no more.
    #expect(rig.tell(.subscribe(group)) == ["send 1 subscribe /group/5"])
    let first = rig.asked["subscribe /group/5"]?.request.id
    #expect(rig.tell(.unsubscribe(group)) == ["send 1 unsubscribe /group/5"])
    #expect(rig.tell(.subscribe(group)) == ["send 1 subscribe /group/5"])
    let late = BayeuxMessage(channel: "/meta/subscribe", id: first, isSuccessful: true)
    #expect(rig.tell(.received([late], 1)) == [])
    #expect(rig.answer("subscribe /group/5") == ["subscribed /group/5"])
  }

  @Test func messagesDuringOpeningAreDelivered() {
    var rig = MachineRig()
    _ = rig.tell(.start)
    _ = rig.tell(.opened(1))
    _ = rig.answer("handshake")
    let effects = rig.answer("subscribe /user/101", beside: [MachineRig.news("line.create")])
    #expect(effects.first == "told line.create" && effects.last == "subscribed /user/101")
  }

  @Test func answersWithoutIdsAreUnderstood() {
    var rig = MachineRig()
    _ = rig.tell(.start)
    _ = rig.tell(.opened(1))
    var message = BayeuxMessage(channel: "/meta/handshake", clientId: "x", isSuccessful: true)
    #expect(rig.tell(.received([message], 1)) == ["send 1 subscribe /user/101"])
    message = BayeuxMessage(
      channel: "/meta/subscribe", isSuccessful: true, subscription: ["/user/101"])
    #expect(rig.tell(.received([message], 1)).last == "subscribed /user/101")
    message = BayeuxMessage(channel: "/meta/connect", isSuccessful: true)
    rig.now = 600_000
    #expect(rig.tell(.received([message], 1)) == ["send 1 connect"])
  }

  @Test func theIdsOfMessagesAreToBase36() {
    var rig = MachineRig()
    rig.goLive()
    var ids: [String] = []
    for step in 1...40 {
      ids.append(rig.asked["connect"]?.request.id ?? "")
      rig.now = Int64(step) * 600_000
      _ = rig.answer("connect")
    }
    #expect(ids.first == "3" && ids[6] == "9" && ids[7] == "a" && ids[32] == "z" && ids[33] == "10")
    #expect(Set(ids).count == ids.count)
  }

  @Test func eventsOfOldSessionsAreIgnored() {
    var rig = MachineRig()
    rig.goLive()
    let error = PentadError(.answerCutOff, "cut")
    #expect(rig.tell(.ended(error, 1)) == ["close 1", "offline"])
    #expect(rig.tell(.received([MachineRig.news("line.create")], 1)) == [])
    #expect(rig.tell(.ended(error, 1)) == [])
    #expect(rig.tell(.opened(1)) == [])
    #expect(rig.tell(.sendFailed(["1", "2"], error, 1)) == [])
    #expect(rig.machine.deadline == 1_000)
  }

  @Test func stoppingSendsDisconnect() {
    var rig = MachineRig()
    rig.goLive()
    #expect(rig.tell(.stop) == ["leave 1 disconnect"])
    #expect(rig.machine.state == .idle && rig.machine.deadline == nil)
    #expect(rig.tell(.start) == ["connecting", "open 2 webSocket"])
    #expect(rig.tell(.stop) == ["close 2"])
  }
}
