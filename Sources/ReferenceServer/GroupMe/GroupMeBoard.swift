import PentadCore

/// The mutable state of the GroupMe server, under one lock, so that pushes are sent in the order of
/// the changes.
struct GroupMeBoard: Sendable {
  var api: GroupMeState
  var faye: FayeState
  var faults = PushFaults()
  var lines: [Int: any FayeLine] = [:]
  var polls: [Int: CheckedContinuation<[JSONValue], Never>] = [:]
  /// True while the timer runs.
  var isTicking = false
  var isClosed = false
  private var lastTransport = 0

  init(_ api: GroupMeState, seed: UInt64) {
    self.api = api
    faye = FayeState(seed: seed)
  }

  /// Returns a number for a new socket or poll.
  mutating func nextTransport() -> Int {
    lastTransport += 1
    return lastTransport
  }

  /// Delivers the pending pushes, and sends the pending messages.
  mutating func settle(now: Int64) {
    let pushes = api.pushes
    api.pushes = []
    // Faults do not apply to a push without a subscriber.
    for push in pushes where faye.isHeard(push.channel) {
      for passed in faults.pass(push, now: now) { faye.deliver(passed) }
    }
    send()
  }

  /// Adds a socket, and returns its number. After the end, a new socket is closed at once.
  mutating func add(_ line: any FayeLine) -> Int {
    let number = nextTransport()
    if isClosed { line.cut() } else { lines[number] = line }
    return number
  }

  /// Executes due actions; returns false if there is nothing more to wait for.
  mutating func tick(now: Int64) -> Bool {
    isTicking = !isClosed && !(faye.clients.isEmpty && faults.isIdle)
    guard isTicking else { return false }
    for push in faults.due(now: now) { faye.deliver(push) }
    faye.tick(now: now)
    send()
    return true
  }

  private mutating func send() {
    for effect in faye.takeEffects() {
      switch effect {
      case .send(.socket(let number), let messages): lines[number]?.send(messages)
      case .send(.poll(let number), let messages):
        polls.removeValue(forKey: number)?.resume(returning: messages)
      case .close(let number): lines[number]?.end()
      }
    }
  }

  /// Answers all polls with an empty list, and closes all sockets.
  mutating func end() {
    for poll in polls.values { poll.resume(returning: []) }
    for line in lines.values { line.cut() }
    (polls, lines) = ([:], [:])
  }

  /// Restarts with a state; sockets are closed.
  mutating func restart(_ api: GroupMeState, seed: UInt64) {
    end()
    self.api = api
    faye = FayeState(seed: seed)
    faults.clear()
  }
}

extension GroupMeState {
  /// Returns the error of a subscription or a publication, as a Faye extension; nil if it is
  /// allowed.
  func refusal(_ message: JSONValue, _ channel: String) -> String? {
    guard let token = message["ext"]?["access_token"]?.asString, let userID = tokens[token]
    else { return "403::unauthorized" }
    let parts = channel.split(separator: "/").map(String.init)
    let isAllowed =
      switch parts.first {
      case "user": parts.dropFirst().first == userID
      case "group", "direct_message":
        GroupMeConversation(id: parts.last ?? "").map { isIn($0, userID) } ?? false
      default: true
      }
    return isAllowed ? nil : "403:\(channel):forbidden channel"
  }
}
