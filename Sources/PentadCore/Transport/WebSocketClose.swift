/// The code and the reason with which one side closes a WebSocket (RFC 6455, 7.4).
public struct WebSocketClose: Hashable, Sendable {
  /// The status code: 1000 normal, 1001 going away, 3000…4999 for private agreements; 1005 if the
  /// other side sent none.
  public let code: Int
  /// The reason as text for people; often empty.
  public let reason: String

  /// Makes a close.
  public init(code: Int = 1_000, reason: String = "") {
    self.code = code
    self.reason = reason
  }

  /// Returns true if a close frame may contain the code.
  package static func isOnTheWire(_ code: Int) -> Bool {
    switch code {
    case 1_000...1_003, 1_007...1_014, 3_000...4_999: true
    default: false
    }
  }

  /// The close in a form that may be sent: with an allowed code, and a reason that fits into a
  /// frame.
  package var sendable: WebSocketClose {
    var fitting = reason
    while fitting.utf8.count > 123 { fitting.removeLast() }
    return WebSocketClose(code: Self.isOnTheWire(code) ? code : 1_000, reason: fitting)
  }
}
