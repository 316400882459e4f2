#if Networking
  import NIOPosix
  import PentadCore

  /// The threads of the transports, which outlive them.
  ///
  /// The lookup of a name and the making of a TLS context cannot be interrupted. What they find is handed to
  /// the transport's loop, also when the transport was shut down meanwhile, and SwiftNIO is to end the process
  /// if that loop has ended. So the threads of a transport that was shut down wait for the next one: there are
  /// as many as the transports had that were open at once.
  enum EventLoops {
    private static let idle = Lock<[Int: [MultiThreadedEventLoopGroup]]>([:])

    /// Threads that no other transport uses.
    ///
    /// - Throws: ``PentadCore/PentadError/Code/unavailable`` when the process has too many open files or can
    ///   start no further thread.
    static func take(_ threads: Int) throws(PentadError) -> MultiThreadedEventLoopGroup {
      if let group = idle.withLock({ $0[threads]?.popLast() }) { return group }
      // SwiftNIO ends the process if a loop gets no thread, epoll instance, event or timer descriptor.
      try SpareThreads.require(threads + 2)
      try SpareDescriptors.require(3 * threads + 4)
      return MultiThreadedEventLoopGroup(numberOfThreads: threads)
    }

    /// Keeps so many threads, on which nothing is going on any more, for another transport.
    static func keep(_ group: MultiThreadedEventLoopGroup, threads: Int) {
      idle.withLock { $0[threads, default: []].append(group) }
    }
  }
#endif
