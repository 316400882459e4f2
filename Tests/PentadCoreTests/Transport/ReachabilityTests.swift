import PentadCore
import TestSupport
import Testing

@Suite struct ReachabilityTests {
  private static func answering(_ code: PentadError.Code?) -> ScriptedTransport.Answer {
    { _, _ throws(PentadError) in
      if let code { throw PentadError(code, "no") }
      return .text(503, "")
    }
  }

  private func request() throws -> TransportRequest {
    TransportRequest(try TransportURL("https://a/"))
  }

  @Test(arguments: [
    (PentadError.Code?.none, ReachabilityState.online), (.connectionRefused, .online),
    (.answerCutOff, .online), (.decoding, .online), (.offline, .offline), (.timedOut, .unknown),
    (.refused, .unknown), (.cancelled, .unknown), (.closed, .unknown),
  ])
  func learnsFromAnOutcome(_ code: PentadError.Code?, _ state: ReachabilityState) async throws {
    let reachability = OutcomeReachability(ScriptedTransport(Self.answering(code)))
    #expect(reachability.state == .unknown)
    _ = try? await reachability.send(request())
    #expect(reachability.state == state)
  }

  @Test func tellsWhatIsKnownAndThenEachChange() async throws {
    let reachability = OutcomeReachability(
      ScriptedTransport { request, number throws(PentadError) in
        try await Self.answering(number == 3 ? .offline : nil)(request, number)
      })
    var changes = reachability.changes().makeAsyncIterator()
    #expect(await changes.next() == .unknown)
    _ = try await reachability.send(request())
    _ = try await reachability.send(request())
    #expect(await changes.next() == .online)
    _ = try? await reachability.send(request())
    var late = reachability.changes().makeAsyncIterator()
    #expect(await late.next() == .offline)
    // A slow observer gets only the newest value.
    _ = try await reachability.send(request())
    #expect(await changes.next() == .online)
    #expect(await late.next() == .online)
  }

  @Test func theStreamEndsWithItsSource() async throws {
    var reachability: OutcomeReachability? = OutcomeReachability(
      ScriptedTransport(Self.answering(nil)))
    var changes = reachability?.changes().makeAsyncIterator()
    reachability = nil
    #expect(await changes?.next() == .unknown)
    #expect(await changes?.next() == nil)
  }
}
