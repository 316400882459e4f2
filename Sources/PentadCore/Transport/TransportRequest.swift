/// What is asked of a server.
///
/// ```swift
/// var request = TransportRequest(try TransportURL("https://example.org/days?from=20260101"))
/// try request.headers.set("Accept", "application/json")
/// let response = try await transport.send(request)
/// let body = try await response.body.collect(limit: request.bodyLimit)
/// ```
///
/// Printing a request shows its method, its address without the query, the names of its headers and
/// the size of its body: no secret.
public struct TransportRequest: Hashable, Sendable {
  /// The verb of a request.
  public enum Method: String, Hashable, Sendable, CaseIterable {
    /// Reads; may be repeated.
    case get = "GET"
    /// Reads the head of the answer alone; may be repeated.
    case head = "HEAD"
    /// Changes something, and another time when repeated.
    case post = "POST"
    /// Puts something in its place; may be repeated.
    case put = "PUT"
    /// Changes a part.
    case patch = "PATCH"
    /// Removes; may be repeated.
    case delete = "DELETE"
  }

  /// The verb.
  public var method: Method
  /// Where to.
  public var url: TransportURL
  /// What is said about the request. The transport adds what the protocol needs: host and length.
  public var headers = TransportHeaders()
  /// What is sent; empty for none.
  public var body: [UInt8] = []
  /// How long the whole exchange may take, in milliseconds, to the last byte of the answer.
  public var deadline = 30_000
  /// How the limit of a ``TimeLimitedTransport`` changes ``deadline``.
  package var deadlineRule = DeadlineRule.replaced(extra: 0)
  /// How long a body of the answer may be, in bytes, after decompression.
  public var bodyLimit = 16 << 20
  /// Whether a redirect is followed. Where it is not, the redirect itself is the answer, so that its
  /// reader learns whether something has moved for good, and where the answer comes from.
  public var followsRedirects = true
  /// The narrowest scope that the address of the connected peer may have; nil for any that the user may
  /// name. A Kit sets `world` for an address that a public server gave, so that a name in it which
  /// resolves to this machine or the network around it is refused. A transport may raise it.
  package var leastScope: AddressScope?
  /// Whether sending it twice does no more than sending it once, so that it may be sent again when
  /// the answer does not come. True of `GET`, `HEAD`, `PUT` and `DELETE` unless set otherwise; set it
  /// for a `POST` that the server recognises by a key of its own.
  public var isRepeatable: Bool {
    get { marked ?? (method != .post && method != .patch) }
    set { marked = newValue }
  }

  private var marked: Bool?

  /// Makes a request with 30 s and 16 MiB for the answer.
  public init(_ url: TransportURL, method: Method = .get) {
    self.url = url
    self.method = method
  }
}

extension TransportRequest {
  /// What a user's limit for an exchange means for a request.
  package enum DeadlineRule: Hashable, Sendable {
    /// The limit replaces the deadline, with so many milliseconds besides: those for which a server may hold
    /// its answer back; less than 0 for those that earlier requests of the exchange took.
    case replaced(extra: Int)
    /// A shorter limit is the deadline; a longer one changes nothing, since a later answer would be wrong.
    case shortened
  }

  /// The deadline under a user's limit.
  func deadline(allowing limit: Int) -> Int {
    switch deadlineRule {
    case .replaced(let extra): max(0, limit + extra)
    case .shortened: min(deadline, limit)
    }
  }
}

extension TransportRequest: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable
{
  /// `GET https://host/path?… [Accept, Authorization] 0 bytes`.
  public var description: String {
    "\(method.rawValue) \(url) \(headers) \(body.count) bytes"
  }

  /// The same as ``description``.
  public var debugDescription: String { description }

  /// Shows no more than ``description`` does.
  public var customMirror: Mirror { Mirror(self, children: ["request": description]) }
}
