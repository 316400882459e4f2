import PentadCore
import Testing

@testable import ChatKit

/// Tokens and channels that the service refuses, and publications.
@Suite struct PushMachineRefusalTests {
  private let group = PushChannel.conversation(.group("5"))
  private let typing: JSONValue = ["type": "typing"]

  @Test(arguments: ["403::unauthorized", "403:/user/101:forbidden channel", "401::bad token"])
  func refusedTokenIsReportedAndNotRetried(_ error: String) {
    var rig = MachineRig()
    _ = rig.tell(.start)
    _ = rig.tell(.opened(1))
    _ = rig.answer("handshake")
    #expect(rig.answer("subscribe /user/101", error: error) == ["close 1", "authRequired"])
    #expect(rig.machine.awaitsToken && rig.machine.deadline == nil)
    #expect(rig.tell(.networkChanged) == [])
    #expect(rig.tell(.tokenChanged) == ["connecting", "open 2 webSocket"])
  }

  /// The service may have been mistaken: that is tried, and not often.
  @Test func validTokenIsRetriedLater() {
    var rig = MachineRig()
    rig.now = 1_000
    _ = rig.tell(.start)
    for session in 1...2 {
      _ = rig.tell(.opened(session))
      _ = rig.answer("handshake")
      _ = rig.answer("subscribe /user/101", error: "403::unauthorized")
      rig.now += rig.machine.rules.sameToken - 1
      #expect(rig.tell(.tokenStands) == [])
      rig.now += 1
      #expect(rig.tell(.tokenStands) == ["connecting", "open \(session + 1) webSocket"])
    }
    #expect(rig.tell(.tokenStands) == [])
  }

  /// Expired in the middle of a connection: it is found out by the next subscription.
  @Test func aTokenMayExpire() {
    var rig = MachineRig()
    rig.goLive()
    _ = rig.tell(.subscribe(group))
    #expect(
      rig.answer("subscribe /group/5", error: "403::unauthorized") == ["close 1", "authRequired"])
    #expect(rig.tell(.tokenChanged) == ["connecting", "open 2 webSocket"])
  }

  @Test func aMissingTokenIsARefusedOne() {
    var rig = MachineRig()
    _ = rig.tell(.start)
    _ = rig.tell(.opened(1))
    _ = rig.answer("handshake")
    let id = rig.asked["subscribe /user/101"]?.request.id ?? ""
    let error = PentadError(.signInRequired, "none")
    #expect(rig.tell(.sendFailed([id], error, 1)) == ["close 1", "authRequired"])
  }

  /// A group that the user has left does not disable the other subscriptions.
  @Test func aRefusedChannelIsLeftOut() {
    var rig = MachineRig()
    _ = rig.tell(.subscribe(group))
    _ = rig.tell(.start)
    _ = rig.tell(.opened(1))
    _ = rig.answer("handshake")
    _ = rig.answer("subscribe /user/101")
    #expect(
      rig.answer("subscribe /group/5", error: "403:/group/5:forbidden channel") == [
        "send 1 connect", "live webSocket", "subscribed /user/101",
      ])
    #expect(rig.tell(.subscribe(group)) == ["send 1 subscribe /group/5"])
    #expect(rig.answer("subscribe /group/5", error: "403:/group/5:forbidden channel") == [])
    #expect(rig.machine.session?.stage == .live)
  }

  @Test func aTroubleOfTheServiceIsNotTheTokens() {
    var rig = MachineRig()
    _ = rig.tell(.start)
    _ = rig.tell(.opened(1))
    _ = rig.answer("handshake")
    #expect(rig.answer("subscribe /user/101", error: "500::Oops") == ["close 1", "offline"])
  }

  @Test func aPublicationIsAnswered() {
    var rig = MachineRig()
    #expect(rig.tell(.publish(1, typing, group)) == ["finish 1 offline"])
    rig.goLive()
    #expect(rig.tell(.publish(2, typing, group)) == ["send 1 publish /group/5"])
    // Its echo, of the same id, is news and no answer.
    var echo = MachineRig.news("typing", on: "/group/5")
    echo.id = rig.asked["publish /group/5"]?.request.id
    #expect(rig.tell(.received([echo], 1)) == ["told typing"])
    #expect(rig.answer("publish /group/5") == ["finish 2"])
    _ = rig.tell(.publish(3, typing, group))
    #expect(rig.answer("publish /group/5", error: "403::unauthorized") == ["finish 3 refused"])
    #expect(rig.machine.session?.stage == .live)
    _ = rig.tell(.publish(4, typing, group))
    #expect(rig.wait(until: 15_000) == ["finish 4 timedOut"])
    #expect(rig.machine.session?.stage == .live)
  }

  @Test func aPublicationThatCannotLeaveIsAlone() {
    var rig = MachineRig()
    rig.goLive()
    _ = rig.tell(.publish(1, typing, group))
    let id = rig.asked["publish /group/5"]?.request.id ?? ""
    let error = PentadError(.messageTooLong, "long")
    #expect(rig.tell(.sendFailed([id], error, 1)) == ["finish 1 refused"])
    #expect(rig.machine.session?.stage == .live)
  }

  @Test func theEndOfTheSessionIsTheEndOfItsPublications() {
    var rig = MachineRig()
    rig.goLive()
    for ticket in 1...3 { _ = rig.tell(.publish(ticket, typing, group)) }
    #expect(
      rig.tell(.ended(PentadError(.answerCutOff, "cut"), 1)) == [
        "finish 1 decoding", "finish 2 decoding", "finish 3 decoding", "close 1", "offline",
      ])
  }
}
