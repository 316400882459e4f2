#if Networking
  import NIOSSL
  import PentadCore
  import PentadNetworking
  import Testing

  /// Runs `body` with a server that answers so, and a transport; both have ended when it returns.
  func withServer(
    tls: NIOSSLContext? = nil, with configuration: HTTPTransport.Configuration = .init(),
    answer: @escaping RawServer.Answer,
    _ body: (RawServer, HTTPTransport) async throws -> Void
  ) async throws {
    let server = try await RawServer.start(tls: tls, answer)
    let transport = try HTTPTransport(configuration)
    do {
      try await body(server, transport)
    } catch {
      await transport.shutdown()
      throw error
    }
    await transport.shutdown()
    await server.stop()
  }

  /// Runs `body` with a WebSocket to a server that plays so; all has ended when it returns.
  func withWebSocket(
    messageLimit: Int = 4 << 20, pingInterval: Int = 30_000, pongTimeout: Int = 10_000,
    answersPings: Bool = true, play: @escaping WebSocketServer.Play,
    _ body: (any WebSocketConnection, WebSocketServer) async throws -> Void
  ) async throws {
    let server = try await WebSocketServer.start(answersPings: answersPings, play)
    let transport = try HTTPTransport()
    do {
      var request = try server.request()
      request.messageLimit = messageLimit
      request.pingInterval = pingInterval
      request.pongTimeout = pongTimeout
      try await body(try await transport.open(request), server)
    } catch {
      await transport.shutdown()
      throw error
    }
    await transport.shutdown()
    await server.stop()
  }

  extension WebSocketConnection {
    /// Receives, and expects this message; nil for the end.
    func expect(
      _ message: WebSocketMessage?, _ location: SourceLocation = #_sourceLocation
    ) async throws {
      let next = try await receive()
      #expect(next == message, sourceLocation: location)
    }
  }

  extension HTTPTransport {
    /// The whole body of an answer, as text.
    func text(_ request: TransportRequest) async throws -> String {
      let body = try await send(request).body
      return String(decoding: try await body.collect(limit: request.bodyLimit), as: UTF8.self)
    }
  }

  /// The code of the error that `body` throws.
  func code(
    _ location: SourceLocation = #_sourceLocation, _ body: () async throws -> Void
  ) async -> PentadError.Code? {
    await #expect(throws: PentadError.self, sourceLocation: location) { try await body() }?.code
  }
#endif
