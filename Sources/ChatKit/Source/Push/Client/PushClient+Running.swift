import PentadCore

extension PushClient {
  /// Connects, keeps the connection open and delivers signals, until the task is cancelled or the
  /// service refuses further connections. Only one run at a time: another call returns at once.
  func run(_ handle: @escaping @Sendable (PushSignal) async -> Void) async {
    let mailbox = PushMailbox()
    let isFirst = state.withLock { state in
      if state.mailbox == nil { state.mailbox = mailbox } else { return false }
      return true
    }
    guard isFirst else { return }
    var lines = PushLines { number, route in self.line(number, route, mailbox) }
    await withTaskCancellationHandler {
      mailbox.put(.start)
      var clock = PushClock(time, mailbox)
      while let entry = await mailbox.next() {
        if case .timer = entry.input { clock.rang() }
        let effects = state.withLock { $0.machine.handle(entry.input, now: clock.now) }
        for effect in effects {
          switch effect {
          case .signal(let signal):
            if !Task.isCancelled { await clock.stopped { await handle(signal) } }
          case .finish(let ticket, let error): finish(ticket, error)
          case .verifyToken:
            Task { [verify] in mailbox.put(.tokenVerified(await verify?())) }
          case .open, .send, .close, .leave: lines.perform(effect)
          }
        }
        entry.finish()
        let (deadline, isOver) = state.withLock { state in
          (state.machine.deadline, state.machine.state == .stopped)
        }
        if isOver { break }
        clock.ring(at: deadline)
      }
      clock.ring(at: nil)
    } onCancel: {
      mailbox.close()
    }
    end(mailbox, &lines)
  }

  private func end(_ mailbox: PushMailbox, _ lines: inout PushLines) {
    mailbox.close()
    let (effects, publications) = state.withLock { state in
      defer { (state.mailbox, state.publications) = (nil, [:]) }
      return (state.machine.handle(.stop, now: 0), state.publications)
    }
    for effect in effects { lines.perform(effect) }
    for continuation in publications.values {
      continuation.resume(returning: PentadError(.closed, "the push client was stopped"))
    }
  }

  private func line(_ number: Int, _ route: ChatConnection.Route, _ mailbox: PushMailbox)
    -> any PushLine
  {
    guard route == .webSocket, let sockets else {
      return PushPolling(number, endpoint, by: transport, rules, speaker, to: mailbox)
    }
    var request = WebSocketRequest(endpoint)
    request.connectDeadline = Int(rules.opening)
    request.messageLimit = Self.messageLimit
    request.pingInterval = Int(rules.ping)
    request.pongTimeout = Int(rules.pong)
    return PushSocket(number, request, by: sockets, speaker, to: mailbox)
  }
}
