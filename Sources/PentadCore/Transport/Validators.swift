/// The validators of a stored answer, for conditional requests: the server sends the content only
/// if it has changed.
///
/// ```swift
/// try stored.validators?.apply(to: &request)
/// let response = try await transport.send(request)
/// if response.isNotModified { return stored.value }
/// stored.validators = Validators(response)
/// ```
public struct Validators: Hashable, Sendable {
  /// The entity tag of the version, as received, with its quotes and `W/`.
  public let etag: String?
  /// The time of the last change, as received.
  public let lastModified: String?

  /// Makes validators from stored values; nil if both are nil.
  public init?(etag: String?, lastModified: String?) {
    guard etag != nil || lastModified != nil else { return nil }
    self.etag = etag
    self.lastModified = lastModified
  }

  /// Reads the validators of an answer; nil if it has none, or was no success.
  public init?(_ response: TransportResponse) {
    guard response.isSuccess else { return nil }
    self.init(etag: response.headers["ETag"], lastModified: response.headers["Last-Modified"])
  }

  /// Makes a request conditional: the server answers 304 if the content is unchanged.
  ///
  /// - Throws: ``PentadError/Code/invalid`` for stored text that is not allowed in a header.
  public func apply(to request: inout TransportRequest) throws(PentadError) {
    if let etag { try request.headers.set("If-None-Match", etag) }
    if let lastModified { try request.headers.set("If-Modified-Since", lastModified) }
  }
}

extension TransportResponse {
  /// True if the stored content is still valid: status 304.
  public var isNotModified: Bool { status == 304 }
}
