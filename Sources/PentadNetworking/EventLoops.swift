#if Networking
  import NIOPosix
  import PentadCore

  #if canImport(Glibc)
    import Glibc
  #elseif canImport(Musl)
    import Musl
  #else
    import Darwin
  #endif

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
      return withBlockedSignals { MultiThreadedEventLoopGroup(numberOfThreads: threads) }
    }

    /// Calls a function with all signals blocked except those that a fault of the thread itself raises.
    ///
    /// A thread inherits the signal mask of its creator. Without it, a signal that all threads of the host
    /// block, such as for `sigwait`, would be delivered to a thread of the transport and end the process.
    private static func withBlockedSignals<Value>(_ body: () -> Value) -> Value {
      var blocked = sigset_t()
      var before = sigset_t()
      sigfillset(&blocked)
      for signal in [SIGSEGV, SIGBUS, SIGFPE, SIGILL, SIGTRAP, SIGABRT] {
        sigdelset(&blocked, signal)
      }
      pthread_sigmask(SIG_BLOCK, &blocked, &before)
      defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
      return body()
    }

    /// Keeps idle threads for another transport.
    static func keep(_ group: MultiThreadedEventLoopGroup, threads: Int) {
      idle.withLock { $0[threads, default: []].append(group) }
    }
  }
#endif
