/// Answers requests that are the same and under way at once by one exchange.
///
/// - The same are two `GET` without a body whose address, headers, deadline and limit are equal; all
///   others pass through.
/// - A request that joins shares the deadline of the first.
/// - The answer comes when its body is there as a whole; each caller gets it, or the error.
/// - Cancelling one caller ends its wait alone; the exchange is cancelled when nobody waits for it.
/// - Nothing is kept once the answer is there: a later request is sent.
public final class SingleFlight: Transport {
  private struct Answer: Sendable {
    let status: Int
    let headers: TransportHeaders
    let body: [UInt8]
  }

  private typealias Waiter = CheckedContinuation<Result<Answer, PentadError>, Never>

  private struct Flight {
    let number: Int
    let task: Task<Void, Never>
    var waiters: [Int: Waiter] = [:]
  }

  private struct State {
    var flights: [TransportRequest: Flight] = [:]
    var count = 0
  }

  private let next: any Transport
  private let state = Lock(State())

  /// Shares what `next` sends.
  public init(_ next: any Transport) { self.next = next }

  /// Sends a request, or joins one that is under way.
  ///
  /// - Throws: see ``Transport``.
  public func send(_ request: TransportRequest) async throws(PentadError) -> TransportResponse {
    guard request.method == .get, request.body.isEmpty else { return try await next.send(request) }
    let number = state.withLock { state in
      state.count += 1
      return state.count
    }
    let outcome = await withTaskCancellationHandler {
      await withCheckedContinuation { waiter in
        join(request, number, waiter)
        // Its handler may have run before there was anything to leave.
        if Task.isCancelled { leave(request, number) }
      }
    } onCancel: {
      leave(request, number)
    }
    let answer = try outcome.get()
    return TransportResponse(
      status: answer.status, headers: answer.headers, body: TransportBody(answer.body))
  }

  /// How many wait for the answer to a request.
  func waiting(for request: TransportRequest) -> Int {
    state.withLock { $0.flights[request]?.waiters.count ?? 0 }
  }

  private func join(_ request: TransportRequest, _ number: Int, _ waiter: Waiter) {
    state.withLock { state in
      var flight =
        state.flights[request]
        ?? Flight(number: number, task: Task { await self.fly(request, number) })
      flight.waiters[number] = waiter
      state.flights[request] = flight
    }
  }

  private func leave(_ request: TransportRequest, _ number: Int) {
    let (waiter, task) = state.withLock { state in
      let waiter = state.flights[request]?.waiters.removeValue(forKey: number)
      let isLast = waiter != nil && state.flights[request]?.waiters.isEmpty == true
      return (waiter, isLast ? state.flights.removeValue(forKey: request)?.task : nil)
    }
    task?.cancel()
    waiter?.resume(
      returning: .failure(
        PentadError(.cancelled, "the wait for the answer was cancelled")))
  }

  private func fly(_ request: TransportRequest, _ number: Int) async {
    let outcome: Result<Answer, PentadError>
    do throws(PentadError) {
      let response = try await next.send(request)
      let body = try await response.body.collect(limit: request.bodyLimit)
      outcome = .success(Answer(status: response.status, headers: response.headers, body: body))
    } catch {
      outcome = .failure(error)
    }
    let flight = state.withLock { state in
      // After all had left, another may have begun.
      state.flights[request]?.number == number ? state.flights.removeValue(forKey: request) : nil
    }
    for waiter in (flight?.waiters ?? [:]).values { waiter.resume(returning: outcome) }
  }
}
