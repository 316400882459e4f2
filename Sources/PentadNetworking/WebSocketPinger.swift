#if Networking
  import NIOCore
  import NIOWebSocket
  import PentadCore

  /// Answers the other side's pings and sends own pings; ends a connection without a sign of life.
  final class WebSocketPinger: ChannelDuplexHandler {
    typealias InboundIn = WebSocketFrame
    typealias InboundOut = WebSocketFrame
    typealias OutboundIn = WebSocketFrame
    typealias OutboundOut = WebSocketFrame

    private let line: WebSocketLine
    private var heartbeat: Heartbeat
    private var timer: Scheduled<Void>?
    /// True after a close was sent; no frame may follow it.
    private var isClosing = false
    /// True while an own ping or pong has not been passed to the operating system.
    private var isBusy = false
    /// The content of the newest unanswered ping; older ones need no answer.
    private var ping: ByteBuffer?

    init(_ line: WebSocketLine, _ request: WebSocketRequest) {
      self.line = line
      heartbeat = Heartbeat(
        interval: request.pingInterval, patience: request.pongTimeout, now: Self.now)
    }

    func handlerAdded(context: ChannelHandlerContext) { beatLater(context) }

    func handlerRemoved(context: ChannelHandlerContext) { timer?.cancel() }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
      let frame = unwrapInboundIn(data)
      guard frame.isAServers, frame.opcode == .ping else { return context.fireChannelRead(data) }
      ping = frame.data
      answer(context)
    }

    func channelReadComplete(context: ChannelHandlerContext) {
      heartbeat.dataArrived()
      context.fireChannelReadComplete()
    }

    func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
      if unwrapOutboundIn(data).opcode == .connectionClose {
        isClosing = true
        timer?.cancel()
      }
      context.write(data, promise: promise)
    }

    private func answer(_ context: ChannelHandlerContext) {
      guard !isBusy, let bytes = ping else { return }
      ping = nil
      send(.pong, bytes, context)
    }

    private func send(
      _ opcode: WebSocketOpcode, _ bytes: ByteBuffer, _ context: ChannelHandlerContext
    ) {
      guard !isClosing else { return }
      isBusy = true
      let frame = wrapOutboundOut(.masked(opcode, bytes))
      context.writeAndFlush(frame).assumeIsolated().whenComplete { _ in
        self.isBusy = false
        self.answer(context)
      }
    }

    private func beatLater(_ context: ChannelHandlerContext) {
      guard let wait = heartbeat.wait(now: Self.now) else { return }
      timer = context.eventLoop.assumeIsolated().scheduleTask(in: .milliseconds(Int64(wait))) {
        self.beat(context)
      }
    }

    private func beat(_ context: ChannelHandlerContext) {
      switch heartbeat.beat(now: Self.now, isListening: line.inbox.isEmpty) {
      case .nothing: break
      case .ask: if !isBusy { send(.ping, ByteBuffer(), context) }
      case .giveUp:
        line.stop(.failure(.webSocketSilent))
        return context.close(promise: nil)
      }
      beatLater(context)
    }

    private static var now: Int { Int(NIODeadline.now().uptimeNanoseconds / 1_000_000) }
  }
#endif
