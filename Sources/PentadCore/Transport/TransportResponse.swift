/// The answer of a server: the head, and a body that is still to be read.
public struct TransportResponse: Sendable {
  /// The status: 200, 404 and so on.
  public let status: Int
  /// The headers of the answer.
  public let headers: TransportHeaders
  /// The body, which can be read once. Releasing it unread ends the exchange.
  public let body: TransportBody

  /// Makes an answer.
  public init(status: Int, headers: TransportHeaders = TransportHeaders(), body: TransportBody) {
    self.status = status
    self.headers = headers
    self.body = body
  }

  /// True if the status is 200…299.
  public var isSuccess: Bool { (200...299).contains(status) }
}

extension TransportResponse: CustomStringConvertible, CustomDebugStringConvertible,
  CustomReflectable
{
  /// The status and the names of the headers: `200 [Content-Type]`.
  public var description: String { "\(status) \(headers)" }

  /// The same as ``description``.
  public var debugDescription: String { description }

  /// The same content as ``description``.
  public var customMirror: Mirror { Mirror(self, children: ["response": description]) }
}
