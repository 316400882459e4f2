#if Networking && canImport(Network)
  import Dispatch
  import Network
  public import PentadCore

  /// Whether the system has a way to the network, as Apple's platforms tell it.
  public final class PathReachability: Reachability {
    private let board = ReachabilityBoard()
    private let monitor = NWPathMonitor()

    /// Begins to watch.
    public init() {
      monitor.pathUpdateHandler = { [board] path in
        board.set(path.status == .satisfied ? .online : .offline)
      }
      monitor.start(queue: DispatchQueue(label: "pentad.reachability"))
    }

    deinit { monitor.cancel() }

    /// What the system said last.
    public var state: ReachabilityState { board.state }

    /// What is known now, then each change; see ``PentadCore/Reachability``.
    public func changes() -> AsyncStream<ReachabilityState> { board.changes() }
  }
#endif
