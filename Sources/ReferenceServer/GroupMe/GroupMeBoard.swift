import PentadCore

/// All that changes in the GroupMe server, under one lock: so pushes come in the order of what they
/// tell.
struct GroupMeBoard: Sendable {
  var api: GroupMeState
  var faye: FayeState
  var faults = PushFaults()
  var lines: [Int: any FayeLine] = [:]
  var polls: [Int: CheckedContinuation<[JSONValue], Never>] = [:]
  /// Whether somebody looks at the time.
  var isTicking = false
  var isClosed = false
  private var lastTransport = 0

  init(_ api: GroupMeState, seed: UInt64) {
    self.api = api
    faye = FayeState(seed: seed)
  }

  /// A number for a new socket or poll.
  mutating func nextTransport() -> Int {
    lastTransport += 1
    return lastTransport
  }

  /// Tells what is to be told and sends what is to be sent.
  mutating func settle(now: Int64) {
    let pushes = api.pushes
    api.pushes = []
    // Nothing goes wrong with what nobody hears.
    for push in pushes where faye.isHeard(push.channel) {
      for passed in faults.pass(push, now: now) { faye.deliver(passed) }
    }
    send()
  }

  /// Takes a socket; its number. One that comes after the end is cut.
  mutating func add(_ line: any FayeLine) -> Int {
    let number = nextTransport()
    if isClosed { line.cut() } else { lines[number] = line }
    return number
  }

  /// Does what is due; false when there is nothing more to wait for.
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

  /// Answers all polls with nothing and cuts all sockets.
  mutating func end() {
    for poll in polls.values { poll.resume(returning: []) }
    for line in lines.values { line.cut() }
    (polls, lines) = ([:], [:])
  }

  /// Begins anew with a state; sockets are cut.
  mutating func restart(_ api: GroupMeState, seed: UInt64) {
    end()
    self.api = api
    faye = FayeState(seed: seed)
    faults.clear()
  }
}

extension GroupMeState {
  /// What is wrong with a subscription or a publication: the error of a Faye extension.
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
