#if Networking
  import NIOPosix
  public import PentadCore

  extension HTTPTransport: WebSocketTransport {
    /// Opens a WebSocket, by the same rules as ``send(_:)``: verified TLS, and plain `ws` only to
    /// the local machine unless ``Configuration/allowsPlainHTTP`` is set. Through a
    /// ``Configuration/proxy``, both `ws` and `wss` use `CONNECT`. ``Configuration/connectTimeout``
    /// limits the TCP connection.
    ///
    /// An open WebSocket keeps the transport alive. No extension is offered, so messages are not
    /// compressed.
    ///
    /// - Throws: see ``PentadCore/WebSocketTransport``. ``PentadCore/PentadError/Code/refused`` is
    ///   also thrown for plain `ws` to another machine, and for headers that only the transport may
    ///   set (`Host`, `Upgrade`, `Sec-WebSocket-Key` and so on).
    ///   ``PentadCore/PentadError/Code/invalid`` is thrown for a subprotocol that is not allowed in
    ///   a header.
    public func open(_ request: WebSocketRequest) async throws(PentadError)
      -> any WebSocketConnection
    {
      if Task.isCancelled { throw .exchangeCancelled }
      let request = try rules.prepare(request)
      return try await LiveWebSocket(engine.open(request), request, self)
    }
  }

  extension HTTPEngine {
    /// Opens a WebSocket on one of the event loops.
    fileprivate func open(
      _ request: WebSocketRequest
    ) async throws(PentadError) -> OpenedWebSocket {
      let exchange = Exchange<OpenedWebSocket>()
      try keep(exchange)
      let loop = group.next()
      exchange.start(within: request.connectDeadline, on: loop) { exchange in
        let line = WebSocketLine { self.release($0) }
        do {
          try self.keep(line)
          let context = try request.url.scheme == "https" ? self.trust.context() : nil
          let dialer = WebSocketDialer(
            request: request, configuration: self.configuration, context: context,
            certificates: self.certificates, loop: loop, line: line)
          let opened = try await dialer.dial()
          if await !exchange.give(opened) { line.end(nil) }
          return nil
        } catch {
          line.disconnect()
          return PentadError(network: error)
        }
      } done: { exchange in
        self.release(exchange)
      }
      guard let opened = try await exchange.take() else { throw .cutOff }
      return opened
    }
  }
#endif
