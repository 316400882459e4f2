/// What one side says when it closes a WebSocket (RFC 6455, 7.4).
public struct WebSocketClose: Hashable, Sendable {
  /// Why, as a number: 1000 normal, 1001 going away, 3000…4999 by agreement; 1005 when the other side
  /// gave none.
  public let code: Int
  /// Why, for people; often empty.
  public let reason: String

  /// A close.
  public init(code: Int = 1_000, reason: String = "") {
    self.code = code
    self.reason = reason
  }

  /// Whether a close frame may hold the code.
  package static func isOnTheWire(_ code: Int) -> Bool {
    switch code {
    case 1_000...1_003, 1_007...1_014, 3_000...4_999: true
    default: false
    }
  }

  /// The same, as it may be sent: with a code that is allowed, and a reason that fits into a frame.
  package var sendable: WebSocketClose {
    var fitting = reason
    while fitting.utf8.count > 123 { fitting.removeLast() }
    return WebSocketClose(code: Self.isOnTheWire(code) ? code : 1_000, reason: fitting)
  }
}
