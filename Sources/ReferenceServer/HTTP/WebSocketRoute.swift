#if Networking
  import NIOCore
  import NIOHTTP1
  import NIOWebSocket

  /// The route of a server's WebSockets.
  struct WebSocketRoute: Sendable {
    /// Returns true if a request becomes a socket. Otherwise it is answered like any other.
    var accepts: @Sendable (Request) -> Bool
    /// Creates the handler of a new socket, on the channel's event loop.
    var open: @Sendable (any Channel) -> any ChannelHandler

    /// The upgrade configuration of NIO. The request handler is removed when a socket is opened.
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
