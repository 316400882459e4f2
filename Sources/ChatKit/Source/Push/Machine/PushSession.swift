import PentadCore

/// A session with the push service, from its start to its end.
struct PushSession: Hashable, Sendable {
  /// The kind of a request that waits for a response.
  enum Question: Hashable, Sendable {
    case handshake
    case connect(sentAt: Int64)
    case subscribe(PushChannel)
    /// A check that the service is still reachable.
    case probe
    case publish(Int)
  }

  /// A message without a response.
  struct Waiting: Hashable, Sendable {
    let question: Question
    /// The time by which a response is required.
    let due: Int64
  }

  /// The stage of a session.
  enum Stage: Hashable, Sendable {
    /// A WebSocket is being opened.
    case connecting
    /// The handshake is in progress.
    case handshaking
    /// The subscriptions are being requested.
    case subscribing
    /// Events arrive at once.
    case live
  }

  let number: Int
  var stage = Stage.connecting
  let route: ChatConnection.Route
  /// The client id from the service; empty before the handshake.
  var clientId = ""
  /// The time when the service assigned the client id.
  var namedAt: Int64 = 0
  /// The channels that the service has confirmed.
  var subscribed: Set<PushChannel> = []
  /// The messages without a response, by their ids.
  var waiting: [String: Waiting] = [:]
  /// The time when the next connect is due; nil while one is in progress.
  var connectAt: Int64?
  /// The wait between two connects that the service requires.
  var interval: Int64 = 0
  /// The time for which the service holds an idle connect.
  var timeout: Int64 = 600_000
  /// The time since when the session is live.
  var liveSince: Int64?
  /// The time of the last received message.
  var heardAt: Int64

  /// Returns the time of the session's next due action.
  func deadline(silence: Int64) -> Int64? {
    let isListening = liveSince != nil && route == .webSocket
    let silentAt = isListening && !isProbing ? heardAt + silence : nil
    return ([connectAt, silentAt] + waiting.values.map(\.due)).compactMap { $0 }.min()
  }

  /// True while the service is being probed.
  var isProbing: Bool { waiting.values.contains { $0.question == .probe } }

  /// True while a connect is in progress.
  var isConnecting: Bool {
    waiting.values.contains { if case .connect = $0.question { true } else { false } }
  }

  /// True while a subscription has no response.
  var isSubscribing: Bool {
    waiting.values.contains { if case .subscribe = $0.question { true } else { false } }
  }

  /// The publications without a response, in their order.
  var publications: [Int] {
    waiting.values.compactMap { waiting in
      if case .publish(let ticket) = waiting.question { ticket } else { nil }
    }.sorted()
  }

  /// True if channels can be subscribed.
  var takesChannels: Bool { stage == .subscribing || stage == .live }

  /// Returns true if a channel is subscribed or being subscribed.
  func hasAsked(for channel: PushChannel) -> Bool {
    subscribed.contains(channel)
      || waiting.values.contains { $0.question == .subscribe(channel) }
  }

  /// Removes a channel, and ignores a pending response to its subscription.
  mutating func forget(_ channel: PushChannel) {
    subscribed.remove(channel)
    waiting = waiting.filter { $0.value.question != .subscribe(channel) }
  }

  /// Removes and returns the request to which a message responds. A response without an id belongs
  /// to the only pending request of its kind.
  mutating func question(of message: BayeuxMessage) -> Question? {
    if let id = message.id { return waiting.removeValue(forKey: id)?.question }
    let fitting = waiting.filter { fits(message, $0.value.question) }
    guard fitting.count == 1, let id = fitting.first?.key else { return nil }
    return waiting.removeValue(forKey: id)?.question
  }

  private func fits(_ message: BayeuxMessage, _ question: Question) -> Bool {
    switch (message.channel, question) {
    case ("/meta/handshake", .handshake), ("/meta/connect", .connect): true
    case ("/meta/subscribe", .subscribe(let channel)):
      message.subscription.isEmpty || message.subscription.contains(channel.path)
    case ("/meta/subscribe", .probe): true
    default: false
    }
  }
}
