#if Networking
  import NIOCore
  import NIOHTTP1
  import NIOWebSocket

  /// Who takes the WebSockets of a server.
  struct WebSocketRoute: Sendable {
    /// Whether a request becomes a socket; else it is answered as any other.
    var accepts: @Sendable (Request) -> Bool
    /// Makes the handler of a new socket, on the channel's thread.
    var open: @Sendable (any Channel) -> any ChannelHandler

    /// What NIO wants to know. The handler of requests goes when a socket comes.
    var configuration: NIOHTTPServerUpgradeConfiguration {
      let upgrader = NIOWebSocketServerUpgrader(
        maxFrameSize: 1 << 20,
        shouldUpgrade: { [accepts] channel, head in
          channel.eventLoop.makeSucceededFuture(accepts(Request(head)) ? HTTPHeaders() : nil)
        },
        upgradePipelineHandler: { [open] channel, _ in
          channel.eventLoop.makeCompletedFuture {
            try channel.pipeline.syncOperations.addHandler(open(channel))
          }
        })
      return (
        upgraders: [upgrader],
        completionHandler: { context in
          let pipeline = context.pipeline.syncOperations
          guard let requests = try? pipeline.handler(type: HTTPConnection.self) else { return }
          pipeline.removeHandler(requests, promise: nil)
        }
      )
    }
  }
#endif
