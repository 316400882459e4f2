#if Networking
  import AsyncHTTPClient
  import NIOCore
  import NIOHTTP1

  /// Puts the transport's own handlers into a connection that the HTTP client has made.
  ///
  /// The client calls this when TLS and a proxy's tunnel are there and before it sends a request. The
  /// handlers stand between its decoder and its state machine.
  enum ConnectionSetup {
    static func run(
      on channel: any Channel, rules: CertificateRules, hasProxy: Bool
    ) -> EventLoopFuture<Void> {
      channel.eventLoop.makeCompletedFuture {
        let pipeline = channel.pipeline.syncOperations
        do {
          let decoder = try pipeline.handler(type: ByteToMessageHandler<HTTPResponseDecoder>.self)
          let check = PeerCheckHandler(rules, address: channel.remoteAddress, hasProxy: hasProxy)
          try pipeline.addHandlers(check, ResponseStatusHandler(), position: .after(decoder))
        } catch {
          // The client closes no connection whose setup has failed.
          channel.close(promise: nil)
          throw error
        }
      }
    }
  }
#endif
