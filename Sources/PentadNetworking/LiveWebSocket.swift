#if Networking
  import NIOCore
  import PentadCore

  /// The connection object that callers of a WebSocket use.
  final class LiveWebSocket: WebSocketConnection {
    let subprotocol: String?
    private let line: WebSocketLine
    private let limit: Int
    /// The transport, retained so that its threads run while the connection is open.
    private let transport: HTTPTransport

    init(_ opened: OpenedWebSocket, _ request: WebSocketRequest, _ transport: HTTPTransport) {
      line = opened.line
      subprotocol = opened.subprotocol
      limit = request.messageLimit
      self.transport = transport
    }

    deinit { line.close(WebSocketClose()) }

    var peerClose: WebSocketClose? { line.peerClose }

    func send(_ message: WebSocketMessage) async throws(PentadError) {
      guard message.size <= limit else { throw .messageTooLong(limit) }
      try await line.outbox.send(message)
    }

    func receive() async throws(PentadError) -> WebSocketMessage? { try await line.inbox.take() }

    func close(code: Int, reason: String) async {
      line.close(WebSocketClose(code: code, reason: reason))
      await withTaskCancellationHandler {
        await line.finished()
      } onCancel: {
        line.end(nil)
      }
    }
  }

  /// The result of a handshake.
  struct OpenedWebSocket: Sendable {
    let line: WebSocketLine
    let subprotocol: String?
  }
#endif
