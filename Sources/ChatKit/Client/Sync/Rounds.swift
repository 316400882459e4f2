import PentadCore

/// Runs the work of a key once at a time, and once more for callers that arrive while it runs:
/// their data may have changed after it began.
///
/// A limited number of keys is processed in parallel, first come, first served.
actor Rounds<Key: Hashable & Sendable> {
  typealias Outcome = Result<Void, PentadError>

  private struct Lane {
    /// The round in progress.
    var running: Task<Outcome, Never>
    /// The next round, if a caller has requested one since.
    var next: Task<Outcome, Never>?
  }

  private let semaphore: AsyncSemaphore
  private var lanes: [Key: Lane] = [:]
  private var isStopped = false

  init(limit: Int) { semaphore = AsyncSemaphore(limit) }

  /// Returns when a round that began after this call has ended.
  ///
  /// The cancellation of the caller's task does not cancel the round, because other callers may
  /// wait for it. A task that is already cancelled starts no round.
  func run(
    _ key: Key, _ work: @escaping @Sendable () async throws(PentadError) -> Void
  ) async throws(PentadError) {
    guard !Task.isCancelled else { throw Self.ended }
    try await round(key, work).value.get()
  }

  /// Ends all rounds in progress and allows no new ones.
  func stop() {
    isStopped = true
    end()
  }

  /// Ends all rounds in progress. Their callers receive a cancellation error.
  func end() {
    for lane in lanes.values {
      lane.running.cancel()
      lane.next?.cancel()
    }
  }

  private func round(
    _ key: Key, _ work: @escaping @Sendable () async throws(PentadError) -> Void
  ) -> Task<Outcome, Never> {
    guard let lane = lanes[key] else {
      let task = Task { await self.begin(key, work, after: nil) }
      lanes[key] = Lane(running: task)
      return task
    }
    if let next = lane.next { return next }
    let task = Task { await self.begin(key, work, after: lane.running) }
    lanes[key]?.next = task
    return task
  }

  private func begin(
    _ key: Key, _ work: @escaping @Sendable () async throws(PentadError) -> Void,
    after earlier: Task<Outcome, Never>?
  ) async -> Outcome {
    if let earlier { _ = await earlier.value }
    await semaphore.wait()
    // The work starts here, so later callers need another round.
    if earlier != nil, let next = lanes[key]?.next { lanes[key] = Lane(running: next) }
    let outcome: Outcome
    if isStopped {
      outcome = .failure(PentadError.closed("client"))
    } else if Task.isCancelled {
      outcome = .failure(Self.ended)
    } else {
      outcome = await Result { () async throws(PentadError) in try await work() }
    }
    await semaphore.signal()
    if lanes[key]?.next == nil { lanes[key] = nil }
    return outcome
  }

  private static var ended: PentadError {
    PentadError.callCancelled
  }
}

extension Result where Success == Void, Failure == PentadError {
  /// Runs asynchronous work and captures its result.
  fileprivate init(_ work: () async throws(PentadError) -> Void) async {
    do throws(PentadError) {
      try await work()
      self = .success(())
    } catch {
      self = .failure(error)
    }
  }
}
