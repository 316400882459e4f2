import PentadCore

/// Tells the server what the user wrote and did, while its client holds the store's lease.
///
/// What goes to one conversation goes in order; four are served at once, so that none waits for another's
/// pictures.
final class ChatSender: Sendable {
  private struct State {
    /// Whether what was being sent when the holder before us ended has to be put back.
    var needsRecovery = true
    /// Before when the server wants to be left alone, by the clock that never goes back.
    var quietUntil: Int64 = 0
    /// How many runs send at the moment.
    var senders = 0
  }

  static let width = 4

  let store: ChatStore
  let time: TimeSource
  private let messages: MessageSending
  private let operations: OperationSending
  private let bells = (0..<ChatSender.width).map { _ in Bell() }
  private let state = Lock(State())

  init(store: ChatStore, sync: ChatSync, time: TimeSource, rhythm: ChatRhythm) {
    self.store = store
    self.time = time
    messages = MessageSending(store: store, sync: sync, time: time, rhythm: rhythm)
    operations = OperationSending(store: store, sync: sync, time: time)
  }

  /// There may be something to send.
  func wake() {
    for bell in bells { bell.ring() }
  }

  /// There is another token: what waited for it is tried at once.
  func tokenChanged() {
    state.withLock { $0.quietUntil = 0 }
    wake()
  }

  /// Sends whatever there is, until the task is cancelled.
  func run() async {
    begin()
    defer { end() }
    await withTaskGroup(of: Void.self) { group in
      for bell in bells {
        group.addTask {
          while !Task.isCancelled { await bell.wait(atMost: await self.drain(), self.time) }
        }
      }
    }
  }

  /// Sends what is due now, and returns when nothing is. A message that may have arrived is waited for until
  /// it can be looked for: whoever sends the next time has to wait as long.
  func sendAll() async {
    begin()
    defer { end() }
    repeat {
      await withTaskGroup(of: Void.self) { group in
        for _ in 0..<Self.width { group.addTask { _ = await self.drain() } }
      }
    } while await isToLook()
  }

  /// Whoever begins when nobody sends puts back what another process had begun. What is being sent by this
  /// one is nobody else's.
  private func begin() {
    state.withLock { state in
      state.senders += 1
      guard state.senders == 1 else { return }
      state.needsRecovery = true
      messages.begin()
    }
  }

  private func end() { state.withLock { $0.senders -= 1 } }

  /// Waits until messages can be looked for; false when there are none.
  private func isToLook() async -> Bool {
    guard let moment = messages.takeLook(), !Task.isCancelled else { return false }
    try? await time.sleep(Int(clamping: max(0, moment - time.uptime())))
    return true
  }

  /// Sends until nothing is due.
  ///
  /// - Returns: after how many milliseconds to ask again; nil: when there is something new.
  private func drain() async -> Int64? {
    do throws(PentadError) {
      try await recover()
      while !Task.isCancelled {
        let quiet = state.withLock { $0.quietUntil } - time.uptime()
        guard quiet <= 0 else { return quiet }
        switch try await store.nextStep() {
        case .send(let attempt): try await send(attempt)
        case .wait(let moment): return max(1, moment - time.date())
        case .nothing: return nil
        }
      }
      return nil
    } catch {
      guard ![.closed, .cancelled].contains(error.code.coarse) else { return nil }
      store.publish(.failed(ChatFailure(work: .storage, error: error)))
      return 60_000
    }
  }

  /// One worker puts back what another process had begun; the others wait for nothing: what is put back
  /// wakes them.
  private func recover() async throws(PentadError) {
    let isMine = state.withLock { state in
      defer { state.needsRecovery = false }
      return state.needsRecovery
    }
    guard isMine else { return }
    do throws(PentadError) {
      try await store.recoverOutbox()
      wake()
    } catch {
      state.withLock { $0.needsRecovery = true }
      throw error
    }
  }

  private func send(_ attempt: ChatAttempt) async throws(PentadError) {
    let outcome: ChatOutcome?
    switch attempt.work {
    case .message(let message, let head):
      outcome = await messages.send(message, head: head, attempt)
    case .operation(let operation): outcome = await operations.send(operation)
    }
    // Nil: it is among the messages now, and no longer on its way.
    guard let outcome else { return wake() }
    if case .retry(let error, let wait, _) = outcome { leaveAlone(error, wait) }
    try await store.settle(attempt, outcome)
    if case .rejected(let error) = outcome {
      store.publish(
        .failed(
          ChatFailure(work: .sending, conversation: attempt.work.conversation, error: error)))
    }
    wake()
  }

  /// A server that is asked too often, or does not accept the token, is not asked for anything else.
  private func leaveAlone(_ error: PentadError, _ wait: Int64?) {
    let pause: Int64
    switch error.code {
    case .rateLimited: pause = wait ?? 60_000
    case .tokenRefused: pause = 60_000
    default: return
    }
    let end = time.uptime() + min(max(0, pause), 86_400_000)
    state.withLock { $0.quietUntil = max($0.quietUntil, end) }
  }
}

extension ChatWork {
  /// The conversation that it is about.
  fileprivate var conversation: ConversationKey {
    switch self {
    case .message(let message, _): message.conversation
    case .operation(let operation): operation.conversation
    }
  }
}
