#if Networking
  import NIOCore
  import NIOWebSocket
  import PentadCore

  /// Assembles messages from the frames of a server, by the rules of RFC 6455.
  struct MessageAssembler {
    /// The result of a frame that completes a message or a close.
    enum Piece {
      case message(WebSocketMessage)
      case close(WebSocketClose)
    }

    private let limit: Int
    private var begun: (opcode: WebSocketOpcode, bytes: ByteBuffer)?

    /// Makes an assembler.
    ///
    /// - Parameter limit: the largest size of a message, in bytes.
    init(limit: Int) { self.limit = limit }

    /// Adds the next frame; returns nil if it completes nothing.
    mutating func take(_ frame: WebSocketFrame) throws(WebSocketFault) -> Piece? {
      guard frame.isAServers else { throw .brokenRules }
      switch frame.opcode {
      case .ping, .pong: return nil
      case .connectionClose: return .close(try close(frame.data))
      case .text, .binary:
        guard begun == nil else { throw .brokenRules }
        if frame.fin { return .message(try message(frame.opcode, frame.data)) }
        begun = (frame.opcode, ByteBuffer())
        try append(frame.data)
        return nil
      case .continuation:
        try append(frame.data)
        guard frame.fin, let whole = begun else { return nil }
        begun = nil
        return .message(try message(whole.opcode, whole.bytes))
      default: throw .brokenRules
      }
    }

    private mutating func append(_ bytes: ByteBuffer) throws(WebSocketFault) {
      guard let size = begun?.bytes.readableBytes else { throw .brokenRules }
      guard bytes.readableBytes <= limit - size else { throw .tooLong(limit) }
      begun?.bytes.writeImmutableBuffer(bytes)
    }

    private func message(
      _ opcode: WebSocketOpcode, _ bytes: ByteBuffer
    ) throws(WebSocketFault) -> WebSocketMessage {
      guard bytes.readableBytes <= limit else { throw .tooLong(limit) }
      if opcode == .binary { return .binary(Array(bytes.readableBytesView)) }
      guard let text = String(validating: bytes.readableBytesView, as: UTF8.self) else {
        throw .notUTF8
      }
      return .text(text)
    }

    private func close(_ bytes: ByteBuffer) throws(WebSocketFault) -> WebSocketClose {
      var bytes = bytes
      if bytes.readableBytes == 0 { return WebSocketClose(code: 1_005) }
      guard let code = bytes.readInteger(as: UInt16.self).map(Int.init),
        WebSocketClose.isOnTheWire(code)
      else { throw .brokenRules }
      guard let reason = String(validating: bytes.readableBytesView, as: UTF8.self) else {
        throw .notUTF8
      }
      return WebSocketClose(code: code, reason: reason)
    }
  }

  /// A violation of the protocol by a server: the close code to send, and the error for the caller.
  struct WebSocketFault: Error {
    let code: Int
    let error: PentadError

    static let brokenRules = WebSocketFault(
      code: 1_002,
      error: PentadError(.decoding, "the server violates the WebSocket protocol: ask its operator"))
    static let notUTF8 = WebSocketFault(
      code: 1_007,
      error: PentadError(.decoding, "the server sent text that is not UTF-8: ask its operator"))

    static func tooLong(_ limit: Int) -> WebSocketFault {
      WebSocketFault(code: 1_009, error: .messageTooLong(limit))
    }
  }

  extension PentadError {
    static func messageTooLong(_ limit: Int) -> PentadError {
      PentadError(
        .messageTooLong, "the message is longer than \(limit) bytes: send less, or allow more")
    }
  }
#endif
