#if Networking
  import NIOCore
  import NIOWebSocket
  import TestSupport

  /// The server's side of a connection.
  struct WebSocketPeer: Sendable {
    /// A frame that came.
    struct Frame: Equatable, Sendable {
      let opcode: WebSocketOpcode
      let bytes: [UInt8]
      /// The key that it was masked with; nil for a frame that was not.
      let mask: WebSocketMaskingKey?

      var text: String { String(decoding: bytes, as: UTF8.self) }
    }

    let number: Int
    let channel: any Channel
    /// The received frames, in order, including pings and pongs.
    let frames = Recorder<Frame>()

    /// Sends a frame as it is given; returns when the system has taken it.
    func send(
      _ opcode: WebSocketOpcode, _ bytes: [UInt8], fin: Bool = true, rsv1: Bool = false,
      mask: WebSocketMaskingKey? = nil
    ) async throws {
      try await channel.writeAndFlush(
        WebSocketFrame(
          fin: fin, rsv1: rsv1, opcode: opcode, maskKey: mask, data: ByteBuffer(bytes: bytes)))
    }

    func send(_ text: String) async throws { try await send(.text, Array(text.utf8)) }

    /// Sends bytes that need be no frame.
    func send(raw bytes: [UInt8]) async throws {
      try await channel.eventLoop.flatSubmit { () -> EventLoopFuture<Void> in
        do {
          let encoder = try channel.pipeline.syncOperations.context(
            handlerType: WebSocketFrameEncoder.self)
          return encoder.writeAndFlush(NIOAny(ByteBuffer(bytes: bytes)))
        } catch {
          return channel.eventLoop.makeFailedFuture(error)
        }
      }.get()
    }

    func close(_ code: UInt16, _ reason: String = "") async throws {
      try await send(.connectionClose, [UInt8(code >> 8), UInt8(code & 255)] + reason.utf8)
    }

    /// Ends the connection without a word.
    func cut() async throws { try await channel.close() }

    /// Reads no more of what comes.
    func goDeaf() async throws { try await channel.setOption(.autoRead, value: false).get() }

    /// Reads again.
    func hear() async throws { try await channel.setOption(.autoRead, value: true).get() }

    /// Sends back each message as it comes.
    func echo() async throws {
      for number in 1... {
        let frame = await frames.entries(number)[number - 1]
        if frame.opcode == .connectionClose { return }
        if frame.opcode == .text || frame.opcode == .binary {
          try await send(frame.opcode, frame.bytes)
        }
      }
    }
  }

  /// Records what comes; answers pings and closes.
  final class PeerHandler: ChannelInboundHandler {
    typealias InboundIn = WebSocketFrame
    typealias OutboundOut = WebSocketFrame

    private let peer: WebSocketPeer
    private let answersPings: Bool

    init(_ peer: WebSocketPeer, _ answersPings: Bool) {
      self.peer = peer
      self.answersPings = answersPings
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
      let frame = unwrapInboundIn(data)
      let bytes = frame.unmaskedData
      peer.frames.record(
        .init(opcode: frame.opcode, bytes: Array(bytes.readableBytesView), mask: frame.maskKey))
      guard answersPings else { return }
      switch frame.opcode {
      case .ping:
        context.writeAndFlush(
          wrapOutboundOut(WebSocketFrame(fin: true, opcode: .pong, data: bytes)), promise: nil)
      case .connectionClose:
        let answer = WebSocketFrame(fin: true, opcode: .connectionClose, data: bytes)
        context.writeAndFlush(wrapOutboundOut(answer)).assumeIsolated().whenComplete { _ in
          context.close(promise: nil)
        }
      default: break
      }
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
      context.close(promise: nil)
    }
  }
#endif
