import PentadCore

/// The processing of messages from the service.
extension PushMachine {
  mutating func receive(_ messages: [BayeuxMessage], _ number: Int, _ now: Int64) {
    guard session?.number == number else { return }
    session?.heardAt = now
    // Process the published data first: a response may end the session or, with long-polling, start
    // a new request.
    var published = false
    for message in messages where !message.channel.hasPrefix("/meta/") {
      guard let data = message.data else { continue }
      published = true
      let notification = PushNotification(on: PushChannel(path: message.channel), data)
      effects.append(.signal(.notification(notification)))
    }
    for message in messages where message.isSuccessful != nil && session?.number == number {
      guard let question = session?.question(of: message) else { continue }
      answered(question, message, published, now)
    }
  }

  private mutating func answered(
    _ question: PushSession.Question, _ message: BayeuxMessage, _ published: Bool, _ now: Int64
  ) {
    if let interval = message.advice?.interval { session?.interval = interval }
    if let timeout = message.advice?.timeout { session?.timeout = max(1_000, timeout) }
    let isSuccess = message.isSuccessful == true
    switch question {
    case .handshake where isSuccess: handshaken(message, now)
    case .connect(let sentAt) where isSuccess: connected(sentAt, published, now)
    case .subscribe(let channel) where isSuccess: subscribed(channel, now)
    case .probe where isSuccess: if let session { tellSubscribed(session.subscribed) }
    case .publish(let ticket):
      effects.append(.finish(ticket, isSuccess ? nil : Self.refusal(message)))
      if !isSuccess { refused(question, message, now) }
    case .handshake, .connect, .subscribe, .probe: refused(question, message, now)
    }
  }

  private mutating func handshaken(_ message: BayeuxMessage, _ now: Int64) {
    guard let clientId = message.clientId, let route = session?.route else {
      return lose(PentadError(.unexpectedAnswer, "the push service assigned no client id"), now)
    }
    let types = message.connectionTypes
    guard types.isEmpty || types.contains(route.bayeuxName) else {
      return lose(
        PentadError(.unsupported, "the push service does not support \(route.bayeuxName)"), now)
    }
    session?.clientId = clientId
    session?.namedAt = now
    session?.subscribed = []
    subscribeAll(now)
  }

  private mutating func subscribed(_ channel: PushChannel, _ now: Int64) {
    session?.subscribed.insert(channel)
    if session?.stage == .live { tellSubscribed([channel]) } else { settle(now) }
  }

  /// Makes the session live when all subscriptions have a response.
  mutating func settle(_ now: Int64) {
    guard let session, session.stage == .subscribing, !session.isSubscribing else { return }
    self.session?.stage = .live
    if session.liveSince == nil { self.session?.liveSince = now }
    pollAt = nil
    if session.route == .webSocket {
      climbs = 0
    } else if hasSockets {
      climbLater(now)
    }
    connect(now)
    tell(.live(via: session.route))
    tellSubscribed(session.subscribed)
  }

  private mutating func tellSubscribed(_ channels: Set<PushChannel>) {
    effects.append(.signal(.subscribed(channels)))
  }

  /// Starts the next connect after one has ended. If it ended at once without data, the next one is
  /// delayed, even if the service advises otherwise.
  private mutating func connected(_ sentAt: Int64, _ published: Bool, _ now: Int64) {
    let isHasty = !published && now - sentAt < 500
    let wait = max(session?.interval ?? 0, isHasty ? 1_000 : 0)
    if wait == 0 { connect(now) } else { session?.connectAt = now + wait }
  }

  /// Handles a failed request.
  private mutating func refused(
    _ question: PushSession.Question, _ message: BayeuxMessage, _ now: Int64
  ) {
    if message.advice?.reconnect == BayeuxAdvice.Reconnect.none { return giveUp() }
    let clientId = session?.clientId ?? ""
    if message.error?.saysUnknown(clientId) == true
      || question != .handshake && message.advice?.reconnect == .handshake
    {
      return forgotten(message, now)
    }
    switch question {
    case .handshake: lose(Self.refusal(message), now)
    case .connect:
      guard message.advice?.reconnect == .retry else { return lose(Self.refusal(message), now) }
      let interval = session?.interval ?? 0
      session?.connectAt = now + max(interval, 1_000)
    case .publish: break
    case .subscribe(let channel) where channel != user && !isAboutToken(message, channel):
      settle(now)
    case .subscribe, .probe:
      guard message.error?.code == 401 || message.error?.code == 403 else {
        return lose(Self.refusal(message), now)
      }
      refuseToken(now)
    }
  }

  /// Returns true if a refusal concerns the token and not the channel.
  private func isAboutToken(_ message: BayeuxMessage, _ channel: PushChannel) -> Bool {
    guard let error = message.error, error.code == 401 || error.code == 403 else { return false }
    return !error.subjects.contains(channel.path)
  }

  /// Repeats the handshake after the service has lost the client's session. A session that was lost
  /// soon after its handshake counts as a failure instead.
  private mutating func forgotten(_ message: BayeuxMessage, _ now: Int64) {
    guard let session, session.liveSince != nil, now - session.namedAt >= rules.answer
    else { return lose(Self.refusal(message), now) }
    for ticket in session.publications {
      effects.append(.finish(ticket, Self.refusal(message)))
    }
    self.session?.waiting = [:]
    self.session?.connectAt = nil
    tell(.connecting)
    handshake(now)
  }

  private static func refusal(_ message: BayeuxMessage) -> PentadError {
    let code = message.error?.code.map { " (\($0))" } ?? ""
    return PentadError(.refused, "the push service refused\(code)")
  }
}
