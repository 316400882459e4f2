import PentadCore

/// Delivers outbox items to the server, one at a time, and pauses when the server asks for it.
final class ChatDeliverer: OutboxWork {
  let messages: MessageSending
  private let store: ChatStore
  private let operations: OperationSending
  private let time: TimeSource
  /// The end of the pause that the server asked for, by the monotonic clock.
  private let quietUntil = Lock<Int64>(0)

  init(store: ChatStore, sync: ChatSync, time: TimeSource, rhythm: ChatRhythm) {
    self.store = store
    self.time = time
    messages = MessageSending(store: store, sync: sync, time: time, rhythm: rhythm)
    operations = OperationSending(store: store, sync: sync, time: time)
  }

  /// Ends the pause after the token was renewed: items that were waiting for a valid token are
  /// retried.
  func tokenChanged() { quietUntil.withLock { $0 = 0 } }

  // MARK: The outbox

  func recover() async throws(PentadError) {
    messages.begin()
    try await store.recoverOutbox()
  }

  func next() async throws(PentadError) -> ChatSendingStep {
    let quiet = quietUntil.withLock { $0 } - time.uptime()
    return quiet > 0 ? .wait(until: time.date() + quiet) : try await store.nextStep()
  }

  func send(_ attempt: ChatAttempt) async -> ChatOutcome? {
    let outcome: ChatOutcome?
    switch attempt.work {
    case .message(let message, let head):
      outcome = await messages.send(message, head: head, attempt)
    case .operation(let operation): outcome = await operations.send(operation)
    }
    if case .retry(let error, let wait, _) = outcome { leaveAlone(error, wait) }
    return outcome
  }

  func settle(_ attempt: ChatAttempt, _ outcome: ChatOutcome) async throws(PentadError) {
    try await store.settle(attempt, outcome)
    if case .rejected(let error) = outcome {
      store.publish(
        .failed(
          ChatFailure(work: .sending, conversation: attempt.work.conversation, error: error)))
    }
  }

  func failed(_ error: PentadError) {
    store.publish(.failed(ChatFailure(work: .storage, error: error)))
  }

  /// Pauses all sending when the server throttles requests or does not accept the token.
  private func leaveAlone(_ error: PentadError, _ wait: Int64?) {
    let pause: Int64
    switch error.code {
    case .tooManyRequests: pause = wait ?? 60_000
    case .signInRequired: pause = 60_000
    default: return
    }
    let end = time.uptime() + min(max(0, pause), 86_400_000)
    quietUntil.withLock { $0 = max($0, end) }
  }
}

extension ChatWork {
  /// The conversation that the item belongs to.
  fileprivate var conversation: ConversationKey {
    switch self {
    case .message(let message, _): message.conversation
    case .operation(let operation): operation.conversation
    }
  }
}
