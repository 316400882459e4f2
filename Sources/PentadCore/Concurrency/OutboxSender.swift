/// Sends what waits in an outbox, several lanes at once, for whoever holds the store's lease.
///
/// - Whoever begins when nobody sends has put back first what another process had begun, and nobody sends
///   before that is done. What is being sent by this sender is never put back.
/// - What became of an attempt is noted even when the task that sends is cancelled meanwhile. What the store
///   cannot note is kept, and noted before anything else is sent: what has arrived is not sent again, as
///   long as the process lives.
/// - No more attempts than its width are under way at once, however many runs send.
///
/// It has to have ended before the lease is let go of.
package final class OutboxSender<Work: OutboxWork>: Sendable {
  private struct State {
    /// How many runs send at the moment.
    var senders = 0
    /// Whether what another process had begun has been put back.
    var isRecovered = false
    /// What has become of attempts and is not noted, the oldest first.
    var unsettled: [(attempt: Work.Attempt, outcome: Work.Outcome)] = []
    /// What all wait for before they send; what it fails with.
    var preparation: Task<PentadError?, Never>?
  }

  /// How long it is until a store that fails is tried again, in milliseconds.
  private static var pause: Int64 { 60_000 }

  private let work: Work
  private let time: TimeSource
  private let signals: [AsyncSignal]
  /// A permit for each attempt that may be under way.
  private let permits: AsyncSemaphore
  private let state = Lock(State())

  /// - Parameter width: how many lanes are sent at once, at least 1.
  package init(_ work: Work, width: Int, time: TimeSource) {
    self.work = work
    self.time = time
    signals = (0..<max(1, width)).map { _ in AsyncSignal() }
    permits = AsyncSemaphore(width)
  }

  /// There may be something to send.
  package func wake() {
    for signal in signals { signal.send() }
  }

  /// Forgets what could not be noted: the store is erased.
  package func forget() { state.withLock { $0.unsettled = [] } }

  // MARK: Sending

  /// Sends whatever there is, until the task is cancelled.
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

  /// Sends what is due now, and returns when nothing is.
  ///
  /// - Parameter isMore: asked then; true to begin again.
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

  /// Sends until nothing is due.
  ///
  /// - Returns: after how many milliseconds to ask again; nil: when there is something new.
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

  /// Takes the next attempt and sends it, when there is a permit.
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
    // In a task of its own, which nobody cancels.
    let failure = await Task { await self.settle(attempt, outcome) }.value
    if let failure {
      state.withLock { $0.unsettled.append((attempt, outcome)) }
      throw failure
    }
    wake()
  }

  // MARK: Before anything is sent

  /// Notes what could not be noted, and puts back what another process had begun: once for all who wait
  /// for it.
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

  /// What it fails with.
  private func settle(_ attempt: Work.Attempt, _ outcome: Work.Outcome) async -> PentadError? {
    do throws(PentadError) {
      try await work.settle(attempt, outcome)
      return nil
    } catch {
      return error
    }
  }
}
