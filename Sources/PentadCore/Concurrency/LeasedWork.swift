/// Runs work while a lease is held and no caller has paused it; one run at a time.
///
/// Every caller that ends a run waits until the run has finished, also when several end it at the
/// same time. So the results are recorded before the lease is released, and its next holder does
/// not repeat the work.
package final class LeasedWork: Sendable {
  private struct State {
    var following: Task<Void, Never>?
    /// The work; nil after ``LeasedWork/stop()``.
    var work: (@Sendable () async -> Void)?
    var isHeld = false
    /// The number of pauses that are not resumed yet.
    var rests = 0
    /// True between `suspend()` and `resume()`, however often `suspend()` was called.
    var isSuspended = false
    var running: Task<Void, Never>?
    /// Completes when all cancelled runs have finished.
    var ending: Task<Void, Never>?
    /// Single jobs that run next to the main work, because a caller needs them at once.
    var errands: [Int: Task<Void, Never>] = [:]
    var count = 0

    var mayRun: Bool { rests == 0 && !isSuspended }
  }

  private let state = Lock(State())

  /// Makes an idle instance: it runs nothing until ``follow(_:changed:work:)``.
  package init() {}

  /// True if a lease is followed and no work runs: another process holds it, or the work is paused.
  package var isIdle: Bool { state.withLock { $0.following != nil && $0.running == nil } }

  // MARK: Starting and pausing

  /// Runs the work whenever the lease is held, until ``stop()`` or until the lease ends.
  ///
  /// - Parameter changed: called at each change of the lease, after the previous run has finished
  ///   and before the next one starts.
  package func follow(
    _ lease: @escaping @Sendable () -> AsyncStream<Bool>,
    changed: @escaping @Sendable (_ isHeld: Bool) async -> Void,
    work: @escaping @Sendable () async -> Void
  ) {
    state.withLock { $0.work = work }
    let task = Task {
      for await isHeld in lease() {
        await endHolding()
        await changed(isHeld)
        state.withLock { $0.isHeld = isHeld }
        begin()
      }
      await endHolding()
    }
    state.withLock { $0.following = task }
  }

  /// Ends the work permanently and releases the lease.
  package func stop() async {
    await rest().value
    let following = state.withLock { $0.following }
    following?.cancel()
    await following?.value
    state.withLock { $0.work = nil }
  }

  /// Cancels the current run, and starts none until ``unpause()`` was called as often.
  ///
  /// - Returns: a task that completes when the run has finished.
  @discardableResult package func rest() -> Task<Void, Never> {
    state.withLock { $0.rests += 1 }
    return endAll()
  }

  /// Reverses one ``rest()``. Work starts again if the lease is held and no other pause remains.
  package func unpause() {
    state.withLock { $0.rests -= 1 }
    begin()
  }

  /// Like ``rest()``, but idempotent: one ``resume()`` ends it.
  @discardableResult package func suspend() -> Task<Void, Never> {
    state.withLock { $0.isSuspended = true }
    return endAll()
  }

  /// Ends ``suspend()``. Work starts again if the lease is held and no pause remains.
  package func resume() {
    state.withLock { $0.isSuspended = false }
    begin()
  }

  /// Runs a job next to the main work, until it is done, the caller is cancelled or a pause begins.
  /// During a pause it does nothing.
  package func run(_ errand: @escaping @Sendable () async -> Void) async {
    let begun = state.withLock { state -> (number: Int, task: Task<Void, Never>)? in
      guard state.mayRun else { return nil }
      let task = Task { await errand() }
      state.count += 1
      state.errands[state.count] = task
      return (state.count, task)
    }
    guard let (number, task) = begun else { return }
    await withTaskCancellationHandler {
      await task.value
    } onCancel: {
      task.cancel()
    }
    state.withLock { $0.errands[number] = nil }
  }

  // MARK: Runs

  private func begin() {
    state.withLock { state in
      guard state.isHeld, state.mayRun, state.running == nil, let work = state.work else { return }
      let before = state.ending
      state.running = Task {
        await before?.value
        await work()
      }
    }
  }

  private func endAll() -> Task<Void, Never> {
    let errands = state.withLock { Array($0.errands.values) }
    for errand in errands { errand.cancel() }
    let ended = end()
    return Task {
      await ended.value
      for errand in errands { await errand.value }
    }
  }

  /// Marks the lease as lost first, so that ``unpause()`` starts no run before the current one has
  /// finished.
  private func endHolding() async {
    state.withLock { $0.isHeld = false }
    await end().value
  }

  private func end() -> Task<Void, Never> {
    state.withLock { state in
      let (run, before) = (state.running, state.ending)
      run?.cancel()
      let ending = Task {
        await before?.value
        await run?.value
      }
      (state.running, state.ending) = (nil, ending)
      return ending
    }
  }
}
