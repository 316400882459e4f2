#if Networking
  import AsyncHTTPClient
  import NIOCore
  import NIOHTTP1

  /// Adds the transport's own handlers to a new connection of the HTTP client.
  ///
  /// The client calls this after TLS and a proxy's tunnel are established, and before it sends a
  /// request. The handlers are placed between the client's decoder and its state machine.
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
          // The client does not close a connection whose setup has failed.
          channel.close(promise: nil)
          throw error
        }
      }
    }
  }
#endif
