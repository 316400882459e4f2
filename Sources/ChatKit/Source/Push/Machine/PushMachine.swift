import PentadCore

/// The decisions of a push client, without sockets and clocks: a value that is told what happens and what
/// time it is, and returns what is to be done, in order.
///
/// - A WebSocket first; when that cannot be had, long-polling; when that cannot either, it says when to ask
///   the server. From a lesser way it tries a better one now and then, and keeps the lesser until the
///   better one is there.
/// - Handshake, then the subscriptions, then the first connect: whoever is told ``PushSignal/subscribed(_:)``
///   misses nothing from there on. Never more than one connect is under way, and none is sent together
///   with anything else.
/// - Whatever is not answered in time, or as it should be, ends the session; the next begins after a random
///   part of a wait that doubles.
/// - What was published is told, even if the message beside it ends the session.
struct PushMachine: Sendable {
  /// How far it has come.
  enum State: Hashable, Sendable {
    /// Nobody wants it.
    case idle
    /// A session is being made, or is there.
    case session(PushSession)
    /// It waits for the next attempt, which begins then.
    case backoff(until: Int64)
    /// The server is asked every few seconds.
    case polling
    /// It waits to learn whether the token, or the service, is what fails.
    case verifying
    /// It waits for another token: this one was refused then.
    case authRequired(since: Int64)
    /// The service wants no further connection.
    case stopped
  }

  /// What happens. A number says which session it is about.
  enum Input: Hashable, Sendable {
    case start
    case stop
    /// Time has passed; see ``PushMachine/deadline``.
    case timer
    case opened(Int)
    /// All that came together.
    case received([BayeuxMessage], Int)
    /// Messages of these ids have not left, or nobody will answer them.
    case sendFailed([String], PentadError, Int)
    /// The socket could not be opened, has ended, or brought what cannot be read.
    case ended(PentadError, Int)
    case subscribe(PushChannel)
    case unsubscribe(PushChannel)
    /// The number is the caller's, for ``Effect/finish(_:_:)``.
    case publish(Int, JSONValue, PushChannel)
    case networkChanged
    case tokenChanged
    /// There is no other token than before.
    case tokenStands
    /// The server does not accept the token, as its other calls show.
    case tokenRefused
    /// What came of ``Effect/verifyToken``: whether the server accepts the token; nil when that is not known.
    case tokenVerified(Bool?)
  }

  /// What is to be done.
  enum Effect: Hashable, Sendable {
    /// Begin a session. Of a WebSocket, say when it is open.
    case open(Int, ChatConnection.Route)
    /// Send messages together, after those before them.
    case send([BayeuxRequest], Int)
    /// End a session at once.
    case close(Int)
    /// End a session after what was sent, and this.
    case leave(BayeuxRequest, Int)
    case signal(PushSignal)
    /// A publication has come to its end.
    case finish(Int, PentadError?)
    /// Find out whether the server accepts the token.
    case verifyToken
  }

  let user: PushChannel
  let hasSockets: Bool
  let rules: PushRules
  let random: @Sendable (ClosedRange<Int64>) -> Int64
  /// Whether somebody can find out whether the server accepts the token. Without, a refusal is believed.
  let verifiesToken: Bool

  var state = State.idle
  /// The channels that are wanted beside the user's own.
  var wanted: Set<PushChannel> = []
  /// The way that the next attempt takes.
  var route = ChatConnection.Route.webSocket
  /// How many attempts and sessions have failed since the last good one.
  var failures = 0
  /// How many attempts by this way have come to nothing since.
  var setbacks = 0
  /// When the server is to be asked again; nil when it need not be.
  var pollAt: Int64?
  /// When a better way is tried.
  var climbAt: Int64?
  /// How often one was tried.
  var climbs = 0
  /// The WebSocket that is being opened while long-polling goes on.
  var climbing: Int?
  var effects: [Effect] = []
  private var told: ChatConnection?
  private var sessionCount = 0
  private var messageCount = 0

  /// - Parameters:
  ///   - hasSockets: whether there are WebSockets at all.
  ///   - random: a number of a range, each as likely as any other.
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

  /// Whether it waits for another token.
  var awaitsToken: Bool { if case .authRequired = state { true } else { false } }

  /// When ``Input/timer`` is due; nil when nothing waits for time to pass.
  var deadline: Int64? {
    let due: Int64? =
      switch state {
      case .session(let session): session.deadline(silence: rules.silence)
      case .backoff(let until): until
      case .idle, .polling, .verifying, .authRequired, .stopped: nil
      }
    return [due, pollAt, climbAt].compactMap { $0 }.min()
  }

  /// Takes in what happens.
  ///
  /// - Parameter now: milliseconds since some moment; never less than before.
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

  // MARK: Doing

  /// Tells of the connection, when it is in another state.
  mutating func tell(_ connection: ChatConnection) {
    guard told != connection else { return }
    told = connection
    effects.append(.signal(.connection(connection)))
  }

  /// A message of the session; its id.
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
    (state, told) = (.idle, nil)
    (pollAt, climbAt) = (nil, nil)
  }
}
