import PentadCore

extension FayeState {
  /// The transports of Faye, in its order.
  static let transports = [
    "long-polling", "cross-origin-long-polling", "callback-polling", "websocket", "eventsource",
    "in-process",
  ]

  /// Receives a batch of messages.
  ///
  /// - Parameter refusal: returns the error of a subscription or a publication, as a Faye
  ///   extension; nil allows it.
  mutating func receive(
    _ messages: [JSONValue], over transport: Transport, now: Int64,
    refusal: (_ message: JSONValue, _ channel: String) -> String?
  ) {
    guard !messages.isEmpty else { return effects.append(.send(transport, [])) }
    let batch = begin(messages.count, over: transport)
    if case .socket(let socket) = transport { bind(socket, messages) }
    for (slot, message) in messages.enumerated() {
      let channel = message["channel"]?.asString ?? ""
      switch channel {
      case "/meta/handshake": answer(batch, slot, [handshake(message, now: now)])
      case "/meta/connect": connect(message, batch, slot, now: now)
      case "/meta/subscribe": answer(batch, slot, [subscribe(message, refusal)])
      case "/meta/unsubscribe": answer(batch, slot, [unsubscribe(message)])
      case "/meta/disconnect": disconnect(message, batch, slot)
      default: answer(batch, slot, [publish(message, channel, refusal)])
      }
    }
  }

  /// Assigns a socket to the client whose connect came over it last.
  private mutating func bind(_ socket: Int, _ messages: [JSONValue]) {
    let connect = messages.first { $0["channel"]?.asString == "/meta/connect" }
    guard let id = connect?["clientId"]?.asString, clients[id] != nil else { return }
    for (other, client) in clients where client.socket == socket && other != id {
      clients[other]?.socket = nil
    }
    clients[id]?.socket = socket
  }

  private mutating func handshake(_ message: JSONValue, now: Int64) -> JSONValue {
    let offered = message["supportedConnectionTypes"]?.elements.compactMap(\.asString)
    var error: String?
    if message["version"] == nil {
      error = "402:version:Missing required parameter"
    } else if let offered {
      if !offered.contains(where: Self.transports.contains) {
        error = "301:\(offered.joined(separator: ",")):Connection types not supported"
      }
    } else {
      error = "402:supportedConnectionTypes:Missing required parameter"
    }
    let id = error == nil ? makeClient(now: now) : nil
    return reply(
      to: message, error,
      [
        ("version", "1.0"),
        ("supportedConnectionTypes", .array(Self.transports.map { .string($0) })),
        ("clientId", JSONValue(id)), ("advice", advice(error)),
      ])
  }

  private mutating func connect(_ message: JSONValue, _ batch: Int, _ slot: Int, now: Int64) {
    let id = message["clientId"]?.asString
    let type = message["connectionType"]?.asString
    var error: String?
    if type == nil {
      error = "402:connectionType:Missing required parameter"
    } else if let type, !Self.transports.contains(type) {
      error = "301:\(type):Connection types not supported"
    } else {
      error = unknown(id)
    }
    let reply = reply(
      to: message, error,
      [("clientId", error == nil ? JSONValue(id) : nil), ("advice", advice(error))])
    guard error == nil, let id else { return answer(batch, slot, [reply]) }
    clients[id]?.reapAt = now + 2 * timeout
    let asked = message["advice"]?["timeout"]?.asInteger.map { Int64(max(0, $0)) }
    let deadline = now + min(asked ?? timeout, timeout)
    // The server never answers the older of two connects.
    clients[id]?.wait = Wait(batch: batch, slot: slot, deadline: deadline, reply: reply)
    guard let client = clients[id], !client.inbox.isEmpty || asked == 0 else { return }
    if let socket = client.socket, asked != 0 {
      clients[id]?.inbox = []
      effects.append(.send(.socket(socket), client.inbox))
    } else {
      flush(id)
    }
  }

