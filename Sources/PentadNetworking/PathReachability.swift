#if Networking && canImport(Network)
  import Dispatch
  import Network
  public import PentadCore

  /// The state of the network path that Apple's platforms report.
  public final class PathReachability: Reachability {
    private let board = ReachabilityBoard()
    private let monitor = NWPathMonitor()

    /// Starts to monitor.
    public init() {
      monitor.pathUpdateHandler = { [board] path in
        board.set(path.status == .satisfied ? .online : .offline)
      }
      monitor.start(queue: DispatchQueue(label: "pentad.reachability"))
    }

    deinit { monitor.cancel() }

    /// The state that the system last reported.
    public var state: ReachabilityState { board.state }

    /// Returns a stream of the current state, then each change; see ``PentadCore/Reachability``.
    public func changes() -> AsyncStream<ReachabilityState> { board.changes() }
  }
#endif
