public import Synchronization

/// A mutual exclusion lock around a value: `Mutex`, in a form that ThreadSanitizer understands.
///
/// On Linux the slow path of `Mutex` is in the standard library, which is not built for the
/// sanitizer. The sanitizer therefore reports every contended critical section as a race, in the
/// host's tests too. The atomic load and store here express the same order (one section happens
/// before the next) in code that the sanitizer sees. Their cost is not measurable next to that of
/// the lock.
///
/// No foreign code may run inside ``withLock(_:)``: no handler, and no `deinit` of an object of the
/// host.
///
/// ``withLock(_:)`` is inlinable: as a call into another module, it would look up the types of its
/// value and result each time. That takes longer than the section.
@usableFromInline package struct Lock<Value>: ~Copyable, Sendable {
  @usableFromInline let value: Mutex<Value>
  @usableFromInline let isPassedOn = Atomic(false)

  /// Makes a lock around `value`.
  package init(_ value: consuming sending Value) {
    self.value = Mutex(value)
  }

  /// Runs `body` with exclusive access to the value. Not recursive.
  @inlinable package borrowing func withLock<Result, Failure: Error>(
    _ body: (inout sending Value) throws(Failure) -> sending Result
  ) throws(Failure) -> sending Result {
    try value.withLock { (value: inout sending Value) throws(Failure) -> sending Result in
      _ = isPassedOn.load(ordering: .acquiring)
      defer { isPassedOn.store(true, ordering: .releasing) }
      return try body(&value)
    }
  }
}
