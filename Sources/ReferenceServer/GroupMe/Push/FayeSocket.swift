#if Networking
  import NIOCore
  import NIOWebSocket
  import PentadCore

  /// A WebSocket of the push service, which reads messages and writes answers.
  final class FayeSocket: ChannelInboundHandler {
    typealias InboundIn = WebSocketFrame
    typealias OutboundOut = WebSocketFrame

    /// An event of the channel when a stalled socket continues.
    struct Resumed: Sendable {}

    private let service: GroupMeService
    private let wire: FayeWire
    private var number = 0
    private var text: [UInt8] = []
    private var held: [WebSocketFrame] = []

    init(_ service: GroupMeService, _ channel: any Channel) {
      (self.service, wire) = (service, FayeWire(channel))
    }

    func handlerAdded(context: ChannelHandlerContext) { number = service.open(wire) }

    func channelInactive(context: ChannelHandlerContext) {
      service.closed(number)
      context.fireChannelInactive()
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
      let frame = unwrapInboundIn(data)
      if wire.isStalled { held.append(frame) } else { take(frame, context) }
    }

    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
      guard event is Resumed else { return context.fireUserInboundEventTriggered(event) }
      let frames = held
      held = []
      for frame in frames { take(frame, context) }
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
      context.close(promise: nil)
    }

    private func take(_ frame: WebSocketFrame, _ context: ChannelHandlerContext) {
      switch frame.opcode {
      case .ping: wire.write(.pong, frame.unmaskedData)
      case .connectionClose:
        wire.close(frame.unmaskedData)
      case .text, .continuation:
        text += frame.unmaskedData.readableBytesView
        guard text.count <= 1 << 20 else { return context.close(promise: nil) }
        guard frame.fin else { return }
        let whole = text
        text = []
        service.receive(whole, from: number)
      default: break
      }
    }
  }

  /// The connection to the client of a socket; may be used on any thread.
  final class FayeWire: FayeLine {
    private struct State {
      var isStalled = false
      var isEnding = false
      var backlog: [WebSocketFrame] = []
    }

    private let channel: any Channel
    private let state = Lock(State())

    init(_ channel: any Channel) { self.channel = channel }

    /// True if nothing is read or written until ``go()``, as when a network disappears silently.
    var isStalled: Bool { state.withLock { $0.isStalled } }

    func send(_ messages: [JSONValue]) {
      write(.text, ByteBuffer(string: JSONValue.array(messages).text()))
    }

    /// Writes a frame after earlier ones; no frame after ``end()``.
    func write(_ opcode: WebSocketOpcode, _ data: ByteBuffer) {
      let frame = WebSocketFrame(fin: true, opcode: opcode, data: data)
      state.withLock { state in
        if state.isEnding { return }
        if state.isStalled { state.backlog.append(frame) } else { put(frame) }
      }
    }

    func end() {
      // The code of a normal closure.
      let isStalled = finish(ByteBuffer(integer: UInt16(1_000)))
      if !isStalled { cut(after: Self.patience) }
    }

    /// Handles the client's close message: sends the answer, and closes the connection.
    func close(_ reason: ByteBuffer) {
      _ = finish(reason)
      cut()
    }

    /// Writes the close message, after which nothing is written. Returns true if the socket is
    /// stalled.
    private func finish(_ reason: ByteBuffer) -> Bool {
      write(.connectionClose, reason)
      return state.withLock { state in
        state.isEnding = true
        return state.isStalled
      }
    }

    /// The time for which the client's close message is awaited.
    private static let patience = TimeAmount.seconds(1)

    private func cut(after pause: TimeAmount) {
      channel.eventLoop.scheduleTask(in: pause) { [channel] in channel.close(promise: nil) }
    }

    /// Closes the connection without a close message.
    func cut() { channel.eventLoop.execute { [channel] in channel.close(promise: nil) } }

    func stall() { state.withLock { $0.isStalled = true } }

    /// Continues: held data is written, and read.
    func go() {
      let isEnding = state.withLock { state in
        state.isStalled = false
        for frame in state.backlog { put(frame) }
        state.backlog = []
        return state.isEnding
      }
      channel.eventLoop.execute { [channel] in
        channel.pipeline.fireUserInboundEventTriggered(FayeSocket.Resumed())
      }
      if isEnding { cut(after: Self.patience) }
    }

    /// Writes in a later turn of the event loop, because no callback may run while a lock is held.
    private func put(_ frame: WebSocketFrame) {
      channel.eventLoop.execute { [channel] in channel.writeAndFlush(frame, promise: nil) }
    }
  }
#endif
