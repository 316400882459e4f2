import PentadCore
import TestSupport
import Testing

@testable import ChatKit

/// Requests that a server refuses for being too many.
@Suite struct PacingTests {
  @Test func `everything waits, then goes slower for a while`() {
    let pacing = RequestPacing()
    func waits(_ count: Int, at now: Int64) -> [Int64] {
      (0..<count).map { _ in pacing.turn(now: now).wait }
    }
    #expect(waits(2, at: 0) == [0, 0])
    pacing.refused(PentadError(.tooManyRequests, "", retryAfter: 5_000), now: 0)
    #expect(waits(3, at: 0) == [5_000, 6_000, 7_000])
    #expect(waits(2, at: 8_000) == [0, 1_000])
    // Half a minute without a refusal: two a second.
    #expect(waits(2, at: 40_000) == [0, 500])
    #expect(waits(2, at: 200_000) == [0, 0])
    pacing.refused(PentadError(.tooManyRequests, ""), now: 200_000)
    #expect(waits(1, at: 200_000) == [60_000])
  }

  @Test func `a change that does not wait leaves its turn to others`() {
    let pacing = RequestPacing()
    pacing.refused(PentadError(.tooManyRequests, "", retryAfter: 5_000), now: 0)
    for _ in 0..<3 {
      let turn = pacing.turn(now: 0, within: 1_000)
      #expect(turn.wait == 5_000 && !turn.isTaken)
    }
    #expect(pacing.turn(now: 0).wait == 5_000)
    let turn = pacing.turn(now: 5_500, within: 1_000)
    #expect(turn.wait == 500 && turn.isTaken)
  }

  /// A server that accepts ten requests in any second, by a clock that waits advance.
  @Test func `one look fills sixty groups although the server refuses requests`() async throws {
    let world = StoreWorld()
    let store = try await world.open()
    let time = world.time.source
    let taken = Lock<[Int64]>([])
    let refusals = Lock(0)
    let transport = ScriptedTransport { request, _ in
      let now = time.uptime()
      let isTaken = taken.withLock { taken in
        taken.removeAll { $0 <= now - 1_000 }
        guard taken.count < 10 else { return false }
        taken.append(now)
        return true
      }
      guard isTaken else {
        refusals.withLock { $0 += 1 }
        return .text(429, #"{"meta":{"code":42901}}"#)
      }
      return .text(200, Self.answer(to: request.url))
    }
    let api = GroupMeAPI(
      transport: transport, servers: GroupMeServers(),
      token: { () async throws(PentadError) in APIRig.token }, userId: StoreWorld.me, time: time)
    let sync = ChatSync(api: api, store: store)
    try await sync.refresh(isThorough: false)
    #expect(sync.report.conversations == 60 && sync.report.failed.isEmpty)
    for id in 1...60 { #expect(try await store.all(.group("\(id)")).ids == [Int64(id)]) }
    // Each refusal is followed by a minute's rest.
    #expect(refusals.withLock { $0 } < 20)
  }

  private static func answer(to url: TransportURL) -> String {
    let parts = url.path.split(separator: "/").map { String($0) }
    switch parts.last {
    case "groups" where url.string.contains("page=1&") || url.string.hasSuffix("page=1"):
      let groups = (1...60).map { id in
        #"{"id":"\#(id)","name":"Club","children_count":0,"messages":{"last_message_id":"\#(id)"}}"#
      }
      return GroupMeSamples.answer("[" + groups.joined(separator: ",") + "]")
    case "messages":
      let id = Int64(parts.dropLast().last ?? "") ?? 0
      let isNewest = !url.string.contains("after_id") && !url.string.contains("before_id")
      return isNewest ? GroupMeSamples.page(Line(id).json.text()) : GroupMeSamples.page()
    default: return GroupMeSamples.answer("[]")
    }
  }

  @Test(arguments: [(429, ""), (420, ""), (400, #"{"meta":{"code":42901}}"#)])
  func `a page is read when the server takes requests again`(status: Int, body: String) async throws
  {
    let refusals = Lock(2)
    let rig = try APIRig { _, _ in
      let isRefused = refusals.withLock { left in
        left -= 1
        return left >= 0
      }
      return isRefused
        ? .text(status, body) : .text(200, GroupMeSamples.page(GroupMeSamples.message))
    }
    let page = try await rig.api.messagesIndex(.group("1001"))
    #expect(try page.messages(in: .group("1001")).count == 1)
    #expect(rig.asked.count == 3)
  }

  @Test func `a change is not held back here`() async throws {
    let rig = try APIRig(429, "")
    let first = await code { () async throws(PentadError) in
      try await rig.api.markRead(.group("1"), message: MessageID(rawValue: 5))
    }
    let second = await code { () async throws(PentadError) in
      try await rig.api.markRead(.group("1"), message: MessageID(rawValue: 5))
    }
    #expect(first == .tooManyRequests && second == .tooManyRequests && rig.asked.count == 1)
  }

  @Test(arguments: [402, 418, 423, 451, 499])
  func `other refusals are not tried again`(status: Int) async throws {
    let rig = try APIRig(status, "")
    let outcome = await code { () async throws(PentadError) in
      try await rig.api.markRead(.group("1"), message: MessageID(rawValue: 5))
    }
    #expect(outcome == .requestRejected)
    if case .final = SendingFailure(PentadError(outcome ?? .internal, "")) {
    } else {
      Issue.record("it is tried again")
    }
  }

  @Test(arguments: [3, 4, 5, 8, 10, 100])
  func `no second has more requests than documented`(count: Int) throws {
    let rate = try ChatConfiguration.rate(inAnySecond: count)
    #expect(rate.burst == 1 || Double(rate.burst) + rate.perSecond <= Double(count))
  }
}
