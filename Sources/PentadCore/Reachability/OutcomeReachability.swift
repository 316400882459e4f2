/// Learns from the outcomes of requests whether there is a network.
///
/// An answer of any status says ``ReachabilityState/online``, and so do a refused connection and an
/// answer that cannot be read: somebody was there. ``PentadError/Code/offline`` says
/// ``ReachabilityState/offline``. The other outcomes, a timeout among them, say nothing.
///
/// ```swift
/// let reachability = OutcomeReachability(try HTTPTransport())
/// let transport = RetryingTransport(reachability)
/// for await state in reachability.changes() { show(state) }
/// ```
public final class OutcomeReachability: Transport, Reachability {
  private let next: any Transport
  private let board = ReachabilityBoard()

  /// Watches what `next` sends.
  public init(_ next: any Transport) { self.next = next }

  /// What the newest request showed.
  public var state: ReachabilityState { board.state }

  /// What is known now, then each change; see ``Reachability``.
  public func changes() -> AsyncStream<ReachabilityState> { board.changes() }

  /// Sends a request.
  ///
  /// - Throws: see ``Transport``.
  public func send(_ request: TransportRequest) async throws(PentadError) -> TransportResponse {
    do throws(PentadError) {
      let response = try await next.send(request)
      board.set(.online)
      return response
    } catch {
      switch error.code {
      case .offline: board.set(.offline)
      case .connectionRefused, .decoding: board.set(.online)
      default: break
      }
      throw error
    }
  }
}
