import PentadCore

/// The client's requests to the service.
extension PushMachine {
  mutating func handshake(_ now: Int64) {
    session?.clientId = ""
    let routes: [ChatConnection.Route] = hasSockets ? [.webSocket, .longPolling] : [.longPolling]
    session?.stage = .handshaking
    ask(.handshake(routes), .handshake, until: now + rules.answer)
  }

  /// Requests the subscriptions of the user's own channel and the wanted channels, in one batch.
  mutating func subscribeAll(_ now: Int64) {
    session?.stage = .subscribing
    let due = now + rules.answer
    let channels = [user] + wanted.sorted { $0.path < $1.path }
    var requests: [BayeuxRequest] = []
    for channel in channels {
      let request = request(.subscribe(channel))
      session?.waiting[request.id] = .init(question: .subscribe(channel), due: due)
      requests.append(request)
    }
    if let session { effects.append(.send(requests, session.number)) }
  }

  /// Sends a connect for the service to hold, if none is in progress.
  mutating func connect(_ now: Int64) {
    guard let session, !session.isConnecting else { return }
    self.session?.connectAt = nil
    let hold = session.route == .longPolling ? min(session.timeout, rules.hold) : nil
    ask(
      .connect(session.route, hold: hold), .connect(sentAt: now),
      until: now + (hold ?? session.timeout) + rules.slack)
  }

  /// Checks that the service is reachable and still knows the client's subscriptions.
  mutating func probe(_ now: Int64) {
    guard session?.isProbing == false else { return }
    ask(.subscribe(user), .probe, until: now + rules.probe)
  }

  mutating func subscribe(_ channel: PushChannel, _ now: Int64) {
    guard channel != user else { return }
    wanted.insert(channel)
    guard let session, session.takesChannels, !session.hasAsked(for: channel) else { return }
    ask(.subscribe(channel), .subscribe(channel), until: now + rules.answer)
  }

  mutating func unsubscribe(_ channel: PushChannel, _ now: Int64) {
    guard wanted.remove(channel) != nil, let session, session.takesChannels,
      session.hasAsked(for: channel)
    else { return }
    self.session?.forget(channel)
    effects.append(.send([request(.unsubscribe(channel))], session.number))
    settle(now)
  }

  mutating func publish(
    _ ticket: Int, _ data: JSONValue, _ channel: PushChannel, _ now: Int64
  ) {
    guard session?.stage == .live else {
      let error = PentadError(.offline, "there is no connection to the push service")
      return effects.append(.finish(ticket, error))
    }
    ask(.publish(data, channel), .publish(ticket), until: now + rules.answer)
  }

  private mutating func ask(
    _ kind: BayeuxRequest.Kind, _ question: PushSession.Question, until due: Int64
  ) {
    guard let number = session?.number else { return }
    let request = request(kind)
    session?.waiting[request.id] = .init(question: question, due: due)
    effects.append(.send([request], number))
  }

  // MARK: Timers

  /// Executes what is due.
  mutating func passTime(_ now: Int64) {
    if case .backoff(let until) = state, until <= now { begin(now) }
    if let due = pollAt, due <= now {
      effects.append(.signal(.pollDue))
      pollAt = now + random(rules.poll)
    }
    if let due = climbAt, due <= now { tryBetter(now) }
    passTimeOfSession(now)
  }

  private mutating func tryBetter(_ now: Int64) {
    climbAt = nil
    if state == .polling {
      route = hasSockets ? .webSocket : .longPolling
      begin(now)
    } else if session?.stage == .live, climbing == nil {
      let number = nextSession()
      climbing = number
      effects.append(.open(number, .webSocket))
    }
  }

  private mutating func passTimeOfSession(_ now: Int64) {
    guard let session else { return }
    for (id, waiting) in session.waiting where waiting.due <= now {
      guard case .publish(let ticket) = waiting.question else {
        return lose(PentadError(.timedOut, "the push service did not answer"), now)
      }
      self.session?.waiting[id] = nil
      let error = PentadError(
        .timedOut,
        "the push service did not answer; it may have "
          + "delivered the message")
      effects.append(.finish(ticket, error))
    }
    if let due = session.connectAt, due <= now { connect(now) }
    if session.liveSince != nil, session.route == .webSocket, session.heardAt + rules.silence <= now
    {
      probe(now)
    }
  }
}
