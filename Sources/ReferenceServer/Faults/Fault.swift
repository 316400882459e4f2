/// A fault in the answers to some requests.
///
/// ```swift
/// server.inject(Fault(.status(503, retryAfter: 2), query: "command=search", count: 1))
/// server.inject(Fault(.cut(after: 100), path: "/astro"))
/// ```
///
/// If several faults match a request, only the oldest is applied. So two faults with a count of 1
/// affect one request each.
public struct Fault: Sendable, Hashable {
  /// The effect on the answer. The request is executed before, so its changes are made although the
  /// client may not receive the answer. The exceptions are ``status(_:retryAfter:)``, ``html``,
  /// ``redirect(to:)`` and ``dripHead(every:)``, where another host answers instead of the server.
  public enum Effect: Sendable, Hashable {
    /// Only the delay.
    case none
    /// Only the delay. The request is executed afterwards even if the client has disconnected: at
    /// most 30 s later.
    case late
    /// A status, a short page, and `Retry-After` in seconds.
    case status(Int, retryAfter: Int? = nil)
    /// A page of a captive portal with status 200.
    case html
    /// A status 307, which redirects the request with its body to another address.
    case redirect(to: String)
    /// A head that never ends, one byte at a time, with a pause after each byte, in milliseconds.
    case dripHead(every: Int)
    /// Bytes that are neither JSON nor UTF-8, with the type of the real answer.
    case garbage
    /// An empty list, `[]`.
    case emptyList
    /// Every number as a text, every text as a number, lists without objects as `null`, and
    /// Booleans as texts.
    case wrongTypes
    /// Every element of a list twice in sequence; in an object, for each list in it.
    case duplicate
    /// The elements of a list in reverse order; in an object, for each list in it.
    case reorder
    /// The first bytes, up to a number, with a matching `Content-Length`.
    case truncate(to: Int)
    /// The correct head, then a number of bytes, then the connection is closed.
    case cut(after: Int)
    /// The connection is closed without a head.
    case hangUp
    /// The correct head, then no more data.
    case stall
    /// The body one byte at a time, with a pause after each byte, in milliseconds.
    case drip(every: Int)
    /// The answer padded with spaces to a size, in chunks, without `Content-Length`.
    case large(bytes: Int)
  }

  /// The effect.
  public var effect: Effect
  /// A prefix of the path.
  public var path: String
  /// A part of the query, without percent signs: `command=search`. nil matches every query.
  public var query: String?
  /// The method; nil matches all.
  public var method: String?
  /// The number of requests that it affects; nil for all, until it is removed.
  public var count: Int?
  /// The delay before any data is sent, in milliseconds.
  public var delay: Int

  /// Creates a fault.
  public init(
    _ effect: Effect, path: String = "/", query: String? = nil, method: String? = nil,
    count: Int? = nil, delay: Int = 0
  ) {
    (self.effect, self.path, self.query) = (effect, path, query)
    (self.method, self.count, self.delay) = (method, count, delay)
  }

  func matches(_ request: Request) -> Bool {
    request.path.hasPrefix(path) && (method.map { $0 == request.method } ?? true)
      && (query.map { request.query.plainText.contains($0) } ?? true)
  }
}
