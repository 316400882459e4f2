import PentadCore

/// A session with the push service, from its first word to its end.
struct PushSession: Hashable, Sendable {
  /// What an answer is awaited to.
  enum Question: Hashable, Sendable {
    case handshake
    case connect(sentAt: Int64)
    case subscribe(PushChannel)
    /// Whether the service is still there.
    case probe
    case publish(Int)
  }

  /// A message that has no answer yet.
  struct Waiting: Hashable, Sendable {
    let question: Question
    /// Until when it has to have one.
    let due: Int64
  }

  /// How far it has come.
  enum Stage: Hashable, Sendable {
    /// A WebSocket is being opened.
    case connecting
    /// The service is asked for a name.
    case handshaking
    /// The service is asked for the channels.
    case subscribing
    /// What is new comes at once.
    case live
  }

  let number: Int
  var stage = Stage.connecting
  let route: ChatConnection.Route
  /// The name that the service gave; empty before.
  var clientId = ""
  /// When the service gave it.
  var namedAt: Int64 = 0
  /// What the service acknowledged.
  var subscribed: Set<PushChannel> = []
  /// By the ids of the messages.
  var waiting: [String: Waiting] = [:]
  /// When the next connect is due; nil while one is under way.
  var connectAt: Int64?
  /// How long the service wants to be left alone between two connects.
  var interval: Int64 = 0
  /// How long the service holds an idle connect.
  var timeout: Int64 = 600_000
  /// Since when it is live.
  var liveSince: Int64?
  /// When something came last.
  var heardAt: Int64

  /// When something has to be done about it.
  func deadline(silence: Int64) -> Int64? {
    let isListening = liveSince != nil && route == .webSocket
    let silentAt = isListening && !isProbing ? heardAt + silence : nil
    return ([connectAt, silentAt] + waiting.values.map(\.due)).compactMap { $0 }.min()
  }

  /// Whether the service is being asked whether it is there.
  var isProbing: Bool { waiting.values.contains { $0.question == .probe } }

  /// Whether a connect is under way.
  var isConnecting: Bool {
    waiting.values.contains { if case .connect = $0.question { true } else { false } }
  }

  /// Whether a subscription has no answer yet.
  var isSubscribing: Bool {
    waiting.values.contains { if case .subscribe = $0.question { true } else { false } }
  }

  /// The publications that have no answer yet, in their order.
  var publications: [Int] {
    waiting.values.compactMap { waiting in
      if case .publish(let ticket) = waiting.question { ticket } else { nil }
    }.sorted()
  }

  /// Whether the service can be asked for channels.
  var takesChannels: Bool { stage == .subscribing || stage == .live }

  /// Whether the service was asked for a channel.
  func hasAsked(for channel: PushChannel) -> Bool {
    subscribed.contains(channel)
      || waiting.values.contains { $0.question == .subscribe(channel) }
  }

  /// Forgets that the service was asked for a channel, whatever it says or said.
  mutating func forget(_ channel: PushChannel) {
    subscribed.remove(channel)
    waiting = waiting.filter { $0.value.question != .subscribe(channel) }
  }

  /// Takes the question that a message answers. Without an id, an answer is to the only question of its
  /// kind.
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
