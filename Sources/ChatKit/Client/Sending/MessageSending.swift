import PentadCore

/// Sends the user's messages, each exactly once.
///
/// For one minute, the server rejects a second message with the same GUID; after that it forgets
/// the GUID. It processes no request later than ``ChatRhythm/lateness`` after its connection ended.
/// Therefore:
/// - Within ``ChatRhythm/resending`` of the first attempt, a message with an unknown outcome is
///   sent again unchanged.
/// - After that, the client waits until no earlier request can be processed any more. It then reads
///   the conversation from the newest message that was known before the first attempt. Either the
///   message is there, or it never arrived and is sent as if for the first time.
final class MessageSending: Sendable {
  /// The attempts to send a message since it was last known not to have arrived.
  private struct Attempts {
    /// The start of the first attempt, by the monotonic clock.
    let beginning: Int64
    /// The start of the first attempt, by the wall clock: the monotonic clock stops while the
    /// machine sleeps.
    let beginningDate: Int64
    /// The end of the last attempt, by the monotonic clock.
    var end: Int64
  }

  private struct State {
    /// The attempts of this process, by message.
    var attempts: [Int64: Attempts] = [:]
    /// The time since which only this process sends requests for the account.
    var start: Int64 = 0
    /// The time when all postponed messages can be checked, by the monotonic clock; nil if there
    /// are none.
    var looksAt: Int64?
  }

  let store: ChatStore
  let sync: ChatSync
  let time: TimeSource
  let rhythm: ChatRhythm
  /// An API client that limits each attempt to the configured timeout, even if the user allows
  /// more: the server forgets GUIDs after one minute.
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

  /// Starts the period in which no other process sends.
  func begin() {
    let now = time.uptime()
    state.withLock { state in
      state.attempts = [:]
      state.start = now
    }
  }

  /// Returns and clears the time when all messages postponed since the last call can be checked.
  func takeLook() -> Int64? {
    state.withLock { state in
      defer { state.looksAt = nil }
      return state.looksAt
    }
  }

  /// Sends a message. Returns nil if it has arrived.
  func send(
    _ message: OutgoingMessage, head: MessageID?, _ attempt: ChatAttempt
  ) async -> ChatOutcome? {
    let refusal = await TokenRefusal(api)
    var mayHaveArrived = attempt.mayHaveArrived
    if mayHaveArrived, !isResent(message) {
      if let wait = waitForEarlier(message) {
        // Two clocks are read, each with a resolution of a millisecond.
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

  /// Records that the server accepted a message. If the record fails, the message is checked for
  /// later.
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
    // This attempt was refused, but an earlier one may have been accepted.
    case .final where mayHaveArrived: .retry(error, after: nil, mayHaveArrived: true)
    case .final: .rejected(error)
    }
  }

  // MARK: Attempts

  /// Returns true if a message may be sent again without a check. Both clocks must agree, because
  /// the server's clock continues while this machine sleeps.
  private func isResent(_ message: OutgoingMessage) -> Bool {
    let attempts = state.withLock { $0.attempts[message.localId] }
    guard let attempts else { return false }
    return [time.uptime() - attempts.beginning, time.date() - attempts.beginningDate]
      .allSatisfy { (0..<rhythm.resending).contains($0) }
  }

  /// Returns the time for which an earlier attempt, of this process or of a previous one, may still
  /// be processed; nil if it no longer can.
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
