#if Networking
  import NIOCore
  import PentadCore

  /// The state that a WebSocket's callers and its handler share: the messages in both directions,
  /// and the end.
  final class WebSocketLine: TransportTask {
    /// The request of the callers to the handler.
    enum Wish {
      case proceed
      case close(WebSocketClose)
      case cut
    }

    private struct State {
      var wish = Wish.proceed
      var peerClose: WebSocketClose?
      var isConnected = true
      var waiting: [CheckedContinuation<Void, Never>] = []
    }

    let bell: EventLoopWaker
    let inbox: WebSocketInbox
    let outbox: WebSocketOutbox
    private let state = Lock(State())
    private let disconnected: @Sendable (WebSocketLine) -> Void

    /// Makes a line.
    ///
    /// - Parameter disconnected: called when the connection no longer needs its loop.
    init(disconnected: @escaping @Sendable (WebSocketLine) -> Void) {
      let bell = EventLoopWaker()
      self.bell = bell
      inbox = WebSocketInbox { bell.ring() }
      outbox = WebSocketOutbox { bell.ring() }
      self.disconnected = disconnected
    }

    // MARK: The callers

    var peerClose: WebSocketClose? { state.withLock { $0.peerClose } }

    /// Requests the close.
    func close(_ close: WebSocketClose) {
      // First, because the connection may end as soon as the wish is set, and would then report
      // another reason.
      stop(.failure(Self.closed), dropping: true)
      state.withLock { state in
        if case .proceed = state.wish { state.wish = .close(close) }
      }
      bell.ring()
    }

    func end(_ error: PentadError?) {
      stop(.failure(error ?? Self.closed), dropping: true)
      state.withLock { $0.wish = .cut }
      bell.ring()
    }

    func finished() async {
      await withCheckedContinuation { continuation in
        let isOver = state.withLock { state in
          if state.isConnected { state.waiting.append(continuation) }
          return !state.isConnected
        }
        if isOver { continuation.resume() }
      }
    }

    // MARK: The handler

    var wish: Wish { state.withLock { $0.wish } }

    /// Records the close of the other side.
    func peerClosed(_ close: WebSocketClose) {
      state.withLock { $0.peerClose = close }
      stop(.success(()))
    }

    /// Ends both queues: no further message is received or sent.
    func stop(_ outcome: Result<Void, PentadError>, dropping: Bool = false) {
      inbox.end(outcome, dropping: dropping)
      switch outcome {
      case .success: outbox.end(Self.closed)
      case .failure(let error): outbox.end(error)
      }
    }

    /// Records that the connection has ended.
    func disconnect() {
      bell.detach()
      let waiting = state.withLock { state in
        state.isConnected = false
        defer { state.waiting = [] }
        return state.waiting
      }
      disconnected(self)
      for continuation in waiting { continuation.resume() }
    }

    private static let closed = PentadError(.closed, "the WebSocket was closed: open another one")
  }
#endif
