import PentadCore

/// Tells the server of bookmarks and read marks, when this client is the one of all that have the store
/// open which does.
///
/// A server that names a time is told nothing before, whoever asks for it; for up to a day.
final class StellarSender: Sendable {
  private struct State {
    /// Whether something may be marked as being sent that is not: by the holder before us, or by a turn
    /// of ours that could not note what became of it. It has to be put back.
    var needsRecovery = true
    var isHeld = false
    var isStopped = false
    var turn: Task<Void, Never>?
    var loops: [Task<Void, Never>] = []
    var timer: Task<Void, Never>?
    /// Before when the server wants to be left alone, by the clock that never goes back.
    var quietUntil: Int64 = 0
  }

  let store: StellarStore
  let source: any StellarSource
  let credentials: any CredentialStore
  let events: EventHub<StellarEvent>
  let time: TimeSource
  private let worksByItself: Bool
  private let state = Lock(State())
  private let wakes: AsyncStream<Void>
  private let waking: AsyncStream<Void>.Continuation

  init(
    store: StellarStore, source: any StellarSource, credentials: any CredentialStore,
    events: EventHub<StellarEvent>, time: TimeSource, worksByItself: Bool
  ) {
    self.store = store
    self.source = source
    self.credentials = credentials
    self.events = events
    self.time = time
    self.worksByItself = worksByItself
    (wakes, waking) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1))
  }

  // MARK: Its life

  func start() {
    guard worksByItself else { return }
    let holding = Task {
      for await isHeld in store.holding() {
        state.withLock { state in
          state.isHeld = isHeld
          if !isHeld { state.needsRecovery = true }
        }
        wake()
      }
    }
    let sending = Task {
      for await _ in wakes where state.withLock({ $0.isHeld }) { await inTurn() }
    }
    state.withLock { $0.loops = [holding, sending] }
  }

  /// There may be something to send.
  func wake() { waking.yield() }

  func stop() {
    waking.finish()
    let tasks = state.withLock { state in
      state.isStopped = true
      return state.loops + [state.timer, state.turn].compactMap(\.self)
    }
    for task in tasks { task.cancel() }
  }

  /// Stops, and waits for what is being sent to be noted.
  func end() async {
    stop()
    await state.withLock { $0.turn }?.value
  }

  // MARK: Sending

  /// Sends what is due, unless another client does.
  func sendNow() async {
    if state.withLock({ $0.isHeld }) { return await inTurn() }
    for await isHeld in store.holding() {
      if isHeld { await inTurn() }
      break
    }
    if !worksByItself { state.withLock { $0.needsRecovery = true } }
  }

  /// One drain after another.
  private func inTurn() async {
    let task = state.withLock { state in
      let before = state.turn
      let task = Task {
        await before?.value
        await self.drain()
      }
      state.turn = task
      return task
    }
    await task.value
  }

  private func drain() async {
    do throws(PentadError) {
      if state.withLock({ $0.needsRecovery }) {
        try await store.recoverOutbox()
        state.withLock { $0.needsRecovery = false }
      }
      while !state.withLock({ $0.isStopped }) {
        guard let device = try await device() else { return }
        let quiet = state.withLock { $0.quietUntil } - time.uptime()
        guard quiet <= 0 else { return wake(after: quiet) }
        let now = time.date()
        switch try await store.nextStep(for: device.id, now: now) {
        case .send(let attempt): try await send(attempt, device)
        case .wait(let moment): return wake(after: max(1, moment - now))
        case .nothing: return
        case .anotherDevice: continue
        }
      }
    } catch {
      state.withLock { $0.needsRecovery = true }
      if error.isFailure {
        events.publish(.storeFailed(error))
        wake(after: 60_000)
      }
    }
  }

  private func wake(after milliseconds: Int64) {
    guard worksByItself else { return }
    let (time, waking) = (time, waking)
    let timer = Task {
      if (try? await time.sleep(Int(min(milliseconds, 3_600_000)))) != nil { waking.yield() }
    }
    let old = state.withLock { state in
      defer { state.timer = timer }
      return state.timer
    }
    old?.cancel()
  }

  private func send(_ attempt: StellarAttempt, _ device: StellarDevice) async throws(PentadError) {
    let task = attempt.task
    var failure: PentadError?
    do throws(PentadError) {
      try await tell(task, device)
    } catch {
      failure = error
    }
    if let wait = failure?.retryAfter {
      let end = time.uptime() + Int64(min(max(0, wait), Self.longestQuiet))
      state.withLock { $0.quietUntil = end }
    }
    let isFinal = failure.map { Self.isFinal($0.code) } ?? false
    try await store.settle(attempt, failure, isFinal: isFinal, now: time.date())
    guard task.kind != .read else { return }
    if let failure {
      if isFinal { events.publish(.bookmarkFailed(masterId: task.masterId, failure)) }
    } else {
      events.publish(.bookmarkSynchronised(masterId: task.masterId))
    }
  }

  private func tell(_ task: StellarTask, _ device: StellarDevice) async throws(PentadError) {
    if task.kind == .read {
      _ = try await source.markRead([StellarNotice(masterId: task.masterId)], for: device)
      return
    }
    var term = task.term
    if term == nil { term = try await store.term() }
    let known: StellarTerm
    if let term { known = term } else { known = try await source.term() }
    try await source.setSubscription(
      task.kind == .subscribe, to: task.masterId, term: known, for: device)
  }

  /// In milliseconds.
  private static let longestQuiet = 86_400_000

  /// Whether asking again is no use. What is `refused` is asked again: the address or the
  /// certificate that it was refused for may be mended, and nothing that the user made is lost.
  private static func isFinal(_ code: PentadError.Code) -> Bool {
    [.unauthorized, .notFound, .unsupported, .invalid, .misuse].contains(code.coarse)
  }
}
