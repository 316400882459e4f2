public import PentadCore

/// A WebSocket in memory. A test plays the other side: it pushes messages, reads what was sent, and
/// ends the connection by a close or an error.
public final class ScriptedWebSocket: WebSocketConnection {
  /// Plays the other side: called for each message that is sent, before ``send(_:)`` returns. What it
  /// throws is thrown there.
  public typealias Answer =
    @Sendable (_ message: WebSocketMessage, _ socket: ScriptedWebSocket) async throws(PentadError)
    -> Void

  private struct State {
    var error: PentadError?
    var peerClose: WebSocketClose?
  }

  public let subprotocol: String?
  /// The sent messages, in order.
  public let sent = Recorder<WebSocketMessage>()
  /// The closes from this side.
  public let closes = Recorder<WebSocketClose>()
  private let inbox = WebSocketInbox()
  private let state = Lock(State())
  private let answer: Answer

  /// An open WebSocket.
  public init(
    subprotocol: String? = nil,
    _ answer: @escaping Answer = { _, _ throws(PentadError) in }
  ) {
    self.subprotocol = subprotocol
    self.answer = answer
  }

  // MARK: The other side

  /// Sends a message from the other side.
  public func push(_ message: WebSocketMessage) { inbox.put(message) }

  /// Sends a text from the other side.
  public func push(_ text: String) { push(.text(text)) }

  /// Closes it from the other side, behind what was pushed.
  public func closeByPeer(_ close: WebSocketClose = WebSocketClose()) {
    state.withLock { state in
      state.peerClose = close
      if state.error == nil { state.error = Self.closed }
    }
    inbox.end(.success(()))
  }

  /// Breaks the connection, behind what was pushed.
  public func fail(_ error: PentadError) { end(error, dropping: false) }

  // MARK: This side

  public var peerClose: WebSocketClose? { state.withLock { $0.peerClose } }

  public func send(_ message: WebSocketMessage) async throws(PentadError) {
    if Task.isCancelled { throw PentadError(.cancelled, "the message was cancelled") }
    if let error = state.withLock({ $0.error }) { throw error }
    sent.record(message)
    try await answer(message, self)
  }

  public func receive() async throws(PentadError) -> WebSocketMessage? { try await inbox.take() }

  public func close(code: Int, reason: String) async {
    let isFirst = state.withLock { $0.error == nil }
    end(Self.closed, dropping: true)
    if isFirst { closes.record(WebSocketClose(code: code, reason: reason)) }
  }

  private func end(_ error: PentadError, dropping: Bool) {
    state.withLock { state in
      if state.error == nil { state.error = error }
    }
    inbox.end(.failure(error), dropping: dropping)
  }

  private static let closed = PentadError(.closed, "the WebSocket was closed")
}
