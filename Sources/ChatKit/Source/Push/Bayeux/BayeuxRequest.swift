import PentadCore

/// A Bayeux message from the client.
struct BayeuxRequest: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case handshake([ChatConnection.Route])
    /// A request that waits for messages.
    ///
    /// - Parameter hold: the time for which the service may hold an idle request, in milliseconds;
    ///   nil for the service's own limit.
    case connect(ChatConnection.Route, hold: Int64?)
    case subscribe(PushChannel)
    case unsubscribe(PushChannel)
    case publish(JSONValue, PushChannel)
    case disconnect
  }

  /// A number in base 36, unique among the client's messages.
  let id: String
  /// The client id from the service; empty before the handshake.
  let clientId: String
  let kind: Kind

  init(_ number: Int, _ clientId: String, _ kind: Kind) {
    id = String(number, radix: 36)
    self.clientId = clientId
    self.kind = kind
  }

  /// True if the message must contain the user's token.
  var needsToken: Bool {
    switch kind {
    case .subscribe, .unsubscribe, .publish: true
    case .handshake, .connect, .disconnect: false
    }
  }

  /// True if the service may hold the request.
  var isHeld: Bool { if case .connect = kind { true } else { false } }

  /// The requested hold time; nil if there is none.
  var hold: Int64? { if case .connect(_, let hold) = kind { hold } else { nil } }

  /// Encodes the message.
  ///
  /// - Parameters:
  ///   - token: the user's token; included only in messages that need it.
  ///   - seconds: the service's time, in seconds since 1970.
  func json(token: String, seconds: Int64) -> JSONValue {
    var members: [JSONValue.Member] = [.init("channel", .string(channel))]
    if !clientId.isEmpty { members.append(.init("clientId", .string(clientId))) }
    switch kind {
    case .handshake(let routes):
      members += [
        .init("version", "1.0"),
        .init("supportedConnectionTypes", .array(routes.map { .string($0.bayeuxName) })),
      ]
    case .connect(let route, let hold):
      members.append(.init("connectionType", .string(route.bayeuxName)))
      if let hold { members.append(.init("advice", ["timeout": .integer(Int(hold))])) }
    case .subscribe(let channel), .unsubscribe(let channel):
      members.append(.init("subscription", .string(channel.path)))
    case .publish(let data, _): members.append(.init("data", data))
    case .disconnect: break
    }
    members.append(.init("id", .string(id)))
    if needsToken {
      let ext: JSONValue = ["access_token": .string(token), "timestamp": .integer(Int(seconds))]
      members.append(.init("ext", ext))
    }
    return .object(members)
  }

  private var channel: String {
    switch kind {
    case .handshake: "/meta/handshake"
    case .connect: "/meta/connect"
    case .subscribe: "/meta/subscribe"
    case .unsubscribe: "/meta/unsubscribe"
    case .publish(_, let channel): channel.path
    case .disconnect: "/meta/disconnect"
    }
  }
}

extension ChatConnection.Route {
  /// The name of the connection type in the protocol.
  var bayeuxName: String {
    switch self {
    case .webSocket: "websocket"
    case .longPolling: "long-polling"
    }
  }
}
