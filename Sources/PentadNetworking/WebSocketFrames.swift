#if Networking
  import NIOCore
  import NIOWebSocket
  import PentadCore

  extension WebSocketFrame {
    /// Makes a complete frame of a client: masked, each with a new key (RFC 6455, 5.3).
    static func masked(_ opcode: WebSocketOpcode, _ bytes: ByteBuffer) -> WebSocketFrame {
      WebSocketFrame(fin: true, opcode: opcode, maskKey: .random(), data: bytes)
    }

    /// True if a server may send the frame: unmasked, and without extension bits, since no
    /// extension is requested.
    var isAServers: Bool { reservedBits.isEmpty && maskKey == nil }
  }

  extension WebSocketMessage {
    var opcode: WebSocketOpcode {
      switch self {
      case .text: .text
      case .binary: .binary
      }
    }

    var buffer: ByteBuffer {
      switch self {
      case .text(let text): ByteBuffer(string: text)
      case .binary(let bytes): ByteBuffer(bytes: bytes)
      }
    }
  }

  extension WebSocketClose {
    /// The content of the close frame: empty for a close without a code.
    var buffer: ByteBuffer {
      var buffer = ByteBuffer()
      guard code != 1_005 else { return buffer }
      let close = sendable
      buffer.writeInteger(UInt16(close.code))
      buffer.writeString(close.reason)
      return buffer
    }
  }
#endif
