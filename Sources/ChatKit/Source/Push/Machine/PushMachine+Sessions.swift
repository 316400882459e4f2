import PentadCore

/// The start and end of sessions, and the choice of their connection type.
extension PushMachine {
  /// Starts again with the best connection type.
  mutating func climb(_ now: Int64) {
    (failures, setbacks) = (0, 0)
    route = hasSockets ? .webSocket : .longPolling
    begin(now)
  }

  /// Starts a session.
  mutating func begin(_ now: Int64) {
    let number = nextSession()
    session = PushSession(number: number, route: route, heardAt: now)
    climbAt = nil
    tell(pollAt == nil ? .connecting : .polling)
    effects.append(.open(number, route))
    if route == .longPolling { handshake(now) }
  }

  /// Handles a WebSocket that has opened.
  mutating func opened(_ number: Int, _ now: Int64) {
    if number == climbing {
      climbing = nil
      endSession(PentadError(.closed, "a WebSocket took the place of long-polling"))
      route = .webSocket
      session = PushSession(number: number, route: .webSocket, heardAt: now)
      tell(.connecting)
      handshake(now)
    } else if number == session?.number, session?.stage == .connecting {
      session?.heardAt = now
      handshake(now)
    }
  }

  /// Handles the end of a session, or of an attempt to open one, from the other side.
  mutating func ended(_ error: PentadError, _ number: Int, _ now: Int64) {
    if number == climbing {
      climbing = nil
      climbLater(now)
    } else if number == session?.number {
      lose(error, now)
    }
  }

  /// Handles messages that could not be sent. A lost publication fails alone; the loss of any other
  /// message ends the session.
  mutating func sendFailed(_ ids: [String], _ error: PentadError, _ number: Int, _ now: Int64) {
    guard number == session?.number else { return }
    let missing = ids.compactMap { session?.waiting.removeValue(forKey: $0)?.question }
    for case .publish(let ticket) in missing { effects.append(.finish(ticket, error)) }
    if .unauthorized ~= error.code {
      refuseToken(now)
    } else if missing.contains(where: { if case .publish = $0 { false } else { true } }) {
      lose(error, now)
    }
  }

  /// Ends a failed session and decides how to continue. A failing connection type is tried three
  /// times in a row. A WebSocket is tried only once if it is refused or if the server requires a
  /// wait of more than a minute.
  mutating func lose(_ error: PentadError, _ now: Int64) {
    guard let lost = session else { return }
    endSession(error)
    if let since = lost.liveSince, now - since >= rules.steady { (failures, setbacks) = (0, 0) }
    failures += 1
    // Without a network, all connection types fail.
    if lost.liveSince == nil, !(.offline ~= error.code) { setbacks += 1 }
    let isRefused =
      error.code == .webSocketRefused || error.code == .unsupported
      || route == .webSocket && (error.retryAfter ?? 0) > rules.longestDelay
    let isProbe = pollAt != nil
    guard isRefused || setbacks >= (isProbe ? 1 : rules.attempts) else { return wait(error, now) }
    setbacks = 0
    if route == .webSocket {
      route = .longPolling
      begin(now)
    } else {
      if pollAt == nil { pollAt = now }
      state = .polling
      tell(.polling)
      climbLater(now)
    }
  }

  private mutating func wait(_ error: PentadError, _ now: Int64) {
    let asked = Int64(clamping: error.retryAfter ?? 0)
    let wait = random(0...rules.delay(failures: failures))
    state = .backoff(until: now + max(wait, min(max(0, asked), 3_600_000)))
    tell(pollAt == nil ? .offline : .polling)
  }

  mutating func climbLater(_ now: Int64) {
    let longest = rules.climb(tries: climbs)
    climbs += 1
    climbAt = now + longest / 2 + random(0...longest / 2)
  }

  /// Ends the session. Waiting publications receive the error.
  mutating func endSession(_ error: PentadError, goodbye: BayeuxRequest? = nil) {
    guard let session else { return }
    for ticket in session.publications { effects.append(.finish(ticket, error)) }
    effects.append(goodbye.map { .leave($0, session.number) } ?? .close(session.number))
    self.session = nil
    endClimbing()
  }

  mutating func endClimbing() {
    if let climbing { effects.append(.close(climbing)) }
    climbing = nil
    climbAt = nil
  }

  /// Handles a refusal of the token by the push service. The service itself may be at fault, so the
  /// token is verified with the server's other calls.
  mutating func refuseToken(_ now: Int64) {
    guard verifiesToken else { return requireToken(now) }
    endSession(Self.tokenRefusal)
    (climbAt, state) = (nil, .verifying)
    tell(pollAt == nil ? .connecting : .polling)
    effects.append(.verifyToken)
  }

  /// Waits for a new token, because the server rejects this one.
  mutating func requireToken(_ now: Int64) {
    endSession(Self.tokenRefusal)
    endClimbing()
    (pollAt, climbAt) = (nil, nil)
    state = .authRequired(since: now)
    tell(.authRequired)
  }

  /// Handles the result of the verification. A service that refuses a valid token counts as
  /// unreachable.
  mutating func verified(_ isGood: Bool?, _ now: Int64) {
    guard let isGood else {
      failures += 1
      return wait(PentadError(.offline, "it is unknown whether the token is accepted"), now)
    }
    guard isGood else { return requireToken(now) }
    if pollAt == nil { pollAt = now }
    (state, setbacks) = (.polling, 0)
    tell(.polling)
    climbLater(now)
  }

  private static let tokenRefusal = PentadError(
    .signInRequired, "the push service did not accept the token")

  /// Stops because the service refuses further connections.
  mutating func giveUp() {
    let error = PentadError(.refused, "the push service refuses further connections")
    endSession(error)
    (pollAt, climbAt) = (nil, nil)
    state = .stopped
    tell(.stopped(error))
  }

  /// Reconnects or probes, because the network may be available again, or a connection may be dead.
  mutating func networkChanged(_ now: Int64) {
    switch state {
    case .backoff, .polling: climb(now)
    case .session(let session) where session.stage != .live: break
    case .session(let session) where session.route == .webSocket: probe(now)
    case .session:
      endSession(PentadError(.closed, "the network changed"))
      climb(now)
    case .idle, .verifying, .authRequired, .stopped: break
    }
  }
}
