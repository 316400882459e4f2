/// What a server answered: the head is there, the body still comes.
public struct TransportResponse: Sendable {
  /// The status: 200, 404 and so on.
  public let status: Int
  /// What the server said about the answer.
  public let headers: TransportHeaders
  /// The bytes, to be read once. Letting go of it unread ends the exchange.
  public let body: TransportBody

  /// Makes an answer.
  public init(status: Int, headers: TransportHeaders = TransportHeaders(), body: TransportBody) {
    self.status = status
    self.headers = headers
    self.body = body
  }

  /// Whether the status is 200…299.
  public var isSuccess: Bool { (200...299).contains(status) }
}

extension TransportResponse: CustomStringConvertible, CustomDebugStringConvertible,
  CustomReflectable
{
  /// `200 [Content-Type]`: the status and the names of the headers.
  public var description: String { "\(status) \(headers)" }

  /// The same as ``description``.
  public var debugDescription: String { description }

  /// Shows no more than ``description`` does.
  public var customMirror: Mirror { Mirror(self, children: ["response": description]) }
}
