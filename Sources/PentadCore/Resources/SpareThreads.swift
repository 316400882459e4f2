#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A check that threads can be started, for code that otherwise ends the process, or waits without
/// limit.
package enum SpareThreads {
  /// Throws ``PentadError/Code/unavailable`` unless `count` more threads can run at the same time
  /// now.
  ///
  /// They have the system's default stack, which is the size that Dispatch and SwiftNIO ask for.
  package static func require(_ count: Int) throws(PentadError) {
    let gate = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    pthread_mutex_init(gate, nil)
    pthread_mutex_lock(gate)
    defer {
      pthread_mutex_destroy(gate)
      gate.deallocate()
    }
    var threads: [pthread_t] = []
    while threads.count < count, let thread = start(waitingAt: gate) { threads.append(thread) }
    // All of them are alive up to here.
    pthread_mutex_unlock(gate)
    for thread in threads { pthread_join(thread, nil) }
    guard threads.count == count else { throw exhausted }
  }

  private static func start(waitingAt gate: UnsafeMutablePointer<pthread_mutex_t>) -> pthread_t? {
    #if canImport(Darwin)
      var thread: pthread_t?
    #else
      var thread = pthread_t()
    #endif
    return pthread_create(&thread, nil, passGate, gate) == 0 ? thread : nil
  }

  private static let exhausted = PentadError(
    .unavailable,
    "no further thread can be started: end some, or allow this process more memory or threads")
}

/// Waits until the gate is open.
#if canImport(Darwin)
  private func passGate(_ gate: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
    let gate = gate.assumingMemoryBound(to: pthread_mutex_t.self)
    pthread_mutex_lock(gate)
    pthread_mutex_unlock(gate)
    return nil
  }
#else
  private func passGate(_ gate: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    guard let gate = gate?.assumingMemoryBound(to: pthread_mutex_t.self) else { return nil }
    pthread_mutex_lock(gate)
    pthread_mutex_unlock(gate)
    return nil
  }
#endif
