#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The identity of the current thread.
///
/// A value is unique only while its thread lives. Use it only while that thread is known to be
/// busy: inside a callback.
///
/// glibc declares `pthread_self` as constant, so an optimiser may reuse its result after an
/// `await`, on another thread. It is therefore called only in synchronous functions, which begin
/// and end on one thread.
package struct ThreadIdentity: Hashable, Sendable {
  private let id: UInt

  package static var current: ThreadIdentity {
    #if canImport(Glibc)
      ThreadIdentity(id: pthread_self())
    #else
      ThreadIdentity(id: UInt(bitPattern: pthread_self()))
    #endif
  }
}
