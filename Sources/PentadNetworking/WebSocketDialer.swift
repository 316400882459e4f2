#if Networking
  import AsyncHTTPClient
  import NIOCore
  import NIOHTTP1
  import NIOPosix
  import NIOSSL
  import NIOWebSocket
  import PentadCore

  /// Opens a connection and performs the handshakes: proxy, TLS, then the WebSocket.
  struct WebSocketDialer: Sendable {
    let request: WebSocketRequest
    let configuration: HTTPTransport.Configuration
    /// The TLS context; nil for a plain connection.
    let context: NIOSSLContext?
    let certificates: CertificateRules
    let loop: any EventLoop
    let line: WebSocketLine

    /// Opens the WebSocket. Cancelling the task closes all connections of the attempt.
    func dial() async throws -> OpenedWebSocket {
      let attempts = DialAttempts()
      return try await withTaskCancellationHandler {
        let name = request.url.address
        let (host, port) =
          configuration.proxy.map { ($0.host, $0.port) }
          ?? (configuration.resolutions[name] ?? name, request.url.port)
        let channel = try await bootstrap(attempts).connect(host: host, port: port).get()
        do {
          try check(channel.remoteAddress)
          return try await loop.flatSubmit { open(channel) }.get()
        } catch {
          channel.close(promise: nil)
          throw error
        }
      } onCancel: {
        attempts.end()
      }
    }

    private func bootstrap(_ attempts: DialAttempts) -> ClientBootstrap {
      let patience = max(1, min(configuration.connectTimeout, request.connectDeadline))
      return ClientBootstrap(group: loop)
        .connectTimeout(.milliseconds(Int64(patience)))
        // Limits the data that is read, and so held, at one time.
        .channelOption(.maxMessagesPerRead, value: 1)
        .channelInitializer { channel in
          channel.eventLoop.makeCompletedFuture { try attempts.add(channel) }
        }
    }

    /// Runs on the loop without a pause between the steps, so that no data of the other side is
    /// lost.
    private func open(_ channel: any Channel) -> EventLoopFuture<OpenedWebSocket> {
      tunnel(channel).flatMapThrowing {
        guard let context else { return }
        let name = request.url.hasAddress ? nil : request.url.host
        try channel.pipeline.syncOperations.addHandlers(
          NIOSSLClientHandler(context: context, serverHostname: name),
          CertificateGate(certificates, host: request.url.host), position: .first)
      }.flatMap {
        let handshake = WebSocketHandshake(request)
        return HandshakeHandler.run(handshake.head, on: channel, mayGoOn: true, handshake.check)
      }.flatMapThrowing { head in
        // The connection may have ended with the answer; the data after the answer is still
        // delivered.
        try? channel.syncOptions?.setOption(.autoRead, value: false)
        let decoder = StrictFrameDecoder(maxFrameSize: max(125, request.messageLimit))
        try channel.pipeline.syncOperations.addHandlers([
          WebSocketFrameEncoder(), ByteToMessageHandler(decoder), WebSocketPinger(line, request),
          WebSocketHandler(line, request),
        ])
        return OpenedWebSocket(
          line: line, subprotocol: head.headers.first(name: "Sec-WebSocket-Protocol"))
      }
    }

    /// Checks the address of the connection; that of a proxy is not checked.
    private func check(_ address: SocketAddress?) throws(PentadError) {
      guard configuration.proxy == nil else { return }
      let allowsPlain = configuration.allowsPlainHTTP
      try PeerScope(request.url, allowsPlainHTTP: allowsPlain).check(address)
    }

    private func tunnel(_ channel: any Channel) -> EventLoopFuture<Void> {
      guard let proxy = configuration.proxy else {
        return channel.eventLoop.makeSucceededVoidFuture()
      }
      let target = "\(request.url.host):\(request.url.port)"
      var head = HTTPRequestHead(version: .http1_1, method: .CONNECT, uri: target)
      head.headers.add(name: "Host", value: target)
      if let credentials = proxy.credentials {
        let basic = HTTPClient.Authorization.basic(
          username: credentials.name, password: credentials.password)
        head.headers.add(name: "Proxy-Authorization", value: basic.headerValue)
      }
      return HandshakeHandler.run(head, on: channel, mayGoOn: false) { head throws(PentadError) in
        try Self.check(proxy: head)
      }.map { _ in }
    }

    /// Checks the proxy's answer.
    ///
    /// - Throws: if the proxy did not connect to the server.
    private static func check(proxy answer: HTTPResponseHead) throws(PentadError) {
      switch answer.status.code {
      case 200...299: return
      case ..<100, 408, 429, 500...599: throw .proxyUnavailable(retryAfter: try answer.retryAfter())
      default: throw .proxyRefused
      }
    }
  }

  /// The connections of an attempt; any of them may become the WebSocket's.
  private final class DialAttempts: Sendable {
    private let channels = Lock<[any Channel]?>([])

    func add(_ channel: any Channel) throws {
      let isWanted = channels.withLock { channels in
        channels?.append(channel)
        return channels != nil
      }
      if !isWanted { throw CancellationError() }
    }

    func end() {
      let ended = channels.withLock { channels in
        defer { channels = nil }
        return channels ?? []
      }
      for channel in ended { channel.close(promise: nil) }
    }
  }
#endif
