import PentadCore
import TestSupport
import Testing

@Suite struct RateLimitedTransportTests {
  private let time = ManualTime()
  private let base = ScriptedTransport { _, _ in .text(200, "") }

  private func transport(_ perSecond: Double, _ burst: Int) throws -> RateLimitedTransport {
    RateLimitedTransport(
      base, try RateLimit(perSecond: perSecond, burst: burst), time: time.source)
  }

  private func request(_ host: String = "a") throws -> TransportRequest {
    TransportRequest(try TransportURL("https://\(host)/"))
  }

  @Test func letsABurstThroughAndThenAStream() async throws {
    let transport = try transport(4, 3)
    for _ in 1...6 { _ = try await transport.send(request()) }
    #expect(time.sleeps == [250, 250, 250])
    // The bucket fills while there are no requests, but only up to its size.
    time.advance(60_000)
    for _ in 1...4 { _ = try await transport.send(request()) }
    #expect(time.sleeps == [250, 250, 250, 250])
  }

  @Test func eachHostHasItsOwn() async throws {
    let transport = try transport(1, 1)
    for host in ["a", "b", "c", "A"] { _ = try await transport.send(request(host)) }
    #expect(time.sleeps == [1_000])
  }

  @Test func theWaitCountsForTheDeadline() async throws {
    let transport = try transport(1, 1)
    var request = try request()
    request.deadline = 1_500
    for _ in 1...2 { _ = try await transport.send(request) }
    #expect(base.requests.map(\.deadline) == [1_500, 500])
    request.deadline = 1_000
    let impatient = request
    let error = await #expect(throws: PentadError.self) { try await transport.send(impatient) }
    #expect(error?.code == .timedOut)
    // It has not used up the turn of the next.
    request.deadline = 1_001
    _ = try await transport.send(request)
    #expect(base.requests.count == 3)
    #expect(time.sleeps == [1_000, 1_000])
  }

  @Test func cancelledRequestReturnsItsTurn() async throws {
    let transport = try transport(1, 1)
    let request = try request()
    _ = try await transport.send(request)
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return try await transport.send(request)
    }
    let error = await #expect(throws: PentadError.self) { try await task.value }
    #expect(error?.code == .cancelled)
    _ = try await transport.send(request)
    #expect(time.sleeps == [1_000])
  }

  @Test(arguments: [(0, 1), (-1, 1), (.nan, 1), (.infinity, 1), (1, 0), (1, -1)])
  func aLimitIsPositive(_ perSecond: Double, _ burst: Int) {
    let error = #expect(throws: PentadError.self) {
      try RateLimit(perSecond: perSecond, burst: burst)
    }
    #expect(error?.code == .invalid)
  }
}
