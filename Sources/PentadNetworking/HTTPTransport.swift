#if Networking
  public import PentadCore

  /// The live ``PentadCore/Transport`` and ``PentadCore/WebSocketTransport``: HTTP/1.1 and
  /// WebSockets over TCP and TLS.
  ///
  /// A host makes one and passes it to the Kits' main types; they share its connections and its
  /// threads.
  ///
  /// ```swift
  /// let transport = try HTTPTransport()
  /// let response = try await transport.send(TransportRequest(try TransportURL("https://example.org/")))
  /// let page = try await response.body.collect(limit: 1 << 20)
  /// await transport.shutdown()
  /// ```
  ///
  /// It guarantees, in addition to ``PentadCore/Transport``:
  /// - Certificates are verified against those of the system and
  ///   ``Configuration/certificateAuthorities``. The subjectAltName of the certificate contains the
  ///   host (RFC 9525). SHA-1 signatures are rejected. TLS is 1.2 or newer. Revocation is not
  ///   checked.
  /// - Plain `http` is sent only to the local machine, unless ``Configuration/allowsPlainHTTP`` is
  ///   set.
  /// - A refused connection is reported at once; nothing is sent twice. For retries, see
  ///   ``PentadCore/RetryingTransport``.
  /// - Up to 10 redirects are followed, unless a request turns that off. On a redirect to another
  ///   scheme, host or port, only headers that cannot contain credentials are sent, and a request
  ///   with a body is not repeated. No redirect from another host to the local machine or network
  ///   is followed.
  /// - The address of a connection is checked before a request is sent over it. A public name that
  ///   resolves to the local machine or network is rejected in three cases: over plain `http`,
  ///   after a redirect, and if a Kit got it from a public server.
  /// - `gzip` and `deflate` are decoded while a body is read, piece by piece; `Content-Encoding`
  ///   and `Content-Length` are then removed from the response.
  /// - Releasing an unread body closes its connection; a body that was read to its end leaves the
  ///   connection for the next request.
  public final class HTTPTransport: Transport {
    let engine: HTTPEngine
    let rules: RequestRules

    /// Makes a transport. Its threads start now, unless idle ones of another transport are reused.
    /// Connections are made for requests.
    ///
    /// - Throws: ``PentadCore/PentadError/Code/invalid`` for an invalid configuration: certificates
    ///   that cannot be read, a number out of its range;
    ///   ``PentadCore/PentadError/Code/unavailable`` when the process has too many open files or
    ///   can start no further thread.
    public init(_ configuration: Configuration = Configuration()) throws(PentadError) {
      rules = try RequestRules(configuration)
      engine = try HTTPEngine(configuration)
    }

    deinit {
      Task { [engine] in await engine.shutdown() }
    }

    /// Sends a request, and returns when the head of the answer has arrived; the body is still to
    /// be read. A body keeps the transport alive until it has been read or released.
    ///
    /// - Throws: see ``PentadCore/Transport``. ``PentadCore/PentadError/Code/refused`` is also
    ///   thrown for plain `http` to another machine, and for headers that only the transport may
    ///   set (`Host`, `Content-Length` and so on). It is thrown for an eleventh redirect, for a
    ///   redirect into the local network, and for a redirect with a body to another host.
    public func send(_ request: TransportRequest) async throws(PentadError) -> TransportResponse {
      if Task.isCancelled { throw .exchangeCancelled }
      let reader = try await BodyReader(engine.begin(rules.prepare(request), rules), request, self)
      return reader.response
    }

    /// Ends all exchanges and WebSockets with ``PentadCore/PentadError/Code/closed``, and returns
    /// when the connections are closed. The threads are kept for the next transport of the process.
    /// Later requests throw ``PentadCore/PentadError/Code/closed``; another call is a no-op.
    ///
    /// Releasing a transport does the same, some time later.
    public func shutdown() async { await engine.shutdown() }
  }
#endif
