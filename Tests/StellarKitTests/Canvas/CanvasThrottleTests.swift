import PentadCore
import TestSupport
import Testing

@testable import StellarKit

/// The rate limit of Canvas.
@Suite struct CanvasThrottleTests {
  private static let limit = "403 Forbidden (Rate Limit Exceeded)\n"
  private static let person = #"{"id":42,"name":"Ada"}"#

  @Test(arguments: [403, 429])
  func aThrottledRequestIsSentAgainWhenTheBucketIsEmpty(_ status: Int) async throws {
    let rig = try await CanvasRig { _, number throws(PentadError) in
      number == 1
        ? try .canvas(Self.limit, status: status, ["X-Rate-Limit-Remaining": "0.0"])
        : try .canvas(Self.person, ["X-Rate-Limit-Remaining": "598.2"])
    }
    #expect(try await rig.source.person().name == "Ada")
    #expect(rig.time.sleeps == [60_000])
    #expect(await rig.stored()?.access == "token-1")
  }

  @Test func theServersOwnTimeCounts() async throws {
    let rig = try await CanvasRig { _, number throws(PentadError) in
      number == 1
        ? try .canvas(Self.limit, status: 429, ["Retry-After": "7"])
        : try .canvas(Self.person)
    }
    _ = try await rig.source.person()
    #expect(rig.time.sleeps == [7_000])
  }

  @Test func theCallEndsAfterThreeAttempts() async throws {
    let rig = try await CanvasRig.always(
      Self.limit, status: 403, ["X-Rate-Limit-Remaining": "0.0"])
    let error = await #expect(throws: PentadError.self) { try await rig.source.person() }
    #expect(error?.code == .tooManyRequests && error?.retryAfter == 60_000)
    #expect(rig.transport.requests.count == 3)
  }

  @Test(arguments: [("100.0", [5_000]), ("149.9", [10]), ("150", []), ("600", [])])
  func aNearlyFullBucketDelaysTheNextRequest(_ free: String, _ sleeps: [Int]) async throws {
    let rig = try await CanvasRig.always(Self.person, ["X-Rate-Limit-Remaining": free])
    _ = try await rig.source.person()
    #expect(rig.time.sleeps.isEmpty)
    _ = try await rig.source.person()
    #expect(rig.time.sleeps == sleeps)
  }

  @Test(arguments: ["", "x", "nan", "inf", "-1e400", "1e400", "0x10"])
  func anUnreadableLevelIsIgnored(_ free: String) async throws {
    let rig = try await CanvasRig.always(Self.person, ["X-Rate-Limit-Remaining": free])
    for _ in 0..<2 { _ = try await rig.source.person() }
    #expect(rig.time.sleeps.allSatisfy { $0 <= 15_000 })
  }

  @Test func aNegativeLevelDelaysByABoundedTime() async throws {
    let rig = try await CanvasRig.always(Self.person, ["X-Rate-Limit-Remaining": "-1e300"])
    for _ in 0..<2 { _ = try await rig.source.person() }
    #expect(rig.time.sleeps == [35_000])
  }

  @Test func atMostThreeRequestsRunAtATime() async throws {
    let running = Lock((now: 0, most: 0))
    let gate = Recorder<Void>()
    let rig = try await CanvasRig { _, _ throws(PentadError) in
      running.withLock { state in
        state.now += 1
        state.most = max(state.most, state.now)
      }
      gate.record(())
      _ = await gate.entries(3)
      for _ in 0..<20 { await Task.yield() }
      running.withLock { $0.now -= 1 }
      return try .canvas(Self.person)
    }
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<12 { group.addTask { _ = try? await rig.source.person() } }
    }
    #expect(running.withLock { $0.most } == 3)
    #expect(rig.transport.requests.count == 12)
  }

  @Test func aCancelledCallStopsWaiting() async throws {
    let rig = try await CanvasRig.always(
      Self.limit, status: 429, ["X-Rate-Limit-Remaining": "0.0"])
    let task = Task { await thrownCode { _ = try await rig.source.person() } }
    task.cancel()
    #expect(await task.value == .cancelled)
    // The place is free again.
    #expect(await thrownCode { _ = try await rig.source.person() } == .tooManyRequests)
  }
}
