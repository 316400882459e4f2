#if Networking
  import NIOCore
  import NIOHTTP1
  import NIOPosix
  import NIOSSL
  import NIOWebSocket
  import PentadCore
  import PentadNetworking
  import TestSupport

  /// A WebSocket server on loopback, on SwiftNIO's own server side; a test plays it frame by frame.
  final class WebSocketServer: Sendable {
    /// Plays the server on one connection. When it returns the connection stays.
    typealias Play = @Sendable (WebSocketPeer) async throws -> Void

    /// The requests, in order.
    let requests: Recorder<HTTPRequestHead>
    /// The numbers of the connections that ended, counted from 1.
    let closings: Recorder<Int>
    let port: Int
    private let channel: any Channel

    private init(
      _ channel: any Channel, _ requests: Recorder<HTTPRequestHead>, _ closings: Recorder<Int>
    ) {
      self.channel = channel
      self.requests = requests
      self.closings = closings
      port = channel.localAddress?.port ?? 0
    }

    /// Listens on a free port of 127.0.0.1.
    ///
    /// - Parameters:
    ///   - headers: additional headers of the handshake's answer.
    ///   - answersPings: if not, it is as good as dead.
    static func start(
      tls: NIOSSLContext? = nil, headers: HTTPHeaders = [:], answersPings: Bool = true,
      _ play: @escaping Play
    ) async throws -> WebSocketServer {
      let (requests, closings) = (Recorder<HTTPRequestHead>(), Recorder<Int>())
      let count = Lock(0)
      let upgrader = NIOWebSocketServerUpgrader(
        maxFrameSize: 1 << 28,
        shouldUpgrade: { channel, head in
          requests.record(head)
          return channel.eventLoop.makeSucceededFuture(headers)
        },
        upgradePipelineHandler: { channel, _ in
          let number = count.withLock { count in
            count += 1
            return count
          }
          channel.closeFuture.whenComplete { _ in closings.record(number) }
          let peer = WebSocketPeer(number: number, channel: channel)
          return channel.eventLoop.makeCompletedFuture {
            try channel.pipeline.syncOperations.addHandler(PeerHandler(peer, answersPings))
          }.map { _ = Task { try? await play(peer) } }
        })
      let bootstrap = ServerBootstrap(group: MultiThreadedEventLoopGroup.singleton)
        .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
        .serverChannelOption(.backlog, value: 256)
        .childChannelInitializer { channel in
          channel.eventLoop.makeCompletedFuture {
            let pipeline = channel.pipeline.syncOperations
            if let tls { try pipeline.addHandler(NIOSSLServerHandler(context: tls)) }
            try pipeline.configureHTTPServerPipeline(
              withServerUpgrade: (upgraders: [upgrader], completionHandler: { _ in }))
          }
        }
      return WebSocketServer(
        try await bootstrap.bind(host: "127.0.0.1", port: 0).get(), requests, closings)
    }

    /// A request for this server.
    func request(_ path: String = "/", scheme: String = "ws", host: String = "127.0.0.1") throws
      -> WebSocketRequest
    {
      WebSocketRequest(try TransportURL(webSocket: "\(scheme)://\(host):\(port)\(path)"))
    }

    /// Accepts no more connections; existing ones continue.
    func stop() async { try? await channel.close().get() }
  }
#endif
