public import PentadCore

/// A server of the Stellar protocol, as MIT Mobile Web 2.1 was one.
///
/// Questions go as GET, what changes something or holds the device's secret as POST, so that the secret
/// stands in no address. Redirects, retries and limits are the transport's; how long a server that
/// refuses asks to wait is ``PentadCore/PentadError/retryAfter``.
///
/// ```swift
/// let server = try StellarServer(transport: transport, endpoint: "https://example.org/stellar/api/")
/// let courses = try await server.courses().value
/// ```
public struct StellarServer: StellarSource {
  let transport: any Transport
  let url: TransportURL
  let time: TimeSource
  /// The log of failing requests; nil for none.
  var log: ClientLog?
  /// How long a question may take, in milliseconds, to the last byte of its answer.
  public var deadline = 30_000
  /// How long a POST may take, in milliseconds; the original waited as long.
  public var postDeadline = 15_000
  /// How many bytes an answer may have.
  public var bodyLimit = 16 << 20

  /// Makes a source of a server.
  ///
  /// - Parameters:
  ///   - transport: what carries the questions.
  ///   - endpoint: the address of its API, to which `?module=…&command=…` is added; a query of its own
  ///     stays in front.
  ///   - time: by whose clock a `Retry-After` that is a date is read.
  /// - Throws: ``PentadCore/PentadError/Code/invalid`` for an address that is none.
  public init(
    transport: any Transport, endpoint: String, time: TimeSource = .system
  ) throws(PentadError) {
    self.transport = transport
    self.time = time
    isServer = true
    let url = try TransportURL(endpoint)
    // The original's client put a slash before the query.
    self.url =
      url.query == nil && !url.path.hasSuffix("/") ? try TransportURL(url.string + "/") : url
  }

  /// Whether the endpoint is a server's, rather than in the place of none.
  private let isServer: Bool

  /// In the place of a server that there is not: questions go to the transport alone.
  init(none transport: any Transport, time: TimeSource) {
    self.transport = transport
    self.time = time
    url = TransportURL(host: "server.invalid", path: "/")
    isServer = false
  }

  /// The address of the API without its query, in which a key may stand; nil without a server.
  public var address: String? { isServer ? url.origin + url.path : nil }

  /// The `device_type` of the protocol, which knows no other that a server answers.
  static let deviceType = (name: "device_type", value: "apple")
}
