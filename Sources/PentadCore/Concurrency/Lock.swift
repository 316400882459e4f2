public import Synchronization

/// A value that one thread at a time may touch: `Mutex`, in a form that ThreadSanitizer understands.
///
/// On Linux the slow path of `Mutex` stands in the standard library, which is not built for the
/// sanitizer: it reports every contended critical section as a race, in the host's tests too. The
/// load and the store here say the same thing, that one section happens before the next, in code it
/// does see. They cost nothing that can be measured beside the lock.
///
/// No foreign code may run inside ``withLock(_:)``: no handler, and no `deinit` of what a host gave us.
///
/// Other modules see the body of ``withLock(_:)``: as a call it would look up the types of its value and
/// result each time, which takes longer than the section.
@usableFromInline package struct Lock<Value>: ~Copyable, Sendable {
  @usableFromInline let value: Mutex<Value>
  @usableFromInline let isPassedOn = Atomic(false)

  /// Makes a lock around `value`.
  package init(_ value: consuming sending Value) {
    self.value = Mutex(value)
  }

  /// Runs `body` with the value while no other thread has it. Not recursive.
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
