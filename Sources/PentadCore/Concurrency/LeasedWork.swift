/// Work that runs while a lease is held and nobody has it rest, one run at a time.
///
/// Whoever ends a run waits until it has come to its end, and whoever comes second waits as long: what
/// another one would do again has to be noted before the lease goes.
package final class LeasedWork: Sendable {
  private struct State {
    var following: Task<Void, Never>?
    /// Until it is stopped.
    var work: (@Sendable () async -> Void)?
    var isHeld = false
    /// How many want it to rest.
    var rests = 0
    /// However often that was asked for.
    var isSuspended = false
    var running: Task<Void, Never>?
    /// Done when all that was ended has come to its end.
    var ending: Task<Void, Never>?
    /// What runs beside it, because somebody wanted it at once.
    var errands: [Int: Task<Void, Never>] = [:]
    var count = 0

    var mayRun: Bool { rests == 0 && !isSuspended }
  }

  private let state = Lock(State())

  /// Runs nothing until ``follow(_:changed:work:)``.
  package init() {}

  /// Whether a lease is followed that others hold, or that is held while this rests.
  package var isIdle: Bool { state.withLock { $0.following != nil && $0.running == nil } }

  // MARK: Its life

  /// Runs while the lease is held, until ``stop()`` or until the lease ends.
  ///
  /// - Parameter changed: called at each change, when nothing runs any more and before it runs again.
  package func follow(
    _ lease: @escaping @Sendable () -> AsyncStream<Bool>,
    changed: @escaping @Sendable (_ isHeld: Bool) async -> Void,
    work: @escaping @Sendable () async -> Void
  ) {
    state.withLock { $0.work = work }
    let task = Task {
      for await isHeld in lease() {
        await letGo()
        await changed(isHeld)
        state.withLock { $0.isHeld = isHeld }
        begin()
      }
      await letGo()
    }
    state.withLock { $0.following = task }
  }

  /// Ends it for good, and lets go of the lease.
  package func stop() async {
    await rest().value
    let following = state.withLock { $0.following }
    following?.cancel()
    await following?.value
    state.withLock { $0.work = nil }
  }

  /// Cancels what runs, and begins nothing until ``goOn()`` was called as often.
  ///
  /// - Returns: done when that has come to its end.
  @discardableResult package func rest() -> Task<Void, Never> {
    state.withLock { $0.rests += 1 }
    return endAll()
  }

  /// Begins again, as far as the lease is held and nobody else has it rest.
  package func goOn() {
    state.withLock { $0.rests -= 1 }
    begin()
  }

  /// ``rest()`` until ``resume()``: twice is as once.
  @discardableResult package func suspend() -> Task<Void, Never> {
    state.withLock { $0.isSuspended = true }
    return endAll()
  }

  /// Begins again after ``suspend()``, as far as the lease is held and nobody has it rest.
  package func resume() {
    state.withLock { $0.isSuspended = false }
    begin()
  }

  /// Does something beside it, until it is done, the caller is cancelled or this rests; nothing while it
  /// rests.
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

  // MARK: Its runs

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

  /// Nothing begins from here on, whoever has it go on before what runs has ended.
  private func letGo() async {
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
