import PentadCore

/// The pending calls that open something, each with a closure that gives back the context in its
/// options.
///
/// After `pentad_shutdown` none of the program's code is called, not even a `context_free`. So
/// `pentad_shutdown` itself gives the contexts back before it returns; if called in a callback,
/// after that callback has returned.
enum UnopenedHandles {
  private static let waiting = Lock<[ObjectIdentifier: @Sendable () -> Void]>([:])

  static func add(_ operation: OperationHandle, _ giveUp: @escaping @Sendable () -> Void) {
    waiting.withLock { $0[ObjectIdentifier(operation)] = giveUp }
  }

  /// Removes and returns the closure of a call, which only this caller may run; nil if the context
  /// has already been given back.
  static func remove(_ operation: OperationHandle) -> (@Sendable () -> Void)? {
    waiting.withLock { $0.removeValue(forKey: ObjectIdentifier(operation)) }
  }

  /// Gives back all contexts: none of the calls will complete.
  static func giveUp() {
    let all = waiting.withLock { waiting in
      defer { waiting = [:] }
      return waiting
    }
    for giveUp in all.values { giveUp() }
  }
}
