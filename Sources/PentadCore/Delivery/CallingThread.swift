#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The thread that asks.
///
/// Equal to another value only while that thread lives, so a value is worth something as long as
/// its thread is known to be busy: inside a callback.
///
/// glibc declares `pthread_self` as constant, and an optimiser may carry its answer across an
/// `await` to another thread. It is therefore asked for in synchronous functions only, each of which
/// begins and ends on one thread.
package struct CallingThread: Hashable, Sendable {
  private let id: UInt

  package static var current: CallingThread {
    #if canImport(Glibc)
      CallingThread(id: pthread_self())
    #else
      CallingThread(id: UInt(bitPattern: pthread_self()))
    #endif
  }
}
