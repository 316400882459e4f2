import PentadCore
import TestSupport
import Testing

@testable import ChatKit

/// Returns whether it is the token that is refused.
@Suite struct TokenCheckTests {
  private func verdict(_ answers: [Int]) async throws -> Bool? {
    let left = Lock(answers)
    let rig = try APIRig { _, _ in
      let status = left.withLock { $0.isEmpty ? 500 : $0.removeFirst() }
      return .text(status, GroupMeSamples.answer(GroupMeSamples.user))
    }
    let time = TimeSource(uptime: { 0 }, date: { 0 }, sleep: { _ async throws(PentadError) in })
    return await TokenCheck(rig.api, time).verdict()
  }

  @Test(arguments: [
    ([200], true), ([401, 401], false), ([401, 200], true), ([500], nil), ([401, 500], nil),
  ])
  func `a refusal counts that comes twice`(answers: [Int], verdict: Bool?) async throws {
    #expect(try await self.verdict(answers) == verdict)
  }

  /// A machine that has subscribed to the user's channel, and is refused it.
  private func refused(_ verdict: Bool?) -> (PushMachine, [PushMachine.Effect]) {
    var machine = PushMachine(userId: "101", hasSockets: true, verifiesToken: true) {
      $0.upperBound
    }
    _ = machine.handle(.start, now: 0)
    _ = machine.handle(.opened(1), now: 0)
    let hand = BayeuxMessage(channel: "/meta/handshake", clientId: "c", isSuccessful: true)
    _ = machine.handle(.received([hand], 1), now: 0)
    var no = BayeuxMessage(channel: "/meta/subscribe", isSuccessful: false)
    no.error = BayeuxError("403:/user/101:forbidden channel")
    let first = machine.handle(.received([no], 1), now: 0)
    #expect(first.contains(.verifyToken) && machine.state == .verifying)
    #expect(!first.contains(.signal(.connection(.authRequired))))
    return (machine, machine.handle(.tokenVerified(verdict), now: 1))
  }

  @Test func `a service that refuses a good token is one that cannot be reached`() {
    var (machine, effects) = refused(true)
    _ = effects
    #expect(machine.state == .verifying || machine.state == .polling)
    (machine, effects) = refused(true)
    #expect(!effects.contains(.signal(.connection(.authRequired))))
  }

  @Test func `a live socket ends when the server refuses the token`() {
    var machine = PushMachine(userId: "101", hasSockets: true, verifiesToken: true) {
      $0.upperBound
    }
    _ = machine.handle(.start, now: 0)
    _ = machine.handle(.opened(1), now: 0)
    let effects = machine.handle(.tokenRefused, now: 5)
    #expect(effects.contains(.signal(.connection(.authRequired))) && machine.awaitsToken)
    #expect(machine.handle(.tokenChanged, now: 6).contains(.open(2, .webSocket)))
  }
}
