#if Networking
  import PentadCore
  import PentadNetworking
  import TestSupport
  import Testing

  /// The frames that a server sends in one piece, and what a client receives of them. The cases are of the
  /// kinds of Autobahn's test suite; those that break a rule are in WebSocketRuleTests.
  struct ForeignFrames: Sendable, CustomTestStringConvertible {
    let name: String
    let bytes: [UInt8]
    let messages: [WebSocketMessage]
    /// The close frame of the server.
    let close: WebSocketClose

    init(
      _ name: String, _ bytes: [UInt8], _ messages: [WebSocketMessage],
      _ close: WebSocketClose = WebSocketClose()
    ) {
      self.name = name
      // Scripts without a close of their own get a normal one.
      let isClosed = close != WebSocketClose()
      (self.bytes, self.messages, self.close) = (
        bytes + (isClosed ? [] : [0x88, 2, 3, 0xe8]), messages, close
      )
    }

    /// Makes a server that sends one message, closes in this way, and continues to send.
    static func closing(_ code: Int, _ reason: String = "") -> Self {
      let payload = [UInt8(code >> 8), UInt8(code & 255)] + reason.utf8
      return Self(
        "close \(code) \(reason.count)",
        [0x81, 1, 65, 0x88, UInt8(payload.count)] + payload + [0x81, 4] + Array("late".utf8),
        [.text("A")], WebSocketClose(code: code, reason: reason))
    }

    var testDescription: String { name }

    /// The payload `x`, repeated, in the shortest form of its length.
    static func large(_ count: Int) -> Self {
      let length = (0..<8).reversed().map { UInt8(truncatingIfNeeded: count >> ($0 * 8)) }
      let head: [UInt8] =
        count < 126
        ? [UInt8(count)] : count < 65_536 ? [126] + length.suffix(2) : [127] + length
      let payload = [UInt8](repeating: 120, count: count)
      return Self("\(count) bytes", [0x82] + head + payload, [.binary(payload)])
    }
  }

  @Suite(.timeLimit(.minutes(15))) struct ForeignFrameTests {
    private static let ping: [UInt8] = [0x89, 2, 1, 2]

    static let cases: [ForeignFrames] = [
      .large(0), .large(1), .large(125), .large(126), .large(127), .large(65_535), .large(65_536),
      .large(1 << 20),
      ForeignFrames("empty text", [0x81, 0], [.text("")]),
      ForeignFrames(
        "pieces", [1, 1, 65, 0, 1, 66, 0x80, 1, 67, 2, 1, 1, 0x80, 1, 2],
        [.text("ABC"), .binary([1, 2])]),
      ForeignFrames("empty pieces", [1, 0, 0, 0, 0, 0, 0x80, 0], [.text("")]),
      ForeignFrames(
        "pings between pieces", [1, 1, 65] + ping + [0x80, 1, 66] + ping, [.text("AB")]),
      ForeignFrames("pong unasked", [0x8a, 0, 0x8a, 1, 65, 0x81, 1, 65], [.text("A")]),
      ForeignFrames(
        "1,000 pings", (0..<1_000).flatMap { _ in ping } + [0x81, 1, 65], [.text("A")]),
      ForeignFrames(
        "1,000 pieces", [1, 0] + (0..<1_000).flatMap { _ in [0, 1, 65] as [UInt8] } + [0x80, 0],
        [.text(String(repeating: "A", count: 1_000))]),
      ForeignFrames(
        "1,000 messages", (0..<1_000).flatMap { _ in [0x81, 1, 65] as [UInt8] },
        [WebSocketMessage](repeating: .text("A"), count: 1_000)),
      ForeignFrames(
        "a character in pieces", [1, 1, 0xe2, 0, 1, 0x82, 0x80, 1, 0xac], [.text("\u{20ac}")]),
      ForeignFrames("NUL", [0x81, 3, 65, 0, 66], [.text("A\0B")]),
      ForeignFrames("a noncharacter", [0x81, 3, 0xef, 0xbf, 0xbe], [.text("\u{fffe}")]),
      ForeignFrames("a mark of order", [0x81, 4, 0xef, 0xbb, 0xbf, 65], [.text("\u{feff}A")]),
      ForeignFrames(
        "the last character", [0x81, 4, 0xf4, 0x8f, 0xbf, 0xbf], [.text("\u{10ffff}")]),
      ForeignFrames("bytes that are no text", [0x82, 2, 0xff, 0xc0], [.binary([0xff, 0xc0])]),
      ForeignFrames("no code", [0x81, 1, 65, 0x88, 0], [.text("A")], WebSocketClose(code: 1_005)),
      ForeignFrames(
        "unfinished at the close", [1, 1, 65, 0x88, 2, 3, 0xe9], [], WebSocketClose(code: 1_001)),
      .closing(1_000, "bye"), .closing(1_001), .closing(1_002), .closing(1_003), .closing(1_007),
      .closing(1_011), .closing(1_012), .closing(1_014), .closing(3_000), .closing(3_999),
      .closing(4_999), .closing(1_000, String(repeating: "r", count: 123)),
    ]

    @Test(arguments: cases) func framesBecomeTheRightMessages(_ frames: ForeignFrames) async throws
    {
      try await withWebSocket { peer in
        try await peer.send(raw: frames.bytes)
      } _: { socket, _ in
        for message in frames.messages { try await socket.expect(message) }
        try await socket.expect(nil)
        #expect(socket.peerClose == frames.close)
      }
    }
  }
#endif
