#if Networking
  public import PentadCore

  /// The live ``PentadCore/Transport`` and ``PentadCore/WebSocketTransport``: HTTP/1.1 and WebSockets
  /// over TCP and TLS.
  ///
  /// A host makes one and passes it to the Kits' front doors; they share its connections and its
  /// threads.
  ///
  /// ```swift
  /// let transport = try HTTPTransport()
  /// let response = try await transport.send(TransportRequest(try TransportURL("https://example.org/")))
  /// let page = try await response.body.collect(limit: 1 << 20)
  /// await transport.shutdown()
  /// ```
  ///
  /// Besides what ``PentadCore/Transport`` guarantees:
  /// - Certificates are verified against those of the system and
  ///   ``Configuration/certificateAuthorities``; the subjectAltName of the certificate holds the host
  ///   (RFC 9525); SHA-1 signatures are refused; TLS is 1.2 or newer. Revocation is not checked.
  /// - Plain `http` goes to this machine alone, unless ``Configuration/allowsPlainHTTP`` is set.
  /// - A refused connection is told at once; nothing is sent twice. For repeats, see
  ///   ``PentadCore/RetryingTransport``.
  /// - Up to 10 redirects are followed, unless a request says otherwise. Where one leads to another
  ///   scheme, host or port, only headers that cannot hold credentials follow, and a request with a body
  ///   is not repeated there. None is followed from elsewhere to this machine or the network around it.
  /// - The address of a connection is checked before a request is sent over it: a public name that
  ///   resolves to this machine or the network around it is refused over plain `http`, behind a redirect
  ///   and where a Kit read it from a public server.
  /// - `gzip` and `deflate` are taken off a body as it is read, a piece at a time; `Content-Encoding`
  ///   and `Content-Length` are then missing in the response.
  /// - Letting go of an unread body closes its connection; a body that was read to its end leaves it
  ///   for the next request.
  public final class HTTPTransport: Transport {
    let engine: HTTPEngine
    let rules: RequestRules

    /// Makes a transport. Its threads start now, unless some are left of another transport, and its
    /// connections with the requests.
    ///
    /// - Throws: ``PentadCore/PentadError/Code/invalid`` for a configuration that cannot work:
    ///   certificates that cannot be read, a number out of its range;
    ///   ``PentadCore/PentadError/Code/unavailable`` when the process has too many open files or can
    ///   start no further thread.
    public init(_ configuration: Configuration = Configuration()) throws(PentadError) {
      rules = try RequestRules(configuration)
      engine = try HTTPEngine(configuration)
    }

    deinit {
      Task { [engine] in await engine.shutdown() }
    }

    /// Sends a request, and returns when the head of the answer has come; the body is still to be
    /// read. A body keeps the transport alive until it has been read or let go.
    ///
    /// - Throws: see ``PentadCore/Transport``. ``PentadCore/PentadError/Code/refused`` is also thrown
    ///   for plain `http` to another machine, for headers that only the transport may write (`Host`,
    ///   `Content-Length` and so on), for an eleventh redirect, and for one that would lead into this
    ///   machine's network, or with a body to another host.
    public func send(_ request: TransportRequest) async throws(PentadError) -> TransportResponse {
      if Task.isCancelled { throw .exchangeCancelled }
      let reader = try await BodyReader(engine.begin(rules.prepare(request), rules), request, self)
      return reader.response
    }

    /// Ends all exchanges and WebSockets with ``PentadCore/PentadError/Code/closed``, and returns when the
    /// connections are closed. The threads are kept for the next transport of the process. Later requests
    /// throw ``PentadCore/PentadError/Code/closed``; another call does nothing.
    ///
    /// Letting go of a transport does the same, some time later.
    public func shutdown() async { await engine.shutdown() }
  }
#endif
