import PentadCore

/// A client of the push service that survives network failures. It connects a ``PushMachine`` to
/// sockets, requests and a clock.
///
/// ```swift
/// let push = PushClient(servers, sockets: http, transport: http, userId: "101") { token }
/// await push.run { signal in await apply(signal) }
/// ```
///
/// - Signals are delivered one at a time, in the order in which the service sent them. None is
///   dropped: while a signal is processed, no further message is read, and the clock of the machine
///   stops.
/// - A dead connection is detected and replaced.
/// - The token is requested for each message that needs it, and appears in no error.
final class PushClient: Sendable {
  /// The maximum size of a message from the service, in bytes.
  static let messageLimit = 4 << 20

  struct State {
    var machine: PushMachine
    /// The mailbox of the current run; nil if there is none.
    var mailbox: PushMailbox?
    var publications: [Int: CheckedContinuation<PentadError?, Never>] = [:]
    var publicationCount = 0
  }

  let endpoint: TransportURL
  let sockets: (any WebSocketTransport)?
  let transport: any Transport
  let speaker: PushSpeaker
  let time: TimeSource
  let rules: PushRules
  let state: Lock<State>
  /// Checks whether the server accepts the token; nil if unknown.
  let verify: (@Sendable () async -> Bool?)?

  /// - Parameters:
  ///   - sockets: the transport for WebSockets; nil to use only long-polling.
  ///   - userId: the user whose channel is always subscribed.
  /// - verify: returns true if the server's other calls accept the token, nil if unknown. Without
  ///   it, a refusal by the push service is final.
  ///   - random: returns a random number of a range, uniformly distributed.
  /// - token: returns the user's token. If it throws ``PentadError/Code/unauthorized``, there is
  ///   none, and the client waits as after a refusal.
  init(
    servers: GroupMeServers, sockets: (any WebSocketTransport)?, transport: any Transport,
    userId: String, time: TimeSource = .system, rules: PushRules = PushRules(),
    verify: (@Sendable () async -> Bool?)? = nil,
    random: @escaping @Sendable (ClosedRange<Int64>) -> Int64 = { .random(in: $0) },
    token: @escaping @Sendable () async throws(PentadError) -> String
  ) {
    endpoint = servers.push
    self.sockets = sockets
    self.transport = transport
    self.time = time
    self.rules = rules
    self.verify = verify
    speaker = PushSpeaker(time, token: token)
    let machine = PushMachine(
      userId: userId, hasSockets: sockets != nil, rules: rules, verifiesToken: verify != nil,
      random: random)
    state = Lock(State(machine: machine))
  }

  // MARK: Channels

  /// Subscribes to a channel, in this run and later ones. If the service refuses the channel, it is
  /// requested again in the next session.
  func subscribe(to channel: PushChannel) { tell(.subscribe(channel)) }

  /// Unsubscribes from a channel.
  func unsubscribe(from channel: PushChannel) { tell(.unsubscribe(channel)) }

  /// Publishes data on a channel, such as a typing notice. It returns when the service has accepted
  /// it.
  ///
  /// The data is not stored for later. Do not await this inside a signal handler: the response is
  /// processed only after the handler returns, so this deadlocks.
  ///
  /// - Throws: ``PentadError/Code/offline`` when there is no connection;
  ///   ``PentadError/Code/refused`` when the service rejected it; ``PentadError/Code/timedOut``,
  ///   ``PentadError/Code/closed`` or ``PentadError/Code/cancelled`` when the service may have
  ///   accepted it.
  func publish(_ data: JSONValue, to channel: PushChannel) async throws(PentadError) {
    let ticket = state.withLock { state in
      state.publicationCount += 1
      return state.publicationCount
    }
    let error = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let mailbox = state.withLock { state in
          if state.mailbox != nil { state.publications[ticket] = continuation }
          return state.mailbox
        }
        guard let mailbox else {
          return continuation.resume(
            returning: PentadError(.offline, "there is no connection to the push service"))
        }
        mailbox.put(.publish(ticket, data, channel))
        if Task.isCancelled { finish(ticket, Self.cancelled) }
      }
    } onCancel: {
      finish(ticket, Self.cancelled)
    }
    if let error { throw error }
  }

  // MARK: Inputs

  /// Retries at once, and checks that an open connection still works.
  func networkChanged() {
    tell(.networkChanged)
    Task { await lookAtToken() }
  }

  /// Enters ``ChatConnection/authRequired``: the server rejects the token, even if the push
  /// service accepts it.
  func tokenRefused() { tell(.tokenRefused) }

  /// Leaves ``ChatConnection/authRequired`` and reconnects.
  func tokenChanged() { tell(.tokenChanged) }

  /// Leaves ``ChatConnection/authRequired`` if there is a new token, possibly stored by another
  /// process. The same token is retried only now and then, because the service may have been
  /// mistaken.
  func lookAtToken() async {
    guard state.withLock({ $0.machine.awaitsToken }),
      let isOther = await speaker.hasOtherToken()
    else { return }
    tell(isOther ? .tokenChanged : .tokenStands)
  }

  /// Records the service's time, in milliseconds since 1970: subscriptions contain a timestamp.
  func hear(serviceTime: Int64) { speaker.hear(serviceTime: serviceTime) }

  /// Passes an input to the machine, through the current run if there is one.
  private func tell(_ input: PushMachine.Input) {
    let mailbox = state.withLock { state in
      // Without a run there is nothing to send; the machine only records the input.
      if state.mailbox == nil { _ = state.machine.handle(input, now: 0) }
      return state.mailbox
    }
    mailbox?.put(input)
  }

  /// Completes a publication.
  func finish(_ ticket: Int, _ error: PentadError?) {
    let continuation = state.withLock { $0.publications.removeValue(forKey: ticket) }
    continuation?.resume(returning: error)
  }

  private static let cancelled = PentadError(
    .cancelled, "the publication was cancelled; it may have been delivered")
}
