import PentadCore

/// Work that is done for a key once at a time, and once again for those who ask while it runs: what they
/// want to know may have changed after it began.
///
/// Not more than so many keys are worked for at once; those that ask first come first.
actor Rounds<Key: Hashable & Sendable> {
  typealias Outcome = Result<Void, PentadError>

  private struct Lane {
    /// The round under way.
    var running: Task<Outcome, Never>
    /// The round after it, if somebody has asked since.
    var next: Task<Outcome, Never>?
  }

  private let semaphore: AsyncSemaphore
  private var lanes: [Key: Lane] = [:]
  private var isStopped = false

  init(limit: Int) { semaphore = AsyncSemaphore(limit) }

  /// Returns when a round that began after this call has ended.
  ///
  /// It is not cancelled with the task of the caller: others may wait for it. One that is cancelled already
  /// begins none.
  func run(
    _ key: Key, _ work: @escaping @Sendable () async throws(PentadError) -> Void
  ) async throws(PentadError) {
    guard !Task.isCancelled else { throw Self.ended }
    try await round(key, work).value.get()
  }

  /// Ends all that is under way; nothing begins any more.
  func stop() {
    isStopped = true
    end()
  }

  /// Ends all that is under way: whoever waits for it is told that it was cancelled.
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
    // From here on, whoever asks wants another round.
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
  /// What a piece of asynchronous work comes to.
  fileprivate init(_ work: () async throws(PentadError) -> Void) async {
    do throws(PentadError) {
      try await work()
      self = .success(())
    } catch {
      self = .failure(error)
    }
  }
}
