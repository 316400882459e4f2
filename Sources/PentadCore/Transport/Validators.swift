/// What tells a server which version of something is here already, so that it need not send it again.
///
/// ```swift
/// try stored.validators?.apply(to: &request)
/// let response = try await transport.send(request)
/// if response.isNotModified { return stored.value }
/// stored.validators = Validators(response)
/// ```
public struct Validators: Hashable, Sendable {
  /// The server's name for the version, as it was written, with its quotes and `W/`.
  public let etag: String?
  /// When it was changed, as the server wrote it.
  public let lastModified: String?

  /// What was stored; nil without either.
  public init?(etag: String?, lastModified: String?) {
    guard etag != nil || lastModified != nil else { return nil }
    self.etag = etag
    self.lastModified = lastModified
  }

  /// What came with an answer; nil when it had neither, or was no success.
  public init?(_ response: TransportResponse) {
    guard response.isSuccess else { return nil }
    self.init(etag: response.headers["ETag"], lastModified: response.headers["Last-Modified"])
  }

  /// Asks for the content only if it is another by now.
  ///
  /// - Throws: ``PentadError/Code/invalid`` for stored text that cannot stand in a header.
  public func apply(to request: inout TransportRequest) throws(PentadError) {
    if let etag { try request.headers.set("If-None-Match", etag) }
    if let lastModified { try request.headers.set("If-Modified-Since", lastModified) }
  }
}

extension TransportResponse {
  /// Whether what is here already still holds: status 304.
  public var isNotModified: Bool { status == 304 }
}
