import PentadCore

/// A resolver of video addresses, which carries out the effects of a ``ResolverQueue``.
final class ContentURLResolver: Sendable {
  private struct State {
    var queue: ResolverQueue
    var waiters: [Int: CheckedContinuation<ResolverQueue.Answer, Never>] = [:]
    var attempts: [Int: Task<Void, Never>] = [:]
    var count = 0
    /// The videos whose addresses failed: their sources are asked again.
    var invalidated: Set<VideoKey> = []
    var timer: (due: Int64, task: Task<Void, Never>)?
  }

  let store: VideoStore
  let sources: LiveSources
  let time: TimeSource
  private let state: Lock<State>

  init(store: VideoStore, sources: LiveSources, _ configuration: VideoFeedConfiguration) {
    self.store = store
    self.sources = sources
    time = configuration.time
    state = Lock(State(queue: ResolverQueue(rules: ResolverRules(configuration.rhythm))))
  }

  // MARK: Requests

  /// Returns the address of a video: from memory while it is valid, otherwise from its sources.
  func url(of key: VideoKey) async throws(PentadError) -> ContentURL {
    let number = state.withLock { state in
      state.count += 1
      return state.count
    }
    let answer = await withTaskCancellationHandler {
      await withCheckedContinuation { waiter in
        state.withLock { $0.waiters[number] = waiter }
        handle(.request(number, key))
        // A cancellation may have come before the waiter was registered.
        if Task.isCancelled { withdraw(number) }
      }
    } onCancel: {
      withdraw(number)
    }
    return try answer.get()
  }

  /// Resolves the addresses of videos in advance, the first ones first.
  func prefetch(_ keys: [VideoKey]) { handle(.prefetch(keys)) }

  /// Discards the address of a video that has failed, even if it has not expired.
  func invalidate(_ key: VideoKey) {
    state.withLock { _ = $0.invalidated.insert(key) }
    handle(.forget(key))
  }

  /// Discards all addresses, including those being resolved.
  func forgetAll() {
    state.withLock { $0.invalidated = [] }
    handle(.forgetAll)
  }

  /// Stops, and ends all waiting calls.
  func stop() { handle(.stop) }

  private func withdraw(_ number: Int) {
    let waiter = state.withLock { $0.waiters.removeValue(forKey: number) }
    guard let waiter else { return }
    handle(.withdraw(number))
    waiter.resume(returning: .failure(PentadError.callCancelled))
  }

  // MARK: Effects

  private func handle(_ input: ResolverQueue.Input) {
    let now = time.uptime()
    let (cancelled, finished) = state.withLock { state in
      var cancelled: [Task<Void, Never>] = []
      var finished: [(CheckedContinuation<ResolverQueue.Answer, Never>, ResolverQueue.Answer)] = []
      for effect in state.queue.handle(input, now: now) {
        switch effect {
        case .begin(let number, let key):
          state.attempts[number] = Task { await self.attempt(number, key) }
        case .cancel(let number):
          if let task = state.attempts.removeValue(forKey: number) { cancelled.append(task) }
        case .finish(let number, let answer):
          if let waiter = state.waiters.removeValue(forKey: number) {
            finished.append((waiter, answer))
          }
        }
      }
      if let timer = setTimer(&state, now) { cancelled.append(timer) }
      return (cancelled, finished)
    }
    for task in cancelled { task.cancel() }
    for (waiter, answer) in finished { waiter.resume(returning: answer) }
  }

  /// Sets the timer to the queue's next deadline.
  ///
  /// - Returns: the timer that is no longer needed.
  private func setTimer(_ state: inout State, _ now: Int64) -> Task<Void, Never>? {
    let due = state.queue.deadline
    guard due != state.timer?.due else { return nil }
    let old = state.timer?.task
    state.timer = due.map { due in
      let time = time
      let task = Task { [weak self] in
        guard (try? await time.sleep(Int(clamping: max(0, due - now)))) != nil else { return }
        self?.state.withLock { if $0.timer?.due == due { $0.timer = nil } }
        self?.handle(.timer)
      }
      return (due, task)
    }
    return old
  }

  // MARK: Resolving

  private func attempt(_ number: Int, _ key: VideoKey) async {
    var holdsFor: Int64?
    let answer: ResolverQueue.Answer
    do throws(PentadError) {
      let (video, expiresAt) = try await find(key)
      answer = .success(try ContentURL(of: video, expiresAt: expiresAt))
      holdsFor = expiresAt.map { max(0, $0 - time.date()) }
    } catch {
      answer = .failure(error)
    }
    guard !Task.isCancelled else { return }
    state.withLock { state in
      state.attempts[number] = nil
      if case .success = answer { state.invalidated.remove(key) }
    }
    handle(.answered(number, answer, holdsFor: holdsFor))
    if case .success = answer { store.publish(.contentURL(key)) }
  }

  /// Returns a video with its renditions, from the store or else from its sources.
  private func find(_ key: VideoKey) async throws(PentadError) -> (Video, expiresAt: Int64?) {
    guard let group = try await store.group(key) else {
      throw PentadError(.videoNotFound, "the video is in no list")
    }
    let isInvalid = state.withLock { $0.invalidated.contains(key) }
    if !group.video.media.isEmpty, !isInvalid { return (group.video, nil) }
    var failure: PentadError?
    for id in try await store.sources(of: key) {
      guard let stored = try await store.source(id)?.description, !stored.isPaused,
        sources.capabilities(stored)?.contains(.resolving) == true
      else { continue }
      do throws(PentadError) {
        let found = try await sources.source(stored).resolve(group.video)
        let video = found.video.within(stored.scope)
        if !video.media.isEmpty { return (video, found.expiresAt) }
        _ = try ContentURL(of: video)
      } catch {
        failure = failure ?? error
      }
    }
    if let failure, group.video.media.isEmpty { throw failure }
    return (group.video, nil)
  }
}
