import PentadCore
import TestSupport
import Testing

@Suite struct TimeLimitedTransportTests {
  private let time = ManualTime()
  private let base = ScriptedTransport { _, _ in .text(200, "") }

  private func deadline(
    of request: TransportRequest, limit: Int
  ) async throws -> Int? {
    _ = try await TimeLimitedTransport(base, milliseconds: limit).send(request)
    return base.requests.last?.deadline
  }

  private func request(
    _ deadline: Int, _ rule: TransportRequest.DeadlineRule? = nil
  ) throws -> TransportRequest {
    var request = TransportRequest(try TransportURL("https://a/"))
    request.deadline = deadline
    if let rule { request.deadlineRule = rule }
    return request
  }

  @Test func theLimitIsTheDeadlineWhetherShorterOrLonger() async throws {
    #expect(try await deadline(of: request(30_000), limit: 2_000) == 2_000)
    #expect(try await deadline(of: request(30_000), limit: 90_000) == 90_000)
  }

  /// A long poll that the server may hold for 60 s, and a request after a redirect that took 20 s.
  @Test func theLimitHoldsForTheExchangeAndNotForWhatIsHeldBack() async throws {
    let held = try request(70_000, .replaced(extra: 60_000))
    #expect(try await deadline(of: held, limit: 2_000) == 62_000)
    let redirected = try request(10_000, .replaced(extra: -20_000))
    #expect(try await deadline(of: redirected, limit: 25_000) == 5_000)
    #expect(try await deadline(of: redirected, limit: 15_000) == 0)
    #expect(try await deadline(of: redirected, limit: 60_000) == 40_000)
  }

  @Test func aDeadlineThatMayOnlyBeShorterIs() async throws {
    #expect(try await deadline(of: request(20_000, .shortened), limit: 2_000) == 2_000)
    #expect(try await deadline(of: request(20_000, .shortened), limit: 90_000) == 20_000)
  }

  @Test func theWaitForATurnCountsForTheLimit() async throws {
    let limited = TimeLimitedTransport(base, milliseconds: 5_000)
    let transport = RateLimitedTransport(
      limited, try RateLimit(perSecond: 1, burst: 1), time: time.source)
    for _ in 1...2 { _ = try await transport.send(request(30_000)) }
    #expect(base.requests.map(\.deadline) == [5_000, 4_000])
  }
}
