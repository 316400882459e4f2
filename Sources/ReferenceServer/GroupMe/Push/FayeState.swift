import PentadCore

/// A Bayeux server, like Faye 1.4: clients, their subscriptions and their pending messages.
///
/// It is a value without side effects: its methods take the input and the time, and record the
/// output as effects.
///
/// - Each batch of messages gets one answer, when the last message is answered. A message that is
///   sent together with a `/meta/connect` is acknowledged with it.
/// - A client whose connect came over a socket receives its messages there at once, and they do not
///   answer the connect. Any other client receives them with the answer to its connect, or to the
///   next one.
/// - A client that has not connected for twice the timeout is forgotten, and its socket is closed.
struct FayeState: Sendable {
  /// The transport of a message.
  enum Transport: Sendable, Hashable {
    case socket(Int)
    case poll(Int)
  }

  /// An output, in order.
  enum Effect: Sendable {
    case send(Transport, [JSONValue])
    case close(socket: Int)
  }

  /// A connect that is not answered yet.
  struct Wait: Sendable {
    let batch: Int
    let slot: Int
    let deadline: Int64
    let reply: JSONValue
  }

  struct Client: Sendable {
    var subscriptions: Set<String> = []
    var socket: Int?
    var inbox: [JSONValue] = []
    var wait: Wait?
    var reapAt: Int64
  }

  /// A batch of messages and its answers.
  private struct Batch: Sendable {
    let transport: Transport
    var slots: [[JSONValue]?]
    /// The number of slots without replies.
    var missing: Int

    mutating func put(_ replies: [JSONValue], at slot: Int) {
      if slots[slot] == nil { missing -= 1 }
      slots[slot] = replies
    }
  }

  /// The milliseconds until an idle connect is answered.
  var timeout: Int64 = 600_000
  /// The milliseconds between pings on the channels of users.
  var pingInterval: Int64 = 30_000
  var clients: [String: Client] = [:]
  var effects: [Effect] = []
  private var batches: [Int: Batch] = [:]
  private var nextBatch = 0
  private var lastID = 0
  private var nextPing: Int64?
  private var random: SplitMix

  init(seed: UInt64) { random = SplitMix(seed: seed) }

  /// Returns the pending effects, and removes them.
  mutating func takeEffects() -> [Effect] {
    defer { effects = [] }
    return effects
  }

  /// Begins a batch with a number of messages, and returns its number.
  mutating func begin(_ count: Int, over transport: Transport) -> Int {
    nextBatch += 1
    batches[nextBatch] = Batch(
      transport: transport, slots: [[JSONValue]?](repeating: nil, count: count), missing: count)
    return nextBatch
  }

  /// Answers a message of a batch. The last answer sends them all.
  mutating func answer(_ batch: Int, _ slot: Int, _ replies: [JSONValue]) {
    guard batches[batch]?.slots.indices.contains(slot) == true else { return }
    // In place: copying for each of many messages would take quadratic time.
    batches[batch]?.put(replies, at: slot)
    guard batches[batch]?.missing == 0, let whole = batches.removeValue(forKey: batch) else {
      return
    }
    effects.append(.send(whole.transport, whole.slots.flatMap { $0 ?? [] }))
  }

  /// True if a client has subscribed to a channel.
  func isHeard(_ channel: String) -> Bool {
    clients.values.contains { $0.subscriptions.contains(channel) }
  }

  /// Delivers a push to the subscribers of a channel.
  mutating func deliver(_ push: GroupMePush) {
    lastID += 1
    let message: JSONValue = [
      "channel": .string(push.channel), "data": push.data,
      "id": .string(String(lastID, radix: 36)),
    ]
    for (id, client) in clients where client.subscriptions.contains(push.channel) {
      if let socket = client.socket {
        effects.append(.send(.socket(socket), [message]))
      } else {
        clients[id]?.inbox.append(message)
        flush(id)
      }
    }
  }

  /// Answers the waiting connect of a client with its pending messages.
  mutating func flush(_ id: String) {
    guard let client = clients[id], let wait = client.wait else { return }
    clients[id]?.wait = nil
    clients[id]?.inbox = []
    answer(wait.batch, wait.slot, [wait.reply] + client.inbox)
  }

  /// Creates a client id of 31 characters, as in Faye.
  mutating func makeClient(now: Int64) -> String {
    let letters = Array("0123456789abcdefghijklmnopqrstuvwxyz")
    let id = String((0..<31).map { _ in letters[random.below(letters.count)] })
    clients[id] = Client(reapAt: now + 2 * timeout)
    if nextPing == nil { nextPing = now + pingInterval }
    return id
  }

  /// Removes a client: answers its connect, and closes its socket.
  mutating func destroy(_ id: String) {
    flush(id)
    if let socket = clients.removeValue(forKey: id)?.socket {
      effects.append(.close(socket: socket))
    }
  }

  /// Removes a closed transport. Its clients remain, with their pending messages.
  mutating func ended(_ transport: Transport) {
    for batch in batches.filter({ $0.value.transport == transport }).keys {
      batches[batch] = nil
      for (id, client) in clients where client.wait?.batch == batch { clients[id]?.wait = nil }
    }
    guard case .socket(let socket) = transport else { return }
    for (id, client) in clients where client.socket == socket { clients[id]?.socket = nil }
  }

  /// Executes due actions: answers connects, removes clients, pings users.
  mutating func tick(now: Int64) {
    for (id, client) in clients {
      if let wait = client.wait, wait.deadline <= now {
        clients[id]?.wait = nil
        answer(wait.batch, wait.slot, [wait.reply])
      }
      if client.reapAt <= now { destroy(id) }
    }
    guard let due = nextPing, due <= now else { return }
    nextPing = clients.isEmpty ? nil : now + pingInterval
    let users = Set(clients.values.flatMap(\.subscriptions).filter { $0.hasPrefix("/user/") })
    for channel in users.sorted() { deliver(GroupMePush(channel, data: ["type": "ping"])) }
  }
}
