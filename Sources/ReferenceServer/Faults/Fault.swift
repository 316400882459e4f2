/// Something that goes wrong with the answers to some requests.
///
/// ```swift
/// server.inject(Fault(.status(503, retryAfter: 2), query: "command=search", count: 1))
/// server.inject(Fault(.cut(after: 100), path: "/astro"))
/// ```
///
/// Of the faults that match a request the one that was put in first is applied, alone; so two with a
/// count of 1 hit one request each.
public struct Fault: Sendable, Hashable {
  /// What is done to the answer. The request is carried out before, so that what it changes is changed
  /// although the client may not learn of it; but not with ``status(_:retryAfter:)``, ``html``,
  /// ``redirect(to:)`` and ``dripHead(every:)``, where another answers in the server's place.
  public enum Effect: Sendable, Hashable {
    /// Nothing but the delay.
    case none
    /// Nothing but the delay, after which the request is carried out although the client may have gone:
    /// at most 30 s later.
    case late
    /// A status, a short page, and `Retry-After` in seconds.
    case status(Int, retryAfter: Int? = nil)
    /// A page of a captive portal with status 200.
    case html
    /// A status 307, which sends the request with its body to another address.
    case redirect(to: String)
    /// A head that never ends, a byte at a time, with a pause after each, in milliseconds.
    case dripHead(every: Int)
    /// Bytes that are no JSON, and no UTF-8, with the type of the real answer.
    case garbage
    /// `[]`.
    case emptyList
    /// Every number as text and every text as a number, lists of no objects as `null`, truth as text.
    case wrongTypes
    /// Every element of a list twice, one after the other; in an object, of the lists it holds.
    case duplicate
    /// The elements of a list in reverse; in an object, of the lists it holds.
    case reorder
    /// The first so many bytes, with a `Content-Length` that fits them.
    case truncate(to: Int)
    /// The head as it should be, then so many bytes, then the connection ends.
    case cut(after: Int)
    /// The connection ends without a head.
    case hangUp
    /// The head as it should be, then nothing for ever.
    case stall
    /// A byte at a time, with a pause after each, in milliseconds.
    case drip(every: Int)
    /// The answer with so many spaces after it that it has so many bytes, in chunks, without
    /// `Content-Length`.
    case large(bytes: Int)
  }

  /// What happens.
  public var effect: Effect
  /// The path begins so.
  public var path: String
  /// The query has this in it, without percent signs: `command=search`. nil matches every query.
  public var query: String?
  /// The method is this; nil matches all.
  public var method: String?
  /// How many requests it hits; nil for all, until it is removed.
  public var count: Int?
  /// Milliseconds before anything is sent.
  public var delay: Int

  /// Makes a fault.
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
