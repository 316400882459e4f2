#if Networking
  import NIOPosix
  public import PentadCore

  extension HTTPTransport: WebSocketTransport {
    /// Opens a WebSocket, by the same rules as ``send(_:)``: verified TLS, plain `ws` to this machine
    /// alone unless ``Configuration/allowsPlainHTTP`` is set, and ``Configuration/proxy``, through which
    /// `ws` goes by `CONNECT` as `wss` does. ``Configuration/connectTimeout`` limits the TCP connection.
    ///
    /// An open WebSocket keeps the transport alive. No extension is offered, so messages are not
    /// compressed.
    ///
    /// - Throws: see ``PentadCore/WebSocketTransport``. ``PentadCore/PentadError/Code/refused`` is also
    ///   thrown for plain `ws` to another machine and for headers that only the transport may write
    ///   (`Host`, `Upgrade`, `Sec-WebSocket-Key` and so on), ``PentadCore/PentadError/Code/invalid`` for
    ///   a subprotocol that cannot stand in a header.
    public func open(_ request: WebSocketRequest) async throws(PentadError)
      -> any WebSocketConnection
    {
      if Task.isCancelled { throw .exchangeCancelled }
      let request = try rules.prepare(request)
      return try await LiveWebSocket(engine.open(request), request, self)
    }
  }

  extension HTTPEngine {
    /// Opens a WebSocket on one of the loops.
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
