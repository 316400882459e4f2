#if Networking
  import NIOCore
  import NIOWebSocket
  import PentadCore

  extension WebSocketFrame {
    /// A whole frame as a client has to send it: masked, each with another key (RFC 6455, 5.3).
    static func masked(_ opcode: WebSocketOpcode, _ bytes: ByteBuffer) -> WebSocketFrame {
      WebSocketFrame(fin: true, opcode: opcode, maskKey: .random(), data: bytes)
    }

    /// Whether a server may send it so: not masked, and without an extension, since none is asked for.
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
    /// What stands in the frame: nothing for a close without a code.
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
