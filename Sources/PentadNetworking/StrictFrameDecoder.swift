#if Networking
  import NIOCore
  import NIOWebSocket

  /// Decodes frames with SwiftNIO's decoder, and rejects lengths that RFC 6455, 5.2, forbids. The
  /// length has to be written in the shortest of its three forms, and must not use the highest of
  /// the 64 bits.
  ///
  /// SwiftNIO's decoder accepts longer forms. Decoders that read a length differently also disagree
  /// about the start of the next frame.
  final class StrictFrameDecoder: ByteToMessageDecoder {
    typealias InboundOut = WebSocketFrame

    private let decoder: WebSocketFrameDecoder
    /// True if the next byte begins a frame.
    private var isAtHead = true

    init(maxFrameSize: Int) { decoder = WebSocketFrameDecoder(maxFrameSize: maxFrameSize) }

    func decode(
      context: ChannelHandlerContext, buffer: inout ByteBuffer
    ) throws -> DecodingState {
      if isAtHead {
        guard let isAllowed = Self.hasAllowedLength(buffer) else { return .needMoreData }
        guard isAllowed else { throw WebSocketFault.brokenRules }
        isAtHead = false
      }
      let state = try decoder.decode(context: context, buffer: &buffer)
      // The decoder returns after each frame.
      isAtHead = state == .continue
      return state
    }

    /// Returns true if the length in a frame's head has its shortest form, as RFC 6455 (5.2) requires,
    /// and is below 2^63; nil while the head is incomplete.
    private static func hasAllowedLength(_ buffer: ByteBuffer) -> Bool? {
      let start = buffer.readerIndex
      guard let second = buffer.getInteger(at: start + 1, as: UInt8.self) else { return nil }
      switch second & 0x7f {
      case 126:
        return buffer.getInteger(at: start + 2, as: UInt16.self).map { $0 >= 126 }
      case 127:
        return buffer.getInteger(at: start + 2, as: UInt64.self).map {
          (1 << 16..<1 << 63).contains($0)
        }
      default: return true
      }
    }
  }
#endif
