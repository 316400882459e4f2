#if Networking
  import PentadCore

  /// What a request has to keep to before anything is sent.
  struct RequestRules: Sendable {
    private let userAgent: String
    private let allowsPlainHTTP: Bool
    private let hasProxy: Bool

    init(_ configuration: HTTPTransport.Configuration) throws(PentadError) {
      var headers = TransportHeaders()
      try headers.add("User-Agent", configuration.userAgent)
      userAgent = configuration.userAgent
      allowsPlainHTTP = configuration.allowsPlainHTTP
      hasProxy = configuration.proxy != nil
    }

    /// The request as it is sent.
    ///
    /// - Throws: ``PentadCore/PentadError/Code/refused`` for one that breaks a rule.
    func prepare(_ request: TransportRequest) throws(PentadError) -> TransportRequest {
      try check(request.url)
      for name in Self.reserved where request.headers[name] != nil {
        throw PentadError(.refused, "the transport writes the header \(name): leave it out")
      }
      var request = request
      if request.headers["User-Agent"] == nil { try request.headers.add("User-Agent", userAgent) }
      if request.headers["Accept-Encoding"] == nil {
        try request.headers.add("Accept-Encoding", "gzip, deflate")
      }
      return request
    }

    /// Whether an address may be asked: that of a request and that of a redirect.
    func check(_ url: TransportURL) throws(PentadError) {
      if url.scheme == "https" || allowsPlainHTTP { return }
      guard Self.isLoopback(url.host), !hasProxy else {
        throw PentadError(
          .refused, "plain http can be read on the way: use https, or set allowsPlainHTTP")
      }
    }

    /// Headers that frame a message, or that speak to the proxy.
    private static let reserved = [
      "Host", "Content-Length", "Transfer-Encoding", "Connection", "Keep-Alive", "Upgrade", "TE",
      "Trailer", "Expect", "Proxy-Authorization", "Proxy-Connection",
    ]

    private static func isLoopback(_ host: String) -> Bool {
      if host == "localhost" || host == "[::1]" { return true }
      let parts = host.split(separator: ".", omittingEmptySubsequences: false)
      return parts.count == 4 && parts[0] == "127" && parts.allSatisfy { UInt8($0) != nil }
    }
  }
#endif
