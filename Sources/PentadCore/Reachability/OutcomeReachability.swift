/// Derives the network state from the outcomes of requests.
///
/// An answer with any status means ``ReachabilityState/online``. So do a refused connection and an
/// answer that cannot be decoded, since a host responded. ``PentadError/Code/offline`` means
/// ``ReachabilityState/offline``. Any other outcome, for example a timeout, changes nothing.
///
/// ```swift
/// let reachability = OutcomeReachability(try HTTPTransport())
/// let transport = RetryingTransport(reachability)
/// for await state in reachability.changes() { show(state) }
/// ```
public final class OutcomeReachability: Transport, Reachability {
  private let next: any Transport
  private let board = ReachabilityBoard()

  /// Makes a transport that observes the outcomes of `next`.
  public init(_ next: any Transport) { self.next = next }

  /// The state that the newest request showed.
  public var state: ReachabilityState { board.state }

  /// Returns a stream of the current state, then each change; see ``Reachability``.
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
