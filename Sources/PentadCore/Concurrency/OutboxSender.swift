/// Sends the pending operations of an outbox, several lanes in parallel, while this process holds
/// the store's lease.
///
/// - The first run resets the operations that another process began. No run sends before that is
///   done. An operation that this sender is sending is never reset.
/// - The outcome of an attempt is recorded even if the sending task is cancelled meanwhile. An
///   outcome that the store fails to record is kept, and recorded before the next attempt. So an
///   operation that has arrived is not sent again while the process lives.
/// - At most `width` attempts are in progress at a time, however many runs send.
///
/// All runs must have ended before the lease is released.
package final class OutboxSender<Work: OutboxWork>: Sendable {
  private struct State {
    /// The number of active runs.
    var senders = 0
    /// True if the operations that another process began have been reset.
    var isRecovered = false
    /// Outcomes of attempts that the store has not recorded yet, the oldest first.
    var unsettled: [(attempt: Work.Attempt, outcome: Work.Outcome)] = []
    /// The preparation that all runs await before they send; its value is the error if it failed.
    var preparation: Task<PentadError?, Never>?
  }

  /// The delay before a failed store is tried again, in milliseconds.
  private static var pause: Int64 { 60_000 }

  private let work: Work
  private let time: TimeSource
  private let signals: [AsyncSignal]
  /// A permit for each attempt that may be in progress.
  private let permits: AsyncSemaphore
  private let state = Lock(State())

  /// Makes a sender.
  ///
  /// - Parameter width: the number of lanes that are sent in parallel; at least 1.
  package init(_ work: Work, width: Int, time: TimeSource) {
    self.work = work
    self.time = time
    signals = (0..<max(1, width)).map { _ in AsyncSignal() }
    permits = AsyncSemaphore(width)
  }

  /// Wakes the lanes: there may be an operation to send.
  package func wake() {
    for signal in signals { signal.send() }
  }

  /// Drops outcomes that were not recorded: the store is erased.
  package func forget() { state.withLock { $0.unsettled = [] } }

  // MARK: Sending

  /// Sends operations as they become due, until the task is cancelled.
  package func run() async {
    begin()
    defer { end() }
    await withTaskGroup(of: Void.self) { group in
      for signal in signals {
        group.addTask {
          while !Task.isCancelled { await signal.wait(atMost: await self.drain(), self.time) }
        }
      }
    }
  }

  /// Sends the operations that are due, and returns when none is left.
  ///
  /// - Parameter isMore: called when none is left; true starts another pass.
  package func sendAll(while isMore: () async -> Bool = { false }) async {
    begin()
    defer { end() }
    repeat {
      await withTaskGroup(of: Void.self) { group in
        for _ in signals { group.addTask { _ = await self.drain() } }
      }
    } while await isMore()
  }

  private func begin() {
    state.withLock { state in
      if state.senders == 0 { state.isRecovered = false }
      state.senders += 1
    }
  }

  private func end() { state.withLock { $0.senders -= 1 } }

  /// Sends until no operation is due.
  ///
  /// - Returns: the delay in milliseconds until the next check; nil to wait until ``wake()``.
  private func drain() async -> Int64? {
    do throws(PentadError) {
      while !Task.isCancelled {
        try await prepare()
        switch try await step() {
        case .send: continue
        case .wait(let moment): return max(1, moment - time.date())
        case .nothing: return nil
        }
      }
      return nil
    } catch {
      guard error.isFailure else { return nil }
      work.failed(error)
      return Self.pause
    }
  }

  /// Waits for a permit, then takes and sends the next attempt.
  private func step() async throws(PentadError) -> SendingStep<Work.Attempt> {
    await permits.wait()
    do throws(PentadError) {
      let step = try await work.next()
      if case .send(let attempt) = step { try await send(attempt) }
      await permits.signal()
      return step
    } catch {
      await permits.signal()
      throw error
    }
  }

  private func send(_ attempt: Work.Attempt) async throws(PentadError) {
    guard let outcome = await work.send(attempt) else { return wake() }
    // Runs in a task of its own, so that cancelling the caller does not interrupt it.
    let failure = await Task { await self.settle(attempt, outcome) }.value
    if let failure {
      state.withLock { $0.unsettled.append((attempt, outcome)) }
      throw failure
    }
    wake()
  }

  // MARK: Preparation

  /// Records pending outcomes, and resets the operations that another process began. Concurrent
  /// callers share one preparation.
  private func prepare() async throws(PentadError) {
    let preparation = state.withLock { state -> Task<PentadError?, Never>? in
      guard !state.isRecovered || !state.unsettled.isEmpty else { return nil }
      let preparation = state.preparation ?? Task { await self.prepareForAll() }
      state.preparation = preparation
      return preparation
    }
    if let error = await preparation?.value { throw error }
  }

  private func prepareForAll() async -> PentadError? {
    defer { state.withLock { $0.preparation = nil } }
    while let oldest = state.withLock({ $0.unsettled.first }) {
      if let error = await settle(oldest.attempt, oldest.outcome) { return error }
      state.withLock { if !$0.unsettled.isEmpty { $0.unsettled.removeFirst() } }
    }
    guard !state.withLock({ $0.isRecovered }) else { return nil }
    do throws(PentadError) {
      try await work.recover()
    } catch {
      return error
    }
    state.withLock { $0.isRecovered = true }
    return nil
  }

  /// Returns the error if recording the outcome failed.
  private func settle(_ attempt: Work.Attempt, _ outcome: Work.Outcome) async -> PentadError? {
    do throws(PentadError) {
      try await work.settle(attempt, outcome)
      return nil
    } catch {
      return error
    }
  }
}
