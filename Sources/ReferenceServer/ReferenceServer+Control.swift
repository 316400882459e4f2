#if Networking
  extension ReferenceServer {
    /// Activates a fault, after the existing ones. Returns the number with which it can be removed.
    @discardableResult public func inject(_ fault: Fault) -> Int { core.faults.add(fault) }

    /// Removes one fault, or all.
    public func removeFaults(_ id: Int? = nil) { core.faults.remove(id) }

    /// The last requests, at most 10,000, oldest first, except those to `/control/`.
    public var log: [RequestRecord] { core.log.records }

    /// Returns the number of logged requests with a path that begins with `path` and a query that
    /// contains `query`.
    public func requestCount(path: String = "/", query: String = "") -> Int {
      log.count { $0.path.hasPrefix(path) && (query.isEmpty || $0.query.contains(query)) }
    }

    /// Resets catalogue, devices, faults, log and clock to the initial state.
    public func reset() { core.reset() }
  }
#endif
