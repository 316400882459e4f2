#if Networking
  import NIOCore
  import NIOPosix
  import NIOSSL
  import PentadCore
  import TestSupport

  /// A server on loopback that sends what a test writes, byte for byte: it can cut, stall, drip and lie.
  final class RawServer: Sendable {
    /// Answers a request. To stall, return and leave the connection open.
    typealias Answer = @Sendable (RawRequest, RawConnection) async throws -> Void

    /// The requests, in order.
    let requests: Recorder<RawRequest>
    /// The numbers of the connections that ended, counted from 1.
    let closings: Recorder<Int>
    let port: Int
    private let channel: any Channel

    private init(_ channel: any Channel, _ requests: Recorder<RawRequest>, _ ends: Recorder<Int>) {
      self.channel = channel
      self.requests = requests
      closings = ends
      port = channel.localAddress?.port ?? 0
    }

    /// Listens on a free port of 127.0.0.1.
    static func start(tls: NIOSSLContext? = nil, _ answer: @escaping Answer) async throws
      -> RawServer
    {
      let (requests, closings) = (Recorder<RawRequest>(), Recorder<Int>())
      let count = Lock(0)
      let bootstrap = ServerBootstrap(group: MultiThreadedEventLoopGroup.singleton)
        .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
        .childChannelInitializer { channel in
          let number = count.withLock { count in
            count += 1
            return count
          }
          channel.closeFuture.whenComplete { _ in closings.record(number) }
          return channel.eventLoop.makeCompletedFuture {
            let pipeline = channel.pipeline.syncOperations
            if let tls { try pipeline.addHandler(NIOSSLServerHandler(context: tls)) }
            try pipeline.addHandler(
              RawHandler(RawConnection(number: number, channel: channel)) { request, connection in
                requests.record(request)
                Task { try? await answer(request, connection) }
              })
          }
        }
      return RawServer(
        try await bootstrap.bind(host: "127.0.0.1", port: 0).get(), requests, closings)
    }

    /// An address of this server.
    func url(_ path: String = "/", scheme: String = "http", host: String = "127.0.0.1") throws
      -> TransportURL
    {
      try TransportURL("\(scheme)://\(host):\(port)\(path)")
    }

    /// Accepts no more connections; existing ones continue. Further calls are no-ops.
    func stop() async { try? await channel.close().get() }
  }

  /// The server's side of a connection.
  struct RawConnection: Sendable {
    let number: Int
    let channel: any Channel

    /// Sends bytes as they are; returns when the system has taken them.
    func send(_ text: String) async throws { try await send(bytes: Array(text.utf8)) }

    func send(bytes: [UInt8]) async throws {
      try await channel.writeAndFlush(ByteBuffer(bytes: bytes))
    }

    /// A whole answer.
    func reply(_ status: Int = 200, _ headers: [String] = [], _ body: String = "") async throws {
      try await reply(status, headers, bytes: Array(body.utf8))
    }

    func reply(_ status: Int = 200, _ headers: [String] = [], bytes: [UInt8]) async throws {
      let lines = ["HTTP/1.1 \(status) X", "Content-Length: \(bytes.count)"] + headers
      try await send(bytes: Array((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8) + bytes)
    }

    func close() async throws { try await channel.close() }

    /// Accepts a tunnel, and starts TLS in it.
    func tunnel(_ context: NIOSSLContext) async throws {
      // In one step: the client's first word may follow at once.
      try await channel.eventLoop.submit {
        channel.writeAndFlush(ByteBuffer(string: "HTTP/1.1 200 X\r\n\r\n"), promise: nil)
        try channel.pipeline.syncOperations.addHandler(
          NIOSSLServerHandler(context: context), position: .first)
      }.get()
    }
  }
#endif
