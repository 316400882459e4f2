#if Networking
  import NIOCore
  import NIOHTTP1
  import NIOPosix
  import PentadCore

  /// A port of the loopback interface, with its clients.
  final class HTTPListener: Sendable {
    private let group: MultiThreadedEventLoopGroup
    private let clients: ClientChannels
    private let answers: Answers
    private let channel: any Channel
    private let closing = Lock<Task<Void, Never>?>(nil)
    /// The port; for 0, the free port that was chosen.
    let port: Int

    /// Starts listening.
    ///
    /// - Throws: ``PentadCore/PentadError/Code/invalid`` for an invalid port number;
    ///   ``PentadCore/PentadError/Code/refused`` when the port is in use or not allowed.
    ///
    /// - Parameter sockets: the route of WebSockets.
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

    /// Stops accepting clients, disconnects the current ones, and ends the threads. A second call
    /// waits for the same end, because an ended thread completes nothing.
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
