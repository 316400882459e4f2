#if Networking
  import NIOCore
  import NIOHTTP1
  import NIOPosix
  import PentadCore

  /// A port of the loopback interface, and the clients on it.
  final class HTTPListener: Sendable {
    private let group: MultiThreadedEventLoopGroup
    private let clients: ClientChannels
    private let answers: Answers
    private let channel: any Channel
    private let closing = Lock<Task<Void, Never>?>(nil)
    /// The port, with 0 replaced by the one that was free.
    let port: Int

    /// Listens.
    ///
    /// - Throws: ``PentadCore/PentadError/Code/invalid`` for a number that is no port;
    ///   ``PentadCore/PentadError/Code/refused`` when the port is taken or not allowed.
    ///
    /// - Parameter sockets: who takes the WebSockets.
    init(
      port: Int, limits: RequestLimits, sockets: WebSocketRoute, respond: @escaping Router.Handler
    ) async throws(PentadError) {
      guard (0...65_535).contains(port) else {
        throw PentadError(.invalid, "a port is 0…65535, 0 for any that is free")
      }
      try HostResources.requireTasks()
      try SpareDescriptors.require(8)
      let group = MultiThreadedEventLoopGroup(numberOfThreads: 1)
      let (clients, answers) = (ClientChannels(), Answers())
      let noDelay = ChannelOptions.socketOption(.tcp_nodelay)
      let bootstrap = ServerBootstrap(group: group)
        .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
        .serverChannelOption(.backlog, value: 256)
        .childChannelOption(noDelay, value: 1)
        .childChannelInitializer { channel in
          channel.eventLoop.makeCompletedFuture {
            clients.add(channel)
            let pipeline = channel.pipeline.syncOperations
            try pipeline.configureHTTPServerPipeline(
              withServerUpgrade: sockets.configuration, withErrorHandling: false)
            try pipeline.addHandler(HTTPConnection(limits, answers, respond))
          }
        }
      do {
        channel = try await bootstrap.bind(host: "127.0.0.1", port: port).get()
      } catch {
        try? await group.shutdownGracefully()
        throw PentadError(
          .refused, "port \(port) cannot be listened on: it is taken, or needs more rights")
      }
      (self.group, self.clients, self.answers) = (group, clients, answers)
      self.port = channel.localAddress?.port ?? port
    }

    /// Takes no more clients, drops those there are, and ends the threads. Another call waits for the
    /// same end: a thread that has ended answers nobody.
    func close() async {
      await closing.withLock { closing in
        let task = closing ?? Task { await self.end() }
        closing = task
        return task
      }.value
    }

    private func end() async {
      try? await channel.close()
      clients.closeAll()
      await answers.end()
      try? await group.shutdownGracefully()
    }
  }
#endif
