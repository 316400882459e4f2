#if Networking
  import NIOCore
  import NIOEmbedded
  import NIOHTTP1
  import NIOSSL
  import PentadCore
  import Testing

  @testable import PentadNetworking

  /// Data that arrives with the answer to a handshake, in one read of the connection.
  @Suite struct HandshakeHandlerTests {
    private let channel = EmbeddedChannel()
    private let upgrade =
      "HTTP/1.1 101 X\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n"

    private func run() -> EventLoopFuture<HTTPResponseHead> {
      var head = HTTPRequestHead(version: .http1_1, method: .GET, uri: "/")
      head.headers = ["Upgrade": "websocket", "Connection": "Upgrade"]
      return HandshakeHandler.run(head, on: channel, mayGoOn: true) { _ in }
    }

    private var heard: String? {
      get throws { try channel.readInbound(as: ByteBuffer.self).map { String(buffer: $0) } }
    }

    @Test func anEndBehindItTakesNothingWithIt() throws {
      let answer = run()
      try channel.writeInbound(ByteBuffer(string: upgrade + "news"))
      channel.pipeline.fireChannelInactive()
      channel.embeddedEventLoop.run()
      #expect(try answer.wait().status == .switchingProtocols)
      #expect(try heard == "news")
    }

    @Test func anErrorBehindItComesAfterIt() throws {
      let answer = run()
      try channel.writeInbound(ByteBuffer(string: upgrade + "news"))
      channel.pipeline.fireErrorCaught(NIOSSLError.uncleanShutdown)
      channel.embeddedEventLoop.run()
      #expect(try answer.wait().status == .switchingProtocols)
      #expect(try heard == "news")
      #expect(throws: NIOSSLError.self) { try channel.throwIfErrorCaught() }
    }

    @Test func anEndBeforeItIsACut() throws {
      let answer = run()
      try channel.writeInbound(ByteBuffer(string: "HTTP/1.1 10"))
      _ = try channel.finish(acceptAlreadyClosed: true)
      #expect(throws: PentadError.cutOff) { try answer.wait() }
    }
  }
#endif
