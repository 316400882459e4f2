import PentadCore

/// The state machine of a push client, without sockets and clocks. It takes inputs with the current
/// time and returns the effects to perform, in order.
///
/// - It tries a WebSocket first, then long-polling; if both fail, it signals when to poll the
///   server. From a lower connection type it tries a better one at intervals, and keeps the lower
///   one until the better one is connected.
/// - The order is: handshake, subscriptions, first connect. After ``PushSignal/subscribed(_:)`` no
///   event is missed. At most one connect is in progress, and it is never sent together with other
///   messages.
/// - A response that is late or invalid ends the session. The next session starts after a random
///   part of an exponential back-off.
/// - Published data is delivered, even if another message of the same batch ends the session.
struct PushMachine: Sendable {
  /// The state of the client.
  enum State: Hashable, Sendable {
    /// The client is not started.
    case idle
    /// A session is being opened, or is open.
    case session(PushSession)
    /// The client waits for the next attempt, which starts at that time.
    case backoff(until: Int64)
    /// The server is polled every few seconds.
    case polling
    /// The client checks whether the token or the service is at fault.
    case verifying
    /// The client waits for a new token, since the time of the refusal.
    case authRequired(since: Int64)
    /// The service refuses further connections.
    case stopped
  }

  /// An input. The number identifies the session.
  enum Input: Hashable, Sendable {
    case start
    case stop
    /// The time has passed ``PushMachine/deadline``.
    case timer
    case opened(Int)
    /// The messages that arrived together.
    case received([BayeuxMessage], Int)
    /// The messages with these ids were not sent, or will get no response.
    case sendFailed([String], PentadError, Int)
    /// The connection could not be opened, has ended, or delivered unreadable data.
    case ended(PentadError, Int)
    case subscribe(PushChannel)
    case unsubscribe(PushChannel)
    /// A publication. The number is the caller's, for ``Effect/finish(_:_:)``.
    case publish(Int, JSONValue, PushChannel)
    case networkChanged
    case tokenChanged
    /// The token has not changed.
    case tokenStands
    /// The server rejects the token, according to its other calls.
    case tokenRefused
    /// The result of ``Effect/verifyToken``: true if the server accepts the token; nil if unknown.
    case tokenVerified(Bool?)
  }

  /// An effect to perform.
  enum Effect: Hashable, Sendable {
    /// Open a session. For a WebSocket, report when it is open.
    case open(Int, ChatConnection.Route)
    /// Send messages together, after the earlier ones.
    case send([BayeuxRequest], Int)
    /// Close a session at once.
    case close(Int)
    /// Close a session after all earlier messages and this one are sent.
    case leave(BayeuxRequest, Int)
    case signal(PushSignal)
    /// Complete a publication.
    case finish(Int, PentadError?)
    /// Check whether the server accepts the token.
    case verifyToken
  }

  let user: PushChannel
  let hasSockets: Bool
  let rules: PushRules
  let random: @Sendable (ClosedRange<Int64>) -> Int64
  /// True if the token can be verified with other calls. Otherwise a refusal by the push service is
  /// final.
  let verifiesToken: Bool

  var state = State.idle
  /// The wanted channels in addition to the user's own.
  var wanted: Set<PushChannel> = []
  /// The connection type of the next attempt.
  var route = ChatConnection.Route.webSocket
  /// The number of failed attempts and sessions since the last stable one.
  var failures = 0
  /// The number of failed attempts with this connection type since then.
  var setbacks = 0
  /// The time of the next poll; nil if polling is not needed.
  var pollAt: Int64?
  /// The time at which a better connection type is tried.
  var climbAt: Int64?
  /// The number of such tries.
  var climbs = 0
  /// The WebSocket that is being opened while long-polling continues.
  var climbing: Int?
  var effects: [Effect] = []
  private var signalled: ChatConnection?
  private var sessionCount = 0
  private var messageCount = 0

  /// - Parameters:
  ///   - hasSockets: true if WebSockets are available.
  ///   - random: returns a random number of a range, uniformly distributed.
  init(
    userId: String, hasSockets: Bool, rules: PushRules = PushRules(), verifiesToken: Bool = false,
    random: @escaping @Sendable (ClosedRange<Int64>) -> Int64
  ) {
    user = .user(userId)
    self.hasSockets = hasSockets
    self.rules = rules
    self.verifiesToken = verifiesToken
    self.random = random
    route = hasSockets ? .webSocket : .longPolling
  }

  /// The session of the state; setting nil ends it.
  var session: PushSession? {
    get { if case .session(let session) = state { session } else { nil } }
    set { state = newValue.map { .session($0) } ?? .idle }
  }

  /// True if the client waits for a new token.
  var awaitsToken: Bool { if case .authRequired = state { true } else { false } }

  /// The time at which ``Input/timer`` is due; nil if no timer is needed.
  var deadline: Int64? {
    let due: Int64? =
      switch state {
      case .session(let session): session.deadline(silence: rules.silence)
      case .backoff(let until): until
      case .idle, .polling, .verifying, .authRequired, .stopped: nil
      }
    return [due, pollAt, climbAt].compactMap { $0 }.min()
  }

  /// Processes an input and returns the effects to perform.
  ///
  /// - Parameter now: the monotonic time in milliseconds.
  mutating func handle(_ input: Input, now: Int64) -> [Effect] {
    switch input {
    case .start: if state == .idle { climb(now) }
    case .stop: stop()
    case .timer: passTime(now)
    case .opened(let number): opened(number, now)
    case .received(let messages, let number): receive(messages, number, now)
    case .sendFailed(let ids, let error, let number): sendFailed(ids, error, number, now)
    case .ended(let error, let number): ended(error, number, now)
    case .subscribe(let channel): subscribe(channel, now)
    case .unsubscribe(let channel): unsubscribe(channel, now)
    case .publish(let ticket, let data, let channel): publish(ticket, data, channel, now)
    case .networkChanged: networkChanged(now)
    case .tokenChanged:
      switch state {
      case .authRequired, .verifying: climb(now)
      default: break
      }
    case .tokenRefused: if state != .idle, state != .stopped { requireToken(now) }
    case .tokenVerified(let isGood): if state == .verifying { verified(isGood, now) }
    case .tokenStands:
      if case .authRequired(let since) = state, now - since >= rules.sameToken { climb(now) }
    }
    defer { effects = [] }
    return effects
  }

  // MARK: Effects

  /// Signals the state of the connection if it has changed.
  mutating func tell(_ connection: ChatConnection) {
    guard signalled != connection else { return }
    signalled = connection
    effects.append(.signal(.connection(connection)))
  }

  /// Creates a message of the session with a new id.
  @discardableResult
  mutating func request(_ kind: BayeuxRequest.Kind) -> BayeuxRequest {
    messageCount += 1
    return BayeuxRequest(messageCount, session?.clientId ?? "", kind)
  }

  mutating func nextSession() -> Int {
    sessionCount += 1
    return sessionCount
  }

  private mutating func stop() {
    let goodbye = session?.clientId.isEmpty == false ? request(.disconnect) : nil
    endSession(PentadError(.closed, "the push client was stopped"), goodbye: goodbye)
    endClimbing()
    (state, signalled) = (.idle, nil)
    (pollAt, climbAt) = (nil, nil)
  }
}
