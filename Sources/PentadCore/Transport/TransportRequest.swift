/// A request to a server.
///
/// ```swift
/// var request = TransportRequest(try TransportURL("https://example.org/days?from=20260101"))
/// try request.headers.set("Accept", "application/json")
/// let response = try await transport.send(request)
/// let body = try await response.body.collect(limit: request.bodyLimit)
/// ```
///
/// The printed form contains the method, the URL without the query, the names of the headers and
/// the size of the body, and so no secret.
public struct TransportRequest: Hashable, Sendable {
  /// The HTTP method.
  public enum Method: String, Hashable, Sendable, CaseIterable {
    /// Reads; repeatable.
    case get = "GET"
    /// Reads only the head of the answer; repeatable.
    case head = "HEAD"
    /// Makes a change, and a further change if repeated.
    case post = "POST"
    /// Replaces a resource; repeatable.
    case put = "PUT"
    /// Changes a part of a resource.
    case patch = "PATCH"
    /// Deletes a resource; repeatable.
    case delete = "DELETE"
  }

  /// The HTTP method.
  public var method: Method
  /// The URL.
  public var url: TransportURL
  /// The headers. The transport adds those that the protocol needs: host and length.
  public var headers = TransportHeaders()
  /// The body; empty for none.
  public var body: [UInt8] = []
  /// The time for the whole exchange, in milliseconds, up to the last byte of the answer.
  public var deadline = 30_000
  /// The effect of a ``TimeLimitedTransport`` on ``deadline``.
  package var deadlineRule = DeadlineRule.replaced(extra: 0)
  /// The largest size of the answer's body, in bytes after decompression.
  public var bodyLimit = 16 << 20
  /// True if redirects are followed. If false, the redirect itself is the answer. Its reader can
  /// then see a permanent move, and the source of the answer.
  public var followsRedirects = true
  /// The narrowest scope that the address of the connected peer may have; nil for any that the user
  /// may name. A Kit sets `world` for a URL that a public server gave. A name in that URL which
  /// resolves to the local machine or network is then rejected. A transport may raise the scope.
  package var leastScope: AddressScope?
  /// True if sending the request twice has the same effect as sending it once, so that it may be
  /// retried. The default is true for `GET`, `HEAD`, `PUT` and `DELETE`. Set it for a `POST` that
  /// the server deduplicates by an idempotency key.
  public var isRepeatable: Bool {
    get { marked ?? (method != .post && method != .patch) }
    set { marked = newValue }
  }

  private var marked: Bool?

  /// Makes a request with a deadline of 30 s and a limit of 16 MiB for the answer.
  public init(_ url: TransportURL, method: Method = .get) {
    self.url = url
    self.method = method
  }
}

extension TransportRequest {
  /// The effect of a user's time limit on a request.
  package enum DeadlineRule: Hashable, Sendable {
    /// The limit plus `extra` milliseconds replaces the deadline. `extra` is the time for which a
    /// server may delay its answer; it is negative for time that earlier requests of the exchange
    /// took.
    case replaced(extra: Int)
    /// A shorter limit replaces the deadline; a longer one has no effect, since a later answer
    /// would be wrong.
    case shortened
  }

  /// Returns the deadline under a user's time limit.
  func deadline(allowing limit: Int) -> Int {
    switch deadlineRule {
    case .replaced(let extra): max(0, limit + extra)
    case .shortened: min(deadline, limit)
    }
  }
}

extension TransportRequest: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable
{
  /// The printed form: `GET https://host/path?… [Accept, Authorization] 0 bytes`.
  public var description: String {
    "\(method.rawValue) \(url) \(headers) \(body.count) bytes"
  }

  /// The same as ``description``.
  public var debugDescription: String { description }

  /// The same content as ``description``.
  public var customMirror: Mirror { Mirror(self, children: ["request": description]) }
}
