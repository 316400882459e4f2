import PentadCore

/// A message of the Bayeux protocol that the client sends.
struct BayeuxRequest: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case handshake([ChatConnection.Route])
    /// - Parameter hold: how long to hold it when nothing happens, in milliseconds; nil for as long as
    ///   the service likes.
    case connect(ChatConnection.Route, hold: Int64?)
    case subscribe(PushChannel)
    case unsubscribe(PushChannel)
    case publish(JSONValue, PushChannel)
    case disconnect
  }

  /// A number to base 36 that no other message of the client has.
  let id: String
  /// The name that the service gave; empty before the handshake.
  let clientId: String
  let kind: Kind

  init(_ number: Int, _ clientId: String, _ kind: Kind) {
    id = String(number, radix: 36)
    self.clientId = clientId
    self.kind = kind
  }

  /// Whether it says who the user is.
  var needsToken: Bool {
    switch kind {
    case .subscribe, .unsubscribe, .publish: true
    case .handshake, .connect, .disconnect: false
    }
  }

  /// Whether the service may hold it.
  var isHeld: Bool { if case .connect = kind { true } else { false } }

  /// How long the service is asked to hold it; nil when it is not.
  var hold: Int64? { if case .connect(_, let hold) = kind { hold } else { nil } }

  /// The message as it is sent.
  ///
  /// - Parameters:
  ///   - token: the user's; sent with what needs it alone.
  ///   - seconds: the time by the service's clock, since 1970.
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
  /// What the protocol calls it.
  var bayeuxName: String {
    switch self {
    case .webSocket: "websocket"
    case .longPolling: "long-polling"
    }
  }
}