  private mutating func subscribe(
    _ message: JSONValue, _ refusal: (JSONValue, String) -> String?
  ) -> JSONValue {
    let id = message["clientId"]?.asString
    let channels = Self.channels(message)
    var error: String?
    for channel in channels where error == nil { error = refusal(message, channel) }
    error = error ?? unknown(id)
    if error == nil, channels.isEmpty { error = "402:subscription:Missing required parameter" }
    if error == nil, let meta = channels.first(where: { $0.hasPrefix("/meta/") }) {
      error = "403:\(meta):Forbidden channel"
    }
    if error == nil, let wrong = channels.first(where: { !Self.isChannel($0) }) {
      error = "405:\(wrong):Invalid channel"
    }
    if error == nil, let id {
      for channel in channels { clients[id]?.subscriptions.insert(channel) }
    }
    return reply(
      to: message, error,
      [
        ("clientId", JSONValue(id)), ("subscription", message["subscription"] ?? []),
      ])
  }

  private mutating func unsubscribe(_ message: JSONValue) -> JSONValue {
    let id = message["clientId"]?.asString
    let channels = Self.channels(message)
    var error = unknown(id)
    if error == nil, channels.isEmpty { error = "402:subscription:Missing required parameter" }
    if let id { for channel in channels { clients[id]?.subscriptions.remove(channel) } }
    return reply(
      to: message, error,
      [
        ("clientId", JSONValue(id)), ("subscription", message["subscription"] ?? []),
      ])
  }

  private mutating func disconnect(_ message: JSONValue, _ batch: Int, _ slot: Int) {
    let id = message["clientId"]?.asString
    let error = unknown(id)
    let known = error == nil ? JSONValue(id) : nil
    answer(batch, slot, [reply(to: message, error, [("clientId", known)])])
    if let id { destroy(id) }
  }

  /// Publishes a client's message to the others, such as `typing`.
  private mutating func publish(
    _ message: JSONValue, _ channel: String, _ refusal: (JSONValue, String) -> String?
  ) -> JSONValue {
    var error: String?
    if channel.hasPrefix("/meta/") {
      error = "403:\(channel):Forbidden channel"
    } else if message["data"] == nil {
      error = "402:data:Missing required parameter"
    } else if !Self.isChannel(channel) {
      error = "405:\(channel):Invalid channel"
    } else if let refused = refusal(message, channel) {
      error = refused
    } else {
      deliver(GroupMePush(channel, data: message["data"] ?? nil))
    }
    return reply(to: message, error, [("clientId", message["clientId"] ?? nil)])
  }

  private func unknown(_ id: String?) -> String? {
    guard let id else { return "402:clientId:Missing required parameter" }
    return clients[id] == nil ? "401:\(id):Unknown client" : nil
  }

  private func advice(_ error: String?) -> JSONValue {
    guard error == nil else { return ["reconnect": "handshake"] }
    return ["reconnect": "retry", "interval": 0, "timeout": .integer(Int(timeout))]
  }

  /// Returns an answer: the message's id and channel, and the values that are not null.
  private func reply(
    to message: JSONValue, _ error: String?, _ more: [(String, JSONValue)]
  ) -> JSONValue {
    var members: [JSONValue.Member] = []
    if let id = message["id"] { members.append(.init("id", id)) }
    if let channel = message["channel"] { members.append(.init("channel", channel)) }
    members.append(.init("successful", .bool(error == nil)))
    if let error { members.append(.init("error", .string(error))) }
    for (name, value) in more where value != .null { members.append(.init(name, value)) }
    return .object(members)
  }

  private static func channels(_ message: JSONValue) -> [String] {
    guard let subscription = message["subscription"] else { return [] }
    return subscription.asString.map { [$0] } ?? subscription.elements.compactMap(\.asString)
  }

  private static func isChannel(_ name: String) -> Bool {
    name.hasPrefix("/") && !name.hasSuffix("/") && !name.contains("//")
      && name.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7f && $0 != UInt8(ascii: "*") }
  }
}
