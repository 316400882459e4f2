import PentadCore

/// Hears what is new from the push service, whatever becomes of the network: a ``PushMachine`` with
/// sockets, requests and a clock.
///
/// ```swift
/// let push = PushClient(servers, sockets: http, transport: http, userId: "101") { token }
/// await push.run { signal in await apply(signal) }
/// ```
///
/// - Signals are told one after the other, in the order in which the service sent what they are about.
///   Nothing is dropped: while one is dealt with, no further message is read, and no time passes for the
///   waits of the machine.
/// - A connection that says nothing is found out, and replaced.
/// - The token is asked for with each message that needs it, and is in no error.
final class PushClient: Sendable {
  /// How long a message of the service may be, in bytes.
  static let messageLimit = 4 << 20

  struct State {
    var machine: PushMachine
    /// Where the run under way hears what happens.
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
  /// Finds out whether the server accepts the token; nil when that is not known.
  let verify: (@Sendable () async -> Bool?)?

  /// - Parameters:
  ///   - sockets: nil for long-polling alone.
  ///   - userId: whose channel is always subscribed.
  ///   - verify: whether the server's other calls accept the token; nil when that is not known. Without it
  ///     a refusal of the push service is believed.
  ///   - random: a number of a range, each as likely as any other.
  ///   - token: the user's token. When it throws ``PentadError/Code/unauthorized``, there is none, and
  ///     the client waits as after a refusal.
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

  /// Hears a channel, too, in this run and those after it. A channel that the service refuses is asked for
  /// again with the next session.
  func subscribe(to channel: PushChannel) { tell(.subscribe(channel)) }

  /// Hears a channel no longer.
  func unsubscribe(from channel: PushChannel) { tell(.unsubscribe(channel)) }

  /// Tells others on a channel, as who is writing does; returns when the service has it.
  ///
  /// It is not kept for later. Not to be awaited where a signal is dealt with: the service's answer comes
  /// behind that.
  ///
  /// - Throws: ``PentadError/Code/offline`` when there is no connection;
  ///   ``PentadError/Code/refused`` when the service did not take it; ``PentadError/Code/timedOut``,
  ///   ``PentadError/Code/closed`` or ``PentadError/Code/cancelled`` when it may have taken it.
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

  // MARK: What others know

  /// Tries at once what it would have tried later, and makes sure that what is open still works.
  func networkChanged() {
    tell(.networkChanged)
    Task { await lookAtToken() }
  }

  /// Ends in ``ChatConnection/authRequired``: the server refuses the token, whatever the push service does.
  func tokenRefused() { tell(.tokenRefused) }

  /// Goes on after ``ChatConnection/authRequired``.
  func tokenChanged() { tell(.tokenChanged) }

  /// Goes on after ``ChatConnection/authRequired`` when there is another token, as one that somebody else
  /// has stored; with the same one only now and then: the service may have been mistaken.
  func lookAtToken() async {
    guard state.withLock({ $0.machine.awaitsToken }),
      let isOther = await speaker.hasOtherToken()
    else { return }
    tell(isOther ? .tokenChanged : .tokenStands)
  }

  /// Takes in what time it is by the service's clock, in milliseconds since 1970: a subscription is signed
  /// by the time.
  func hear(serviceTime: Int64) { speaker.hear(serviceTime: serviceTime) }

  /// Tells the machine, by way of the run under way if there is one.
  private func tell(_ input: PushMachine.Input) {
    let mailbox = state.withLock { state in
      // Without a run nothing is to be done: it is remembered.
      if state.mailbox == nil { _ = state.machine.handle(input, now: 0) }
      return state.mailbox
    }
    mailbox?.put(input)
  }

  /// A publication has come to its end.
  func finish(_ ticket: Int, _ error: PentadError?) {
    let continuation = state.withLock { $0.publications.removeValue(forKey: ticket) }
    continuation?.resume(returning: error)
  }

  private static let cancelled = PentadError(
    .cancelled, "the publication was cancelled; it may have been told")
}
