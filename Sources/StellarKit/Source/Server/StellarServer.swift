public import PentadCore

/// A server of the Stellar protocol, such as MIT Mobile Web 2.1.
///
/// Queries use GET. Changes, and requests that contain the device's secret, use POST, so that no
/// address contains the secret. The transport handles redirects, retries and limits.
/// ``PentadCore/PentadError/retryAfter`` contains the time that a busy server asks to wait.
///
/// ```swift
/// let server = try StellarServer(transport: transport, endpoint: "https://example.org/stellar/api/")
/// let courses = try await server.courses().value
/// ```
public struct StellarServer: StellarCatalogueSource, StellarDeviceSource {
  let transport: any Transport
  let url: TransportURL
  let time: TimeSource
  /// The log of failing requests; nil for none.
  var log: ClientLog?
  /// The timeout of a query, in milliseconds, up to the last byte of the answer.
  public var deadline = 30_000
  /// The timeout of a POST request, in milliseconds; the same as in the original app.
  public var postDeadline = 15_000
  /// The maximum size of an answer, in bytes.
  public var bodyLimit = 16 << 20

  /// Creates a source for a server.
  ///
  /// - Parameters:
  ///   - transport: sends the requests.
  ///   - endpoint: the address of the API, to which `?module=…&command=…` is added, after its own
  ///     query if it has one.
  ///   - time: the clock for a `Retry-After` header with a date.
  /// - Throws: ``PentadCore/PentadError/Code/invalid`` for an invalid address.
  public init(
    transport: any Transport, endpoint: String, time: TimeSource = .system
  ) throws(PentadError) {
    self.transport = transport
    self.time = time
    isServer = true
    let url = try TransportURL(endpoint)
    // The original app put a slash before the query.
    self.url =
      url.query == nil && !url.path.hasSuffix("/") ? try TransportURL(url.string + "/") : url
  }

  /// True if the endpoint is a real server, false for a placeholder.
  private let isServer: Bool

  /// Creates a placeholder for no server: requests go to the transport only.
  init(none transport: any Transport, time: TimeSource) {
    self.transport = transport
    self.time = time
    url = TransportURL(host: "server.invalid", path: "/")
    isServer = false
  }

  /// The address of the API without its query, which may contain a key; nil without a server.
  public var address: String? { isServer ? url.origin + url.path : nil }

  /// The `device_type` of the protocol. Servers accept no other value.
  static let deviceType = (name: "device_type", value: "apple")
}
