#if Networking
  import PentadCore

  /// The rules that a request has to satisfy before it is sent.
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

    /// Returns the rule for the connected address of a request.
    func peerScope(of request: TransportRequest) -> PeerScope {
      PeerScope(request.url, least: request.leastScope, allowsPlainHTTP: allowsPlainHTTP)
    }

    /// Returns the request as it is sent.
    ///
    /// - Throws: ``PentadCore/PentadError/Code/refused`` for one that violates a rule.
    func prepare(_ request: TransportRequest) throws(PentadError) -> TransportRequest {
      try check(request.url)
      var request = request
      request.headers = try prepare(request.headers, Self.reserved)
      if request.headers["Accept-Encoding"] == nil {
        try request.headers.add("Accept-Encoding", "gzip, deflate")
      }
      return request
    }

    /// Returns the request of a handshake as it is sent.
    ///
    /// - Throws: ``PentadCore/PentadError/Code/refused`` for one that violates a rule.
    func prepare(_ request: WebSocketRequest) throws(PentadError) -> WebSocketRequest {
      try check(request.url)
      var request = request
      request.headers = try prepare(request.headers, Self.reserved + Self.handshake)
      if !request.subprotocols.isEmpty {
        try request.headers.add(
          "Sec-WebSocket-Protocol", request.subprotocols.joined(separator: ", "))
      }
      request.messageLimit = min(request.messageLimit, 1 << 30)
      return request
    }

    private func prepare(
      _ headers: TransportHeaders, _ reserved: [String]
    ) throws(PentadError) -> TransportHeaders {
      for name in reserved where headers[name] != nil {
        throw PentadError(.refused, "the transport writes the header \(name): leave it out")
      }
      var headers = headers
      if headers["User-Agent"] == nil { try headers.add("User-Agent", userAgent) }
      return headers
    }

    /// Checks the URL of a request or of a redirect; throws if it is not allowed.
    func check(_ url: TransportURL) throws(PentadError) {
      let isSecure = url.scheme == "https"
      guard !isSecure || !hasProxy || !url.hasAddress else {
        throw PentadError(
          .refused,
          "through a proxy, the certificate of a server is checked by name: "
            + "use a host name, or connect without the proxy")
      }
      if isSecure || allowsPlainHTTP { return }
      guard url.isLoopback, !hasProxy else { throw .plainHTTPRefused }
    }

    /// Headers that frame a message, or that are meant for the proxy.
    private static let reserved = [
      "Host", "Content-Length", "Transfer-Encoding", "Connection", "Keep-Alive", "Upgrade", "TE",
      "Trailer", "Expect", "Proxy-Authorization", "Proxy-Connection", PeerScope.header,
    ]

    /// The headers of a WebSocket's handshake.
    private static let handshake = [
      "Sec-WebSocket-Key", "Sec-WebSocket-Version", "Sec-WebSocket-Accept",
      "Sec-WebSocket-Extensions", "Sec-WebSocket-Protocol",
    ]
  }
#endif
