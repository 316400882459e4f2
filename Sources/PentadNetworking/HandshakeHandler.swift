#if Networking
  import NIOCore
  import NIOHTTP1
  import PentadCore

  /// Sends the head of a request on a new connection and returns the head of the answer. Then it
  /// removes HTTP from the pipeline, for the protocol that follows.
  final class HandshakeHandler: ChannelInboundHandler, RemovableChannelHandler {
    typealias InboundIn = HTTPClientResponsePart
    typealias OutboundOut = HTTPClientRequestPart

    private let request: HTTPRequestHead
    private let isExpected: (HTTPResponseHead) throws(PentadError) -> Void
    private let promise: EventLoopPromise<HTTPResponseHead>
    private let coders: [any RemovableChannelHandler]
    private let mayGoOn: Bool
    private var head: HTTPResponseHead?
    /// Data that arrived after the answer.
    private var rest: [NIOAny] = []
    /// An error that occurred after the answer.
    private var fault: (any Error)?
    private var isOver = false
    private let end: EndKeeper

    private init(
      _ request: HTTPRequestHead, _ promise: EventLoopPromise<HTTPResponseHead>,
      _ coders: [any RemovableChannelHandler], _ end: EndKeeper, mayGoOn: Bool,
      _ isExpected: @escaping (HTTPResponseHead) throws(PentadError) -> Void
    ) {
      self.request = request
      self.promise = promise
      self.coders = coders
      self.end = end
      self.mayGoOn = mayGoOn
      self.isExpected = isExpected
    }

    /// Performs the handshake, on the channel's loop.
    ///
    /// When the answer arrives, the caller adds the next handler in the same step. That handler
    /// gets the data that the other side has already sent, even if the connection has ended after
    /// it.
    ///
    /// - Parameters:
    ///   - mayGoOn: true if the other side may send data before it receives any.
    ///   - isExpected: throws if the answer is not acceptable.
    static func run(
      _ request: HTTPRequestHead, on channel: any Channel, mayGoOn: Bool,
      _ isExpected: @escaping (HTTPResponseHead) throws(PentadError) -> Void
    ) -> EventLoopFuture<HTTPResponseHead> {
      let end = EndKeeper()
      let encoder = HTTPRequestEncoder()
      let decoder = ByteToMessageHandler(HTTPResponseDecoder(leftOverBytesStrategy: .forwardBytes))
      let promise = channel.eventLoop.makePromise(of: HTTPResponseHead.self)
      let pipeline = channel.pipeline.syncOperations
      do {
        try pipeline.addHandlers(
          [
            end, encoder, decoder,
            HandshakeHandler(
              request, promise, [encoder, decoder], end, mayGoOn: mayGoOn, isExpected),
          ])
      } catch {
        promise.fail(error)
      }
      return promise.futureResult
    }

    func handlerAdded(context: ChannelHandlerContext) {
      context.write(wrapOutboundOut(.head(request)), promise: nil)
      context.writeAndFlush(wrapOutboundOut(.end(nil)), promise: nil)
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
      guard !isOver else { return rest.append(data) }
      switch unwrapInboundIn(data) {
      case .head(let head):
        do throws(PentadError) {
          try isExpected(head)
          self.head = head
        } catch {
          fail(error, context)
        }
      case .body: break
      case .end: if let head { leave(head, context) }
      }
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
      if isOver { fault = error } else { fail(error, context) }
    }

    func handlerRemoved(context: ChannelHandlerContext) { promise.fail(PentadError.cutOff) }

    private func leave(_ head: HTTPResponseHead, _ context: ChannelHandlerContext) {
      isOver = true
      let pipeline = context.pipeline.syncOperations
      let removals = coders.map { pipeline.removeHandler($0) }
      EventLoopFuture.andAllSucceed(removals, on: context.eventLoop).assumeIsolated().whenComplete {
        result in
        if case .failure(let error) = result { return self.fail(error, context) }
        guard self.mayGoOn || self.rest.isEmpty else {
          return self.fail(PentadError.notWebSocket, context)
        }
        self.promise.succeed(head)
        for data in self.rest { context.fireChannelRead(data) }
        if !self.rest.isEmpty { context.fireChannelReadComplete() }
        if let fault = self.fault { context.fireErrorCaught(fault) }
        pipeline.removeHandler(self.end, promise: nil)
        pipeline.removeHandler(self, promise: nil)
      }
    }

    private func fail(_ error: any Error, _ context: ChannelHandlerContext) {
      promise.fail(error)
      context.close(promise: nil)
    }
  }

  /// Hides the end of a connection from the decoder, which is removed from the pipeline one step
  /// after the answer. At an end, the decoder would drop the data after the answer. All handlers
  /// are notified when they are removed.
  private final class EndKeeper: ChannelInboundHandler, RemovableChannelHandler {
    typealias InboundIn = NIOAny

    func channelInactive(context: ChannelHandlerContext) {}
  }
#endif
