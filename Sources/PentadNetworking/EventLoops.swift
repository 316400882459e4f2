#if Networking
  import NIOPosix
  import PentadCore

  /// The event loop threads of the transports, which outlive them.
  ///
  /// The lookup of a name and the creation of a TLS context cannot be interrupted. Their results
  /// are delivered to the transport's loop, even if the transport was shut down meanwhile. SwiftNIO
  /// may end the process if that loop has ended. So the threads of a transport that was shut down
  /// are reused by the next one. Their number is the largest number that was in use at the same
  /// time.
  enum EventLoops {
    private static let idle = Lock<[Int: [MultiThreadedEventLoopGroup]]>([:])

    /// Returns threads that no other transport uses.
    ///
    /// - Throws: ``PentadCore/PentadError/Code/unavailable`` when the process has too many open
    ///   files or can start no further thread.
    static func take(_ threads: Int) throws(PentadError) -> MultiThreadedEventLoopGroup {
      if let group = idle.withLock({ $0[threads]?.popLast() }) { return group }
      // SwiftNIO ends the process if a loop gets no thread, epoll instance, event or timer descriptor.
      try SpareThreads.require(threads + 2)
      try SpareDescriptors.require(3 * threads + 4)
      return MultiThreadedEventLoopGroup(numberOfThreads: threads)
    }

    /// Keeps idle threads for another transport.
    static func keep(_ group: MultiThreadedEventLoopGroup, threads: Int) {
      idle.withLock { $0[threads, default: []].append(group) }
    }
  }
#endif
