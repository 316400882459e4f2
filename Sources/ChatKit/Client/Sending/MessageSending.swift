import PentadCore

/// Sends the user's messages, each exactly once.
///
/// The server takes no second message of the same name within a minute of the first, and forgets the name
/// then. And it deals with no request later than ``ChatRhythm/lateness`` after its connection ended. So:
/// - Within ``ChatRhythm/resending`` of the first attempt, a message whose fate is not known is sent
///   again as it is.
/// - After that it is left alone until every earlier request is dead. Then what the server has is read,
///   from the newest message that was known before the first attempt: the message is there, or it never
///   arrived and is sent as if for the first time.
final class MessageSending: Sendable {
  /// The attempts of a message since it last was known not to have arrived.
  private struct Attempts {
    /// When the first began, by the clock that never goes back.
    let beginning: Int64
    /// The same by the wall clock: the other one stands still while the machine sleeps.
    let beginningDate: Int64
    /// When the last ended, by the clock that never goes back.
    var end: Int64
  }

  private struct State {
    /// Of messages that this process has tried to send.
    var attempts: [Int64: Attempts] = [:]
    /// Since when all requests of this account are ours.
    var start: Int64 = 0
    /// When all messages can be looked for that were left alone, by the same clock; nil: there are none.
    var looksAt: Int64?
  }

  let store: ChatStore
  let sync: ChatSync
  let time: TimeSource
  let rhythm: ChatRhythm
  /// Gives an attempt no longer than the rhythm does, whatever the user allows: the server forgets names
  /// after a minute.
  private let api: GroupMeAPI
  private let state = Lock(State())

  init(store: ChatStore, sync: ChatSync, time: TimeSource, rhythm: ChatRhythm) {
    self.store = store
    self.sync = sync
    self.time = time
    self.rhythm = rhythm
    var api = sync.api
    api.deadline = Int(rhythm.posting)
    api.deadlineRule = .shortened
    self.api = api
  }

  /// From now on no other process sends.
  func begin() {
    let now = time.uptime()
    state.withLock { state in
      state.attempts = [:]
      state.start = now
    }
  }

  /// When all messages can be looked for that were left alone since the last call.
  func takeLook() -> Int64? {
    state.withLock { state in
      defer { state.looksAt = nil }
      return state.looksAt
    }
  }

  /// Sends a message; nil when it has arrived.
  func send(
    _ message: OutgoingMessage, head: MessageID?, _ attempt: ChatAttempt
  ) async -> ChatOutcome? {
    let refusal = await TokenRefusal(api)
    var mayHaveArrived = attempt.mayHaveArrived
    if mayHaveArrived, !isResent(message) {
      if let wait = waitForEarlier(message) {
        // Two clocks are read, each to the millisecond.
        let moment = time.uptime() + wait + 2
        state.withLock { $0.looksAt = max($0.looksAt ?? moment, moment) }
        return .retry(
          PentadError(.timedOut, "an earlier attempt may still be on its way"), after: wait,
          mayHaveArrived: true)
      }
      do throws(PentadError) {
        if try await hasArrived(message, after: head) { return nil }
        try await store.noteAbsent(attempt)
      } catch {
        return switch error.code.coarse {
        case .notFound: .rejected(error)
        case .unauthorized: await refusal.outcome(error, mayHaveArrived: true)
        default: .retry(error, after: nil, mayHaveArrived: true)
        }
      }
      mayHaveArrived = false
      forget(message)
    }
    if head == nil, !mayHaveArrived {
      do throws(PentadError) {
        try await noteHead(before: message)
      } catch {
        return .retry(error, after: error.retryAfter.map { Int64($0) }, mayHaveArrived: false)
      }
    }
    let attachments: [ChatAttachment]
    do throws(PentadError) {
      attachments = try await PictureSending(store: store, api: sync.api).upload(message)
    } catch {
      return switch SendingFailure(error) {
      case .final: .rejected(error)
      case .unauthorized: await refusal.outcome(error, mayHaveArrived: mayHaveArrived)
      default:
        .retry(error, after: error.retryAfter.map { Int64($0) }, mayHaveArrived: mayHaveArrived)
      }
    }
    return await post(message, attachments, refusal, mayHaveArrived: mayHaveArrived)
  }

  private func post(
    _ message: OutgoingMessage, _ attachments: [ChatAttachment], _ refusal: TokenRefusal,
    mayHaveArrived: Bool
  ) async -> ChatOutcome? {
    let draft = WireDraft(
      sourceGuid: message.sourceGuid, text: message.text, attachments: attachments)
    begin(message)
    defer { end(message) }
    do throws(PentadError) {
      try await store.note(.sending, of: message.localId)
      let page = try await api.messagesCreate(draft, in: message.conversation)
      return await accept(page, as: message)
    } catch {
      return await outcome(of: error, refusal, mayHaveArrived: mayHaveArrived)
    }
  }

  /// Notes that the server has taken a message. What cannot be noted is looked for there.
  private func accept(_ page: MessagePage, as message: OutgoingMessage) async -> ChatOutcome? {
    do throws(PentadError) {
      let stored = try await store.accepted(message.localId, as: page)
      sync.saw(stored.highest, in: message.conversation)
      return nil
    } catch {
      return .retry(error, after: nil, mayHaveArrived: true)
    }
  }

  private func outcome(
    of error: PentadError, _ refusal: TokenRefusal, mayHaveArrived: Bool
  ) async -> ChatOutcome {
    switch SendingFailure(error) {
    case .later(let wait): .retry(error, after: wait, mayHaveArrived: mayHaveArrived)
    case .unauthorized: await refusal.outcome(error, mayHaveArrived: mayHaveArrived)
    case .unknown(let wait): .retry(error, after: wait, mayHaveArrived: true)
    // It is refused now; an earlier attempt may have been taken.
    case .final where mayHaveArrived: .retry(error, after: nil, mayHaveArrived: true)
    case .final: .rejected(error)
    }
  }

  // MARK: Attempts

  /// Whether a message is sent again without looking for it: by both clocks, for the server's runs on
  /// while this machine sleeps.
  private func isResent(_ message: OutgoingMessage) -> Bool {
    let attempts = state.withLock { $0.attempts[message.localId] }
    guard let attempts else { return false }
    return [time.uptime() - attempts.beginning, time.date() - attempts.beginningDate]
      .allSatisfy { (0..<rhythm.resending).contains($0) }
  }

  /// How long an earlier attempt, of this process or of one that ended, may still be dealt with; nil
  /// when none is.
  private func waitForEarlier(_ message: OutgoingMessage) -> Int64? {
    let end = state.withLock { $0.attempts[message.localId]?.end ?? $0.start }
    let left = rhythm.lateness - (time.uptime() - end)
    return left > 0 ? left : nil
  }

  private func begin(_ message: OutgoingMessage) {
    let (now, date) = (time.uptime(), time.date())
    state.withLock { state in
      var attempts =
        state.attempts[message.localId]
        ?? Attempts(beginning: now, beginningDate: date, end: now)
      attempts.end = now
      state.attempts[message.localId] = attempts
    }
  }

  private func end(_ message: OutgoingMessage) {
    let now = time.uptime()
    state.withLock { $0.attempts[message.localId]?.end = now }
  }

  private func forget(_ message: OutgoingMessage) {
    state.withLock { $0.attempts[message.localId] = nil }
  }
}
