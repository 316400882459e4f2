#if Networking
  import NIOCore
  import NIOWebSocket
  import PentadCore

  /// A WebSocket of the push service: reads messages, and writes what it is given.
  final class FayeSocket: ChannelInboundHandler {
    typealias InboundIn = WebSocketFrame
    typealias OutboundOut = WebSocketFrame

    /// Told to the channel when a stalled socket goes on.
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

  /// The way to the client of a socket; may be used on any thread.
  final class FayeWire: FayeLine {
    private struct State {
      var isStalled = false
      var isEnding = false
      var backlog: [WebSocketFrame] = []
    }

    private let channel: any Channel
    private let state = Lock(State())

    init(_ channel: any Channel) { self.channel = channel }

    /// Whether nothing is read or written until ``go()``, as on a network that has gone away unseen.
    var isStalled: Bool { state.withLock { $0.isStalled } }

    func send(_ messages: [JSONValue]) {
      write(.text, ByteBuffer(string: JSONValue.array(messages).text()))
    }

    /// Writes a frame, after those before it; none after ``end()``.
    func write(_ opcode: WebSocketOpcode, _ data: ByteBuffer) {
      let frame = WebSocketFrame(fin: true, opcode: opcode, data: data)
      state.withLock { state in
        if state.isEnding { return }
        if state.isStalled { state.backlog.append(frame) } else { put(frame) }
      }
    }

    func end() {
      // The code of a socket that ends as it should.
      let isStalled = finish(ByteBuffer(integer: UInt16(1_000)))
      if !isStalled { cut(after: Self.patience) }
    }

    /// The client closes: it is answered, unless it answers itself, and the connection ends.
    func close(_ reason: ByteBuffer) {
      _ = finish(reason)
      cut()
    }

    /// Writes why it closes, and nothing after it; whether it is stalled.
    private func finish(_ reason: ByteBuffer) -> Bool {
      write(.connectionClose, reason)
      return state.withLock { state in
        state.isEnding = true
        return state.isStalled
      }
    }

    /// How long a client may take to close too.
    private static let patience = TimeAmount.seconds(1)

    private func cut(after pause: TimeAmount) {
      channel.eventLoop.scheduleTask(in: pause) { [channel] in channel.close(promise: nil) }
    }

    /// Ends the connection without a word.
    func cut() { channel.eventLoop.execute { [channel] in channel.close(promise: nil) } }

    func stall() { state.withLock { $0.isStalled = true } }

    /// Goes on: what has waited is written, and read.
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

    /// Always by a later turn of the channel's thread: nobody may be called while a lock is held.
    private func put(_ frame: WebSocketFrame) {
      channel.eventLoop.execute { [channel] in channel.writeAndFlush(frame, promise: nil) }
    }
  }
#endif
