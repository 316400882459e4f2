#if Networking
  extension ReferenceServer {
    /// Puts a fault in force, after those there are; returns the number it is removed by.
    @discardableResult public func inject(_ fault: Fault) -> Int { core.faults.add(fault) }

    /// Takes a fault out of force, or all.
    public func removeFaults(_ id: Int? = nil) { core.faults.remove(id) }

    /// The last requests, at most 10,000, oldest first; those to `/control/` are not among them.
    public var log: [RequestRecord] { core.log.records }

    /// How many requests of the log have a path that begins with `path` and a query with `query` in it.
    public func requestCount(path: String = "/", query: String = "") -> Int {
      log.count { $0.path.hasPrefix(path) && (query.isEmpty || $0.query.contains(query)) }
    }

    /// Puts everything back to the beginning: catalogue, devices, faults, log and clock.
    public func reset() { core.reset() }
  }
#endif
