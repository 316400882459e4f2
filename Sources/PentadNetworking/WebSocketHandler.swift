#if Networking
  import NIOCore
  import NIOWebSocket
  import PentadCore

  /// Transfers messages between a line and its connection, on the connection's loop, and closes the
  /// connection.
  final class WebSocketHandler: ChannelDuplexHandler {
    typealias InboundIn = WebSocketFrame
    typealias OutboundIn = Never
    typealias OutboundOut = WebSocketFrame

    /// The time for the other side to answer a close.
    private static let patience = TimeAmount.seconds(3)

    private let line: WebSocketLine
    private let limit: Int
    private var assembler: MessageAssembler
    private var timer: Scheduled<Void>?
    /// True if a close has been sent; later messages are ignored.
    private var isClosing = false
    private var isSending = false

    init(_ line: WebSocketLine, _ request: WebSocketRequest) {
      self.line = line
      limit = request.messageLimit
      assembler = MessageAssembler(limit: request.messageLimit)
    }

    func handlerAdded(context: ChannelHandlerContext) {
      line.bell.attach(context.channel)
      work(context)
    }

    func handlerRemoved(context: ChannelHandlerContext) {
      timer?.cancel()
      line.stop(.failure(.webSocketCutOff))
      line.disconnect()
    }

    // MARK: Receiving

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
      let frame = unwrapInboundIn(data)
      guard !isClosing else {
        if frame.opcode == .connectionClose { context.close(promise: nil) }
        return
      }
      do throws(WebSocketFault) {
        switch try assembler.take(frame) {
        case .message(let message): line.inbox.put(message)
        case .close(let close):
          line.peerClosed(close)
          self.close(close, context) { context.close(promise: nil) }
        case nil: break
        }
      } catch {
        fail(error, context)
      }
    }

    func channelReadComplete(context: ChannelHandlerContext) { work(context) }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
      guard !isClosing else { return }
      switch error {
      case NIOWebSocketError.invalidFrameLength: fail(.tooLong(limit), context)
      case is NIOWebSocketError: fail(.brokenRules, context)
      case let fault as WebSocketFault: fail(fault, context)
      default:
        line.stop(.failure(.webSocketCutOff))
        context.close(promise: nil)
      }
    }

    // MARK: Sending

    func triggerUserOutboundEvent(
      context: ChannelHandlerContext, event: Any, promise: EventLoopPromise<Void>?
    ) {
      guard event is EventLoopWaker.Ring else {
        return context.triggerUserOutboundEvent(event, promise: promise)
      }
      work(context)
      promise?.succeed(())
    }

    private func work(_ context: ChannelHandlerContext) {
      switch line.wish {
      case .proceed: send(context)
      case .close(let farewell): close(farewell, context)
      case .cut:
        close(WebSocketClose(code: 1_001), context)
        return context.close(promise: nil)
      }
      if isClosing || line.inbox.isEmpty { context.read() }
    }

    private func send(_ context: ChannelHandlerContext) {
      guard !isSending else { return }
      isSending = true
      defer { isSending = false }
      while !isClosing, let message = line.outbox.next() {
        write(message.opcode, message.buffer, context) { isWritten in
          self.line.outbox.sent(isWritten ? nil : .webSocketCutOff)
          self.send(context)
        }
      }
    }

    // MARK: The end

    private func fail(_ fault: WebSocketFault, _ context: ChannelHandlerContext) {
      line.stop(.failure(fault.error))
      close(WebSocketClose(code: fault.code), context)
    }

    /// Sends a close, at most once, and gives the other side some time to answer it.
    private func close(
      _ close: WebSocketClose, _ context: ChannelHandlerContext,
      sent: @escaping () -> Void = {}
    ) {
      guard !isClosing else { return }
      isClosing = true
      timer = context.eventLoop.assumeIsolated().scheduleTask(in: Self.patience) {
        context.close(promise: nil)
      }
      write(.connectionClose, close.buffer, context) { _ in sent() }
    }

    private func write(
      _ opcode: WebSocketOpcode, _ bytes: ByteBuffer, _ context: ChannelHandlerContext,
      _ done: @escaping (Bool) -> Void
    ) {
      let frame = wrapOutboundOut(.masked(opcode, bytes))
      context.writeAndFlush(frame).assumeIsolated().whenComplete { result in
        done((try? result.get()) != nil)
      }
    }
  }
#endif
