public import PentadCore

/// Opens WebSockets in memory, whose other side a test plays.
///
/// ```swift
/// let transport = ScriptedWebSocketTransport { request, number in
///   let socket = ScriptedWebSocket { message, socket in socket.push(message) }
///   return socket
/// }
/// ```
public final class ScriptedWebSocketTransport: WebSocketTransport {
  /// Opens a WebSocket; `number` counts them from 1.
  public typealias Answer =
    @Sendable (_ request: WebSocketRequest, _ number: Int) async throws(PentadError) ->
    ScriptedWebSocket

  /// The requests, in order.
  public let requests = Recorder<WebSocketRequest>()
  private let count = Lock(0)
  private let answer: Answer

  /// A transport that opens by `answer`.
  public init(_ answer: @escaping Answer) { self.answer = answer }

  public func open(_ request: WebSocketRequest) async throws(PentadError)
    -> any WebSocketConnection
  {
    let number = count.withLock { count in
      count += 1
      return count
    }
    requests.record(request)
    if Task.isCancelled { throw PentadError(.cancelled, "the exchange was cancelled") }
    return try await answer(request, number)
  }
}
