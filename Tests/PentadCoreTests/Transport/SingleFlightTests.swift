import TestSupport
import Testing

@testable import PentadCore

@Suite struct SingleFlightTests {
  /// Answers on command; a cancelled exchange ends without one.
  private final class Held: Transport {
    let asked = Recorder<TransportRequest>()
    let cancelled = Recorder<Void>()
    private let gate = Recorder<Void>()

    func open() { gate.record(()) }

    func send(_ request: TransportRequest) async throws(PentadError) -> TransportResponse {
      asked.record(request)
      await withTaskCancellationHandler {
        _ = await gate.entries(1)
      } onCancel: {
        cancelled.record(())
        gate.record(())
      }
      if Task.isCancelled { throw PentadError(.cancelled, "cancelled") }
      return .text(200, "shared")
    }
  }

  private func request(_ path: String = "/") throws -> TransportRequest {
    TransportRequest(try TransportURL("https://example.org\(path)"))
  }

  private func text(_ transport: any Transport, _ request: TransportRequest) async throws -> String
  {
    let body = try await transport.send(request).body
    return String(decoding: try await body.collect(limit: 100), as: UTF8.self)
  }

  /// Starts so many that wait for the same.
  private func start(
    _ count: Int, _ transport: SingleFlight, _ request: TransportRequest
  ) async -> [Task<String, any Error>] {
    let begun = Recorder<Void>()
    let tasks = (0..<count).map { _ in
      Task {
        begun.record(())
        return try await text(transport, request)
      }
    }
    _ = await begun.entries(count)
    return tasks
  }

  @Test func theSameIsAskedOnce() async throws {
    let held = Held()
    let flight = SingleFlight(held)
    let request = try request()
    let tasks = await start(20, flight, request)
    while flight.waiting(for: request) < 20 { await Task.yield() }
    held.open()
    for task in tasks { #expect(try await task.value == "shared") }
    #expect(held.asked.entries.count == 1)
    #expect(try await text(flight, request) == "shared")
    #expect(held.asked.entries.count == 2)
  }

  @Test func differentRequestsAreSentSeparately() async throws {
    let held = Held()
    held.open()
    let flight = SingleFlight(held)
    var requests = [try request(), try request("/x"), try request(), try request(), try request()]
    try requests[2].headers.add("Authorization", "other")
    requests[3].deadline = 1
    requests[4].method = .post
    try await withThrowingTaskGroup { group in
      for request in requests { group.addTask { _ = try await flight.send(request) } }
      try await group.waitForAll()
    }
    #expect(held.asked.entries.count == 5)
  }

  @Test func oneWhoLeavesDoesNotTakeTheOthersAlong() async throws {
    let held = Held()
    let flight = SingleFlight(held)
    let request = try request()
    let tasks = await start(2, flight, request)
    while flight.waiting(for: request) < 2 { await Task.yield() }
    tasks[0].cancel()
    let error = await #expect(throws: PentadError.self) { try await tasks[0].value }
    #expect(error?.code == .cancelled)
    held.open()
    #expect(try await tasks[1].value == "shared")
    #expect(held.cancelled.entries.isEmpty)
  }

  @Test func theLastWhoLeavesEndsTheExchange() async throws {
    let held = Held()
    let flight = SingleFlight(held)
    let request = try request()
    let tasks = await start(2, flight, request)
    _ = await held.asked.entries(1)
    for task in tasks { task.cancel() }
    for task in tasks { await #expect(throws: PentadError.self) { try await task.value } }
    #expect(await held.cancelled.entries(1).count == 1)
  }

  @Test func requestCancelledBeforehandDoesNotWait() async throws {
    let flight = SingleFlight(Held())
    let request = try request()
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return try await flight.send(request)
    }
    let error = await #expect(throws: PentadError.self) { try await task.value }
    #expect(error?.code == .cancelled)
  }

  @Test func anErrorAndALimitReachAll() async throws {
    let cut = PentadError(.answerCutOff, "cut")
    let broken = SingleFlight(
      ScriptedTransport { _, _ in .broken("abc", after: 2, cut) })
    let request = try request()
    await #expect(throws: cut) { try await broken.send(request) }
    var small = request
    small.bodyLimit = 1
    let error = await #expect(throws: PentadError.self) { try await broken.send(small) }
    #expect(error?.code == .bodyTooLong)
  }
}
